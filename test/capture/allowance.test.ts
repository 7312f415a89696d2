import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { VISIT } from '../../src/capture/bounds.ts'
import { startAllowance, untilGiven } from '../../src/capture/browser/allowance.ts'
import type { PageProcesses } from '../../src/capture/browser/page-processes.ts'
import { withDefaults } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'

// The clock is the test's own.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page is looked at after each such time. */
const LOOK_MS = 100

const messages = { limit: () => undefined }

/** The allowance of a page that has used and waited for this much since its visit began. */
function visitOf(now: { spent: number; waited: number }, caller = new AbortController()) {
  const lowerPriority = vi.fn()
  const makeRoom = vi.fn(() => true)
  const processes: PageProcesses = {
    spentMs: () => now.spent,
    waitedMs: () => now.waited,
    lowerPriority,
    isIn: () => false,
    kill: () => undefined,
  }
  const options = withDefaults({ browser: { captureTimeoutMs: 2_000 } })
  bounded(VISIT, { maxCpuMs: 2_000 })
  const allowance = startAllowance({ processes, messages, options, signal: caller.signal, makeRoom })
  onTestFinished(allowance.end)
  return { allowance, lowerPriority, makeRoom }
}

test('time that a page waited for a processor is not counted, up to half of all time', () => {
  const now = { spent: 0, waited: 0 }
  const { allowance } = visitOf(now)
  vi.advanceTimersByTime(40)
  expect(allowance.givenMs()).toBe(40)
  now.waited = 15
  expect(allowance.givenMs()).toBe(25)
  now.waited = 1e6
  expect(allowance.givenMs()).toBe(20)
})

test('a visit ends when the page has been given its time', () => {
  const now = { spent: 0, waited: 0 }
  const { allowance } = visitOf(now)
  vi.advanceTimersByTime(1_900)
  now.waited = 500
  vi.advanceTimersByTime(500)
  expect(allowance.over.aborted).toBe(false)
  vi.advanceTimersByTime(100)
  expect(allowance.over.reason).toMatchObject({ code: 'timeout' })
})

test('a page that uses much processor time gets a lower priority, makes room, is then read, and is finally ended', () => {
  const now = { spent: 100, waited: 1e9 }
  const { allowance, lowerPriority, makeRoom } = visitOf(now)
  expect(allowance.isSpent()).toBe(false)
  now.spent = 1_200
  vi.advanceTimersByTime(LOOK_MS)
  expect(lowerPriority).toHaveBeenCalledWith(10)
  expect(makeRoom).toHaveBeenCalled()
  now.spent = 2_200
  expect(allowance.isSpent()).toBe(true)
  now.spent = 4_200
  vi.advanceTimersByTime(LOOK_MS)
  expect(allowance.over.reason).toMatchObject({
    code: 'timeout',
    message: 'The page took more than 4100 ms of processor time.',
  })
})

test('a page that uses much processor time is read at once when others wait and there is no room', () => {
  const { allowance, makeRoom } = visitOf({ spent: 0, waited: 1e9 })
  makeRoom.mockReturnValue(false)
  vi.advanceTimersByTime(LOOK_MS)
  expect(allowance.isSpent()).toBe(false)
  const now = { spent: 0, waited: 1e9 }
  const { allowance: busy, makeRoom: full } = visitOf(now)
  full.mockReturnValue(false)
  now.spent = 1_100
  vi.advanceTimersByTime(LOOK_MS)
  expect(busy.isSpent()).toBe(true)
})

test('a visit that may take longer than is usual ends after its own time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const processes: PageProcesses = {
    ...{ spentMs: () => 0, waitedMs: () => 0, lowerPriority: () => undefined },
    ...{ isIn: () => false, kill: () => undefined },
  }
  const options = withDefaults({ browser: { captureTimeoutMs: 200 } })
  const { signal } = new AbortController()
  const visit = { processes, messages, options, signal, makeRoom: () => true }
  const [usual, longer] = [startAllowance(visit), startAllowance({ ...visit, maxMs: 60_000 })]
  vi.advanceTimersByTime(59_900)
  expect([usual.over.aborted, longer.over.aborted]).toEqual([true, false])
  vi.advanceTimersByTime(100)
  expect(longer.over.reason).toMatchObject({ code: 'timeout' })
})

test('waits for a visit end with it', async () => {
  const caller = new AbortController()
  const { allowance } = visitOf({ spent: 0, waited: 0 }, caller)
  const waits = untilGiven(allowance, () => Number.POSITIVE_INFINITY, new AbortController().signal)
  caller.abort(new Error('left'))
  await expect(waits).rejects.toThrow('aborted')
  expect(allowance.over.reason).toMatchObject({ message: 'left' })
})
