/**
 * The queue of the captures of one engine. A capture waits for a slot, and equal captures that are asked for
 * at the same time are made once, for all callers.
 */

import { type Deadline, unlimited } from '../concurrency/deadline.ts'
import type { Claim } from '../concurrency/fairness.ts'
import { createSingleFlight } from '../concurrency/single-flight.ts'
import { createSlots, type Slots } from '../concurrency/slots.ts'
import type { Activity } from '../model/activity.ts'
import { BlazonError } from '../model/errors.ts'
import type { ColorScheme, Options, Producer } from '../model/options.ts'
import {
  lookOf,
  type PagePicture,
  type PageShow,
  type Priority,
  type ScreenshotType,
} from '../model/screenshot.ts'
import type { Site, Verdict } from '../model/site.ts'
import type { PageVisit } from '../model/visit.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { CaptureTask } from './attempt.ts'
import { ESCALATION, SHOT } from './bounds.ts'
import { type BrowserPools, pictureOptions } from './browser/pools.ts'
import type { CaptureParts } from './capture-page.ts'
import type { AdmittedPage } from './escalate/outcome.ts'
import type { Network } from './network.ts'
import type { ExchangeLog, Recording } from './recording/recording.ts'

export interface CaptureRequest {
  /** Absolute URL of a page of the site. Default: its landing page. */
  readonly page?: string | undefined
  /**
   * Whether contact, imprint and about page are requested as well, when the landing page lacks contact data:
   * up to three, as robots.txt allows. Default: true for a landing page, false for a `page`.
   */
  readonly morePages?: boolean | undefined
  /** Whether the files that the page needs (style sheets, pictures, pages) are fetched too. Default: true. */
  readonly files?: boolean | undefined
  /** The parts of the visit of a `page` that differ from a usual visit. */
  readonly visit?: PageVisit | undefined
  /** Default: from the options. */
  readonly producer?: Producer | undefined
  /** Tag of the language that the page is wanted in. Default: the language that the site sends. */
  readonly language?: string | undefined
  /** The colour scheme that the page should use. Default: `colorScheme` of the options. */
  readonly colorScheme?: ColorScheme | undefined
}

/** A capture with its recorded exchanges, from which it can be replayed. */
export interface Recorded {
  readonly snapshot: Snapshot
  readonly recording: Recording
}

export interface ShotRequest extends PageShow {
  /** Absolute URL of a page of the site. Default: its landing page. */
  readonly page?: string | undefined
  readonly type: ScreenshotType
  readonly priority: Priority
}

/** A page as a browser showed it. */
export interface ShownPage {
  readonly snapshot: Snapshot
  readonly verdict: Verdict
  /** Undefined when a browser cannot show the page, for example a file. */
  readonly picture?: PagePicture | undefined
}

/** The captures of pages of sites. A deadline that is left out never ends the work. */
export interface Captures {
  /**
   * Captures a page of a site with the files that it needs. Equal captures that run at the same time are
   * shared, and have the time of the caller who waits longest. Rejects with `forbidden_target`,
   * `unreachable`, `timeout`, `too_large`; with `unavailable` when a browser was asked for and there is none;
   * with `cancelled` after the engine was closed; with the reason of the deadline's signal.
   */
  capture(site: Site, request?: CaptureRequest, deadline?: Deadline): Promise<Snapshot>
  /** Does the same as `capture`, and returns the recorded exchanges too. */
  record(site: Site, request?: CaptureRequest, deadline?: Deadline): Promise<Recorded>
  /** Takes a picture of a page, in a browser that paints. Rejects as `capture` does. */
  screenshot(site: Site, request: ShotRequest, deadline?: Deadline): Promise<ShownPage>
}

export interface CaptureQueue extends Captures {
  /** Captures a landing page for other work, in the usual way, without checking that there is a browser. */
  landingPage(site: Site, deadline: Deadline): Promise<Snapshot>
  /** Throws `cancelled` once the queue is closed. */
  assertOpen(): void
  lines(): Activity['lookups']
  /** Stops all captures and waits for their end. */
  close(reason: Error): Promise<void>
}

export interface QueueSettings {
  readonly parts: CaptureParts
  readonly slots: Slots
  readonly network: Pick<Network, 'browsers' | 'crowd'>
  /** Adds the sitemaps of the site to a recording, as far as they arrive within `maxMs`. */
  readonly recordSitemaps: (site: Site, log: ExchangeLog, maxMs: number, signal: AbortSignal) => Promise<void>
}

