import type { BlazonError } from '../../model/errors.ts'
import { type OpenOptions, tellOrThrow } from '../options.ts'
import type { Store } from '../store.ts'
import { createAccess } from './access.ts'
import { accountsIn } from './accounts.ts'
import { boundsOf } from './bounds.ts'
import { changesIn } from './changes.ts'
import { correctionsIn } from './corrections.ts'
import { directoryIn } from './directory.ts'
import { storageFailure } from './failure.ts'
import { forgettingIn } from './forget/index.ts'
import { leasesIn } from './leases.ts'
import {
  accountMethods,
  batchMethods,
  correctionMethods,
  directoryMethods,
  keyMethods,
  lookupMethods,
  NOTHING,
  taskMethods,
} from './methods.ts'
import { type OpenedFile, openFile } from './open.ts'
import { statusIn } from './status.ts'
import { tasksIn } from './tasks.ts'
import { tidyingIn } from './tidy.ts'
import { createTidyTimer } from './tidy-timer.ts'

/**
 * A store in one SQLite file. Bounds in the options are written into the file, for all processes that work on
 * it; see `bounds.ts`. Rejects with `storage` for a folder that is missing, a file that cannot be written, a
 * file that is not a database, or that another program or a newer blazon wrote.
 */
export async function openSqlite(path: string, options: OpenOptions): Promise<Store> {
  const file = await openFile(path, options)
  try {
    return storeIn(file, path, options)
  } catch (thrown) {
    file.db.close()
    throw storageFailure(path, thrown)
  }
}

function storeIn(file: OpenedFile, path: string, options: OpenOptions): Store {
  const { db, isReadonly } = file
  const { now, random, onUnkept, onCall = () => undefined, givenBounds, settings } = options
  const nowMs = () => now().getTime()
  const error = (thrown: unknown) => storageFailure(path, thrown)
  const bounds = boundsOf(db, givenBounds, isReadonly)
  const { holderOf, isHolding, ...leases } = leasesIn(db, nowMs, path)
  const batch = () => holderOf('batch')
  const changes = changesIn(db)
  const { tidy } = tidyingIn(db, nowMs, bounds, () => batch() !== undefined)
  const step = () => {
    changes.mayHaveWritten()
    return tidy()
  }
  const timer = isReadonly ? undefined : createTidyTimer(step, (thrown) => onUnkept?.(error(thrown)))
  let sealed = false
  const surroundings = {
    ...{ db, path, changes, onCall },
    isSealed: () => sealed,
    afterWrite: () => timer?.afterWrite(),
    unkept: (failure: BlazonError) => tellOrThrow(failure, onUnkept),
  }
  const call = createAccess(surroundings)
  // This method lets other work have its turn, so it is not a method of `call`. Only its synchronous
  // beginning is timed.
  const timed =
    <A extends unknown[], R>(name: string, work: (...args: A) => R) =>
    (...args: A): R => {
      const begun = performance.now()
      const done = work(...args)
      onCall(name, performance.now() - begun)
      return done
    }
  const failed = (thrown: unknown) => tellOrThrow(error(thrown), onUnkept)
  return {
    ...lookupMethods(call, file, options),
    ...batchMethods(call, file, options),
    ...keyMethods(call, file, { ...options, changes, failed }),
    acquireLease: call('acquireLease', leases.acquireLease),
    renewLease: call('renewLease', leases.renewLease, NOTHING),
    releaseLease: call('releaseLease', leases.releaseLease),
    ...taskMethods(call, tasksIn(db, nowMs, isHolding)),
    status: call('status', statusIn(db, bounds, batch, path).status),
    tidy: call('tidy', tidy),
    forget: timed('forget', forgettingIn({ db, path, done: changes.mayHaveWritten, nowMs }).forget),
    changes,
    directory: directoryMethods(call, directoryIn(db, nowMs)),
    corrections: correctionMethods(call, correctionsIn(db)),
    // Each request of a service counts tokens and credits, so these calls are not timed.
    accounts: accountMethods(createAccess({ ...surroundings, onCall: () => undefined }), {
      ...accountsIn(db, { nowMs, random, callMaxAgeMs: settings.callMaxAgeMs }),
    }),
    seal() {
      sealed = true
    },
    async close() {
      if (!db.open) return
      timer?.close()
      db.close()
    },
  }
}
