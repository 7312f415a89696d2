/**
 * Lets a page settle before it is read: it loads, its animations end, obstacles are removed, and it is
 * scrolled once so that lazy content loads.
 */

import type { Page } from 'playwright'
import { ENTRANCE_ATTRIBUTES, ENTRANCE_CLASSES } from '../../lexicon/entrance.ts'
import { LAZY_BACKGROUNDS, LAZY_UNTIL_LOADED } from '../../lexicon/lazy-loading.ts'
import type { Options } from '../../model/options.ts'
import { untilGiven } from './allowance.ts'
import type { PageClock } from './clock.ts'
import { lookInPage, type PageLook, scrollInPage } from './in-page/motion.ts'
import { isCoveredInPage } from './in-page/splash.ts'
import { clearObstacles } from './obstacles.ts'
import type { PageTraffic } from './traffic.ts'
import type { World } from './world.ts'

export interface OpenPage {
  readonly page: Page
  readonly world: World
  readonly clock: PageClock
  readonly traffic: PageTraffic
}

/** What a page has done too much of, as the end of a sentence. It is stopped then. */
export interface Excess {
  what: string | undefined
}

/** A page that settles. */
interface Settling extends OpenPage {
  readonly excess: Readonly<Excess>
  /** True when a picture of the page is wanted. */
  readonly isShown: boolean
}

/**
 * A page with less text than this is assumed to be loading still. Most splash screens have less, and no
 * landing page does.
 */
const FEW_CHARS = 200

/**
 * Elements that load or appear when they become visible: attributes and classes of lazy loaders and scroll
 * animations.
 */
const WAITING = [
  '[loading="lazy"]',
  ...[...LAZY_UNTIL_LOADED, ...LAZY_BACKGROUNDS, ...ENTRANCE_ATTRIBUTES].map((name) => `[${name}]`),
  '.lazy, .lazyload, .lozad, .b-lazy, .js-lazy',
  ...ENTRANCE_CLASSES.map((name) => `.${name}`),
  '[style*="opacity:0"], [style*="opacity: 0"]',
].join(', ')

/** How a page is given time while it settles. */
interface Pace {
  /** Gives the page virtual time, and looks at it. */
  pass(ms: number): Promise<PageLook>
  /** The latest moment of settling, as `Allowance.givenMs` counts. */
  deadline(): number
  /** True: the page has all the time that there is. False: it has the usual time, from now on. */
  wait(isPatient: boolean): void
  /** True once the scripts of the page were ended, and nothing more comes of time. */
  isFrozen(): boolean
}

function createPace(
  { page, world, clock, excess, isShown }: Settling,
  { browser }: Options,
  note: (text: string) => void,
): Pace {
  const { givenMs, isSpent, maxMs } = world.allowance
  const opened = givenMs()
  let loaded: number | undefined
  page.once('domcontentloaded', () => {
    loaded = givenMs()
  })
  const latest = isShown ? maxMs * MAX_SETTLING : Number.POSITIVE_INFINITY
  let isPatient = false
  const deadline = () => {
    if (isSpent() || excess.what !== undefined) return 0
    const usual = loaded === undefined ? opened + (maxMs - opened) / 2 : loaded + browser.maxSettleMs
    return isPatient ? latest : Math.min(usual, latest)
  }
  let frozen = false
  const look = () => world.run(lookInPage, { waiting: WAITING })
  return {
    deadline,
    wait(patient) {
      isPatient = patient
      if (!patient && loaded !== undefined) loaded = givenMs()
    },
    isFrozen: () => frozen,
    async pass(ms) {
      if (frozen) return look()
      const rests = (await clock.pass(ms, deadline)) && excess.what === undefined
      const seen = rests ? await unlessLate(world, look()) : undefined
      if (seen?.isParsed) return seen
      frozen = true
      note(whyFrozen(excess, isSpent()))
      await freeze(world)
      if (excess.what !== undefined) await unlessLate(world, world.session.send('Page.stopLoading'))
      // Files that were just loading may still arrive.
      const soon = givenMs() + PARSE_MS
      await clock.pass(ms, () => soon)
      return look()
    },
  }
}

/** The part of all time in which a page may settle whose picture is wanted; the rest is for the picture. */
const MAX_SETTLING = 0.8

/**
 * Lets the page settle. Returns sentences about the obstacles that were removed and about other difficulties.
 */
