import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient, QueryResult } from 'pg'
import type { Answer, Request, Steps } from '../sql/sql.ts'
import { advanced, outcomeOf, outcomeOutside } from '../sql/steps.ts'
import { isConflict } from './failure.ts'

/** What a computation has written so far. */
export interface Run {
  /** Whether a row was written or deleted. */
  hasWritten: boolean
  /** Whether a write was committed, or may have been because the answer to its commit was lost. */
  mayBeStored: boolean
}

interface Place {
  readonly client: PoolClient
  readonly run: Run
  readonly isInTransaction: boolean
}

type Step<T> = IteratorResult<Request, T>

async function drive<T>(steps: Steps<T>, place: Place): Promise<T> {
  const { done, value } = await onConnection(steps, steps.next(), place)
  if (done) return value
  throw new Error('Work outside of the database was asked for in a transaction.')
}

/** Runs a computation to its end. It has no connection while it works outside of the database. */
export async function finish<T>(
  steps: Steps<T>,
  from: Step<T>,
  connected: (work: (client: PoolClient) => Promise<Step<T>>) => Promise<Step<T>>,
  run: Run,
): Promise<T> {
  let step = from
  while (!step.done) {
    const { value } = step
    step =
      'outside' in value
        ? advanced(steps, await outcomeOutside(value))
        : await connected((client) => onConnection(steps, { value }, { client, run, isInTransaction: false }))
  }
  return step.value
}

async function onConnection<T>(steps: Steps<T>, from: Step<T>, place: Place): Promise<Step<T>> {
  let step = from
  while (!step.done && !('outside' in step.value))
    step = advanced(steps, await outcomeOf(answerTo(step.value, place)))
  return step
}

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE'])
const WRITING = /^\s*(?:INSERT|UPDATE|DELETE)/i

async function answerTo(request: Exclude<Request, { outside: unknown }>, place: Place): Promise<Answer> {
  const { client, run, isInTransaction } = place
  if ('transaction' in request) {
    const { transaction, lock } = request
    if (isInTransaction) return { rows: [], changes: 0, result: await locked(transaction, lock, place) }
    return { rows: [], changes: 0, result: await inTransaction(transaction, lock, { client, run }) }
  }
  if ('by' in request) {
    if (!isInTransaction) run.mayBeStored = true
    const ask = (text: string, values: readonly unknown[]) => client.query(text, [...values])
    return { rows: [], changes: 0, result: await request.by(ask) }
  }
  const { text, name, values } = request
  if (!isInTransaction && WRITING.test(text)) run.mayBeStored = true
  const ask = (): Promise<QueryResult<object>> => client.query({ text, name, values: [...values] })
  const result = isInTransaction ? await ask() : await pastConflicts(ask)
  const changes = result.rowCount ?? 0
  if (changes > 0 && WRITES.has(result.command)) run.hasWritten = true
  return { rows: result.rows, changes }
}

type Work = () => Steps<unknown>

/** How often work is retried that PostgreSQL ended because of a conflict with another transaction. */
const MAX_CONFLICTS = 8

async function pastConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let conflicts = 0; ; conflicts += 1) {
    try {
      return await attempt()
    } catch (thrown) {
      if (!isConflict(thrown) || conflicts >= MAX_CONFLICTS) throw thrown
      await sleep(Math.random() * 20 * 2 ** conflicts)
    }
  }
}

async function inTransaction(
  work: Work,
  lock: string | undefined,
  { client, run }: Omit<Place, 'isInTransaction'>,
): Promise<unknown> {
  const begin = lock === undefined ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN'
  const { mayBeStored } = run
  return pastConflicts(async () => {
    try {
      await client.query(begin)
      const result = await locked(work, lock, { client, run, isInTransaction: true })
      if (lock !== undefined) run.mayBeStored = true
      await client.query('COMMIT')
      return result
    } catch (thrown) {
      if (isConflict(thrown)) run.mayBeStored = mayBeStored
      // On a lost connection this fails, too, and PostgreSQL itself rolls the transaction back.
      await client.query('ROLLBACK').catch(() => undefined)
      throw thrown
    }
  })
}

/** Runs the work while no other transaction has the lock, which its transaction releases. */
async function locked(work: Work, lock: string | undefined, place: Place): Promise<unknown> {
  if (lock) await place.client.query({ name: 'blazon lock', text: LOCK, values: [lock] })
  return drive(work(), place)
}

/** Locks belong to the whole database, which may have several schemas with tables of blazon. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $1, 0))`
