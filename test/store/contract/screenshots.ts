import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Screenshot, ScreenshotTarget } from '../../../src/model/screenshot.ts'
import { Clock, foundOf, tidy } from '../temporary.ts'
import type { Stores } from './stores.ts'

const HOUR = 3_600_000
const WINDOW: ScreenshotTarget = { domain: 'a.example', page: '', type: 'viewport', priority: 'quality' }

/** A picture of so many equal bytes. */
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
    bytes: png,
  }
}

/** What a store must do with pictures of pages. */
export function screenshotsContract(stores: Stores): void {
  test('a picture is found again by what it is of, while it is fresh, and by its name, for longer', async () => {
    const clock = new Clock()
    const db = await stores.newDatabase()
    const store = await stores.open({ db, now: clock.now })
    const taken = shot(clock, 'one')
    await store.putScreenshot(WINDOW, taken)
    expect(await store.freshScreenshotOf(WINDOW)).toEqual(taken)
    expect(await store.freshScreenshotOf({ ...WINDOW, priority: 'speed' })).toEqual(taken)
    for (const other of [{ domain: 'b.example' }, { page: 'login' as const }, { type: 'fullPage' as const }])
      expect(await store.freshScreenshotOf({ ...WINDOW, ...other })).toBeUndefined()
    const token = (await store.pictureTokenOf(taken.hash)) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await store.pictureAt(token)).toEqual(taken.bytes)
    expect([await store.pictureAt(taken.hash), await store.pictureTokenOf('no')]).toEqual([
      undefined,
      undefined,
    ])

    clock.ms += 25 * HOUR
    expect(await store.freshScreenshotOf(WINDOW)).toBeUndefined()
    await store.putScreenshot({ ...WINDOW, priority: 'speed' }, shot(clock, 'quick'))
    expect(await store.freshScreenshotOf(WINDOW)).toBeUndefined()
    await store.putScreenshot(WINDOW, shot(clock, 'two'))
    await store.close()
    const later = await stores.open({ db, now: clock.now })
    expect(await later.freshScreenshotOf(WINDOW)).toEqual(shot(clock, 'two'))
    expect(await later.pictureAt(token)).toEqual(taken.bytes)
  })

  test('pictures of pages with long addresses are told apart', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const page = `https://a.example/${randomBytes(4_000).toString('hex')}`
    await store.putScreenshot({ ...WINDOW, page }, shot(clock, 'one'))
    expect(await store.freshScreenshotOf({ ...WINDOW, page })).toEqual(shot(clock, 'one'))
    expect(await store.freshScreenshotOf({ ...WINDOW, page: `${page}1` })).toBeUndefined()
  })

  test('a picture that is no screenshot has a name, and is kept once', async () => {
    const store = await stores.open()
    const drawing = Buffer.from('<svg/>')
    const token = await store.putPicture(drawing)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await store.putPicture(drawing)).toBe(token)
    expect(await store.pictureAt(token)).toEqual(drawing)
  })

  test('the same picture is kept once, under one name, as long as it is taken', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now })
    const first = shot(clock, 'one')
    await store.putScreenshot(WINDOW, first)
    const token = (await store.pictureTokenOf(first.hash)) ?? ''
    clock.ms += 29 * 24 * HOUR
    await store.putScreenshot({ ...WINDOW, domain: 'b.example' }, shot(clock, 'one'))
    expect(await store.pictureTokenOf(first.hash)).toBe(token)
    clock.ms += 29 * 24 * HOUR
    await store.putScreenshot(WINDOW, shot(clock, 'two'))
    expect(await store.pictureAt(token)).toEqual(first.bytes)
    clock.ms += 2 * 24 * HOUR
    await store.putScreenshot(WINDOW, shot(clock, 'three'))
    await tidy(store)
    expect(await store.pictureAt(token)).toBeUndefined()
  })

  test('what is kept is bounded: the oldest goes first, the newest never', async () => {
    const clock = new Clock()
    const store = await stores.open({ now: clock.now, maxPicturesBytes: 250 })
    const put = async (domain: string, bytes: number) => {
      clock.ms += 1
      await store.putScreenshot({ ...WINDOW, domain }, shot(clock, domain, bytes))
      await tidy(store)
    }
    const kept = () =>
      foundOf(['a', 'b', 'c', 'd'], (domain) => store.freshScreenshotOf({ ...WINDOW, domain }))
    for (const domain of ['a', 'b', 'c']) await put(domain, 100)
    expect(await kept()).toEqual(['b', 'c'])
    await put('d', 1_000)
    expect(await kept()).toEqual(['d'])
  })
}
