import type { BlazonError } from '../../model/errors.ts'
import type { StoreBounds } from '../../model/options/store.ts'
import { type OpenOptions, tellOrThrow } from '../options.ts'
import type { Store } from '../store.ts'
import { createAccess, type Resume } from './access.ts'
import { accountsIn } from './accounts.ts'
import { blobsIn } from './blobs.ts'
import { boundsOf } from './bounds.ts'
import type { TrackedChanges } from './changes.ts'
import { correctionsIn } from './corrections.ts'
import { directoryIn } from './directory.ts'
import { jobMethods } from './job-methods.ts'
import { leasesIn } from './leases.ts'
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
import { type StatusOfKind, statusIn } from './status.ts'
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
  const { heldLike, isHolding, ...leases } = leasesIn(sql, nowMs, name, opened.outageMs)
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
    ...{ store, call, tidying, heldLike, isHolding, writeBounds: bounds.write },
    blobs: blobMethods(call, blobs, isReadonly),
  }
}
