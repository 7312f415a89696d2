import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { programFor } from '../house/build.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { okResult } from '../store/records.ts'
import { allOf, temporaryFolder } from '../store/temporary.ts'

export const CONCURRENCY = 4

export interface Files {
  readonly db: string
  readonly list: string
  readonly log: string
}

/** A list of the domains, with a line that is no domain and a repeated domain behind every tenth. */
export async function listOf(domains: readonly string[]): Promise<Files> {
  const folder = temporaryFolder()
  const files = { db: await newDatabase(), list: join(folder, 'list.txt'), log: join(folder, 'log.txt') }
  const lines = domains.flatMap((domain, n) =>
    n % 10 === 9 ? [domain, 'not a domain', `www.${domains[n - 9]}`] : [domain],
  )
  writeFileSync(files.list, `${lines.join('\n')}\n`)
  writeFileSync(files.log, '')
  return files
}

export interface Ended {
  readonly code: number | string
  readonly stdout: string
  readonly stderr: string
}

export type Started = ChildProcess & { readonly ended: Promise<Ended> }

/** Starts a process, which is killed at the end of the test if it still runs. */
export function start(role: 'batch' | 'queue' | 'work', { db, log, list }: Files): Started {
  const child = spawn(process.execPath, [programFor('shared-process'), role, db, log, list], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text) => {
      texts[name] += text
    })
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code ?? signal, ...texts }))
  return Object.assign(child, { ended })
}

/** The domains that were looked up, each time once, in the order of the lookups, and by which processes. */
export function lookupsIn({ log }: Files): { readonly domain: string; readonly pid: string }[] {
  const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => line.split(' ')).map(([domain = '', pid = '']) => ({ domain, pid }))
}

export async function untilLookups(files: Files, count: number): Promise<void> {
  while (lookupsIn(files).length < count) await sleep(5)
}

export async function resultsIn({ db }: Files): Promise<readonly unknown[]> {
  const store = await openStore(db, { now: () => new Date() })
  const results = Array.from(await allOf(store.allResults()), ({ result }) => result)
  await store.close()
  return results
}

export const summaryOf = ({ stdout }: Ended) => JSON.parse(stdout)
export const brands = (count: number) => Array.from({ length: count }, (_, n) => `brand${n}.com`)
export const resultsOf = (domains: readonly string[]) => domains.toSorted().map((domain) => okResult(domain))

export async function chunksIn({ db }: Files): Promise<readonly unknown[]> {
  return queried(db, 'SELECT holder, ended_at FROM chunks')
}

export async function queried(db: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({
    connectionString: db,
    options: `-c search_path=${new URL(db).searchParams.get('schema')}`,
  })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
