import { existsSync, statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import type { StoreBounds } from '../../model/options/store.ts'
import type { StoreStatus, UsageOf } from '../../model/store-status.ts'
import type { Immediate } from './access.ts'
import type { Holder } from './leases.ts'
import { isIncremental, sizeOf } from './tidy.ts'

/** The table of each kind of content, and the column with the time of a row. */
const KINDS = {
  results: ['results', 'finished_at'],
  languages: ['language_results', 'finished_at'],
  snapshots: ['snapshots', 'kept_at'],
  pages: ['scrapes', 'kept_at'],
  pictures: ['pictures', 'kept_at'],
  renditions: ['renditions', 'kept_at'],
} as const

export function statusIn(
  db: Database,
  bounds: () => StoreBounds,
  batch: () => Holder | undefined,
  path: string,
): Immediate<'status'> {
  const size = sizeOf(db)
  const usage = db.prepare<[], { kind: string; entries: number; bytes: number }>('SELECT * FROM usage')
  const times = Object.entries(KINDS).map(([kind, [table, time]]) => {
    const at = (which: 'min' | 'max') => `(SELECT ${which}(${time}) FROM ${table})`
    const select = db.prepare<[], { oldest: number | null; newest: number | null }>(
      `SELECT ${at('min')} AS oldest, ${at('max')} AS newest`,
    )
    return [kind, select] as const
  })
  const read = db.transaction((): StoreStatus => {
    const rows = new Map(usage.all().map(({ kind, ...row }) => [kind, row]))
    const of = (kind: string) => rows.get(kind) ?? { entries: 0, bytes: 0 }
    const kinds = times.map(([kind, select]): [string, UsageOf] => {
      const { oldest = null, newest = null } = select.get() ?? {}
      return [kind, { ...of(kind), oldest: isoOf(oldest), newest: isoOf(newest) }]
    })
    const { used, free, all } = size()
    const holder = batch()
    return {
      bytes: { file: all, used, free, journal: journalBytes(path), answers: of('answers').bytes },
      shrinks: isIncremental(db),
      kinds: Object.fromEntries(kinds) as StoreStatus['kinds'],
      bounds: bounds(),
      batch: holder ? { pid: holder.pid, host: holder.host, seenAt: isoOf(holder.renewed_at) ?? '' } : null,
    }
  })
  return { status: () => read() }
}

function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}

function journalBytes(path: string): number {
  const journal = `${path}-wal`
  return path !== ':memory:' && existsSync(journal) ? statSync(journal).size : 0
}
