import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import type { Priority, ScreenshotType } from '../model/screenshot.ts'
import type { Site } from '../model/site.ts'
import { createInFlight, type InFlight } from './inflight.ts'
import type { Equipment } from './page-request.ts'
import type { Run } from './run.ts'
import type { Seen, ShownPage } from './shoot-page.ts'
import { createSlots } from './slots.ts'

export interface ShotRequest {
  /** Absolute URL of a page of the site's. Default: its landing page. */
  readonly page?: string | undefined
  readonly type: ScreenshotType
  readonly priority: Priority
  /** How long the caller waits, in milliseconds: what is tried fits into it. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** Pictures of pages, some at a time; equal ones under way are shared. */
export interface Shooting {
  /** Rejects as a capture does. */
  shoot(site: Site, request: ShotRequest): Promise<ShownPage>
  close(reason: Error): Promise<void>
}

interface ShootingParts {
  readonly equipment: Equipment
  readonly options: Options
  /** A run of captures with this equipment. */
  readonly runWith: (equipment: Equipment) => Run
}

export function createShooting({ equipment, options, runWith }: ShootingParts): Shooting {
  const slots = createSlots(options.screenshot.maxPages)
  const flights: InFlight<ShownPage> = createInFlight()
  const work = async (site: Site, request: ShotRequest, stop: AbortSignal): Promise<ShownPage> => {
    const run = runWith({ ...equipment, options: optionsOf(request, options) })
    let shown: Seen | undefined
    const seen = ({ picture, verdict }: Seen) => {
      shown = { picture, verdict }
    }
    const { page, type, timeoutMs } = request
    const shot = { fullPage: type === 'fullPage', seen }
    const snapshot = await run({ site, page, producer: 'browser', morePages: false, timeoutMs, shot }, stop)
    if (!shown) throw new BlazonError('internal', `${site.domain} was shown to nobody.`)
    return { ...shown, snapshot }
  }
  return {
    shoot(site, { signal, ...request }) {
      const { page, type, priority } = request
      const key = `${type} ${priority} ${page ?? site.domain}`
      return flights.share(key, (stop) => slots.run(() => work(site, request, stop), stop), { signal })
    },
    close: (reason) => flights.close(reason),
  }
}

/** What all browsers for pictures have in common, from their window to the pages that they open at once. */
export function pictureOptions(options: Options): Options {
  const { widthPx, heightPx, maxPages } = options.screenshot
  const browser = { ...options.browser, maxPages }
  return { ...options, viewportWidth: widthPx, viewportHeight: heightPx, browser }
}

/** Only what will be seen is loaded, and elements are described to nobody. */
function optionsOf({ type, priority }: Pick<ShotRequest, 'type' | 'priority'>, options: Options): Options {
  const { heightPx, maxHeightPx, hurriedSettleMs, hurriedShellSettleMs } = options.screenshot
  const maxScreens = type === 'fullPage' ? Math.ceil(maxHeightPx / heightPx) : 0
  const hurry = priority === 'speed' ? { settleMs: hurriedSettleMs, shellSettleMs: hurriedShellSettleMs } : {}
  const base = pictureOptions(options)
  return {
    ...base,
    browser: { ...base.browser, ...hurry, maxScreens },
    html: { ...base.html, maxNodes: 0 },
  }
}
