import type { Browser, Page, Route } from 'playwright'
import { callOnTree } from '../../src/capture/browser/in-page/call.ts'
import { collectInPage, MARK, PROPERTIES, type SeenPage } from '../../src/capture/browser/in-page/collect.ts'
import { samplesOf } from '../../src/capture/browser/samples.ts'
import { MAX_HTML_BYTES, MAX_NODES } from '../../src/model/limits.ts'
import type { StyleSample } from '../../src/model/style.ts'
import { parseTree } from '../../src/snapshot/document/tree.ts'
import { htmlOf } from '../../src/snapshot/dom.ts'
import { bodyOf, resourceAt, type Snapshot } from '../../src/snapshot/snapshot.ts'

/**
 * Opens the document of a snapshot with its files in a browser, as the cascade has them: no script runs, and
 * nothing is requested from a network.
 */
export async function openReplayed(browser: Browser, snapshot: Snapshot): Promise<Page> {
  const { viewport, colorScheme = 'light', url } = snapshot
  const settings = { viewport, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const page = await browser.newPage(settings)
  let isOpen = false
  await page.route('**/*', (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return fileAt(route, snapshot)
    // A page may have frames, and may send its visitors on.
    if (isOpen || request.frame().parentFrame()) return route.abort()
    isOpen = true
    return route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'none'" },
      body: htmlOf(snapshot),
    })
  })
  await page.goto(url)
  return page
}

function fileAt(route: Route, snapshot: Snapshot): Promise<void> {
  const resource = resourceAt(snapshot, route.request().url())
  const body = resource && bodyOf(snapshot, resource)
  if (!body) return route.abort()
  // Style sheets are stored as UTF-8, whatever their headers say.
  const type =
    resource.kind === 'stylesheet' ? 'text/css; charset=utf-8' : (resource.headers['content-type'] ?? '')
  return route.fulfill({
    headers: { 'content-type': type, 'access-control-allow-origin': '*' },
    body: Buffer.from(body),
  })
}

/** Moves animations to their end, as a capture does. */
export function endAnimations(page: Page): Promise<void> {
  return page.evaluate<void>(callOnTree((_: null, tools) => void tools.endAnimations(), null))
}

/** Reads all visible elements, as a capture reads them. Nothing else can be read of the page afterwards. */
export async function samplesIn(page: Page): Promise<StyleSample[]> {
  await endAnimations(page)
  const request = { mark: MARK, properties: PROPERTIES, maxElements: MAX_NODES, maxHtmlChars: MAX_HTML_BYTES }
  const seen = await page.evaluate<SeenPage>(callOnTree(collectInPage, request))
  return samplesOf(seen, parseTree(seen.html).document)
}
