import { shownDatabase } from '../../model/database-name.ts'
import type { BlazonError } from '../../model/errors.ts'
import type { StoreBounds } from '../../model/options/store.ts'
import type { OpenOptions } from '../options.ts'
import { NOTHING } from '../sql/methods.ts'
import type { Sql, Steps } from '../sql/sql.ts'
import { storeOver } from '../sql/store.ts'
import { createTidyNow, createTidyTimer } from '../sql/tidy-timer.ts'
import type { Store, Tidied } from '../store.ts'
import { type AnnouncedChanges, listenForChanges } from './changes.ts'
import { chunksOver } from './chunk-methods.ts'
import { chunksInHandIn } from './chunk-reports.ts'
import { countingIn } from './chunks.ts'
import { type Connections, channelOf, newName, openConnections, untilBack } from './connections.ts'
import { isEnded, isLost, postgresFailure } from './failure.ts'
import { forgettingIn } from './forget.ts'
import { prepare } from './open.ts'
import { createRetention } from './retention.ts'
import { schemaOf, serversOf } from './servers.ts'
import { postgresSql } from './sql.ts'

export { openPostgresSide } from './side.ts'

/**
 * Opens a store in a PostgreSQL database, for any number of processes on any number of machines. Its tables
 * are in the schema `blazon`. The clocks of the machines must agree to within about a second.
 *
 * Rejects with `storage` for a server that cannot be reached, a user without rights, a database that does not
 * exist, or a database that a newer blazon wrote.
 */
export async function openPostgres(address: string, options: OpenOptions): Promise<Store> {
  const shown = shownDatabase(address)
  const failureOf = (thrown: unknown) => postgresFailure(shown, thrown)
  const open = async () => {
    const name = newName()
    const schema = schemaOf(address)
    const servers = serversOf(address, name)
    const { isReadonly } = await prepare(servers, address, options)
    const nowMs = () => options.now().getTime()
    // A read-only standby server cannot announce changes, so nobody listens to it.
    const listening = { name, channel: channelOf(schema), ...(!isReadonly && { servers }) }
    const changes = await listenForChanges(listening)
    const connections = openConnections(servers, isReadonly, nowMs)
    return await storeIn(connections, changes, { shown, schema, isReadonly, failureOf, options }).catch(
      async (thrown: unknown) => {
        await Promise.all([connections.close(), changes.close()])
        throw thrown
      },
    )
  }
  try {
    // Retries only when the server was reached, so that a mistyped address is reported at once.
    return await untilBack(open, (thrown, isFirst) => (isFirst ? isEnded(thrown) : isLost(thrown)))
  } catch (thrown) {
    throw failureOf(thrown)
  }
}

interface Surroundings {
  /** The database, as messages name it. */
  readonly shown: string
  readonly schema: string
  readonly isReadonly: boolean
  readonly failureOf: (thrown: unknown) => BlazonError
  readonly options: OpenOptions
}

async function storeIn(
  connections: Connections,
  changes: AnnouncedChanges,
  { shown, schema, isReadonly, failureOf, options }: Surroundings,
): Promise<Store> {
  const sql = postgresSql()
  const { resume, outageMs } = connections
  let isOpen = true
  const countChunk = countingIn(sql)
  const { store, call, tidying, writeBounds, letGo, blobs, ...leases } = storeOver(
    {
      ...{ sql, name: shown, isReadonly, changes, failureOf, resume },
      isOpen: () => isOpen,
      afterWrite: () => retention.isOnSchedule() || timer?.afterWrite(),
      ...sizesIn(sql),
      shrinks: () => true,
      countChunk,
      outageMs,
      chunksInHand: chunksInHandIn(sql),
    },
    options,
  )
  const onQueue = () => retention.begin()
  const parts = { sql, call, leases, countChunk, connections, schema, failureOf, options, onQueue }
  const chunks = chunksOver(parts)
  await call('bounds', writeBounds, NOTHING)()
  await blobs.check()
  const tidy = call('tidy', tidyIn(sql, tidying))
  const forget = forgettingIn(sql, () => options.now().getTime())
  const failed = (thrown: unknown) => options.onUnkept?.(failureOf(thrown))
  const tidyNow = createTidyNow(blobs.tidying(tidy, false), () => timer?.afterWrite(), failed)
  const retention = createRetention(chunks.takeRetention, () => timer?.afterWrite(), failed)
  const timer = isReadonly ? undefined : createTidyTimer(tidyNow.begin, () => undefined)
  let closed: Promise<void> | undefined
  const end = async () => {
    connections.endWaiting()
    await retention.end()
    await tidyNow.underWay()
    isOpen = false
    await chunks.close()
    await Promise.all([connections.close(), changes.close()])
    letGo()
  }
  const close = async () => {
    timer?.close()
    await (options.blobs ? options.blobs.closed(() => [end()]) : end())
  }
  return {
    ...store,
    // Processes that work on tasks or chunks take part in the scheduled tidying.
    async freeTasks() {
      if (!isReadonly) retention.begin()
      return store.freeTasks()
    },
    chunks: chunks.methods,
    taskBell: changes.taskBell,
    tidy: blobs.tidying(tidy, true),
    forget: blobs.forgetting(call('forget', forget, { isOnce: true })),
    close: () => (closed ??= close()),
  }
}

/** The size of the tables with their indexes, and the bytes of their contents. */
function sizesIn(sql: Sql) {
  const all = sql.value<[], number>(
    `SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`,
  )
  // The bytes in objects count for the rows to which they belong.
  const contents = sql.value<[], number>(
    "SELECT coalesce(sum(CASE kind WHEN 'blobs' THEN -bytes ELSE bytes END), 0) FROM usage",
  )
  return {
    *size() {
      const file = (yield* all.get()) ?? 0
      return { file, used: file, free: 0, journal: 0 }
    },
    // PostgreSQL reuses the space of deleted rows, so only contents count for the limit.
    *used({ maxBytes }: StoreBounds) {
      return { bytes: (yield* contents.get()) ?? 0, most: maxBytes }
    },
  }
}

function tidyIn(sql: Sql, tidying: () => Steps<boolean>): () => Steps<Tidied> {
  const isFree = sql.value<[], boolean>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' tidying', 0))`,
  )
  return sql.write('', function* (): Steps<Tidied> {
    if (!(yield* isFree.get())) return 'busy'
    return (yield* tidying()) ? 'more' : 'done'
  })
}
