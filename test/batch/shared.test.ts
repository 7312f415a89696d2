import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { BATCHES } from '../../src/batch/bounds.ts'
import type { BatchQueue } from '../../src/batch/ports.ts'
import { runBatch } from '../../src/batch/run.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { withDefaults } from '../../src/model/options.ts'
import { openStore } from '../../src/store/index.ts'
import { bounded } from '../house/bounded.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { okResult, snapshotOf } from '../store/records.ts'
import { allOf } from '../store/temporary.ts'
import { engineOver } from './batch.ts'

import {
  brands,
  listOf,
  lookupsIn,
  queried,
  resultsIn,
  resultsOf,
  start,
  summaryOf,
  untilLookups,
} from './shared-processes.ts'

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
