import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Database } from 'better-sqlite3'
import { BlazonError } from '../model/errors.ts'

/**
 * One batch at a time works on a database. Its lease is a row with a time that it renews; a lease is free to take
 * when it was not renewed for `leaseMaxAgeMs`, or when its process has died on this machine. So a killed batch is
 * followed at once here, and after that time from another machine or container.
 */
export interface Leases {
  /**
   * Takes the lease and returns its holder's name, for the two calls below.
   *
   * @throws BlazonError `storage` when another batch holds it: it does not wait.
   */
  acquireLease(name: string): string
  /** Says that the holder lives. Throws `storage` when the lease has gone to another. */
  renewLease(holder: string): void
  releaseLease(holder: string): void
}

interface Row {
  readonly holder: string
  readonly host: string
  readonly pid: number
  readonly renewed_at: number
}

/** Leases of this very process: in a container, a dead predecessor may have had the same process id. */
const heldHere = new Set<string>()

export function leasesIn(db: Database, nowMs: () => number, leaseMaxAgeMs: number, path: string): Leases {
  const host = hostname()
  const select = db.prepare<[string], Row>('SELECT holder, host, pid, renewed_at FROM leases WHERE name = ?')
  const take = db.prepare<[string, string, string, number, number]>(
    'INSERT OR REPLACE INTO leases (name, holder, host, pid, renewed_at) VALUES (?, ?, ?, ?, ?)',
  )
  const renew = db.prepare<[number, string]>('UPDATE leases SET renewed_at = ? WHERE holder = ?')
  const release = db.prepare<[string]>('DELETE FROM leases WHERE holder = ?')

  const isHeld = (row: Row): boolean => {
    if (nowMs() - row.renewed_at > leaseMaxAgeMs) return false
    if (row.host !== host) return true
    return row.pid === process.pid ? heldHere.has(row.holder) : isAlive(row.pid)
  }
  const acquire = db.transaction((name: string, holder: string) => {
    const row = select.get(name)
    if (row && isHeld(row)) throw new BlazonError('storage', heldBy(path, name, row))
    take.run(name, holder, host, process.pid, nowMs())
  })
  return {
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

/** Signal 0 only asks. EPERM: alive, and somebody else's. A killed process that nobody has reaped yet still answers. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** By Linux's process table, where the state stands behind the name in parentheses; elsewhere the lease has to run out. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /\) [ZX] /.test(readFileSync(file, 'utf8'))
}
