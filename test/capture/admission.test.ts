import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAdmission } from '../../src/capture/browser/admission.ts'

test('a burst goes in a few at a time; who leaves or fails holds nobody up', async () => {
  const slots = createAdmission(3)
  let inside = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++inside)
    await sleep(10)
    inside--
    if (fails) throw new Error('failed')
    return 'done'
  }
  const all = Array.from({ length: 30 }, (_, at) => {
    const leaver = new AbortController()
    if (at % 3 === 0) setTimeout(() => leaver.abort(new Error('left')), at)
    return slots.run(work(at % 5 === 0), leaver.signal)
  })
  const ends = await Promise.allSettled(all)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(3)
  expect(inside).toBe(0)
  for (const [at, end] of ends.entries()) {
    const reason = end.status === 'rejected' ? end.reason.message : end.value
    expect(at % 5 === 0 ? ['left', 'failed'] : at % 3 === 0 ? ['left', 'done'] : ['done']).toContain(reason)
  }
})

test('it needs no program of the system, and says nothing', async () => {
  const { PATH } = process.env
  const printed = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
  onTestFinished(() => {
    process.env.PATH = PATH
    for (const spy of printed) spy.mockRestore()
  })
  process.env.PATH = '/nowhere'
  const slots = createAdmission(2)
  // Longer than its interval of looking at the machine.
  await expect(slots.run(() => sleep(2500, 'in'))).resolves.toBe('in')
  await expect(slots.run(async () => 'in again')).resolves.toBe('in again')
  for (const spy of printed) expect(spy).not.toHaveBeenCalled()
})
