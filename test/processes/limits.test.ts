import { expect, onTestFinished, test, vi } from 'vitest'
import { watchLimits } from '../../src/processes/limits.ts'

/** Interval between two measurements. */
const LOOK_MS = 50

test('the time of a task is counted from the first measurement, which comes late when this process is busy', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => {
    vi.useRealTimers()
    clock.mockRestore()
  })
  const watch = watchLimits(process.pid, { cpuMs: 1e9, ms: 1_000, rssMb: 1e9 }, (bound) => bound)
  const lookAt = (ms: number) => {
    clock.mockReturnValue(ms)
    vi.advanceTimersByTime(LOOK_MS)
    return watch.over.reason
  }
  expect([lookAt(5_000), lookAt(5_900)]).toEqual([undefined, undefined])
  // By far more than this process can have waited for a processor meanwhile, which is not counted.
  expect(lookAt(1e9)).toBe('1000 ms of work')
})
