import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { BATCHES } from '../../src/batch/bounds.ts'
import type { BatchQueue } from '../../src/batch/ports.ts'
import { runBatch } from '../../src/batch/run.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { withDefaults } from '../../src/model/options.ts'
import { openStore } from '../../src/store/index.ts'
import { bounded } from '../house/bounded.ts'
import { programFor } from '../house/build.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { okResult, snapshotOf } from '../store/records.ts'
import { allOf, temporaryFolder } from '../store/temporary.ts'
import { engineOver } from './batch.ts'

const CONCURRENCY = 4

interface Files {
  readonly db: string
  readonly list: string
  readonly log: string
}

/** A list of the domains, with a line that is no domain and a repeated domain behind every tenth. */
async function listOf(domains: readonly string[]): Promise<Files> {
  const folder = temporaryFolder()
  const files = { db: await newDatabase(), list: join(folder, 'list.txt'), log: join(folder, 'log.txt') }
  const lines = domains.flatMap((domain, n) =>
    n % 10 === 9 ? [domain, 'not a domain', `www.${domains[n - 9]}`] : [domain],
  )
  writeFileSync(files.list, `${lines.join('\n')}\n`)
  writeFileSync(files.log, '')
  return files
}

interface Ended {
  readonly code: number | string
  readonly stdout: string
  readonly stderr: string
}

type Started = ChildProcess & { readonly ended: Promise<Ended> }

/** Starts a process, which is killed at the end of the test if it still runs. */
function start(role: 'batch' | 'queue' | 'work', { db, log, list }: Files): Started {
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
function lookupsIn({ log }: Files): { readonly domain: string; readonly pid: string }[] {
  const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => line.split(' ')).map(([domain = '', pid = '']) => ({ domain, pid }))
}

async function untilLookups(files: Files, count: number): Promise<void> {
  while (lookupsIn(files).length < count) await sleep(5)
}

async function resultsIn({ db }: Files): Promise<readonly unknown[]> {
  const store = await openStore(db, { now: () => new Date() })
  const results = Array.from(await allOf(store.allResults()), ({ result }) => result)
  await store.close()
  return results
}

const summaryOf = ({ stdout }: Ended) => JSON.parse(stdout)
const brands = (count: number) => Array.from({ length: count }, (_, n) => `brand${n}.com`)
const resultsOf = (domains: readonly string[]) => domains.toSorted().map((domain) => okResult(domain))

it('three workers look up each domain of a list once, and the batch counts what all of them did', async () => {
  const domains = brands(200)
  const files = await listOf(domains)
  const workers = [start('work', files), start('work', files), start('work', files)]
  const { code, stderr, ...ended } = await start('queue', files).ended
  expect([code, stderr]).toEqual([0, ''])
  expect(summaryOf({ code, stderr, ...ended })).toMatchObject({
    ...{ interrupted: false, ok: 200, refused: 0, failed: 0, invalid: 20, skipped: 20, repeated: 20 },
    ...{ lines: 240, setAside: [], givenUp: [] },
  })
  const lookups = lookupsIn(files)
  expect(lookups.map(({ domain }) => domain).toSorted()).toEqual(domains.toSorted())
  expect(new Set(lookups.map(({ pid }) => pid)).size).toBe(3)
  expect(await resultsIn(files)).toEqual(resultsOf(domains))
  for (const worker of workers) worker.kill('SIGTERM')
  for (const worker of workers) expect(await worker.ended).toEqual({ code: 0, stdout: '', stderr: '' })
})

it('four processes together visit a host no more often at once than one may', async () => {
  const domains = Array.from({ length: 120 }, (_, n) => `site${n}.polite.com`)
  const files = await listOf(domains)
  await resultsIn(files)
  const workers = [start('work', files), start('work', files), start('work', files)]
  const leases = () => queried(files.db, `SELECT 1 FROM leases WHERE name LIKE 'worker %'`)
  while ((await leases()).length < workers.length) await sleep(20)
  expect(summaryOf(await start('batch', files).ended)).toMatchObject({ interrupted: false, ok: 120 })
  expect(new Set(lookupsIn(files).map(({ pid }) => pid)).size).toBeGreaterThan(1)
  let [visits, most] = [0, 0]
  for (const change of readFileSync(`${files.log}.visits`, 'utf8').split('\n')) {
    visits += Number(change)
    most = Math.max(most, visits)
  }
  expect([visits, most]).toEqual([0, 2])
  for (const worker of workers) worker.kill('SIGTERM')
  for (const worker of workers) expect((await worker.ended).code).toBe(0)
})

