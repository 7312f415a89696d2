import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCrowd } from '../../src/concurrency/crowd.ts'
import { createSlots, type Slots } from '../../src/concurrency/slots.ts'

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

test('work that waited for its place runs in the context of whoever asked for it', async () => {
  const slots = createSlots(1)
  const context = new AsyncLocalStorage<string>()
  const seen: (string | undefined)[] = []
  const ask = (name: string) =>
    context.run(name, () =>
      slots.run(async () => {
        await sleep(1)
        seen.push(context.getStore())
      }),
    )
  await Promise.all([ask('a'), ask('b'), ask('c')])
  expect(seen).toEqual(['a', 'b', 'c'])
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

/** Work of that name, which ends when the test says so. */
function held(slots: Slots, order: string[]) {
  const ends = new Map<string, () => void>()
  const begin = (name: string, parties: readonly string[], site = name) => {
    const work = () =>
      new Promise<void>((resolve) => {
        order.push(name)
        ends.set(name, resolve)
      })
    return slots.run(work, undefined, { parties: () => parties, site })
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await sleep(0)
  }
  return { begin, end }
}

test('work that throws at once gives back the place of its party', async () => {
  const slots = createSlots(1)
  const thrown = slots.run(
    () => {
      throw new Error('at once')
    },
    undefined,
    { parties: () => ['a'], site: 'x' },
  )
  await expect(thrown).rejects.toThrow('at once')
  const order: string[] = []
  const { begin, end } = held(slots, order)
  const all = [begin('first', ['c']), begin('b1', ['b']), begin('b2', ['b']), begin('a1', ['a'])]
  // Party b had no place yet, and party a has none any more.
  for (const name of ['first', 'b1']) await end(name)
  expect(order).toEqual(['first', 'b1', 'a1'])
  for (const name of ['a1', 'b2']) await end(name)
  await Promise.all(all)
})

test('one who wants many places does not hold the others up', async () => {
  const slots = createSlots(2)
  const order: string[] = []
  const { begin, end } = held(slots, order)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void begin(name, ['a'])
  for (const name of ['b1', 'b2']) void begin(name, ['b'])
  void begin('c1', ['c'])
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3', 'b2', 'a4']) await end(name)
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'b2', 'a3', 'a4', 'a5'])
})

test('among the work of one, the sites take turns', async () => {
  const slots = createSlots(1)
  const order: string[] = []
  const { begin, end } = held(slots, order)
  for (const name of ['x1', 'x2', 'x3']) void begin(name, ['a'], 'x.example')
  for (const name of ['y1', 'y2']) void begin(name, ['a'], 'y.example')
  for (const name of ['x1', 'y1', 'x2', 'y2']) await end(name)
  expect(order).toEqual(['x1', 'y1', 'x2', 'y2', 'x3'])
})

test('work that several wait for has the turn of the one who comes first', async () => {
  const slots = createSlots(1)
  const order: string[] = []
  const { begin, end } = held(slots, order)
  for (const name of ['a1', 'a2']) void begin(name, ['a'])
  void begin('shared', ['a', 'b'])
  for (const name of ['a1', 'shared']) await end(name)
  expect(order).toEqual(['a1', 'shared', 'a2'])
})

test('whoever waits for a place is in the crowd until it has one or leaves', async () => {
  const crowd = createCrowd()
  const slots = createSlots(1, crowd)
  const { begin, end } = held(slots, [])
  const isCrowded = async () => {
    const look = new AbortController()
    let answer = false
    const asked = crowd.whenAny(look.signal).then(() => {
      answer = !look.signal.aborted
    })
    await sleep(0)
    look.abort()
    await asked
    return answer
  }
  void begin('a', [])
  expect(await isCrowded()).toBe(false)
  const leaver = new AbortController()
  const left = slots.run(async () => undefined, leaver.signal).catch(() => 'left')
  void begin('b', [])
  expect(await isCrowded()).toBe(true)
  leaver.abort()
  expect([await left, await isCrowded()]).toEqual(['left', true])
  await end('a')
  expect(await isCrowded()).toBe(false)
})
