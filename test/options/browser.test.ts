import { afterAll, beforeAll } from 'vitest'
import { BROWSERS, SHOT as SHOTS, VISIT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import type { HostMap } from '../../src/capture/gate/hosts.ts'
import { type Capturer, createCapturer } from '../../src/capture/index.ts'
import type { ShotRequest } from '../../src/capture/queue.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import type { Site } from '../../src/model/site.ts'
import { decode } from '../../src/pictures/decode.ts'
import { htmlOf } from '../../src/snapshot/dom.ts'
import { deadlineOf, site } from '../capture/capturing.ts'
import { readHere } from '../capture/read-here.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { bounded } from '../house/bounded.ts'
import { keepNoBrowsers } from '../house/kept-browsers.ts'
import { processesSince } from '../house/processes.ts'
import { remains } from '../house/until.ts'
import { type Row, testRows } from './row.ts'

const WORDS = `<p>${'Acme makes anvils of iron for every kind of smith. '.repeat(10)}`
const page = (body: string) => `<!doctype html><title>Acme</title><body style="margin:0">${body}`
/** After so long by the page's own clock, an element says so. */
const late = (ms: number) =>
  `<script>setTimeout(() => document.body.append('after ${ms} ms'), ${ms})</script>`
const onSight = `<div data-aos style="margin-top:4000px">below</div><script>
  new IntersectionObserver(([one]) => { if (one.isIntersecting) document.body.append('in sight') }).observe(document.querySelector('div'))
</script>`

const NO_HURRY = deadlineOf({ leftMs: 200_000 })

/** What a capturer gives for a site of a row's pages; `host` is one of two names of it. */
type See = (capturer: Capturer, host: (name: string) => Site, options: PartialOptions) => Promise<unknown>

/** The pages of all rows, by host. */
const sites: Record<string, Pages> = {}
let hosts: HostMap
beforeAll(async () => {
  hosts = (await serveSites(sites, false, afterAll)).hosts
})

/** Real time is no limit of a row, so that it sees the page's own clock alone. */
const UNHURRIED = { captureTimeoutMs: 180_000 }
bounded(VISIT, { maxSettleMs: 120_000 }, afterAll)

function capturerOver(options: PartialOptions): Promise<Capturer> {
  const settled = withDefaults({ ...options, browser: { ...UNHURRIED, ...options.browser } })
  return createCapturer({ options: settled, hosts, reader: readHere(), clock: () => new Date() })
}

/**
 * `isAlone`: for rows that look for the browsers of this process. Other rows share browsers that are kept.
 */
const rendering = (pages: Pages, see: See, isAlone = false) => {
  const domain = `row${Object.keys(sites).length}.example`
  for (const name of ['www', 'other']) sites[`${name}.${domain}`] = pages
  const host = (name: string) => site(`${name}.${domain}`)
  return async (options: PartialOptions) => {
    if (isAlone) await keepNoBrowsers()
    const capturer = await capturerOver(options)
    return see(capturer, host, options).finally(() => capturer.close())
  }
}
const capture = (capturer: Capturer, of: Site) =>
  capturer.capture(of, { producer: 'browser', morePages: false }, NO_HURRY)

const shows = (html: string, text: string, more: Pages = {}) =>
  rendering({ '/': html, ...more }, async (capturer, host) =>
    htmlOf(await capture(capturer, host('www'))).includes(text),
  )

const SHOT: ShotRequest = { type: 'viewport', priority: 'speed' }
const sizeOfShot = rendering({ '/': page(WORDS) }, async (capturer, host) => {
  const { picture } = await capturer.screenshot(host('www'), SHOT, NO_HURRY)
  return [picture?.width, picture?.height]
})
/** Red, green and blue of the first pixel of a screenshot that has to be quick. */
const shotOf = (html: string) =>
  rendering({ '/': html }, async (capturer, host) => {
    const { picture } = await capturer.screenshot(host('www'), SHOT, NO_HURRY)
    const seen = picture && (await decode(picture.bytes))
    return seen && 'pixels' in seen ? [...seen.pixels.data.subarray(0, 3)] : undefined
  })
const turnsGreen = (words: string) =>
  page(
    `<style>body { background: #f00 }</style>${words}<script>setTimeout(() => { document.body.style.background = '#0f0' }, 12_000)</script>`,
  )

const browsersSince = () => processesSince(/--headless|headless[-_]shell/)

const BIG: Pages = {
  '/big.js': {
    type: 'text/javascript',
    body: `document.body.append('from a script')//${'x'.repeat(300_000)}`,
  },
}

const ROWS: readonly Row[] = [
  {
    bound: [VISIT, 'settleMs'],
    value: 16_000,
    see: shows(page(WORDS + late(12_000)), 'after 12000 ms</'),
    byDefault: false,
    changed: true,
  },
  {
    bound: [VISIT, 'shellSettleMs'],
    value: 16_000,
    see: shows(page(late(12_000)), 'after 12000 ms</'),
    byDefault: false,
    changed: true,
  },
  {
    bound: [VISIT, 'maxScreens'],
    value: 0,
    see: shows(page(WORDS + onSight), 'in sight</'),
    byDefault: true,
    changed: false,
  },
  {
    bound: [VISIT, 'maxWireBytes'],
    value: 100_000,
    see: shows(page(`${WORDS}<script src=/big.js></script>`), 'from a script</', BIG),
    byDefault: true,
    changed: false,
  },
  {
    option: 'screenshot.widthPx',
    value: 800,
    see: sizeOfShot,
    byDefault: [1920, 1080],
    changed: [800, 1080],
  },
  {
    option: 'screenshot.heightPx',
    value: 600,
    see: sizeOfShot,
    byDefault: [1920, 1080],
    changed: [1920, 600],
  },
  {
    bound: [SHOTS.hurried, 'settleMs'],
    value: 16_000,
    see: shotOf(turnsGreen(WORDS)),
    byDefault: [255, 0, 0],
    changed: [0, 255, 0],
  },
  {
    bound: [SHOTS.hurried, 'shellSettleMs'],
    value: 16_000,
    see: shotOf(turnsGreen('')),
    byDefault: [255, 0, 0],
    changed: [0, 255, 0],
  },
]

const PROCESSES: readonly Row[] = [
  {
    bound: [BROWSERS, 'maxPagesPerBrowser'],
    value: 1,
    see: rendering(
      { '/': page(WORDS) },
      async (capturer, host) => {
        const browsers = browsersSince()
        await capture(capturer, host('www'))
        const [first = 0] = browsers()
        await capture(capturer, host('other'))
        return remains(() => browsers().includes(first), BROWSERS.maxPagesPerBrowser === 1)
      },
      true,
    ),
    byDefault: true,
    changed: false,
  },
  {
    bound: [BROWSERS, 'idleTimeoutMs'],
    value: 50,
    see: rendering(
      { '/': page(WORDS) },
      async (capturer, host) => {
        const browsers = browsersSince()
        await capture(capturer, host('www'))
        const isLeft = () => browsers().length > 0
        return remains(isLeft, BROWSERS.idleTimeoutMs === 50)
      },
      true,
    ),
    byDefault: true,
    changed: false,
  },
]

const browser = (await findBrowser()) !== undefined
testRows(ROWS, browser)
testRows(PROCESSES, browser && process.platform === 'linux')
