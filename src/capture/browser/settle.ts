import type { Page } from 'playwright'
import type { Options } from '../../model/options.ts'
import type { PageClock } from './clock.ts'
import { finishAnimationsInPage, lookInPage, type PageLook, scrollInPage } from './in-page/motion.ts'
import { clearObstacles } from './obstacles.ts'
import type { World } from './world.ts'

export interface OpenPage {
  readonly page: Page
  readonly world: World
  readonly clock: PageClock
}

/** A page that says less than this is taken to be still on its way: most splash screens do, and no landing page. */
const FEW_CHARS = 200

/** Screens that are passed on the way down. */
const SCREENS = 12

/** What loads or appears when it comes into sight: attributes and classes of lazy loaders and of scroll animations. */
const WAITING = [
  '[loading="lazy"]',
  '[data-src], [data-srcset], [data-bg], [data-background], [data-background-image], [data-original], [data-lazy], [data-lazy-src]',
  '.lazy, .lazyload, .lozad, .b-lazy, .js-lazy',
  '[data-aos], [data-sal], [data-scroll], [data-animate], [data-reveal], .wow, .reveal, .animate-on-scroll',
  '[style*="opacity:0"], [style*="opacity: 0"]',
].join(', ')

/**
 * Lets a page become what it is: loaded, without what stands before it, once down for what loads on sight, at the end of its
 * animations. What stood before it is told in sentences.
 */
export async function settle({ page, world, clock }: OpenPage, { browser }: Options): Promise<string[]> {
  const opened = Date.now()
  let loaded: number | undefined
  page.once('domcontentloaded', () => {
    loaded = Date.now()
  })
  const deadline = () =>
    loaded === undefined ? opened + browser.captureTimeoutMs / 2 : loaded + browser.maxSettleMs
  let frozen = false
  const pass = async (ms: number): Promise<void> => {
    if (frozen) return
    const rests = await clock.pass(ms, deadline)
    if (rests && (await isParsed(page))) return
    frozen = true
    await freeze(world)
    // The document that it was just going to is let in.
    await clock.pass(ms, () => Date.now() + PARSE_MS)
    await isParsed(page)
  }
  const look = (): Promise<PageLook> => world.run(lookInPage, { waiting: WAITING })

  await pass(browser.settleMs)
  let seen = await look()
  if (seen.textChars < FEW_CHARS) {
    await pass(browser.shellSettleMs)
    seen = await look()
  }
  if (seen.wholeFrame !== null && /^https?:/.test(seen.wholeFrame)) {
    await page.goto(seen.wholeFrame, { waitUntil: 'commit' })
    await pass(browser.settleMs)
    seen = await look()
  }
  const reopen = async (url: string) => {
    await page.goto(url, { waitUntil: 'commit' })
    await pass(browser.settleMs)
  }
  const notes = await clearObstacles({ world, wait: () => pass(browser.settleMs), reopen })
  if (seen.waitsForScroll) {
    await world.run(scrollInPage, { screens: SCREENS })
    await pass(browser.settleMs / 2)
  }
  if ((await world.run(finishAnimationsInPage, null)) > 0) await pass(browser.settleMs / 4)
  return notes
}

/** A document that loads as often as it is read is one that has just begun. */
async function isParsed(page: Page): Promise<boolean> {
  try {
    await page.waitForLoadState('domcontentloaded', { timeout: PARSE_MS })
    return true
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'TimeoutError') return false
    throw thrown
  }
}

const PARSE_MS = 200

/** How long a page's process may take to answer, and a document to come in. */
const ANSWER_MS = 1_000

/** Ends the scripts of a page that never rests, so that it can be read: one that runs for ever, or loads the page anew all the time. */
async function freeze({ session }: World): Promise<void> {
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  const late = new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MS).unref())
  await Promise.race([session.send('Runtime.terminateExecution'), late])
}
