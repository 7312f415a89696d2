import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAdmission, type MakeRoom } from '../../src/capture/browser/admission.ts'

test('many requests enter a few at a time; callers that leave or fail do not delay the others', async () => {
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

test('it needs no program of the system, and prints nothing', async () => {
  const { PATH } = process.env
  const printed = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
  onTestFinished(() => {
    process.env.PATH = PATH
    for (const spy of printed) spy.mockRestore()
  })
  process.env.PATH = '/nowhere'
  const slots = createAdmission(2)
  // Longer than the interval in which the pool measures the load.
  await expect(slots.run(() => sleep(2500, 'in'))).resolves.toBe('in')
  await expect(slots.run(async () => 'in again')).resolves.toBe('in again')
  for (const spy of printed) expect(spy).not.toHaveBeenCalled()
})

test('work that makes room lets the next one in before it is done, at most as many as there are places', async () => {
  const slots = createAdmission(1)
  let end: (said: string) => void = () => undefined
  const held = new Promise<string>((resolve) => {
    end = resolve
  })
  const said: boolean[] = []
  let again = () => true
  const long = (makeRoom: MakeRoom) => {
    said.push(makeRoom(), makeRoom())
    again = makeRoom
    return held
  }
  const first = slots.run(long)
  await expect(slots.run(async () => 'second')).resolves.toBe('second')
  // The work beside it has used up the room, so this one keeps its place.
  const third = slots.run(long)
  let isIn = false
  const fourth = slots.run(async () => {
    isIn = true
  })
  await expect.poll(() => said).toHaveLength(4)
  expect([isIn, again()]).toEqual([false, false])
  end('done')
  await expect(Promise.all([first, third])).resolves.toEqual(['done', 'done'])
  await fourth
})
