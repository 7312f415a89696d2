import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { BlazonError } from '../../model/errors.ts'
import { LEASE } from '../../model/lease.ts'
import type { Leases } from '../store.ts'
import type { Computed, Sql, Steps } from './sql.ts'

/** The process that holds a lease. */
export interface Holder {
  readonly host: string
  readonly pid: number
  readonly renewed_at: number
}

/** A lease with its holder. */
export interface Holding extends Holder {
  readonly name: string
  readonly holder: string
}

type Row = Holding

/** The holders in this process. In a container an earlier process may have had the same id. */
const heldHere = new Set<string>()

/**
 * A lease is a row with the time of its last renewal. `heldLike`: the holders of leases whose names match a
 * `LIKE` pattern. `isHolding`: whether a holder still has its lease. `letGo`: leases that abandoned work still
 * has become free for a later store of this process.
 */
export function leasesIn(
  sql: Sql,
  nowMs: () => number,
  path: string,
  outageMs = () => 0,
): Computed<keyof Leases, Leases> & {
  readonly holderOf: (name: string) => Steps<Holder | undefined>
  readonly heldLike: (pattern: string) => Steps<readonly Holding[]>
  readonly isHolding: (holder: string) => Steps<boolean>
  readonly letGo: () => void
} {
  const host = hostname()
  const ofStore = new Set<string>()
  const drop = (holder: string) => ofStore.delete(holder) && heldHere.delete(holder)
  // Machines that share a PostgreSQL server may have the same host name.
  const machine = sql.kind === 'sqlite' ? '' : ` ${MACHINE}`
  const select = sql.prepare<[string], Row>(
    'SELECT name, holder, host, pid, renewed_at FROM leases WHERE name = ?',
  )
  const selectHolder = sql.prepare<[string], Row>(
    'SELECT name, holder, host, pid, renewed_at FROM leases WHERE holder = ?',
  )
  const selectLike = sql.prepare<[string], Row>(
    'SELECT name, holder, host, pid, renewed_at FROM leases WHERE name LIKE ? ORDER BY name',
  )
  const take = sql.prepare<[string, string, string, number, number, number]>(
    `INSERT INTO leases (name, holder, host, pid, renewed_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET
       holder = excluded.holder, host = excluded.host, pid = excluded.pid, renewed_at = excluded.renewed_at
     WHERE leases.renewed_at = ?`,
  )
  const renew = sql.prepare<[number, string]>('UPDATE leases SET renewed_at = ? WHERE holder = ?')
  const release = sql.prepare<[string]>('DELETE FROM leases WHERE holder = ?')

  const isHeld = (row: Row): boolean => {
    // During an outage, other processes may have been unable to renew their leases, too.
    if (nowMs() - row.renewed_at > LEASE.maxAgeMs + outageMs()) return false
    if (row.host !== host || !row.holder.endsWith(machine)) return true
    return row.pid === process.pid ? heldHere.has(row.holder) : isAlive(row.pid)
  }
  const holderOf = function* (name: string): Steps<Row | undefined> {
    const row = yield* select.get(name)
    return row && isHeld(row) ? row : undefined
  }
  const acquire = sql.write(lockOf, function* (name: string, holder: string) {
    const row = yield* select.get(name)
    if (row && isHeld(row)) throw heldBy(path, name, row)
    // Before the row is written, because a lease of an unknown holder in this process looks free.
    heldHere.add(holder)
    ofStore.add(holder)
    const taken = yield* take.run(name, holder, host, process.pid, nowMs(), row?.renewed_at ?? 0)
    // The holder of an expired lease may have renewed it after the row was read.
    if (row && taken === 0) throw heldBy(path, name, row)
  })
  return {
    holderOf,
    *heldLike(pattern) {
      return (yield* selectLike.all(pattern)).filter(isHeld)
    },
    *isHolding(holder) {
      const row = yield* selectHolder.get(holder)
      return row !== undefined && isHeld(row)
    },
    *acquireLease(name) {
      const holder = `${randomUUID()}${machine}`
      try {
        yield* acquire(name, holder)
        return holder
      } catch (thrown) {
        // If only the answer was lost, the row exists, and looks free without its holder.
        drop(holder)
        throw thrown
      }
    },
    *renewLease(holder) {
      if ((yield* renew.run(nowMs(), holder)) === 0) {
        throw new BlazonError('storage', `Another process has taken over the work on the database ${path}.`)
      }
    },
    *releaseLease(holder) {
      drop(holder)
      yield* release.run(holder)
    },
    letGo: () => void [...ofStore].map(drop),
  }
}

const lockOf = (name: string) => `lease ${name}`

/**
 * Identifies this machine and, for a container, its process table. Where that is unknown, it identifies only
 * this process, so the leases of other processes end only by their age.
 */
const MACHINE = machineId('/proc/sys/kernel/random/boot_id', '/proc/self/ns/pid')

function machineId(boot: string, processes: string): string {
  if (!existsSync(boot) || !existsSync(processes)) return randomUUID()
  return `${readFileSync(boot, 'utf8').trim()} ${readlinkSync(processes)}`
}

function heldBy(path: string, name: string, { pid, host }: Row): BlazonError {
  const message = `Another ${name} (process ${pid} on ${host}) is working on the database ${path}; let it finish or stop it.`
  return new BlazonError('storage', message, { reason: 'lease_held' })
}

/**
 * Returns whether the process exists. Signal 0 does nothing; EPERM means that it is another user's. A killed
 * one answers until its parent has read its exit code, so the process table is read, too.
 */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Reads the state behind the name in parentheses, on Linux. Elsewhere a lease has to expire. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /\) [ZX] /.test(readFileSync(file, 'utf8'))
}
