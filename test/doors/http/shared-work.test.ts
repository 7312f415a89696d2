import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSharedWork, type Waiter } from '../../../src/doors/http/shared-work.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work under one key that ends when the test says so, and those who wait for it. */
function sharing(maxMs = 300_000) {
  const shared = createSharedWork<string>({ maxMs, usualMs: 45_000, lateMs: 0, maxLate: 0 }, () => undefined)
  const begun: AbortSignal[] = []
  let end = (_: string): void => undefined
  const ended = new Promise<string>((resolve) => {
    end = resolve
  })
  /** Someone who waits for the answer, or leaves before it is there. */
  const arrive = (waiter: Partial<Waiter> = {}) => {
    const gone = new AbortController()
    const answer = shared
      .join(
        'acme.example',
        ({ signal }) => {
          begun.push(signal)
          return ended
        },
        { timeoutMs: 55_000, workMs: undefined, signal: gone.signal, ...waiter },
      )
      .catch(({ message }: Error) => `error: ${message}`)
    return { answer, leave: () => gone.abort() }
  }
  /** For each time that the work was begun, whether it goes on. */
  const running = () => begun.map(({ aborted }) => !aborted)
  return { arrive, running, end }
}

test('work goes on for a second after the last one left, and is stopped before two are over', async () => {
  const { arrive, running } = sharing()
  const { answer, leave } = arrive()
  leave()
  expect(await answer).toMatch(/^error/)
  await vi.advanceTimersByTimeAsync(900)
  expect(running()).toEqual([true])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(running()).toEqual([false])
})

test('work goes on while one of two is still there', async () => {
  const { arrive, running, end } = sharing()
  const [leaver, patient] = [arrive(), arrive()]
  leaver.leave()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(running()).toEqual([true])
  end('done')
  expect(await patient.answer).toBe('done')
})

test('one who left is gone once: when their time is over, the work of another goes on', async () => {
  const { arrive, running, end } = sharing()
  arrive({ timeoutMs: 1_000 }).leave()
  const { answer } = arrive({ timeoutMs: 20_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(running()).toEqual([true])
  end('done')
  expect(await answer).toBe('done')
})

test('one whose time is over does not end the work of another', async () => {
  const { arrive, running, end } = sharing()
  const [patient, hurried] = [arrive(), arrive({ timeoutMs: 100 })]
  await vi.advanceTimersByTimeAsync(100)
  expect(await hurried.answer).toMatch(/^error: .* in time/)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(running()).toEqual([true])
  end('done')
  expect(await patient.answer).toBe('done')
})

test('one who leaves and comes again at once finds the work still running', async () => {
  const { arrive, running, end } = sharing()
  arrive().leave()
  await vi.advanceTimersByTimeAsync(450)
  const { answer } = arrive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(running()).toEqual([true])
  end('done')
  expect(await answer).toBe('done')
})

test('work that was stopped is not joined: whoever comes later starts afresh', async () => {
  const { arrive, running, end } = sharing()
  arrive().leave()
  await vi.advanceTimersByTimeAsync(2_000)
  const { answer } = arrive()
  expect(running()).toEqual([false, true])
  end('done')
  expect(await answer).toBe('done')
})

test('work that never ends is given up after the longest time that anybody may wait', async () => {
  const { arrive, running } = sharing(60_000)
  const early = arrive()
  await vi.advanceTimersByTimeAsync(50_000)
  const late = arrive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(running()).toEqual([false])
  for (const { answer } of [early, late]) expect(await answer).toMatch(/^error/)
})
