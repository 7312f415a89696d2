import { expect, test } from 'vitest'
import { createPageList, type Wanted } from '../../src/capture/crawl/page-list.ts'
import { belongingTo } from '../../src/capture/crawl/page-url.ts'
import { site } from './capturing.ts'

const SITE = site('acme.example')
const url = (at: number) => `https://acme.example/p/${at}`

function listOf(wanted: Partial<Wanted>, from = 0, to = from) {
  const list = createPageList(belongingTo(SITE), { maxLinks: 10, maxBytes: 10_000, ...wanted })
  for (let at = from; at < to; at++) list.put(url(at))
  return list
}

test('lists that follow each other give each page once, within the bounds of both', () => {
  const list = listOf({ maxLinks: 5 })
  list.take(listOf({}, 0, 2))
  list.take(listOf({}, 1, 4))
  expect([...list.urls]).toEqual([url(0), url(1), url(2), url(3)])
  expect(list.isFull()).toBe(false)
  list.take(listOf({}, 3, 9))
  expect([...list.urls]).toEqual([0, 1, 2, 3, 4].map(url))
  expect([list.isFull(), list.isCut()]).toEqual([true, false])
})

test('a list that is longer than the whole may be is cut off', () => {
  for (const [wanted, count] of [
    [{ maxLinks: 3 }, 3],
    // Each takes 24 characters and 3 signs of JSON.
    [{ maxBytes: 2 * 27 + 26 }, 2],
  ] as const) {
    const list = listOf(wanted)
    list.take(listOf({}, 0, 8))
    expect([...list.urls]).toEqual(Array.from({ length: count }, (_, at) => url(at)))
    expect([list.isFull(), list.isCut()]).toEqual([true, 'maxBytes' in wanted])
    expect(list.put(url(9))).toBe(false)
  }
})

test('pages that were not named before are counted, wanted or not', async () => {
  const list = listOf({ pattern: /[02]$/ }, 0, 4)
  list.put(url(2))
  list.put('https://other.example/')
  expect([list.named(), [...list.urls]]).toEqual([4, [url(0), url(2)]])
  const matched = listOf({ match: async (urls) => urls.map((it) => it.endsWith('1')) }, 0, 3)
  matched.put(url(1))
  expect([matched.named(), matched.urls.size]).toEqual([3, 0])
  await matched.settle('all')
  matched.put(url(1))
  expect([matched.named(), [...matched.urls]]).toEqual([3, [url(1)]])
})

test('a list is taken over without asking for any of its pages again', () => {
  const belonging = belongingTo(SITE)
  let asked = 0
  const counted = {
    ...belonging,
    pageOf: (location: string) => {
      asked++
      return belonging.pageOf(location)
    },
  }
  const bounds = { maxLinks: 10, maxBytes: 10_000 }
  const [list, first, second] = [0, 1, 2].map(() => createPageList(counted, bounds))
  first?.put(url(1))
  second?.put(url(2))
  for (const it of [first, second]) if (it) list?.take(it)
  expect([asked, [...(list?.urls ?? [])]]).toEqual([2, [url(1), url(2)]])
})
