import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Database } from 'better-sqlite3'
import { BlazonError } from '../../model/errors.ts'
import { LEASE } from '../../model/lease.ts'
import type { Immediate } from './access.ts'

/** The process that holds a lease. */
export interface Holder {
  readonly host: string
  readonly pid: number
  readonly renewed_at: number
}

interface Row extends Holder {
  readonly holder: string
}

/**
 * The holders in this process. A process id alone does not identify them, because in a container an earlier
 * process may have had the same one.
 */
const heldHere = new Set<string>()

type Methods = 'acquireLease' | 'renewLease' | 'releaseLease'

/**
 * A lease is a row with the time of its last renewal. `holderOf` returns the current holder of the lease, and
 * `isHolding` whether a holder still has its lease.
 */
export function leasesIn(
  db: Database,
  nowMs: () => number,
  path: string,
): Immediate<Methods> & {
  readonly holderOf: (name: string) => Holder | undefined
  readonly isHolding: (holder: string) => boolean
} {
  const host = hostname()
  const select = db.prepare<[string], Row>('SELECT holder, host, pid, renewed_at FROM leases WHERE name = ?')
  const selectHolder = db.prepare<[string], Row>(
    'SELECT holder, host, pid, renewed_at FROM leases WHERE holder = ?',
  )
  const take = db.prepare<[string, string, string, number, number]>(
    'INSERT OR REPLACE INTO leases (name, holder, host, pid, renewed_at) VALUES (?, ?, ?, ?, ?)',
  )
  const renew = db.prepare<[number, string]>('UPDATE leases SET renewed_at = ? WHERE holder = ?')
  const release = db.prepare<[string]>('DELETE FROM leases WHERE holder = ?')

  const isHeld = (row: Row): boolean => {
    if (nowMs() - row.renewed_at > LEASE.maxAgeMs) return false
    if (row.host !== host) return true
    return row.pid === process.pid ? heldHere.has(row.holder) : isAlive(row.pid)
  }
  const holderOf = (name: string) => {
    const row = select.get(name)
    return row && isHeld(row) ? row : undefined
  }
  const acquire = db.transaction((name: string, holder: string) => {
    const row = holderOf(name)
    if (row) throw new BlazonError('storage', heldBy(path, name, row))
    take.run(name, holder, host, process.pid, nowMs())
  })
  return {
    holderOf,
    isHolding(holder) {
      const row = selectHolder.get(holder)
      return row !== undefined && isHeld(row)
    },
    acquireLease(name) {
      const holder = randomUUID()
      acquire.immediate(name, holder)
      heldHere.add(holder)
      return holder
    },
    renewLease(holder) {
      if (renew.run(nowMs(), holder).changes === 0) {
        throw new BlazonError('storage', `Another process has taken over the work on the database ${path}.`)
      }
    },
    releaseLease(holder) {
      heldHere.delete(holder)
      release.run(holder)
    },
  }
}

function heldBy(path: string, name: string, { pid, host }: Row): string {
  return `Another ${name} (process ${pid} on ${host}) is working on the database ${path}; let it finish or stop it.`
}

/**
 * Asks with signal 0, which does nothing to the process. EPERM means that it is alive and another user's. A
 * killed process whose parent has not asked for its exit code yet still answers, so the process table is read
 * too.
 */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Reads the state from Linux's process table, where it comes after the name in parentheses. Elsewhere the
 * answer is false, and the lease has to expire.
 */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /\) [ZX] /.test(readFileSync(file, 'utf8'))
}
