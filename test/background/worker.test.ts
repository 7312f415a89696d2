import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { TASKS } from '../../src/background/bounds.ts'
import type { WorkerPorts } from '../../src/background/ports.ts'
import { createWorker, type WorkRequest } from '../../src/background/worker.ts'
import type { Task } from '../../src/model/background.ts'
import { BlazonError } from '../../src/model/errors.ts'
import type { Store } from '../../src/store/index.ts'
import { bounded } from '../house/bounded.ts'
import { failedResult, okResult } from '../store/records.ts'
import { temporaryFolder, temporaryStore } from '../store/temporary.ts'

const RULES = { maxWaiting: 1_000, restMs: 0 }
const task = (domain: string): Task => ({ call: 'brand', handle: { domain }, request: {} })
const domainOf = ({ handle }: Task) => String(handle.domain)
bounded(TASKS, { retryPauseMs: 1, pollIntervalMs: 5 }, afterAll)

let ids = 0

function workerOver(queue: Store, ports: Partial<WorkerPorts>) {
  return createWorker({
    queue,
    call: async (each) => okResult(domainOf(each)),
    whenFree: async () => undefined,
    concurrency: 3,
    newId: () => String(++ids),
    ...ports,
  })
}

const untilEmpty = (): WorkRequest => ({ signal: new AbortController().signal, untilEmpty: true })

async function queued(count: number, path?: string): Promise<Store> {
  const store = await temporaryStore(path === undefined ? {} : { path })
  for (let at = 0; at < count; at++) await store.addTask(task(`site-${at}.example`), RULES)
  return store
}

it('works with as many lanes as it may, each task once, also beside another process', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await queued(30, path)
  const other = await temporaryStore({ path })
  const calls: string[] = []
  let running = 0
  let most = 0
  const call = async (each: Task) => {
    most = Math.max(most, ++running)
    calls.push(domainOf(each))
    await new Promise(setImmediate)
    running -= 1
    return okResult(domainOf(each))
  }
  await Promise.all([store, other].map((each) => workerOver(each, { call }).work(untilEmpty())))
  expect(new Set(calls).size).toBe(30)
  expect(calls).toHaveLength(30)
  expect(most).toBe(6)
  expect(await store.taskCounts()).toEqual({ waiting: 0, running: 0, done: 30, failed: 0 })
})

it('tries again what may pass, and not what may not', async () => {
  const store = await queued(3)
  const calls: string[] = []
  const call = async (each: Task) => {
    const domain = domainOf(each)
    calls.push(domain)
    if (domain.startsWith('site-0')) throw new BlazonError('forbidden_target', 'It is not open to lookups.')
    if (domain.startsWith('site-1')) return failedResult(domain)
    return calls.filter((one) => one === domain).length < 3 ? failedResult(domain) : okResult(domain)
  }
  await workerOver(store, { call }).work(untilEmpty())
  const times = (domain: string) => calls.filter((one) => one === domain).length
  expect(['site-0.example', 'site-1.example', 'site-2.example'].map(times)).toEqual([1, 3, 3])
  expect(await store.taskCounts()).toEqual({ waiting: 0, running: 0, done: 1, failed: 2 })
})

it('ends at its signal: what is under way waits again, and the lease is free', async () => {
  const store = await queued(5)
  const stop = new AbortController()
  let begun = 0
  const call = (_: Task, signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      const end = () => reject(new BlazonError('cancelled', 'It ends.'))
      signal.addEventListener('abort', end)
      if (signal.aborted) end()
      if (++begun === 2) stop.abort()
    })
  await workerOver(store, { call }).work({ signal: stop.signal })
  expect(await store.taskCounts()).toEqual({ waiting: 5, running: 0, done: 0, failed: 0 })
  await workerOver(store, {}).work(untilEmpty())
  expect(await store.taskCounts()).toMatchObject({ done: 5 })
})

it('takes over what a process that was killed had in hand', async () => {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await queued(4, path)
  const db = new Database(path)
  const { pid } = spawnSync('true')
  db.prepare('INSERT INTO leases VALUES (?, ?, ?, ?, ?)').run(
    'background x',
    'x',
    hostname(),
    pid,
    Date.now(),
  )
  db.prepare(`UPDATE tasks SET state = 'running', holder = 'x', takes = 1 WHERE id < 3`).run()
  await workerOver(store, {}).work(untilEmpty())
  expect(db.prepare('SELECT state, completed FROM tasks').raw().all()).toEqual(
    Array.from({ length: 4 }, () => ['done', 1]),
  )
  expect(db.prepare('SELECT count(*) FROM leases').pluck().get()).toBe(0)
  db.close()
})

it('begins no task while others wait for their turn, and begins at once when it is told of one', async () => {
  const store = await queued(1)
  let free: () => void = () => undefined
  const freed = new Promise<void>((resolve) => {
    free = resolve
  })
  const seen: string[] = []
  let tell: () => void = () => undefined
  bounded(TASKS, { pollIntervalMs: 60_000 })
  const stop = new AbortController()
  const call = async (each: Task) => {
    seen.push(domainOf(each))
    tell()
    return okResult(domainOf(each))
  }
  const next = () => new Promise<void>((resolve) => (tell = resolve))
  const worker = workerOver(store, { call, whenFree: () => freed })
  const work = worker.work({ signal: stop.signal })
  await new Promise(setImmediate)
  expect(seen).toEqual([])
  const first = next()
  free()
  await first
  const second = next()
  await store.addTask(task('later.example'), RULES)
  worker.wake()
  await second
  stop.abort()
  await work
  expect(seen).toEqual(['site-0.example', 'later.example'])
})

it('tells that the database fails, and goes on when it works again', async () => {
  const store = await queued(1)
  const errors: string[] = []
  let fails = 3
  const takeTask: Store['takeTask'] = async (holder) => {
    if (fails-- > 0) throw new BlazonError('storage', 'The disk is full.')
    return store.takeTask(holder)
  }
  const worker = workerOver({ ...store, takeTask }, {})
  await worker.work({ ...untilEmpty(), onError: ({ message }) => void errors.push(message) })
  expect(errors).toEqual(Array.from({ length: 3 }, () => 'The disk is full.'))
  expect(await store.taskCounts()).toMatchObject({ done: 1 })
})

it('with no lane only queues, and leaves the work to other processes', async () => {
  const store = await queued(2)
  await workerOver(store, { concurrency: 0 }).work(untilEmpty())
  expect(await store.taskCounts()).toMatchObject({ waiting: 2, running: 0 })
  await workerOver(store, {}).work(untilEmpty())
  expect(await store.taskCounts()).toMatchObject({ waiting: 0, done: 2 })
})
