import type { Call, PastCall } from '../../model/usage.ts'
import type { Sql, Steps } from './sql.ts'

/** A call as a portion holds it. */
type Stored = readonly [
  keyId: string,
  requestId: string,
  method: string,
  endpoint: string,
  status: number,
  at: number,
  elapsedMs: number,
  credits: number,
  more?: Pick<Call, 'errorCode' | 'tags' | 'zdr'>,
]

interface Portion {
  readonly last_seq: number
  readonly calls: string
}

const PORTION = 500

/** Portions that are read at once. They are few, because each may contain many calls. */
const READ_AT_ONCE = 8

/** Portions of old calls that one write deletes. They are few, so that the write is short. */
const DELETED_AT_ONCE = 100

/** The history of calls. Calls of one organisation that were stored together share one row. */
export function callsIn(sql: Sql) {
  const insert = sql.prepare<[string, number, string, number]>(
    `INSERT INTO call_portions (organisation, until, calls, last_seq)
     VALUES (?, ?, ?, (SELECT coalesce(max(last_seq), 0) FROM call_portions) + ?)`,
  )
  const same = sql.prepare<[string, number, string]>(
    'SELECT 1 FROM call_portions WHERE organisation = ? AND until = ? AND calls = ?',
  )
  const select = sql.prepare<[string, number, number], Portion>(
    `SELECT last_seq, calls FROM call_portions WHERE organisation = ? AND last_seq < ?
     ORDER BY last_seq DESC LIMIT ?`,
  )
  const isBefore = sql.prepare<[number]>('SELECT 1 FROM call_portions WHERE until < ? LIMIT 1')
  const prune = sql.prepare<[number, number]>(
    `DELETE FROM call_portions WHERE last_seq IN
       (SELECT last_seq FROM call_portions WHERE until < ? ORDER BY until LIMIT ?)`,
  )
  /** The portions with calls before a place, the newest first. */
  const portionsOf = (organisation: string, before: number) => select.all(organisation, before, READ_AT_ONCE)
  return {
    /**
     * Stores calls, and returns those that were not stored before: this method may be called twice with the
     * same calls. It must run in the transaction that counts their credits.
     */
    *put(calls: readonly Call[]): Steps<readonly Call[]> {
      const added: Call[] = []
      for (const organisation of new Set(calls.map((call) => call.organisation))) {
        const own = calls.filter((call) => call.organisation === organisation)
        for (let from = 0; from < own.length; from += PORTION) {
          const portion = own.slice(from, from + PORTION)
          const until = Math.max(...portion.map(({ at }) => at))
          const text = JSON.stringify(portion.map(stored))
          if (yield* same.get(organisation, until, text)) continue
          yield* insert.run(organisation, until, text, portion.length)
          added.push(...portion)
        }
      }
      return added
    },
    /** The newest calls before a place, the newest first. */
    *of(organisation: string, before: number, limit: number): Steps<readonly PastCall[]> {
      const found: PastCall[] = []
      let portions = yield* portionsOf(organisation, before + PORTION)
      while (portions.length > 0) {
        for (const { last_seq, calls } of portions) {
          const portion: readonly Stored[] = JSON.parse(calls)
          for (const [at, call] of portion.toReversed().entries()) {
            const seq = last_seq - at
            if (seq < before) found.push({ seq, organisation, ...callFrom(call) })
            if (found.length === limit) return found
          }
        }
        portions = yield* portionsOf(organisation, portions.at(-1)?.last_seq ?? 0)
      }
      return found
    },
    /** Deletes some of the calls from before a time. */
    *prune(before: number): Steps<void> {
      // Mostly there are no old calls, and the deletion would still create a temporary table.
      if (yield* isBefore.get(before)) yield* prune.run(before, DELETED_AT_ONCE)
    },
  }
}

function stored({
  keyId,
  requestId,
  method,
  endpoint,
  status,
  at,
  elapsedMs,
  credits,
  ...rest
}: Call): Stored {
  const facts = [keyId, requestId, method, endpoint, status, at, elapsedMs, credits] as const
  const { errorCode, tags, zdr } = rest
  if (errorCode === undefined && !tags?.length && !zdr) return facts
  return [...facts, { ...(errorCode && { errorCode }), ...(tags?.length && { tags }), ...(zdr && { zdr }) }]
}

function callFrom([keyId, requestId, method, endpoint, status, at, elapsedMs, credits, more]: Stored) {
  return { keyId, requestId, method, endpoint, status, at, elapsedMs, credits, ...more }
}
