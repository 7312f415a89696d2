/** Lets a page load, ends its animations, removes obstacles, and scrolls it once for lazy content. */

import type { Page } from 'playwright'
import type { Options } from '../../model/options.ts'
import type { AppliedAction } from '../../model/visit.ts'
import { SHOT, VISIT } from '../bounds.ts'
import { type PageLook, scrollInPage } from './in-page/motion.ts'
import { scrollOnInPage, showAgainInPage } from './in-page/scroll.ts'
import { isCoveredInPage } from './in-page/splash.ts'
import { unrollInPage } from './in-page/unroll.ts'
import { rulesWithout } from './obstacle-rules.ts'
import { clearObstacles } from './obstacles.ts'
import { createPace, type OpenPage, type Pace, type Settling, type Shot, unlessLate } from './pace.ts'
import { stayOn } from './stay.ts'

/** A page with less text is assumed to be loading. Most splash screens have less, no landing page does. */
const FEW_CHARS = 200

interface Settled {
  /** Sentences about the obstacles that were removed, and about other difficulties. */
  readonly notes: readonly string[]
  /** True when the page had too little time to settle. */
  readonly isUnfinished: boolean
  /** The outcomes of the requested actions. */
  readonly actions: readonly AppliedAction[] | undefined
}

export async function settle(settling: Settling, options: Options): Promise<Settled> {
  const { page, world, clock, traffic, shot } = settling
  const { settleMs } = timesOf(shot)
  const notes: string[] = []
  const pace = createPace(settling, options, (text) => notes.push(text))
  const { pass, deadline } = pace

  let seen = await untilFilled(settling, pace)
  if (seen.wholeFrame !== null && /^https?:/.test(seen.wholeFrame)) {
    notes.push(...(await openFrame(page, seen.wholeFrame)))
    seen = await pass(settleMs)
  }
  if (seen.closedHosts > 0) await world.openShadows()
  const splash = createSplashWait(settling, pace)
  await splash.end()
  const reopen = async (url: string) => {
    traffic.backBefore(url)
    await page.goto(url, { waitUntil: 'commit' })
    await pass(settleMs)
  }
  const wait = async () => void (await pass(settleMs))
  const rules = rulesWithout(shot?.keeps ?? KEEPS_NONE)
  const cleared = rules ? await clearObstacles({ world, rules, wait, reopen }) : []
  // A splash screen below an obstacle could not be recognised before.
  if (cleared.length > 0) await splash.end()
  notes.push(...cleared, ...(await splash.notes()))
  if (splash.waitedMs() > 0) seen = await pass(settleMs)
  // Only files that will be visible are loaded for a picture.
  const screens = shot ? [] : seen.waitingScreens.slice(0, VISIT.maxScreens)
  if (shot?.fullPage) {
    notes.push(...(await showWhole(settling, pace, options.screenshot.heightPx)))
    seen = await pass(settleMs / 2)
  } else if (screens.length > 0) {
    await scroll({ world, clock }, screens, deadline)
    seen = await pass(settleMs / 2)
  }
  // Some elements appear only when an animation has ended.
  if (seen.animations > 0) await pass(settleMs / 4)
  if (shot?.fullPage) await unlessLate(world, world.run(showAgainInPage, null))
  const actions = settling.stay && (await stayOn(settling.stay, settling, pace))
  return { notes, isUnfinished: pace.isUnfinished(), actions }
}

const KEEPS_NONE = { consent: false, popups: false }

const timesOf = (shot: Shot | undefined) => (shot?.isHurried ? SHOT.hurried : VISIT)

/** Gives a page the usual time. While it shows nearly nothing and requests are running, it gets more. */
async function untilFilled(
  { traffic, shot }: Pick<Settling, 'traffic' | 'shot'>,
  { pass, waits }: Pace,
): Promise<PageLook> {
  const { settleMs, shellSettleMs } = timesOf(shot)
  let seen = await pass(settleMs)
  if (seen.textChars < FEW_CHARS) seen = await pass(shellSettleMs)
  while (await waits(seen)) {
    seen = await pass(settleMs)
    if (seen.textChars < FEW_CHARS && !traffic.isAwaited()) seen = await pass(shellSettleMs)
  }
  return seen
}

/** Virtual time after which a splash screen is looked at again. Some of them count frames. */
const SPLASH_STEP_MS = 100

/** Waits for the end of splash screens when a picture is wanted, within one bound for all of them. */
function createSplashWait({ world, shot }: Pick<Settling, 'world' | 'shot'>, { pass, wait, isFrozen }: Pace) {
  let waitedMs = 0
  const isCovered = async () =>
    (await unlessLate(world, world.run(isCoveredInPage, { fewChars: FEW_CHARS }))) ?? false
  return {
    waitedMs: () => waitedMs,
    async end(): Promise<void> {
      const before = waitedMs
      while (shot && !isFrozen() && waitedMs < SHOT.maxSplashMs && (await isCovered())) {
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

/** Virtual time at each screen. With less, shrunken headers stayed small in 8 of 10 captures of a site. */
const STOP_MS = 100

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

/**
 * Scrolls through the page and back, so that parts appear that a visitor has to reach. An element that
 * scrolls is then shown at its full height, with a note. `screenPx`: the window's height.
 */
async function showWhole(
  { world, clock }: Pick<OpenPage, 'world' | 'clock'>,
  { deadline, isFrozen, wait }: Pace,
  screenPx: number,
): Promise<string[]> {
  const notes: string[] = []
  // While it is scrolled, the page has only the usual time, which starts now.
  if (!isFrozen()) wait(false)
  // The last stop is made twice, because elements that appear at one stop are noticed at the next one.
  let [isEnd, wasEnd] = [false, false]
  const maxStops = 2 * Math.ceil(SHOT.maxHeightPx / screenPx)
  for (let stop = 0; !isFrozen() && !isEnd && stop <= maxStops; stop++) {
    const isMore = await unlessLate(world, world.run(scrollOnInPage, { stop }))
    if (isMore === undefined || !(await clock.pass(WHOLE_STOP_MS, deadline))) {
      notes.push(HURRIED)
      break
    }
    isEnd = !isMore && wasEnd
    wasEnd = !isMore
  }
  const inner = await unlessLate(world, world.run(unrollInPage, null))
  if (inner) {
    const how = inner.isWhole
      ? 'which is shown at its full height'
      : 'of which only the visible part is shown'
    notes.push(`The page scrolls inside an element, ${inner.name}, ${how}.`)
  }
  // Observers report the new place in one frame, and the changes that they make appear in the next one.
  if (!isFrozen()) await clock.pass(WHOLE_STOP_MS, deadline)
  return notes
}

const HURRIED =
  'There was no time to scroll through the whole page. What appears when it is scrolled to may be missing.'

/** Virtual time at each stop. Scripts check at most every 100 ms what is in sight (99 in AOS), twice. */
const WHOLE_STOP_MS = 150