it('what a killed worker had in hand is done by another one within a minute', async () => {
  const domains = brands(100)
  const files = await listOf(domains)
  const batch = start('queue', files)
  const workers = [start('work', files), start('work', files)]
  await untilLookups(files, 30)
  workers[0]?.kill('SIGKILL')
  const killed = performance.now()
  expect(summaryOf(await batch.ended)).toMatchObject({ interrupted: false, ok: 100, failed: 0 })
  expect(performance.now() - killed).toBeLessThan(60_000)
  expect(await resultsIn(files)).toEqual(resultsOf(domains))
  expect(lookupsIn(files).length - domains.length).toBeLessThanOrEqual(CONCURRENCY)
  workers[1]?.kill('SIGTERM')
  expect((await workers[1]?.ended)?.code).toBe(0)
})

it('a batch that is told to end is continued by the same command, without a lookup twice', async () => {
  const domains = brands(100)
  const files = await listOf(domains)
  const first = start('batch', files)
  await untilLookups(files, 30)
  first.kill('SIGTERM')
  const { ok, interrupted } = summaryOf(await first.ended)
  expect(interrupted).toBe(true)
  expect(ok).toBeGreaterThanOrEqual(30)
  expect(ok).toBeLessThan(100)
  expect(summaryOf(await start('batch', files).ended)).toMatchObject({ ok: 100, interrupted: false })
  expect(lookupsIn(files)).toHaveLength(100)
})

it('a killed worker and a killed batch lose nothing, and what they had in hand is looked up again', async () => {
  const domains = brands(200)
  const files = await listOf(domains)
  const survivor = start('work', files)
  const worker = start('work', files)
  const batch = start('batch', files)
  await untilLookups(files, 40)
  worker.kill('SIGKILL')
  await untilLookups(files, 80)
  batch.kill('SIGKILL')
  await Promise.all([worker.ended, batch.ended])
  const last = await start('batch', files).ended
  expect([last.code, last.stderr]).toEqual([0, ''])
  expect(summaryOf(last)).toMatchObject({
    interrupted: false,
    ok: 200,
    invalid: 20,
    skipped: 20,
    repeated: 20,
  })
  expect(await resultsIn(files)).toEqual(resultsOf(domains))
  expect(lookupsIn(files).length - domains.length).toBeLessThanOrEqual(2 * CONCURRENCY)
  survivor.kill('SIGTERM')
  expect((await survivor.ended).code).toBe(0)
})

it('a domain that ends four workers is set aside and named, and no other one is', async () => {
  const others = brands(30)
  const files = await listOf(['fatal.com', ...others])
  const batch = start('queue', files)
  const ends: unknown[] = []
  let isOver = false
  batch.ended.then(() => {
    isOver = true
  })
  // Whatever starts workers again, such as systemd, would do the same.
  while (!isOver) {
    const worker = start('work', files)
    await Promise.race([worker.ended, batch.ended])
    if (!isOver) ends.push((await worker.ended).code)
    else worker.kill('SIGTERM')
  }
  const ended = await batch.ended
  expect(ends).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL'])
  expect(summaryOf(ended)).toMatchObject({ ok: 30, failed: 1, setAside: ['fatal.com'], givenUp: [] })
  expect(lookupsIn(files).filter(({ domain }) => domain === 'fatal.com')).toHaveLength(4)
})

it('however often workers are killed during lookups, no chunk is given up', async () => {
  const files = await listOf(brands(60))
  const batch = start('queue', files)
  // All 12 workers are killed with lookups of the same few chunks in hand.
  for (let kill = 1; kill <= 12; kill++) {
    const before = lookupsIn(files).length
    const worker = start('work', files)
    await untilLookups(files, before + 1)
    worker.kill('SIGKILL')
    await worker.ended
  }
  const last = start('work', files)
  expect(summaryOf(await batch.ended)).toMatchObject({ ok: 60, failed: 0, givenUp: [], setAside: [] })
  last.kill('SIGTERM')
  await last.ended
})

it('a worker that is told to end gives its chunk back within seconds, and another one goes on', async () => {
  const files = await listOf(['slow.com', ...brands(9)])
  const batch = start('queue', files)
  const worker = start('work', files)
  await untilLookups(files, 1)
  while (!lookupsIn(files).some(({ domain }) => domain === 'slow.com')) await sleep(5)
  const told = performance.now()
  worker.kill('SIGTERM')
  expect(await worker.ended).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(performance.now() - told).toBeLessThan(20_000)
  expect(await chunksIn(files)).toContainEqual({ holder: null, ended_at: null })
  writeFileSync(`${files.log}.go`, '')
  const next = start('work', files)
  expect(summaryOf(await batch.ended)).toMatchObject({ ok: 10, failed: 0, interrupted: false })
  next.kill('SIGTERM')
  await next.ended
})

