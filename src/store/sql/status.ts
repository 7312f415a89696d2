import type { StoreBounds } from '../../model/options/store.ts'
import type { StoreStatus, UsageOf } from '../../model/store-status.ts'
import type { WorkStatus } from '../../model/work-status.ts'
import type { Blobs } from './blobs.ts'
import type { Holder } from './leases.ts'
import type { Sql, Steps } from './sql.ts'

/** The table of each kind of content, and the column with the time of a row. */
const KINDS = {
  results: ['results', 'finished_at'],
  languages: ['language_results', 'finished_at'],
  snapshots: ['snapshots', 'kept_at'],
  pages: ['scrapes', 'kept_at'],
  pictures: ['pictures', 'kept_at'],
  renditions: ['renditions', 'kept_at'],
} as const

/** The functions from which the status of a database is made. */
export interface StatusOfKind {
  readonly bounds: () => Steps<StoreBounds>
  /** The process that holds the lease of batches. */
  readonly batch: () => Steps<Holder | undefined>
  readonly size: () => Steps<Omit<StoreStatus['bytes'], 'answers'>>
  readonly shrinks: () => boolean
  readonly work: () => Steps<WorkStatus>
  readonly blobs: Pick<Blobs, 'address'>
}

export function statusIn(
  sql: Sql,
  { bounds, batch, size, shrinks, work, blobs }: StatusOfKind,
): () => Steps<StoreStatus> {
  const usage = sql.prepare<[], { kind: string; entries: number; bytes: number }>('SELECT * FROM usage')
  const times = Object.entries(KINDS).map(([kind, [table, time]]) => {
    const at = (which: 'min' | 'max') => `(SELECT ${which}(${time}) FROM ${table})`
    const select = sql.prepare<[], { oldest: number | null; newest: number | null }>(
      `SELECT ${at('min')} AS oldest, ${at('max')} AS newest`,
    )
    return [kind, select] as const
  })
  return sql.read(function* (): Steps<StoreStatus> {
    const rows = new Map((yield* usage.all()).map(({ kind, ...row }) => [kind, row]))
    const of = (kind: string) => rows.get(kind) ?? { entries: 0, bytes: 0 }
    const kinds: [string, UsageOf][] = []
    for (const [kind, select] of times) {
      const { oldest = null, newest = null } = (yield* select.get()) ?? {}
      kinds.push([kind, { ...of(kind), oldest: isoOf(oldest), newest: isoOf(newest) }])
    }
    const holder = yield* batch()
    return {
      bytes: { ...(yield* size()), answers: of('answers').bytes },
      shrinks: shrinks(),
      blobs: { ...of('blobs'), place: (yield* blobs.address()) ?? null },
      kinds: Object.fromEntries(kinds) as StoreStatus['kinds'],
      bounds: yield* bounds(),
      batch: holder ? { pid: holder.pid, host: holder.host, seenAt: isoOf(holder.renewed_at) ?? '' } : null,
      work: yield* work(),
    }
  })
}

function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
