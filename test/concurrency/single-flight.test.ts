import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Deadline, unlimited } from '../../src/concurrency/deadline.ts'
import { createSingleFlight } from '../../src/concurrency/single-flight.ts'
import { deadlineOf } from '../capture/capturing.ts'

test('work has the time of who waits longest of those who wait now', async () => {
  const flights = createSingleFlight<string>()
  let shared = unlimited(Number.NaN)
  const end = new AbortController()
  const work = (deadline: Deadline) => {
    shared = deadline
    return once(end.signal, 'abort').then(() => 'done')
  }
  const [short, long] = [new AbortController(), new AbortController()]
  const first = flights.share('a', work, deadlineOf({ leftMs: 10, signal: short.signal }))
  expect(shared.timeLeftMs()).toBe(10)
  const second = flights.share('a', work, deadlineOf({ leftMs: 500, signal: long.signal }))
  expect(shared.timeLeftMs()).toBe(500)
  const silent = flights.share('a', work, unlimited(0))
  expect(shared.timeLeftMs()).toBe(500)
  long.abort(new Error('left'))
  await expect(second).rejects.toThrow('left')
  expect(shared.timeLeftMs()).toBe(10)
  short.abort(new Error('left as well'))
  await expect(first).rejects.toThrow('left as well')
  expect(shared.timeLeftMs()).toBe(0)
  expect(shared.signal.aborted).toBe(false)
  end.abort()
  expect(await silent).toBe('done')
})

test('work tells everyone who waits when it has begun, and at once who comes later', async () => {
  const flights = createSingleFlight<void>()
  const told: string[] = []
  let begin: () => void = () => undefined
  const work = (deadline: Deadline) => {
    begin = deadline.begin
    return once(deadline.signal, 'abort').then(() => undefined)
  }
  const join = (name: string) =>
    flights.share('key', work, { ...unlimited(0), begin: () => void told.push(name) })
  const shared = ['a', 'b'].map(join)
  expect(told).toEqual([])
  begin()
  expect(told).toEqual(['a', 'b'])
  shared.push(join('c'))
  expect(told).toEqual(['a', 'b', 'c'])
  await flights.close(new Error('closed'))
  await Promise.all(shared)
})

test('work that nobody waits for goes on for a while, and who comes in time joins it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const flights = createSingleFlight<string>({ graceMs: 200 })
  let runs = 0
  const stopped: unknown[] = []
  const work = ({ signal }: Deadline) => {
    runs += 1
    return new Promise<string>((_, reject) =>
      signal.addEventListener('abort', () => {
        stopped.push(signal.reason)
        reject(signal.reason)
      }),
    )
  }
  const leave = async () => {
    const leaver = new AbortController()
    const left = flights.share('key', work, deadlineOf({ signal: leaver.signal }))
    leaver.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
  }
  await leave()
  vi.advanceTimersByTime(199)
  await leave()
  vi.advanceTimersByTime(199)
  expect([runs, stopped]).toEqual([1, []])
  vi.advanceTimersByTime(1)
  expect(stopped).toEqual([expect.objectContaining({ code: 'cancelled' })])
  await leave()
  expect(runs).toBe(2)
})