export function createCaptureQueue({ parts, slots, network, recordSitemaps }: QueueSettings): CaptureQueue {
  const { options } = parts.context
  const { browsers } = network
  const painting = partsForPictures(parts, browsers)
  const paintingSlots = createSlots(SHOT.maxPages, network.crowd)
  const captures = createSingleFlight<AdmittedPage>()
  const recordings = createSingleFlight<Recorded>()
  const pictures = createSingleFlight<AdmittedPage>()
  const usual = (): Deadline => unlimited(options.lookupTimeoutMs)
  let isClosed = false
  const assertOpen = () => {
    if (isClosed) throw new BlazonError('cancelled', 'The engine is closed.')
  }
  /** Makes the task. Throws `cancelled` after `close`, and `unavailable` when a needed browser is missing. */
  const accepted = (site: Site, request: CaptureRequest): CaptureTask => {
    assertOpen()
    const task = taskOf(site, request, options)
    if (task.producer === 'browser' && !browsers.path) throw browsers.lacking()
    return task
  }
  /** Returns the function that waits for a slot and captures the page. */
  const inTurn = (task: CaptureTask, by = parts, of = slots) =>
    async function wait(deadline: Deadline): Promise<AdmittedPage> {
      const claim = claimOf(deadline, task.site)
      const { captureOf } = await import('./capture-page.ts')
      return of.run(captureOf(task, by, deadline), deadline.signal, claim)
    }
  const record = async (task: CaptureTask, deadline: Deadline): Promise<Recorded> => {
    const { createRecorder } = await import('./recording/recorder.ts')
    const recorder = createRecorder()
    const { snapshot } = await inTurn({ ...task, recorder })(deadline)
    const leftMs = Math.max(0, deadline.timeLeftMs() - ESCALATION.reserveMs)
    await recordSitemaps(task.site, recorder.log(), leftMs, deadline.signal)
    return { snapshot, recording: recorder.recording(snapshot) }
  }
  return {
    async capture(site, request = {}, caller = usual()) {
      const task = accepted(site, request)
      const { snapshot } = await captures.share(keyOf(task), inTurn(task), caller)
      return snapshot
    },
    async landingPage(site, caller) {
      const task = taskOf(site, {}, options)
      const { snapshot } = await captures.share(keyOf(task), inTurn(task), caller)
      return snapshot
    },
    async record(site, request = {}, caller = usual()) {
      const task = accepted(site, request)
      return recordings.share(keyOf(task), (deadline) => record(task, deadline), caller)
    },
    async screenshot(site, request, caller = usual()) {
      assertOpen()
      if (!browsers.path) throw browsers.lacking()
      const task = shotTask(site, request)
      const { page = site.domain, type, priority } = request
      const key = `${type} ${priority} ${lookOf(request)} ${page}`
      const shown = await pictures.share(key, inTurn(task, painting, paintingSlots), caller)
      const { snapshot, verdict, picture } = shown
      if (!verdict) throw new BlazonError('internal', `${site.domain} was not shown in a browser.`)
      return { snapshot, verdict, picture }
    },
    assertOpen,
    lines: () => ({ capture: slots.line(), screenshot: paintingSlots.line() }),
    async close(reason) {
      isClosed = true
      await Promise.all([captures, recordings, pictures].map((flights) => flights.close(reason)))
    },
  }
}

function shotTask(site: Site, { page, type, priority, ...show }: ShotRequest): CaptureTask {
  const { viewport: window, colorScheme, scrollOffset: offset, waitForMs, clearPopups } = show
  const { area, format, quality } = show
  const consent = show.handleCookiePopup === false && clearPopups !== true
  const shot = {
    // For a part further below, the whole page must have been scrolled through, as for a picture of the whole
    // page.
    fullPage: type !== 'viewport' || offset !== undefined,
    isHurried: priority === 'speed',
    ...{ area, format, quality },
    ...{ offset, keeps: { consent, popups: clearPopups === false } },
  }
  const visit = { waitForMs }
  return { site, page, producer: 'browser', morePages: false, window, colorScheme, visit, shot }
}

function taskOf(site: Site, request: CaptureRequest, options: Options): CaptureTask {
  const { page, producer = options.producer, morePages = page === undefined } = request
  const { language, files, visit, colorScheme } = request
  return { site, page, producer, morePages, language, files, visit, colorScheme }
}

/** Returns a key that is equal for captures that can be shared. */
function keyOf({
  producer,
  page,
  morePages,
  files = true,
  language = '',
  site,
  ...task
}: CaptureTask): string {
  const { colorScheme = '', visit } = task
  return [producer, morePages, files, language, colorScheme, page ?? site.domain, JSON.stringify(visit)].join(
    ' ',
  )
}

/** Returns the parts with which pictures are taken: browsers that paint, and another window size. */
function partsForPictures(parts: CaptureParts, browsers: BrowserPools): CaptureParts {
  const options = pictureOptions(parts.context.options)
  return { ...parts, context: { ...parts.context, pool: browsers.forPictures, options } }
}

/** Returns the parties and the site of a capture, by which the queue shares its slots. */
export function claimOf({ parties }: Pick<Deadline, 'parties'>, { registrable }: Site): Claim {
  return { parties, site: registrable }
}
