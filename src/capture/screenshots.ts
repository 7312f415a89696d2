import type { Crowd } from '../concurrency/crowd.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import { createSingleFlight } from '../concurrency/single-flight.ts'
import { createSlots } from '../concurrency/slots.ts'
import type { Line } from '../model/activity.ts'
import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import type { PagePicture, Priority, ScreenshotType } from '../model/screenshot.ts'
import type { Site, Verdict } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { SHOT } from './bounds.ts'
import { claimOf } from './claim.ts'
import type { CaptureContext } from './context.ts'
import type { Run } from './run.ts'

export interface ShotRequest {
  /** Absolute URL of a page of the site's. Default: its landing page. */
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

/** Takes pictures of pages, some at a time. Equal requests that run at the same time share one picture. */
export interface Screenshots {
  /** Rejects as a capture does. */
  take(site: Site, request: ShotRequest, deadline: Deadline): Promise<ShownPage>
  line(): Line
  close(reason: Error): Promise<void>
}

interface ScreenshotParts {
  readonly context: CaptureContext
  readonly options: Options
  readonly runIn: (context: CaptureContext) => Run
  readonly crowd: Crowd
}

export function createScreenshots({ context, options, runIn, crowd }: ScreenshotParts): Screenshots {
  const slots = createSlots(SHOT.maxPages, crowd)
  const flights = createSingleFlight<ShownPage>()
  const run = runIn({ ...context, options: pictureOptions(options) })
  const show = async (site: Site, request: ShotRequest, deadline: Deadline): Promise<ShownPage> => {
    const shot = { fullPage: request.type === 'fullPage', isHurried: request.priority === 'speed' }
    const wanted = { site, page: request.page, producer: 'browser', morePages: false, shot } as const
    const { snapshot, verdict, picture } = await run(wanted, deadline)
    if (!verdict) throw new BlazonError('internal', `${site.domain} was not shown in a browser.`)
    return { snapshot, verdict, picture }
  }
  return {
    take(site, request, caller) {
      const { page, type, priority } = request
      const work = (deadline: Deadline) =>
        slots.run(
          () => {
            deadline.begin()
            return show(site, request, deadline)
          },
          deadline.signal,
          claimOf(deadline, site),
        )
      return flights.share(`${type} ${priority} ${page ?? site.domain}`, work, caller)
    },
    line: () => slots.line(),
    close: (reason) => flights.close(reason),
  }
}

/** The options that all browsers for pictures share: the size of the window, and the number of open pages. */
export function pictureOptions(options: Options): Options {
  const { widthPx, heightPx } = options.screenshot
  const browser = { ...options.browser, maxPages: SHOT.maxPages }
  return { ...options, viewportWidth: widthPx, viewportHeight: heightPx, browser }
}
