import { EventEmitter } from 'node:events'
import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import type { PageLook } from '../../src/capture/browser/in-page/motion.ts'
import { createPace, type Settling } from '../../src/capture/browser/pace.ts'
import { watchTraffic } from '../../src/capture/browser/traffic.ts'
import { withDefaults } from '../../src/model/options.ts'
import { htmlOf } from '../../src/snapshot/dom.ts'
import { capturerFor, deadlineOf, site } from './capturing.ts'
import { serveSites } from './sites.ts'

/* Pages that show nearly nothing until something has come that they asked for. */

const withBrowser = test.runIf(await findBrowser())

interface Scene {
  readonly textChars?: number
  readonly isAwaited?: boolean
  readonly isSpent?: boolean
  readonly leftMs?: number
  readonly what?: string
  /** In a replay: nothing comes before virtual time goes on. */
  readonly isHeld?: boolean
}

/** A page that settles, at that many milliseconds of its time, with 10 s to wait for it. */
function settlingIn(scene: Scene) {
  const { isAwaited = true, isSpent = false, isHeld = false, leftMs = 10_000, what } = scene
  const now = { ms: 0 }
  const settling = {
    page: new EventEmitter(),
    world: { allowance: { givenMs: () => now.ms, isSpent: () => isSpent, maxMs: 15_000 } },
    clock: {
      untilMoved: async (ms: number) => {
        now.ms += ms
        return !isHeld
      },
    },
    traffic: { isAwaited: () => isAwaited },
    excess: { what },
    shot: undefined,
    unfilledUntil: performance.now() + leftMs,
  }
  const pace = createPace(settling as unknown as Settling, withDefaults(), () => undefined)
  return { pace, now, look: { textChars: scene.textChars ?? 0 } as PageLook }
}

test.each<[string, Scene, boolean]>([
  ['shows nothing, and waits for an answer', {}, true],
  ['says that it is loading', { textChars: 'Loading, please wait'.length }, true],
  ['shows words, and has a request that never ends', { textChars: 60 }, false],
  ['shows nothing, and waits for nothing', { isAwaited: false }, false],
  ['has used its processor time', { isSpent: true }, false],
  ['does too much of something', { what: 'makes too many requests' }, false],
  ['has used its share of the time', { leftMs: 0 }, false],
])('a page that %s: waited for is %s', async (_, scene, isWaitedFor) => {
  const { pace, look } = settlingIn(scene)
  expect(await pace.waits(look)).toBe(isWaitedFor)
})

test('after each wait the page has the usual time again, and the waits have an end', async () => {
  const { pace, now, look } = settlingIn({})
  const before = pace.deadline()
  await pace.waits(look)
  expect([now.ms, pace.deadline() > before]).toEqual([1_000, true])
  expect(pace.isUnfinished()).toBe(true)
  // In a replay no real time passes while an answer is held back: what would have passed is counted.
  const replayed = settlingIn({ isHeld: true, leftMs: 4_500 })
  let waits = 0
  while (await replayed.pace.waits(look)) waits++
  expect(waits).toBeLessThanOrEqual(5)
})

test('what a page is not is not unfinished: one that has come to its end, and one that does too much', () => {
  expect(settlingIn({ isAwaited: false }).pace.isUnfinished()).toBe(false)
  expect(settlingIn({ what: 'makes too many requests' }).pace.isUnfinished()).toBe(false)
})

test('requests that may bring what a page shows are awaited until they end, a reload and a beacon are not', () => {
  const page = Object.assign(new EventEmitter(), { mainFrame: () => ({}) })
  const traffic = watchTraffic(page as unknown as Page, () => undefined)
  const begin = (type: string, path = type): Request => {
    const about = { url: () => `http://acme.example/${path}`, redirectedFrom: () => null }
    const request = {
      ...about,
      resourceType: () => type,
      isNavigationRequest: () => false,
      failure: () => null,
    }
    page.emit('request', request)
    return request as unknown as Request
  }
  for (const type of ['document', 'script', 'stylesheet', 'xhr', 'fetch']) {
    const request = begin(type)
    expect([type, traffic.isAwaited()]).toEqual([type, true])
    page.emit('requestfailed', request)
    expect(traffic.isAwaited()).toBe(false)
  }
  for (const type of ['ping', 'image', 'eventsource', 'media']) begin(type)
  begin('document')
  expect(traffic.isAwaited()).toBe(false)
  begin('document', 'elsewhere')
  expect(traffic.isAwaited()).toBe(true)
})

/** Longer than an answer to a script is waited for on a page that shows words (`PATIENCE_MS.fetch`). */
const LATE_MS = 3_000

withBrowser(
  'a page that shows nothing is waited for, and is never taken for empty before its end',
  async () => {
    const words = 'Anvils, forged by hand in the valley. '.repeat(9)
    const filled = (path: string) =>
      `<div id=root></div><script>fetch("${path}").then((r) => r.text()).then((t) => { root.innerHTML = '<h1>Acme</h1>' + t })</script>`
    const { hosts } = await serveSites({
      'late.example': {
        '/': filled('/d.html'),
        '/d.html': (_, response) => void setTimeout(() => response.end(words), LATE_MS),
      },
      'never.example': { '/': filled('/d.html'), '/d.html': () => undefined },
    })
    const capturer = await capturerFor(hosts)
    const never = capturer.capture(site('never.example'), {}, deadlineOf({ leftMs: 8_000 }))
    const [late] = await Promise.all([
      capturer.capture(site('late.example')),
      expect(never).rejects.toMatchObject({ code: 'timeout', retryable: true }),
    ])
    expect(htmlOf(late)).toContain(words.trim())
  },
)
