import { duration } from '../../batch/progress.ts'
import type { Chunk, ChunkWorker } from '../../model/chunks.ts'
import { isPostgres } from '../../model/database-name.ts'
import { noun } from '../../model/noun.ts'
import type { ListRun } from '../../model/stored.ts'
import type { Store } from '../../store/index.ts'
import { safe } from './terminal.ts'

/** Who works on the lists of a database that several processes share; undefined for a file. */
export interface SharedStatus {
  readonly workers: readonly ChunkWorker[]
  readonly givenUp: readonly Chunk[]
}

export async function sharedStatus({ chunks }: Store): Promise<SharedStatus | undefined> {
  return chunks && { workers: await chunks.chunkWorkers(), givenUp: await chunks.givenUpChunks() }
}

/** The workers, each with its pace, and the chunks that were given up. */
export function sharedText(status: SharedStatus | undefined, lists: readonly ListRun[]): string {
  if (!status) return ''
  const { workers, givenUp } = status
  const perSecond = workers.reduce((sum, worker) => sum + worker.perSecond, 0)
  const open = lists.filter(({ endedAt }) => endedAt === null)
  const left = open.reduce((sum, { pending, unread }) => sum + pending + (unread ?? 0), 0)
  const time = left > 0 && perSecond > 0 ? [`${duration((left / perSecond) * 1000)} left`] : []
  const heading = [`${count(workers.length)} ${noun(workers.length, 'worker')}`, pace(perSecond), ...time]
  return [
    `${workers.length === 0 ? 'no worker' : heading.join(', ')}\n`,
    ...workers.map(workerText),
    ...givenUp.map((chunk) => `given up: ${placeText(chunk)}, on which too many processes ended\n`),
  ].join('')
}

function workerText({ pid, host, domains, perSecond, seenAt, chunks }: ChunkWorker): string {
  const at = chunks.length === 0 ? 'idle' : `at ${chunks.map(placeText).join(' and ')}`
  const done = `${count(domains)} ${noun(domains, 'domain')}, ${pace(perSecond)}`
  return `  process ${pid} on ${safe(host)}: ${done}, ${at}, last heard of at ${seenAt}\n`
}

function placeText({ list, language, first, last }: Chunk): string {
  return `lines ${first} to ${last} of ${safe(list)}${language && ` in ${language}`}`
}

const pace = (perSecond: number) => `${perSecond.toFixed(1)}/s`
const count = (number: number) => number.toLocaleString('en-US')

/**
 * Refuses a file before anything is made. `done` says what cannot be done, as the beginning of a sentence.
 */
export async function refuseFile(db: string, done: string): Promise<void> {
  if (!isPostgres(db)) throw (await import('../../batch/lease.ts')).oneAtATime(done)
}
