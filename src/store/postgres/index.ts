import type { BlazonError } from '../../model/errors.ts'
import type { StoreBounds } from '../../model/options/store.ts'
import type { OpenOptions } from '../options.ts'
import type { Sql, Steps } from '../sql/sql.ts'
import { storeOver } from '../sql/store.ts'
import { createTidyTimer } from '../sql/tidy-timer.ts'
import type { Store, Tidied } from '../store.ts'
import { type AnnouncedChanges, listenForChanges } from './changes.ts'
import { chunksOver } from './chunk-methods.ts'
import { countingIn } from './chunks.ts'
import { type Connections, openConnections, settingsOf } from './connections.ts'
import { postgresFailure, shownAddress } from './failure.ts'
import { forgettingIn } from './forget.ts'
import { prepare } from './open.ts'
import { postgresSql } from './sql.ts'

/**
 * A store in a PostgreSQL database, for any number of processes on any number of machines. Its tables are in
 * the schema `blazon`. The clocks of the machines must agree to within a second or so.
 *
 * Rejects with `storage` for a server that cannot be reached, a user without rights, a database that does not
 * exist, or that a newer blazon wrote.
 */
export async function openPostgres(address: string, options: OpenOptions): Promise<Store> {
  const name = shownAddress(address)
  const failureOf = (thrown: unknown) => postgresFailure(name, thrown)
  const connections = openConnections(address, options.readonly ?? false)
  try {
    await prepare(settingsOf(address, connections.name, false), address, options)
    const changes = await listenForChanges(settingsOf(address, connections.name, true), connections.name)
    return await storeIn(connections, changes, { name, failureOf, options })
  } catch (thrown) {
    await connections.close()
    throw failureOf(thrown)
  }
}

interface Surroundings {
  readonly name: string
  readonly failureOf: (thrown: unknown) => BlazonError
  readonly options: OpenOptions
}

async function storeIn(
  connections: Connections,
  changes: AnnouncedChanges,
  { name, failureOf, options }: Surroundings,
): Promise<Store> {
  const sql = postgresSql()
  const isReadonly = options.readonly ?? false
  const { perform } = connections
  let isOpen = true
  const countChunk = countingIn(sql)
  const { store, call, tidying, writeBounds, ...leases } = storeOver(
    {
      ...{ sql, name, isReadonly, changes, failureOf, perform },
      isOpen: () => isOpen,
      afterWrite: () => timer?.afterWrite(),
      ...sizesIn(sql),
      shrinks: () => true,
      countChunk,
    },
    options,
  )
  const chunks = chunksOver({ sql, call, leases, countChunk, connections, failureOf, options })
  await perform(writeBounds, { isOnce: false, hasWritten: false })
  const tidy = call('tidy', tidyIn(sql, connections.name, tidying))
  const forget = forgettingIn(sql, () => options.now().getTime())
  // A step ends later than its call. When there is more to delete, the timer calls again.
  const step = (): Tidied => {
    tidy().then(
      (tidied) => tidied === 'more' && isOpen && timer?.afterWrite(),
      (thrown) => options.onUnkept?.(failureOf(thrown)),
    )
    return 'done'
  }
  const timer = isReadonly ? undefined : createTidyTimer(step, () => undefined)
  return {
    ...store,
    chunks: chunks.methods,
    tidy,
    forget: call('forget', forget),
    async close() {
      isOpen = false
      timer?.close()
      await chunks.close()
      await Promise.all([connections.close(), changes.close()])
    },
  }
}

/** The size of the tables with their indexes, and the bytes of their contents. */
function sizesIn(sql: Sql) {
  const all = sql.value<[], number>(
    `SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`,
  )
  const contents = sql.value<[], number>('SELECT coalesce(sum(bytes), 0) FROM usage')
  return {
    *size() {
      const file = (yield* all.get()) ?? 0
      return { file, used: file, free: 0, journal: 0 }
    },
    // Deleted rows take space until PostgreSQL uses it again, so that only contents can count for the bound.
    *used({ maxBytes }: StoreBounds) {
      return { bytes: (yield* contents.get()) ?? 0, most: maxBytes }
    },
  }
}

/** One step of tidying, unless another process is at it. */
function tidyIn(sql: Sql, name: string, tidying: () => Steps<boolean>): () => Steps<Tidied> {
  const isFree = sql.value<[], boolean>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('blazon tidying', 0))`,
  )
  return sql.write(`tidying of ${name}`, function* (): Steps<Tidied> {
    if (!(yield* isFree.get())) return 'busy'
    return (yield* tidying()) ? 'more' : 'done'
  })
}
