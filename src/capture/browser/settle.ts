import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import type { Options } from '../../model/options.ts'
import type { PageClock } from './clock.ts'
import { lookInPage, type PageLook, scrollInPage } from './in-page/motion.ts'
import { clearObstacles } from './obstacles.ts'
import type { Recorder } from './recorder.ts'
import type { World } from './world.ts'

export interface OpenPage {
  readonly page: Page
  readonly world: World
  readonly clock: PageClock
  readonly recorder: Recorder
}

/** A page that says less than this is taken to be still on its way: most splash screens do, and no landing page. */
const FEW_CHARS = 200

/** What loads or appears when it comes into sight: attributes and classes of lazy loaders and of scroll animations. */
const WAITING = [
  '[loading="lazy"]',
  '[data-src], [data-srcset], [data-bg], [data-background], [data-background-image], [data-original], [data-lazy], [data-lazy-src]',
  '.lazy, .lazyload, .lozad, .b-lazy, .js-lazy',
  '[data-aos], [data-sal], [data-scroll], [data-animate], [data-reveal], .wow, .reveal, .animate-on-scroll',
  '[style*="opacity:0"], [style*="opacity: 0"]',
].join(', ')

/**
 * Lets a page become what it is: loaded, at the end of its animations, without what stands before it, once down for what loads on
 * sight. What stood before it is told in sentences.
 */
export async function settle(
  { page, world, clock, recorder }: OpenPage,
  { browser }: Options,
): Promise<string[]> {
  const opened = Date.now()
  let loaded: number | undefined
  page.once('domcontentloaded', () => {
    loaded = Date.now()
  })
  const deadline = () =>
    loaded === undefined ? opened + browser.captureTimeoutMs / 2 : loaded + browser.maxSettleMs
  let frozen = false
  const look = () => world.run(lookInPage, { waiting: WAITING })
  /** Gives the page time, and looks at what it has become. */
  const pass = async (ms: number): Promise<PageLook> => {
    if (frozen) return look()
    const rests = await clock.pass(ms, deadline)
    const seen = rests ? await unlessLate(look()) : undefined
    if (seen?.isParsed) return seen
    frozen = true
    await freeze(world)
    // What it was just loading is let in.
    const soon = Date.now() + PARSE_MS
    await clock.pass(ms, () => soon)
    return look()
  }

  const notes: string[] = []
  let seen = await pass(browser.settleMs)
  if (seen.textChars < FEW_CHARS) seen = await pass(browser.shellSettleMs)
  if (seen.wholeFrame !== null && /^https?:/.test(seen.wholeFrame)) {
    notes.push(...(await openFrame(page, seen.wholeFrame)))
    seen = await pass(browser.settleMs)
  }
  if (seen.closedHosts > 0) await world.openShadows()
  const reopen = async (url: string) => {
    recorder.backBefore(url)
    await page.goto(url, { waitUntil: 'commit' })
    await pass(browser.settleMs)
  }
  const wait = async () => void (await pass(browser.settleMs))
  notes.push(...(await clearObstacles({ world, wait, reopen })))
  const screens = seen.waitingScreens.slice(0, browser.maxScreens)
  if (screens.length > 0) {
    await scroll({ world, clock }, screens, deadline)
    seen = await pass(browser.settleMs / 2)
  }
  // What was waiting for an animation to end.
  if (seen.animations > 0) await pass(browser.settleMs / 4)
  return notes
}

/** A document that loads as often as it is read is one that has just begun; it gets this long to come in. */
const PARSE_MS = 200

/** How long a page may take to answer, on a machine that has much else to do. */
const ANSWER_MS = 2_000

/** Ends the scripts of a page that never rests, so that it can be read: one that runs for ever, or loads the page anew all the time. */
async function freeze({ session }: World): Promise<void> {
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await unlessLate(session.send('Runtime.terminateExecution'))
}

/** Goes down to screens, for what loads and appears there, and back to the top, where a header is what it was. At each it is given time. */
async function scroll(
  { world, clock }: Pick<OpenPage, 'world' | 'clock'>,
  screens: readonly number[],
  deadline: () => number,
): Promise<void> {
  for (const screen of [...screens, 0]) {
    await unlessLate(world.run(scrollInPage, { screen }))
    if (!(await clock.pass(STOP_MS, deadline))) return
  }
}

/** Of the page's time at each stop. Less, and headers that shrink on the way down were still shrunk in 8 of 10 readings of one site. */
const STOP_MS = 100

/** Undefined when the page does not answer. */
async function unlessLate<T>(answer: Promise<T>): Promise<T | undefined> {
  const over = new AbortController()
  try {
    return await Promise.race([answer, sleep(ANSWER_MS, undefined, { signal: over.signal })])
  } finally {
    over.abort()
  }
}

/** Goes to the page that a frame shows; what to say when it does not come. */
async function openFrame(page: Page, url: string): Promise<string[]> {
  try {
    await page.goto(url, { waitUntil: 'commit' })
    return []
  } catch (thrown) {
    if (page.isClosed()) throw thrown
    return [`The frame that fills the page, ${url}, does not load.`]
  }
}
