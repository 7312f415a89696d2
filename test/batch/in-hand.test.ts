import { expect, onTestFinished, test, vi } from 'vitest'
import { createInHand } from '../../src/batch/in-hand.ts'
import { createPace } from '../../src/batch/pace.ts'

test('what runs and what waits for a host is reported, with the longest waits first', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const inHand = createInHand()
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const work = [
    inHand.waiting('slow.example', promise),
    inHand.running('a.example', () => promise),
    inHand.waiting('quick.example', promise),
  ]
  now = 4_000
  work.push(inHand.waiting('slow.example', promise), inHand.waiting('new.example', promise))
  now = 4_500
  expect(inHand.report(9)).toEqual({
    ...{ domains: 9, perSecond: 2, running: 1, waiting: 4, oldest: { domain: 'a.example', ms: 4_500 } },
    hosts: [
      { host: 'slow.example', lookups: 2, waitMs: 4_500 },
      { host: 'quick.example', lookups: 1, waitMs: 4_500 },
    ],
  })
  resolve()
  await Promise.all(work)
  expect(inHand.report(9)).toMatchObject({ running: 0, waiting: 0, oldest: null, hosts: [] })
})

test('a pace is that of the last five minutes', () => {
  let now = 0
  const paceOf = createPace(() => now)
  expect(paceOf(0)).toBe(0)
  for (now = 60_000; now <= 600_000; now += 60_000) paceOf(600)
  // All were done in the first minute, and none since.
  expect(paceOf(600)).toBe(0)
  now += 60_000
  expect(paceOf(900)).toBeCloseTo(1, 1)
})

test('a pace is never below zero, although the domains of a part that another process takes count anew', () => {
  let now = 0
  const paceOf = createPace(() => now)
  now = 10_000
  expect(paceOf(-40)).toBe(0)
  now = 20_000
  expect(paceOf(20)).toBe(1)
})
