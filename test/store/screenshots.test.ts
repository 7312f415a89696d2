import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Screenshot, ScreenshotTarget } from '../../src/model/screenshot.ts'
import { Clock, temporaryFolder, temporaryStore } from './temporary.ts'

const HOUR = 3_600_000
const WINDOW: ScreenshotTarget = { domain: 'a.example', page: '', type: 'viewport', priority: 'quality' }

/** A picture of so many bytes, all alike. */
function shot(clock: Clock, content: string, bytes = 100): Screenshot {
  const png = Buffer.alloc(bytes, content)
  const hash = createHash('sha256').update(png).digest('hex')
  const capturedAt = clock.now().toISOString()
  return {
    url: 'https://a.example/',
    capturedAt,
    type: 'viewport',
    width: 1920,
    height: 1080,
    hash,
    notes: ['x'],
    png,
  }
}

test('a picture is found again by what it is of, while it is fresh, and by its name, for longer', () => {
  const clock = new Clock()
  const path = join(temporaryFolder(), 'a.db')
  const store = temporaryStore({ path, now: clock.now })
  const taken = shot(clock, 'one')
  store.putScreenshot(WINDOW, taken)
  expect(store.freshScreenshotOf(WINDOW)).toEqual(taken)
  expect(store.freshScreenshotOf({ ...WINDOW, priority: 'speed' })).toEqual(taken)
  for (const other of [{ domain: 'b.example' }, { page: 'login' as const }, { type: 'fullPage' as const }])
    expect(store.freshScreenshotOf({ ...WINDOW, ...other })).toBeUndefined()
  const token = store.pictureTokenOf(taken.hash) ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(store.pictureAt(token)).toEqual(taken.png)
  expect([store.pictureAt(taken.hash), store.pictureTokenOf('no')]).toEqual([undefined, undefined])

  clock.ms += 25 * HOUR
  expect(store.freshScreenshotOf(WINDOW)).toBeUndefined()
  store.putScreenshot({ ...WINDOW, priority: 'speed' }, shot(clock, 'quick'))
  expect(store.freshScreenshotOf(WINDOW)).toBeUndefined()
  store.putScreenshot(WINDOW, shot(clock, 'two'))
  store.close()
  const later = temporaryStore({ path, now: clock.now })
  expect(later.freshScreenshotOf(WINDOW)).toEqual(shot(clock, 'two'))
  expect(later.pictureAt(token)).toEqual(taken.png)
})

test('the same picture is kept once, under one name, as long as it is taken', () => {
  const clock = new Clock()
  const store = temporaryStore({ now: clock.now })
  const first = shot(clock, 'one')
  store.putScreenshot(WINDOW, first)
  const token = store.pictureTokenOf(first.hash) ?? ''
  clock.ms += 29 * 24 * HOUR
  store.putScreenshot({ ...WINDOW, domain: 'b.example' }, shot(clock, 'one'))
  expect(store.pictureTokenOf(first.hash)).toBe(token)
  clock.ms += 29 * 24 * HOUR
  store.putScreenshot(WINDOW, shot(clock, 'two'))
  expect(store.pictureAt(token)).toEqual(first.png)
  clock.ms += 2 * 24 * HOUR
  store.putScreenshot(WINDOW, shot(clock, 'three'))
  expect(store.pictureAt(token)).toBeUndefined()
})

test('what is kept is bounded: the oldest goes first, the newest never', () => {
  const clock = new Clock()
  const store = temporaryStore({ now: clock.now, maxPicturesBytes: 250 })
  const put = (domain: string, bytes: number) => {
    clock.ms += 1
    store.putScreenshot({ ...WINDOW, domain }, shot(clock, domain, bytes))
  }
  const kept = () => ['a', 'b', 'c', 'd'].filter((domain) => store.freshScreenshotOf({ ...WINDOW, domain }))
  for (const domain of ['a', 'b', 'c']) put(domain, 100)
  expect(kept()).toEqual(['b', 'c'])
  put('d', 1_000)
  expect(kept()).toEqual(['d'])
})
