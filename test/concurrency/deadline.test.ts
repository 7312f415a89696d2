import { expect, onTestFinished, test, vi } from 'vitest'
import { startDeadline } from '../../src/concurrency/deadline.ts'

test('a usual time begins with the turn of the work, a time of the caller at once', async () => {
  const usual = startDeadline({ who: 'acme.example', usualMs: 60_000 })
  const asked = startDeadline({ who: 'acme.example', usualMs: 60_000, timeoutMs: 20 })
  expect(usual.timeLeftMs()).toBe(60_000)
  expect(asked.timeLeftMs()).toBeLessThanOrEqual(20)
  await expect.poll(() => asked.signal.aborted).toBe(true)
  // Nobody asked the site before its time was over: nothing is known of it.
  expect(asked.errorOf(new Error('whatever'))).toMatchObject({ code: 'unavailable', retryable: true })
  expect(usual.timeLeftMs()).toBe(60_000)
  usual.begin()
  await expect.poll(() => usual.timeLeftMs()).toBeLessThan(60_000)
  usual.end()

  const begun = startDeadline({ who: 'acme.example', usualMs: 10 })
  begun.begin()
  await expect.poll(() => begun.signal.aborted).toBe(true)
  expect(begun.errorOf(new Error('whatever'))).toMatchObject({ code: 'timeout' })

  const leaver = new AbortController()
  const left = startDeadline({ who: 'acme.example', usualMs: 10, signal: leaver.signal })
  leaver.abort(new Error('enough'))
  expect(left.signal.aborted).toBe(true)
  expect(left.errorOf(new TypeError('no such thing'))).toMatchObject({ code: 'cancelled' })
})

test('the time of work that is done fires no more', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [done, open] = [1, 2].map(() => startDeadline({ who: 'acme.example', usualMs: 10 }))
  for (const deadline of [done, open]) deadline?.begin()
  done?.end()
  vi.advanceTimersByTime(20)
  expect([done?.signal.aborted, open?.signal.aborted]).toEqual([false, true])
})