export async function settle(settling: Settling, options: Options): Promise<string[]> {
  const { page, world, clock, traffic } = settling
  const { browser } = options
  const notes: string[] = []
  const pace = createPace(settling, options, (text) => notes.push(text))
  const { pass, deadline } = pace

  let seen = await pass(browser.settleMs)
  if (seen.textChars < FEW_CHARS) seen = await pass(browser.shellSettleMs)
  if (seen.wholeFrame !== null && /^https?:/.test(seen.wholeFrame)) {
    notes.push(...(await openFrame(page, seen.wholeFrame)))
    seen = await pass(browser.settleMs)
  }
  if (seen.closedHosts > 0) await world.openShadows()
  const splash = createSplashWait(settling, pace, options)
  await splash.end()
  const reopen = async (url: string) => {
    traffic.backBefore(url)
    await page.goto(url, { waitUntil: 'commit' })
    await pass(browser.settleMs)
  }
  const wait = async () => void (await pass(browser.settleMs))
  const cleared = await clearObstacles({ world, wait, reopen })
  // A splash screen below an obstacle was not recognised.
  if (cleared.length > 0) await splash.end()
  notes.push(...cleared, ...(await splash.notes()))
  if (splash.waitedMs() > 0) seen = await pass(browser.settleMs)
  const screens = seen.waitingScreens.slice(0, browser.maxScreens)
  if (screens.length > 0) {
    await scroll({ world, clock }, screens, deadline)
    seen = await pass(browser.settleMs / 2)
  }
  // Some elements appear only when an animation has ended.
  if (seen.animations > 0) await pass(browser.settleMs / 4)
  return notes
}

/** Virtual time after which a splash screen is looked at again. Some of them count frames. */
const SPLASH_STEP_MS = 100

/** Waits for the end of splash screens when a picture is wanted, within one bound for all of them. */
function createSplashWait(
  { world, isShown }: Pick<Settling, 'world' | 'isShown'>,
  { pass, wait, isFrozen }: Pace,
  { screenshot }: Pick<Options, 'screenshot'>,
) {
  let waitedMs = 0
  const isCovered = async () =>
    (await unlessLate(world, world.run(isCoveredInPage, { fewChars: FEW_CHARS }))) ?? false
  return {
    waitedMs: () => waitedMs,
    async end(): Promise<void> {
      const before = waitedMs
      while (isShown && !isFrozen() && waitedMs < screenshot.maxSplashMs && (await isCovered())) {
        if (waitedMs === before) wait(true)
        waitedMs += SPLASH_STEP_MS
        await pass(SPLASH_STEP_MS)
      }
      if (waitedMs > before) wait(false)
    },
    async notes(): Promise<readonly string[]> {
      return waitedMs > 0 && (await isCovered()) ? ['A splash screen was still over the page.'] : []
    },
  }
}

/** The note about a page whose scripts were ended. */
function whyFrozen({ what }: Excess, isSpent: boolean): string {
  const restless = isSpent
    ? 'The page used too much processor time, or blocked other pages'
    : 'The page never became idle'
  const why = what === undefined ? restless : `The page ${what}`
  return `${why}: its scripts were ended, and it was read as it was then.`
}

/**
 * How long a document gets to arrive when it has just begun to load. A page that reloads itself is often in
 * this state.
 */
const PARSE_MS = 200

/** How long a page may take to answer a call, in the time that it is given. */
const ANSWER_MS = 2_000

/**
 * Ends the scripts of a page that never rests, so that it can be read. Such a page runs a script for ever, or
 * reloads itself again and again.
 */
async function freeze(world: World): Promise<void> {
  const { session } = world
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  // Chromium refuses when the page is just navigating; its scripts have ended then. When the page is gone,
  // the next call reports it.
  const ended = session.send('Runtime.terminateExecution').catch(() => undefined)
  await unlessLate(world, ended)
}

/**
 * Scrolls to screens so that their content loads, and back to the top, where the header has its original
 * form. At each screen the page gets virtual time.
 */
async function scroll(
  { world, clock }: Pick<OpenPage, 'world' | 'clock'>,
  screens: readonly number[],
  deadline: () => number,
): Promise<void> {
  for (const screen of [...screens, 0]) {
    await unlessLate(world, world.run(scrollInPage, { screen }))
    if (!(await clock.pass(STOP_MS, deadline))) return
  }
}

/**
 * Virtual time at each screen. With less, headers that shrink while scrolling were still small in 8 of 10
 * captures of one site.
 */
const STOP_MS = 100

/** The answer of the page; undefined when it does not answer in time. */
async function unlessLate<T>({ allowance }: World, answer: Promise<T>): Promise<T | undefined> {
  const end = new AbortController()
  const latest = allowance.givenMs() + ANSWER_MS
  const late = untilGiven(allowance, () => latest, end.signal).then(() => undefined)
  try {
    return await Promise.race([answer, late])
  } finally {
    end.abort()
  }
}

/** Opens the page that a frame shows. Returns a sentence when it does not load. */
async function openFrame(page: Page, url: string): Promise<string[]> {
  try {
    await page.goto(url, { waitUntil: 'commit' })
    return []
  } catch (thrown) {
    if (page.isClosed()) throw thrown
    return [`The frame that fills the page, ${url}, does not load.`]
  }
}
