import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient, QueryResult } from 'pg'
import type { Answer, Request, Steps } from '../sql/sql.ts'
import { isConflict } from './failure.ts'

/** What happened while a computation ran. */
export interface Run {
  /** Whether a row was written or deleted. */
  hasWritten: boolean
  /** Whether a write was committed, or may have been because the answer to its commit was lost. */
  mayBeStored: boolean
}

/** A computation on one connection. */
interface Place {
  readonly client: PoolClient
  readonly run: Run
  readonly isInTransaction: boolean
}

/** Runs a computation on a connection to its end. */
function drive<T>(steps: Steps<T>, place: Place): Promise<T> {
  return finish(steps, steps.next(), place)
}

/**
 * Runs a computation on a connection from the step at which it is. The error of a query is thrown at its
 * `yield*`.
 */
export async function finish<T>(steps: Steps<T>, from: IteratorResult<Request, T>, place: Place): Promise<T> {
  let step = from
  while (!step.done) {
    const answer = await answerTo(step.value, place).then(
      (value) => ({ value }),
      (thrown: unknown) => ({ thrown }),
    )
    if ('value' in answer) step = steps.next(answer.value)
    else if (steps.throw) step = steps.throw(answer.thrown)
    else throw answer.thrown
  }
  return step.value
}

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE'])
const WRITING = /^\s*(?:INSERT|UPDATE|DELETE)/i

async function answerTo(request: Request, place: Place): Promise<Answer> {
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

/** How often work is tried again that PostgreSQL ended because of another transaction. */
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
      // On a lost connection this fails as well, and PostgreSQL itself undoes the transaction.
      await client.query('ROLLBACK').catch(() => undefined)
      throw thrown
    }
  })
}

/**
 * Runs the work when no other transaction has the lock, which is free again at the end of the transaction.
 */
async function locked(work: Work, lock: string | undefined, place: Place): Promise<unknown> {
  if (lock) await place.client.query({ name: 'blazon lock', text: LOCK, values: [lock] })
  return drive(work(), place)
}

/** Locks belong to the whole database, which may have several schemas with tables of blazon. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $1, 0))`
