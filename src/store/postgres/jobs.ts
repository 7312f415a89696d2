import PgBoss from 'pg-boss'
import type { Ask, Steps } from '../sql/sql.ts'
import { type Connections, untilBack } from './connections.ts'
import { isLost } from './failure.ts'

type Connect = Connections['connect']

/** The queue of chunks. Its jobs are deleted as soon as they have ended. */
const QUEUE = 'chunks'
/** The queue for the chunks that were given back too often. */
const GIVEN_UP = 'given-up-chunks'

const QUEUE_SETTINGS = {
  name: QUEUE,
  policy: 'standard',
  deadLetter: GIVEN_UP,
  /** How often a chunk is queued again because its worker died while no lookup was running. */
  retryLimit: 10,
  // The pauses are 1 to 2 s, 2 to 4 s, and so on, at random so that workers do not all come back at once.
  retryDelay: 1,
  retryBackoff: true,
  // Workers that die are found by their leases. This is the longest time that pg-boss allows.
  expireInSeconds: 23 * 3600,
} as const

/** This queue gets a job each minute. The process that takes the job deletes expired and excess rows. */
const RETENTION = 'retention'
const RETENTION_SECONDS = 60

/** The ages at which pg-boss itself moves ended jobs to its archive, and deletes them there. */
const PRUNING = { archiveCompletedAfterSeconds: 5 * RETENTION_SECONDS, deleteAfterMinutes: 10 } as const

/** A chunk in the queue, with the name of its list and its request. */
export interface Job {
  readonly id: string
  readonly data: { readonly list: string; readonly language: string; readonly request: object }
}

/** The queue of pg-boss, as computations in the transactions of the store. */
export interface Jobs {
  insert(job: Job, isFirst?: boolean): Steps<void>
  /** Takes the next job; undefined when none is due. */
  fetch(): Steps<Job | undefined>
  find(id: string): Steps<(Job & { readonly state: string }) | undefined>
  remove(id: string): Steps<void>
  /** Puts a job back into the queue after a pause, or gives it up after `retryLimit` retries. */
  fail(id: string, reason: string): Steps<void>
  /** The number of waiting jobs. */
  waiting(): Steps<number>
  /** Returns whether this process has to tidy the database now, and queues the next job for this. */
  takeRetention(): Steps<boolean>
  stop(): Promise<void>
}

/**
 * Starts pg-boss with its tables in the schema of the store. Every two minutes, pg-boss deletes old jobs in
 * one of the processes: given-up jobs after some weeks, and other jobs some minutes after they have ended.
 */
export async function startJobs(
  { connect, closing }: Pick<Connections, 'connect' | 'closing'>,
  schema: string,
  onError: (error: Error) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: onPool(connect, closing) },
    schema,
    schedule: false,
    ...PRUNING,
  })
  boss.on('error', onError)
  await oneByOne(connect, async () => {
    await boss.start()
    await boss.createQueue(GIVEN_UP)
    await boss.createQueue(QUEUE, QUEUE_SETTINGS)
    await boss.createQueue(RETENTION, { name: RETENTION, policy: 'standard', retryLimit: 0 })
  }).catch(async (thrown: unknown) => {
    await boss.stop({ graceful: false })
    throw thrown
  })
  return {
    *insert({ id, data }, isFirst = false) {
      yield* by((db) => boss.insert([{ name: QUEUE, id, data, priority: isFirst ? 1 : 0 }], { db }))
    },
    *fetch() {
      const [job] = yield* by((db) => boss.fetch<Job['data']>(QUEUE, { db }))
      return job
    },
    *find(id) {
      const options = { db: undefined, includeArchive: false }
      const job = yield* by((db) => boss.getJobById<Job['data']>(QUEUE, id, { ...options, db }))
      return job ?? undefined
    },
    *remove(id) {
      yield* by((db) => boss.deleteJob(QUEUE, id, { db }))
    },
    *fail(id, reason) {
      yield* by((db) => boss.fail(QUEUE, id, { message: reason }, { db }))
    },
    *waiting() {
      return yield* by(() => boss.getQueueSize(QUEUE))
    },
    *takeRetention() {
      const [job] = yield* by((db) => boss.fetch(RETENTION, { db }))
      if (job) yield* by((db) => boss.complete(RETENTION, job.id, {}, { db }))
      // `singletonSeconds` prevents a second job in the same minute, also by other processes.
      yield* by((db) => boss.send(RETENTION, {}, { db, singletonSeconds: RETENTION_SECONDS }))
      return job !== undefined
    },
    stop: () => boss.stop({ graceful: false }),
  }
}

function* by<T>(work: (db: PgBoss.Db) => Promise<T>): Steps<T> {
  const { result } = yield { by: (ask: Ask) => work({ executeSql: ask }) }
  return result as T
}

/** One process at a time creates the tables of pg-boss, because simultaneous attempts fail. */
async function oneByOne(connect: Connect, work: () => Promise<void>): Promise<void> {
  const client = await connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('blazon jobs', 0))`)
    await work()
  } finally {
    await client.query('ROLLBACK').catch(() => undefined)
    client.release()
  }
}

/**
 * Runs the queries of pg-boss itself. All of them may be made twice, so a query whose connection was lost is
 * made again. A query that fails may leave a transaction open, because some queries of pg-boss begin one.
 */
function onPool(connect: Connect, closing: AbortSignal): PgBoss.Db['executeSql'] {
  const ask = async (text: string, values: unknown[]) => {
    const client = await connect()
    try {
      return await client.query(text, values)
    } catch (thrown) {
      await client.query('ROLLBACK').catch(() => undefined)
      throw thrown
    } finally {
      client.release()
    }
  }
  return (text, values) => untilBack(() => ask(text, values), isLost, closing)
}
