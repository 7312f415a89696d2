import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { callOnTree } from '../../src/capture/browser/in-page/call.ts'
import { collectInPage, MARK, PROPERTIES, type SeenPage } from '../../src/capture/browser/in-page/collect.ts'
import { samplesOf } from '../../src/capture/browser/samples.ts'
import { type Cascade, computeCascade } from '../../src/cascade/index.ts'
import type { StyleSample } from '../../src/model/style.ts'
import { parseTree } from '../../src/snapshot/document/tree.ts'
import { documentOf, select } from '../../src/snapshot/dom.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { stylesheetsOf } from '../../src/snapshot/styles.ts'
import { pathOf } from '../snapshot/path-of.ts'
import { CASES, type Case } from './cases.ts'
import { LEVEL_CASES } from './cases-levels.ts'

const url = 'https://page.example/'
const viewport = { width: 1440, height: 900 }
const pageOf = ({ css, body, head = '' }: Case) =>
  `<!doctype html><html><head>${head}<style>${css}</style></head><body>${body}</body></html>`
const snapshotOf = (page: Case) => snapshotFromHtml({ url, html: pageOf(page) })

function cascadeOf(page: Case, snapshot = snapshotOf(page)): Cascade {
  const sheets = stylesheetsOf(snapshot).map((sheet) => ({ ...sheet, baseUrl: url }))
  const document = documentOf(snapshot)
  return computeCascade({
    document,
    sheets,
    baseUrl: url,
    viewport,
    colorScheme: page.colorScheme ?? 'light',
  })
}

let browser: Browser | undefined
let page: Page | undefined

beforeAll(async () => {
  const found = await findBrowser()
  if (!found) {
    console.warn(
      'No browser here: the cascade is compared with the hand-written values only, not with Chromium.',
    )
    return
  }
  const { chromium } = await import('playwright')
  browser = await chromium.launch({ executablePath: found.path })
  page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
})

afterAll(async () => browser?.close())

/** Returns the samples of the browser. Nothing but the page itself is loaded. */
async function browserSamples(open: Page, page: Case): Promise<StyleSample[]> {
  await open.unrouteAll()
  await open.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOf(page) })
      : route.abort(),
  )
  await open.emulateMedia({ colorScheme: page.colorScheme ?? 'light' })
  await open.goto(url)
  const request = { mark: MARK, properties: PROPERTIES, maxElements: 1000, maxHtmlChars: 1_000_000 }
  const seen = await open.evaluate<SeenPage>(callOnTree(collectInPage, request))
  return samplesOf(seen, parseTree(seen.html).document)
}

/** Leaves out the box, which the cascade only estimates. */
const withoutBox = (samples: readonly StyleSample[]) => samples.map(({ box: _, ...rest }) => rest)

describe.each([...CASES, ...LEVEL_CASES])('$name', (given) => {
  test('computes the values that the specifications give', () => {
    const snapshot = snapshotOf(given)
    const { styleOf, samples } = cascadeOf(given, snapshot)
    for (const [id, expected] of Object.entries(given.expected)) {
      const [element] = select(snapshot, `#${id}`)
      expect(element && styleOf(element), id).toMatchObject(expected)
    }
    const seen = new Set(samples.map((sample) => sample.path))
    for (const id of given.hidden ?? []) {
      const [element] = select(snapshot, `#${id}`)
      expect(element && seen.has(pathOf(element)), `${id} is seen`).toBe(false)
    }
  })

  test('agrees with Chromium on every visible element and property', async () => {
    const ours = withoutBox(cascadeOf(given).samples)
    expect(ours.length).toBeGreaterThan(0)
    if (page) expect(ours).toEqual(withoutBox(await browserSamples(page, given)))
  })
})
