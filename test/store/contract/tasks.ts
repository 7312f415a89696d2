import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Task } from '../../../src/model/background.ts'
import { Clock } from '../temporary.ts'
import type { Stores } from './stores.ts'

const RULES = { maxWaiting: 10, restMs: 0 }
const task = (domain: string): Task => ({ call: 'brand', handle: { domain }, request: {} })
const FAILED = { state: 'waiting', note: 'No answer.', afterMs: 1_000, hasFailed: true } as const

/** What a store must do with tasks of the background. */
export function tasksContract(stores: Stores): void {
  test('a task is taken once, in the order in which it was added, and ends once', async () => {
    const store = await stores.open({ now: new Clock().now })
    for (const domain of ['a.example', 'b.example'])
      expect(await store.addTask(task(domain), RULES)).toBe('queued')
    const holder = await store.acquireLease('background 1')
    const other = await store.acquireLease('background 2')
    const first = await store.takeTask(holder)
    const second = await store.takeTask(other)
    expect([first?.handle, second?.handle]).toEqual([{ domain: 'a.example' }, { domain: 'b.example' }])
    expect(await store.takeTask(holder)).toBeUndefined()
    if (!first || !second) throw new Error('Both are there.')
    const end = { state: 'done', note: '' } as const
    expect(await store.endTask({ id: first.id, holder: other }, end)).toBe(false)
    expect([await store.endTask(first, end), await store.endTask(first, end)]).toEqual([true, false])
    expect(await store.taskCounts()).toEqual({ waiting: 0, running: 1, done: 1, failed: 0 })
  })

  test('equal tasks are one, which begins anew when it has ended and rested', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const asked: Task = { call: 'html', handle: { url: 'https://a.example/' }, request: { rendered: true } }
    expect(await store.addTask(asked, RULES)).toBe('queued')
    expect(await store.addTask({ ...asked }, RULES)).toBe('waiting')
    expect(await store.addTask({ ...asked, request: {} }, RULES)).toBe('queued')
    const taken = await store.takeTask(await store.acquireLease('background 1'))
    expect(taken).toMatchObject({ ...asked, failures: 0 })
    expect(await store.addTask(asked, RULES)).toBe('waiting')
    if (taken) await store.endTask(taken, { state: 'failed', note: 'It is gone.' })
    expect(await store.addTask(asked, { ...RULES, restMs: 1_000 })).toBe('rested')
    clock.ms += 1_000
    expect(await store.addTask(asked, { ...RULES, restMs: 1_000 })).toBe('queued')
    expect(await store.addTask(task('c.example'), { ...RULES, maxWaiting: 2 })).toBe('full')
  })

  test('tasks with long requests are told apart', async () => {
    const store = await stores.open({ now: new Clock().now })
    const long = randomBytes(4_000).toString('hex')
    const asked: Task = { call: 'html', handle: { url: `https://a.example/${long}` }, request: {} }
    expect(await store.addTask(asked, RULES)).toBe('queued')
    expect(await store.addTask({ ...asked }, RULES)).toBe('waiting')
    expect(await store.addTask({ ...asked, handle: { url: `https://a.example/${long}1` } }, RULES)).toBe(
      'queued',
    )
    expect(await store.takeTask(await store.acquireLease('background 1'))).toMatchObject(asked)
  })

  test('a task that failed waits for its time; one that was interrupted has not failed', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    await store.addTask(task('a.example'), RULES)
    const holder = await store.acquireLease('background 1')
    const take = async () => {
      const taken = await store.takeTask(holder)
      if (!taken) throw new Error('It is due.')
      return taken
    }
    await store.endTask(await take(), FAILED)
    expect(await store.takeTask(holder)).toBeUndefined()
    clock.ms += 1_000
    const again = await take()
    expect(again.failures).toBe(1)
    await store.endTask(again, { state: 'waiting', note: '', afterMs: 0, hasFailed: false })
    expect((await take()).failures).toBe(1)
  })

  test('what a process had taken waits again when its lease is free, and fails when that happens ten times', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    await store.addTask(task('a.example'), RULES)
    for (let life = 1; life <= 10; life++) {
      const holder = await store.acquireLease(`background ${life}`)
      expect(await store.takeTask(holder)).toBeDefined()
      clock.ms += 29_000
      expect(await store.freeTasks()).toBe(0)
      clock.ms += 29_000
      expect(await store.freeTasks()).toBe(1)
      await expect(store.renewLease(holder)).rejects.toThrow(/taken over/)
    }
    expect(await store.taskCounts()).toEqual({ waiting: 0, running: 0, done: 0, failed: 1 })
  })
}
