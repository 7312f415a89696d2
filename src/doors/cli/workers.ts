import { duration } from '../../batch/progress.ts'
import type { Chunk } from '../../model/chunks.ts'
import { isPostgres } from '../../model/database-name.ts'
import { noun } from '../../model/noun.ts'
import type { ListStatus, WaitedHost, WorkerStatus, WorkStatus } from '../../model/work-status.ts'
import { safe } from './terminal.ts'

/** The work that is under way: workers and lists with their paces, hosts, and chunks that were given up. */
export function workText({ workers, lists, hosts, givenUp }: WorkStatus): string {
  const perSecond = workers.reduce((sum, worker) => sum + worker.perSecond, 0)
  const heading = `${count(workers.length)} ${noun(workers.length, 'worker')}, ${pace(perSecond)}`
  return [
    `${workers.length === 0 ? 'no worker' : heading}\n`,
    ...workers.map(workerText),
    ...lists.map(listText),
    ...hosts.map(hostText),
    ...givenUp.map((chunk) => `given up: ${placeText(chunk)}, on which too many processes ended\n`),
  ].join('')
}

function workerText(worker: WorkerStatus): string {
  const { pid, host, domains, perSecond, running, waiting, oldest, seenAt, chunks } = worker
  const at = chunks.length === 0 ? [] : [`at ${chunks.map(placeText).join(' and ')}`]
  const longest = oldest ? ` (${safe(oldest.domain)} for ${duration(oldest.ms)})` : ''
  const facts = [
    `${count(domains)} ${noun(domains, 'domain')}`,
    pace(perSecond),
    `${running} running${longest}`,
    `${waiting} waiting`,
    ...at,
    `last heard of at ${seenAt}`,
  ]
  return `  process ${pid} on ${safe(host)}: ${facts.join(', ')}\n`
}

function listText({ list, language, left, perSecond, etaMs, ...counts }: ListStatus): string {
  const { ok, refused, failed, invalid, skipped } = counts
  const states = Object.entries({ refused, failed, invalid, skipped })
    .filter(([, number]) => number > 0)
    .map(([state, number]) => `${count(number)} ${state}`)
  const facts = [
    `${count(ok)} ok`,
    ...states,
    left === null ? 'nobody knows how many are left' : `${count(left)} left`,
    pace(perSecond),
    ...(etaMs === null || left === 0 ? [] : [`${duration(etaMs)} left`]),
  ]
  return `  batch of ${safe(list)}${language === null ? '' : ` in ${language}`}: ${facts.join(', ')}\n`
}

function hostText({ host, lookups, waitMs }: WaitedHost): string {
  const many = `${count(lookups)} ${noun(lookups, 'lookup')}`
  return `  ${safe(host)} holds up ${many}, for ${duration(waitMs)} by now\n`
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
