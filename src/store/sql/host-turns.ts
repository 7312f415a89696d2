import { SECOND } from '../../model/units.ts'
import type { HostTurns } from '../store.ts'
import type { Computed, Sql, Steps } from './sql.ts'

/** A turn ends by itself after this time, because its process may have died. No lookup takes longer. */
const MAX_TURN_MS = 300 * SECOND
/** The longest time after which a caller asks again for a busy host, because a turn may end at any time. */
const BUSY_PAUSE_MS = 200

interface Row {
  readonly turn: string
  readonly until: number
  readonly is_rest: 0 | 1
}

type TakeTurn = (host: string, most: number, turn: string) => Steps<{ turn: string } | { waitMs: number }>

/**
 * The table has a row for each turn that is taken, or whose pause is not over. Old rows of a host are deleted
 * with its next turn. `takeTurn` gets the id of the new turn, so that a repeated call takes the same turn.
 */
export function hostTurnsIn(
  sql: Sql,
  nowMs: () => number,
): Computed<'endTurn', HostTurns> & { readonly takeTurn: TakeTurn } {
  const deleteOld = sql.prepare<[string, number]>('DELETE FROM host_turns WHERE host = ? AND until <= ?')
  const select = sql.prepare<[string], Row>('SELECT turn, until, is_rest FROM host_turns WHERE host = ?')
  const insert = sql.prepare<[string, string, number]>(
    'INSERT INTO host_turns (turn, host, until, is_rest) VALUES (?, ?, ?, 0)',
  )
  const end = sql.prepare<[number, number, string]>(
    'UPDATE host_turns SET until = ?, is_rest = ? WHERE turn = ?',
  )
  const take = sql.write(
    (host: string) => `host ${host}`,
    function* (host: string, most: number, turn: string): Steps<{ turn: string } | { waitMs: number }> {
      const now = nowMs()
      yield* deleteOld.run(host, now)
      const taken = yield* select.all(host)
      // The first call stored the turn, but its answer was lost with its connection.
      if (taken.some((row) => row.turn === turn)) return { turn }
      const rests = taken.filter((row) => row.is_rest === 1).map(({ until }) => until - now)
      if (rests.length > 0) return { waitMs: Math.max(...rests) }
      if (taken.length >= most)
        return { waitMs: Math.min(BUSY_PAUSE_MS, ...taken.map(({ until }) => until - now)) }
      yield* insert.run(turn, host, now + MAX_TURN_MS)
      return { turn }
    },
  )
  return {
    takeTurn: take,
    *endTurn(turn, pauseMs, restMs = 0) {
      const isRest = restMs > pauseMs
      yield* end.run(nowMs() + Math.max(pauseMs, restMs), isRest ? 1 : 0, turn)
    },
  }
}
