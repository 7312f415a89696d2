/** Gives a page its time while it settles, and ends the scripts of a page that takes too much. */

import type { Page } from 'playwright'
import { ENTRANCE_ATTRIBUTES, ENTRANCE_CLASSES } from '../../lexicon/entrance.ts'
import { LAZY_BACKGROUNDS, LAZY_UNTIL_LOADED } from '../../lexicon/lazy-loading.ts'
import type { Options } from '../../model/options.ts'
import type { PictureArea, PictureFormat } from '../../model/screenshot.ts'
import type { PageVisit } from '../../model/visit.ts'
import { VISIT } from '../bounds.ts'
import { untilGiven } from './allowance.ts'
import type { PageClock } from './clock.ts'
import { lookInPage, type PageLook } from './in-page/motion.ts'
import type { KeptObstacles } from './obstacle-rules.ts'
import type { PageTraffic } from './traffic.ts'
import type { World } from './world.ts'

export interface OpenPage {
  readonly page: Page
  readonly world: World
  readonly clock: PageClock
  readonly traffic: PageTraffic
}

/** The limit that a page has exceeded, as the end of a sentence. The page is stopped then. */
export interface Excess {
  what: string | undefined
}

/** The kind of screenshot that is taken. */
export interface Shot {
  /** True: the whole page down to its end. False: only the part that is visible without scrolling. */
  readonly fullPage: boolean
  /** True: a picture that is not finished is better than a late one. */
  readonly isHurried: boolean
  /**
   * The picture shows one window, which begins this many pixels below the top of the page. Default: the top.
   */
  readonly offset?: number | undefined
  /** The only part of the page that the picture shows. Default: the window or the whole page. */
  readonly area?: PictureArea | undefined
  /** Default: `png`. */
  readonly format?: PictureFormat | undefined
  /** 1 to 100, for formats other than `png`. */
  readonly quality?: number | undefined
  /** The kinds of obstacles that stay on the page. Default: none. */
  readonly keeps?: KeptObstacles | undefined
}

/** A page that settles. */
export interface Settling extends OpenPage {
  readonly excess: Readonly<Excess>
  /** The picture that is wanted of the page, if any. */
  readonly shot: Shot | undefined
  /** The waiting time and the actions after the page has settled. */
  readonly stay?: PageVisit | undefined
  /** Time by `performance.now()`. Until then, a page that shows nearly nothing may continue to load. */
  readonly unfilledUntil: number
}

export interface Pace {
  /** Gives the page virtual time, and looks at it. */
  pass(ms: number): Promise<PageLook>
  /** The latest moment of settling, as `Allowance.givenMs` counts. */
  deadline(): number
  /** True: the page may use all the time that is left. False: it has the usual time, from now on. */
  wait(isPatient: boolean): void
  /**
   * Waits a moment for a page that shows nearly nothing, while requests are running that may change that.
   * Then the page has the usual time again. Resolves to false when there is nothing to wait for, or no time
   * is left.
   */
  waits(seen: PageLook): Promise<boolean>
  /** True once the scripts of the page were ended, so more time would change nothing. */
  isFrozen(): boolean
  /**
   * True when the page did not get the time that it needs. A limit that the page exceeded is another reason
   * to stop it, and does not count here.
   */
  isUnfinished(): boolean
}

/** With less text a page shows nearly nothing (`NONE` in `snapshot/verdict/shell.ts`). */
const HARDLY_CHARS = 25

/** How long a page is waited for before it is looked at again. Text may come without the end of a request. */
const MOMENT_MS = 1_000

/** Share of the time in which a page may settle when a picture of it is wanted. The picture has the rest. */
const MAX_SETTLING = 0.8

/** Attributes and classes of elements that load or appear when they become visible. */
const WAITING = [
  '[loading="lazy"]',
  ...[...LAZY_UNTIL_LOADED, ...LAZY_BACKGROUNDS, ...ENTRANCE_ATTRIBUTES].map((name) => `[${name}]`),
  '.lazy, .lazyload, .lozad, .b-lazy, .js-lazy',
  ...ENTRANCE_CLASSES.map((name) => `.${name}`),
  '[style*="opacity:0"], [style*="opacity: 0"]',
].join(', ')

