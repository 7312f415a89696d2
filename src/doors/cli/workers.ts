import { duration } from '../../batch/progress.ts'
import type { Chunk } from '../../model/chunks.ts'
import { isPostgres } from '../../model/database-name.ts'
import { noun } from '../../model/noun.ts'
import type { ListStatus, WaitedHost, WorkerStatus, WorkStatus } from '../../model/work-status.ts'
import { safe } from './terminal.ts'

/**
 * Describes the running work: workers and lists with their speed, slow hosts, and chunks that were given up.
 */
export function workText({ workers, lists, hosts, givenUp }: WorkStatus, db: string): string {
  const perSecond = workers.reduce((sum, worker) => sum + worker.perSecond, 0)
  const heading = `${count(workers.length)} ${noun(workers.length, 'worker')}, ${pace(perSecond)}\n`
  return [
    workers.length > 0 ? heading : isPostgres(db) ? 'no worker\n' : '',
    ...workers.map(workerText),
    ...lists.map(listText),
    ...hosts.map(hostText),
    ...givenUp.map(
      (chunk) =>
        `given up: lines ${linesOf([chunk])} of ${listOf(chunk)}, on which too many processes ended\n`,
    ),
  ].join('')
}

function workerText(worker: WorkerStatus): string {
  const { pid, host, domains, perSecond, running, waiting, oldest, seenAt, chunks } = worker
  const lists = [...new Set(chunks.map(listOf))]
  const at = lists.map(
    (list) => `at lines ${linesOf(chunks.filter((one) => listOf(one) === list))} of ${list}`,
  )
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

const listOf = ({ list, language }: Chunk) => `${safe(list)}${language && ` in ${language}`}`
const linesOf = (chunks: readonly Chunk[]) =>
  chunks.map(({ first, last }) => `${first} to ${last}`).join(', ')

const pace = (perSecond: number) => `${perSecond.toFixed(1)}/s`
const count = (number: number) => number.toLocaleString('en-US')

/**
 * Rejects when the database is a file, before anything is created. `done` is the beginning of the message,
 * and says what is impossible with a file.
 */
export async function refuseFile(db: string, done: string): Promise<void> {
  if (!isPostgres(db)) throw (await import('../../batch/lease.ts')).oneAtATime(done)
}
