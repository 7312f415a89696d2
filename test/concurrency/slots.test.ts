import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSlots } from '../../src/concurrency/slots.ts'

test('places are given in line, and given back by those who fail or leave', async () => {
  const slots = createSlots(1)
  const order: string[] = []
  const leaver = new AbortController()
  const work =
    (name: string, fails = false) =>
    async () => {
      order.push(name)
      if (fails) throw new Error(name)
    }
  const all = [slots.run(work('a', true)), slots.run(work('b'), leaver.signal), slots.run(work('c'))]
  leaver.abort(new Error('left'))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(order).toEqual(['a', 'c'])
})

test('a place is kept until its work has ended, although the signal has fired', async () => {
  const slots = createSlots(1)
  const leaver = new AbortController()
  const order: string[] = []
  const first = slots.run(async () => {
    leaver.abort(new Error('left'))
    await sleep(20)
    order.push('first has ended')
    return 'done'
  }, leaver.signal)
  const second = slots.run(async () => void order.push('second begins'))
  expect(await first).toBe('done')
  await second
  expect(order).toEqual(['first has ended', 'second begins'])
})
