import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { limitFrom, type TaskLimits } from '../../src/threads/limit.ts'
import { ownThread, UNKNOWN_THREAD, usageOf } from '../../src/threads/usage.ts'

/** Of a task on this very thread. */
function limited(limits: TaskLimits, thread = ownThread()): { begun: Int32Array; signal: AbortSignal } {
  const begun = new Int32Array([thread])
  const { signal, stop } = limitFrom(begun, limits)
  onTestFinished(stop)
  return { begun, signal }
}

/** Keeps this thread busy until the signal fires; 20 s at most. */
async function workUntil(signal: AbortSignal): Promise<void> {
  for (const end = performance.now() + 20_000; !signal.aborted && performance.now() < end; await sleep(0)) {
    const pause = performance.now() + 20
    while (performance.now() < pause);
  }
}

const onLinux = test.runIf(process.platform === 'linux')

onLinux('a thread knows its number, and that of one which ended tells nothing', () => {
  expect(readdirSync('/proc/self/task').map(Number)).toContain(ownThread())
  expect(readlinkSync('/proc/thread-self')).toMatch(new RegExp(`/${ownThread()}$`))
  expect(usageOf(2 ** 30)).toBeUndefined()
})

onLinux('work is counted in processor time', async () => {
  const { signal } = limited({ cpuMs: 200, ms: 60_000 })
  await workUntil(signal)
  expect(signal.reason).toMatchObject({ code: 'too_large' })
})

onLinux('time that a thread does nothing is none of its processor time', async () => {
  const { signal } = limited({ cpuMs: 200, ms: 60_000 })
  await sleep(400)
  expect(signal.aborted).toBe(false)
})

test.each([
  ['this thread', ownThread()],
  ['one that the system does not tell of', UNKNOWN_THREAD],
])('the clock counts for %s', async (_, thread) => {
  const { signal } = limited({ cpuMs: 60_000, ms: 200 }, thread)
  await sleep(500)
  expect(signal.reason).toMatchObject({
    code: 'too_large',
    message: 'The page takes more than 200 ms of work to be read.',
  })
})

test('nothing counts before the work begins', async () => {
  const { signal } = limited({ cpuMs: 1, ms: 1 }, 0)
  await sleep(200)
  expect(signal.aborted).toBe(false)
})