export function createPace(settling: Settling, options: Options, note: (text: string) => void): Pace {
  const { world, clock, traffic, excess } = settling
  const { givenMs, isSpent } = world.allowance
  const limit = createLimit(settling, options)
  const isStopped = () => isSpent() || excess.what !== undefined
  const deadline = () => (isStopped() ? 0 : limit.deadline())
  let until = settling.unfilledUntil
  let frozen = false
  const look = () => world.run(lookInPage, { waiting: WAITING })
  const waits = async (seen: PageLook): Promise<boolean> => {
    const leftMs = until - performance.now()
    if (frozen || isStopped() || leftMs <= 0) return false
    if (seen.textChars >= HARDLY_CHARS || !traffic.isAwaited()) return false
    const ms = Math.min(MOMENT_MS, leftMs)
    // In a replay this takes no real time, because answers come with virtual time, so the limit moves.
    if (!(await clock.untilMoved(ms))) until -= ms
    limit.renew()
    return true
  }
  const freezeNow = async (): Promise<void> => {
    frozen = true
    note(whyFrozen(excess, isSpent()))
    await freeze(world)
    if (excess.what !== undefined) await unlessLate(world, world.session.send('Page.stopLoading'))
    // Files that were just loading may still arrive.
    const soon = givenMs() + PARSE_MS
    await clock.pass(PARSE_MS, () => soon)
  }
  return {
    deadline,
    wait: limit.wait,
    waits,
    isFrozen: () => frozen,
    isUnfinished: () => excess.what === undefined && (frozen || traffic.isAwaited()),
    async pass(ms) {
      while (!frozen) {
        const rests = await clock.pass(ms, deadline)
        const seen = rests && excess.what === undefined ? await unlessLate(world, look()) : undefined
        if (seen?.isParsed) return seen
        if (!seen || !(await waits(seen))) await freezeNow()
      }
      return look()
    },
  }
}

/** The latest moment of settling, as `Allowance.givenMs` counts. */
function createLimit({ page, world, shot }: Settling, { browser }: Options) {
  const { givenMs, maxMs } = world.allowance
  let opened = givenMs()
  let loaded: number | undefined
  page.once('domcontentloaded', () => {
    loaded = givenMs()
  })
  const latest = shot ? maxMs * MAX_SETTLING : Number.POSITIVE_INFINITY
  let isPatient = false
  /** For a capture, a page may not load longer just because the caller has more time. */
  const maxLoadMs = shot ? Number.POSITIVE_INFINITY : browser.captureTimeoutMs / 2
  return {
    deadline() {
      const usual =
        loaded === undefined ? opened + Math.min((maxMs - opened) / 2, maxLoadMs) : loaded + VISIT.maxSettleMs
      return isPatient ? latest : Math.min(usual, latest)
    },
    wait(patient: boolean) {
      isPatient = patient
      if (!patient && loaded !== undefined) loaded = givenMs()
    },
    /** Starts the usual time again from now. */
    renew() {
      if (loaded === undefined) opened = givenMs()
      else loaded = givenMs()
    },
  }
}

function whyFrozen({ what }: Excess, isSpent: boolean): string {
  const restless = isSpent
    ? 'The page used too much processor time, or blocked other pages'
    : 'The page never became idle'
  const why = what === undefined ? restless : `The page ${what}`
  return `${why}: its scripts were ended, and it was read as it was then.`
}

/**
 * How long a document that has just begun to load may take to arrive, such as that of a page which reloads
 * itself.
 */
const PARSE_MS = 200

/** How long a page may take to answer a call, counted as `Allowance.givenMs` counts. */
const ANSWER_MS = 2_000

/** Ends the scripts of a page that runs one for ever, or reloads itself again and again. */
async function freeze(world: World): Promise<void> {
  const { session } = world
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  // Chromium refuses this while the page navigates, whose scripts have ended then.
  const ended = session.send('Runtime.terminateExecution').catch(() => undefined)
  await unlessLate(world, ended)
}

/** The answer of the page; undefined when it does not answer in time. */
export async function unlessLate<T>({ allowance }: World, answer: Promise<T>): Promise<T | undefined> {
  const end = new AbortController()
  const latest = allowance.givenMs() + ANSWER_MS
  const late = untilGiven(allowance, () => latest, end.signal).then(() => undefined)
  try {
    return await Promise.race([answer, late])
  } finally {
    end.abort()
  }
}
