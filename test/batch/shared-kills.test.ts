import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../src/store/index.ts'

import {
  brands,
  CONCURRENCY,
  chunksIn,
  listOf,
  lookupsIn,
  queried,
  resultsIn,
  resultsOf,
  start,
  summaryOf,
  untilLookups,
} from './shared-processes.ts'

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
