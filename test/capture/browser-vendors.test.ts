/// <reference lib="dom" />
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Allowance } from '../../src/capture/browser/allowance.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { OBSTACLE_RULES } from '../../src/capture/browser/obstacle-rules.ts'
import { clearObstacles } from '../../src/capture/browser/obstacles.ts'
import { openWorld } from '../../src/capture/browser/world.ts'
import { CONSENT_FIRMS } from '../../src/data/vendors/consent-firms.ts'
import { KNOWN_LAYERS, LAYERS } from './vendors.ts'

const found = await findBrowser()
const withBrowser = test.runIf(found)
const UNBOUNDED: Allowance = {
  maxMs: 15_000,
  givenMs: () => 0,
  isSpent: () => false,
  over: new AbortController().signal,
  messages: { limit: () => undefined },
}
let browser: Browser | undefined
let page: Page | undefined

beforeAll(async () => {
  if (!found) return
  const { chromium } = await import('playwright')
  browser = await chromium.launch({ executablePath: found.path })
  page = await browser.newPage()
})

afterAll(() => browser?.close())

/**
 * Captures a page that has only a consent layer. Returns the note about it, the button that was pressed, and
 * the selectors that were found.
 */
async function clear(markup: string): Promise<{ notes: string[]; answer: string; present: string[] }> {
  if (!page) throw new Error('there is no browser')
  const html = `<!doctype html><title>Acme</title><h1>Acme Anvils</h1>${markup}`
  await page.setContent(html)
  const present = await page.evaluate((selectors) => {
    const within = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
    ]
    return selectors.filter((selector) => within(document).some((root) => root.querySelector(selector)))
  }, SELECTORS)
  const world = await openWorld(page, UNBOUNDED)
  const notes = await clearObstacles({
    world,
    wait: async () => undefined,
    reopen: () => Promise.reject(new Error('the page went elsewhere')),
  })
  await world.session.detach()
  return { notes, answer: await page.title(), present }
}

const SELECTORS = CONSENT_FIRMS.flatMap(({ layers, refuse }) => `${layers}, ${refuse}`.split(', '))

withBrowser('the consent layer of each vendor is refused, by each name of its button', async () => {
  const seen = new Set<string>()
  const outcomes: (readonly string[])[] = []
  for (const [, markup] of LAYERS) {
    const { notes, answer, present } = await clear(markup)
    outcomes.push([markup, notes[0] ?? 'nothing', answer])
    for (const selector of present) seen.add(selector)
  }
  expect(outcomes).toEqual(
    LAYERS.map(([vendor, markup]) => [
      markup,
      `The consent layer of ${vendor} was answered with "Nope".`,
      'refused',
    ]),
  )
  expect(SELECTORS.filter((selector) => !seen.has(selector))).toEqual([])
})

withBrowser(
  'layers from the table of autoconsent are refused, or hidden where no button refuses',
  async () => {
    const outcomes: (readonly string[])[] = []
    for (const [, markup] of KNOWN_LAYERS) {
      const { notes } = await clear(markup)
      outcomes.push([markup, notes[0] ?? 'nothing'])
    }
    expect(outcomes).toEqual(KNOWN_LAYERS.map(([note, markup]) => [markup, note]))
  },
)

withBrowser('a browser understands each selector of the table', async () => {
  const selectors = OBSTACLE_RULES.vendors.flatMap(({ layers, refuse }) => [layers, refuse ?? '*'])
  const failed = await page?.evaluate(
    (all) =>
      all.filter((selector) => {
        try {
          document.querySelector(selector)
          return false
        } catch {
          return true
        }
      }),
    selectors,
  )
  expect(failed).toEqual([])
})
