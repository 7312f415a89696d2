import type { BlazonError } from '../../model/errors.ts'
import { FIXED_STORE_BOUNDS, STORE_BOUNDS, type StoreBounds } from '../../model/options/store.ts'
import { DEFAULTS } from '../../model/options.ts'
import type { StoreStatus, UsageOf } from '../../model/store-status.ts'
import type { WorkStatus } from '../../model/work-status.ts'
import { type OpenOptions, tellOrThrow } from '../options.ts'
import type { Store } from '../store.ts'
import { createAccess, type Resume } from './access.ts'
import { accountsIn } from './accounts.ts'
import { type Blobs, blobsIn } from './blobs.ts'
import type { TrackedChanges } from './changes.ts'
import { correctionsIn } from './corrections.ts'
import { directoryIn } from './directory.ts'
import { jobMethods } from './job-methods.ts'
import { type Holder, leasesIn } from './leases.ts'
import {
  accountMethods,
  batchMethods,
  blobMethods,
  correctionMethods,
  directoryMethods,
  keyMethods,
  lookupMethods,
  NOTHING,
  taskMethods,
} from './methods.ts'
import type { CountChunk } from './results.ts'
import type { Sql, Steps } from './sql.ts'
import { tasksIn } from './tasks.ts'
import { tidyingIn } from './tidy.ts'
import { type ChunksInHand, reportingIn, workStatusIn } from './work-status.ts'

/** An opened database of one kind. */
export interface Opened extends Pick<StatusOfKind, 'size' | 'shrinks'> {
  readonly sql: Sql
  /** The database, as messages name it. */
  readonly name: string
  readonly isReadonly: boolean
  readonly isOpen: () => boolean
  readonly resume: Resume
  readonly changes: TrackedChanges
  readonly failureOf: (thrown: unknown) => BlazonError
  /** Called after a write that may make a deletion necessary. */
  readonly afterWrite: () => void
  /** The bytes that count for the limit of the whole database. */
  readonly used: (bounds: StoreBounds) => Steps<{ readonly bytes: number; readonly most: number }>
  /** Adds to the counts of a chunk. Undefined for a database without chunks. */
  readonly countChunk?: CountChunk
  /** How long this process could not reach the database lately, in milliseconds. Default: 0. */
  readonly outageMs?: () => number
  /** Undefined for a database without chunks. */
  readonly chunksInHand?: () => Steps<ChunksInHand>
}

type OfKind = 'tidy' | 'forget' | 'close'

/** The methods of a store on an opened database, without those that depend on its kind. */
export function storeOver(opened: Opened, options: OpenOptions) {
  const { sql, name, isReadonly, changes, failureOf, used } = opened
  const { now, random, onUnkept, onCall = () => undefined, givenBounds, settings } = options
  const nowMs = () => now().getTime()
  const blobs = blobsIn(sql, { place: options.blobs, nowMs, random, name })
  const bounds = boundsOf(sql, givenBounds, isReadonly)
  const { heldLike, isHolding, letGo, ...leases } = leasesIn(sql, nowMs, name, opened.outageMs)
  const batch = function* () {
    return (yield* heldLike('batch%'))[0]
  }
  const work = workStatusIn(
    sql,
    function* () {
      return [...(yield* heldLike('batch%')), ...(yield* heldLike('worker %'))]
    },
    opened.chunksInHand,
  )
  let sealed = false
  const surroundings = {
    ...opened,
    onCall,
    isSealed: () => sealed,
    unkept: (failure: BlazonError) => tellOrThrow(failure, onUnkept),
  }
  const call = createAccess(surroundings)
  const failed = (thrown: unknown) => tellOrThrow(failureOf(thrown), onUnkept)
  const store = {
    ...lookupMethods(call, sql, { ...options, countChunk: opened.countChunk, blobs }),
    ...batchMethods(call, sql, options),
    ...keyMethods(call, sql, { ...options, changes, failed }),
    acquireLease: call('acquireLease', leases.acquireLease),
    renewLease: call('renewLease', reportingIn(sql, leases.renewLease), NOTHING),
    releaseLease: call('releaseLease', leases.releaseLease),
    ...taskMethods(call, tasksIn(sql, nowMs, isHolding)),
    ...jobMethods(call, sql, { nowMs, random, isHolding }),
    status: call('status', statusIn(sql, { ...opened, bounds: bounds.read, batch, work, blobs })),
    changes,
    directory: directoryMethods(call, directoryIn(sql, nowMs)),
    corrections: correctionMethods(call, correctionsIn(sql)),
    // Each request of a service counts tokens and credits, so these calls are not timed.
    accounts: accountMethods(createAccess({ ...surroundings, onCall: () => undefined }), {
      ...accountsIn(sql, { nowMs, random, callMaxAgeMs: settings.callMaxAgeMs }),
    }),
    seal() {
      sealed = true
    },
  } satisfies Omit<Store, OfKind>
  const tidying = tidyingIn(sql, {
    nowMs,
    bounds: bounds.read,
    *isBatchRunning() {
      return (yield* batch()) !== undefined
    },
    *isOver(limits) {
      const { bytes, most } = yield* used(limits)
      return bytes > most
    },
  })
  return {
    ...{ store, call, tidying, heldLike, isHolding, letGo, writeBounds: bounds.write },
    blobs: blobMethods(call, blobs, isReadonly),
  }
}

interface Bounds {
  /** Writes the limits that the caller sets. It is called once, when the database is opened. */
  readonly write: () => Steps<void>
  readonly read: () => Steps<StoreBounds>
}

/**
 * The limits of a database. One that a caller sets is written into it, for all processes that work on it; the
 * last one counts, and others have their default. `Infinity` means no limit.
 */
function boundsOf(sql: Sql, set: OpenOptions['givenBounds'], isReadonly: boolean): Bounds {
  const select = sql.prepare<[], { name: string; value: number }>('SELECT name, value FROM bounds')
  const put = sql.prepare<[string, number]>(
    `INSERT INTO bounds (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
     WHERE bounds.value <> excluded.value`,
  )
  const own = STORE_BOUNDS.flatMap((name) => {
    const value = set[name]
    return value === undefined ? [] : [[name, Math.min(value, Number.MAX_SAFE_INTEGER)] as const]
  })
  const putOwn = sql.write('bounds', function* () {
    for (const [name, value] of own) yield* put.run(name, value)
  })
  return {
    *write() {
      if (!isReadonly && own.length > 0) yield* putOwn()
    },
    *read() {
      const kept = new Map((yield* select.all()).map(({ name, value }) => [name, value]))
      const settable = STORE_BOUNDS.map((name) => [name, kept.get(name) ?? DEFAULTS.store[name]])
      // A file of an earlier version may contain further limits, which do not apply any more.
      return { ...Object.fromEntries(settable), ...FIXED_STORE_BOUNDS }
    },
  }
}

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
interface StatusOfKind {
  readonly bounds: () => Steps<StoreBounds>
  /** The process that holds the lease of batches. */
  readonly batch: () => Steps<Holder | undefined>
  readonly size: () => Steps<Omit<StoreStatus['bytes'], 'answers'>>
  readonly shrinks: () => boolean
  readonly work: () => Steps<WorkStatus>
  readonly blobs: Pick<Blobs, 'address'>
}

function statusIn(
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