it('a batch waits while the disk of the server is full, says so once, and goes on when there is space', async () => {
  bounded(BATCHES, { fullPauseMs: 20 })
  const db = await newDatabase()
  const store = await openStore(db, { now: () => new Date() })
  onTestFinished(() => store.close())
  const fill = async () => {
    await queried(
      db,
      `CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER no_space BEFORE INSERT ON findings EXECUTE FUNCTION no_space()`,
    )
  }
  const notices: string[] = []
  const engine = engineOver({
    store,
    options: withDefaults({ concurrency: 4 }),
    isMapped: () => true,
    async lookup({ domain }) {
      if (domain === 'brand20.com') await fill()
      return { result: okResult(domain), snapshot: snapshotOf(domain) }
    },
  })
  const domains = brands(60)
  const onNotice = (notice: string) => {
    notices.push(notice)
    setTimeout(() => queried(db, 'DROP FUNCTION no_space CASCADE'), 300)
  }
  const summary = await runBatch(engine, { list: 'full', lines: domains, onNotice })
  expect(summary).toMatchObject({ ok: 60, failed: 0, interrupted: false, givenUp: [] })
  expect(notices).toEqual([
    expect.stringMatching(/^The database postgres.* cannot grow, the disk of its server is full; /),
  ])
  const results = Array.from(await allOf(store.allResults()), ({ result }) => result)
  expect(results).toEqual(resultsOf(domains))
  for (const domain of domains) expect(await store.snapshotOf(domain)).toEqual(snapshotOf(domain))
})

it('a batch that cannot ask for its progress ends its lookups before it fails', async () => {
  const store = await openStore(await newDatabase(), { now: () => new Date() })
  onTestFinished(() => store.close())
  const running = new Set<string>()
  const engine = engineOver({
    store,
    options: withDefaults({ concurrency: 2 }),
    isMapped: () => true,
    async lookup({ domain }, { signal }) {
      running.add(domain)
      await once(signal, 'abort')
      await sleep(200)
      running.delete(domain)
      throw signal.reason
    },
  })
  const queue = (language?: string) => {
    const { shared, ...rest } = engine.queue(language)
    const progress = async (list: string) => {
      if (running.size > 0) throw new BlazonError('storage', 'The database does not answer.')
      return shared?.progress(list)
    }
    return { ...rest, shared: { ...shared, progress } } as BatchQueue
  }
  const batch = runBatch({ ...engine, queue }, { list: 'unseen', lines: brands(4) })
  await expect(batch).rejects.toThrow('The database does not answer.')
  expect(running).toEqual(new Set())
})

async function chunksIn({ db }: Files): Promise<readonly unknown[]> {
  return queried(db, 'SELECT holder, ended_at FROM chunks')
}

async function queried(db: string, sql: string): Promise<readonly unknown[]> {
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

it('however long a list is, some hundred chunks are queued, and none is left at the end', async () => {
  const files = await listOf([])
  writeFileSync(files.list, 'not a domain\n'.repeat(40_000))
  const jobs = `SELECT count(*)::integer AS count FROM job WHERE name LIKE '%chunks'`
  const batch = start('queue', files)
  const counts: unknown[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const rows = await queried(files.db, jobs).catch(() => [])
      counts.push(...rows.map((row) => Reflect.get(Object(row), 'count')))
      await sleep(50)
    }
  })()
  await expect.poll(() => Math.max(0, ...counts.map(Number))).toBe(300)
  // Nobody works, so that the queue stays full.
  await sleep(1_000)
  const worker = start('work', files)
  expect(summaryOf(await batch.ended)).toMatchObject({ invalid: 40_000, lines: 40_000, interrupted: false })
  isOver = true
  await watching
  expect(Math.max(...counts.map(Number))).toBeLessThanOrEqual(301)
  expect(await queried(files.db, jobs)).toEqual([{ count: 0 }])
  worker.kill('SIGTERM')
  await worker.ended
})

it('a second batch of the same list says which process is at it', async () => {
  const files = await listOf(['slow.com', 'brand.com'])
  const first = start('batch', files)
  await untilLookups(files, 2)
  const second = await start('batch', files).ended
  expect([second.code, second.stderr]).toEqual([
    1,
    expect.stringContaining(`Another batch of ${files.list} (process ${first.pid} on `),
  ])
  writeFileSync(`${files.log}.go`, '')
  expect(summaryOf(await first.ended)).toMatchObject({ ok: 2, interrupted: false })
})

it('a chunk whose workers die again and again without a lookup is given up and named', async () => {
  const files = await listOf(['slow.com'])
  const batch = start('queue', files)
  const store = await openStore(files.db, { now: () => new Date() })
  onTestFinished(() => store.close())
  for (let deaths = 0; deaths < 11; deaths += 1) {
    const taken = async () => {
      // The pauses between the attempts are left out.
      await queried(files.db, `UPDATE job SET start_after = now() - interval '1 s' WHERE name = 'chunks'`)
      return store.chunks?.takeChunk('nobody', [])
    }
    await expect.poll(taken, { interval: 20 }).toBeDefined()
    expect(await store.chunks?.freeChunks()).toBe(1)
  }
  const ended = await batch.ended
  expect(summaryOf(ended).givenUp).toMatchObject([{ first: 1, last: 1 }])
  expect(await store.chunks?.givenUpChunks({ list: files.list, language: '' })).toEqual([
    { list: files.list, language: '', first: 1, last: 1 },
  ])
})
