/** Makes the two pools of browsers of one engine: one reads pages, and the other one paints them. */

import type { BrowserActivity } from '../../model/activity.ts'
import type { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { SandboxState } from '../../model/sandbox.ts'
import { SHOT } from '../bounds.ts'
import { findBrowser } from './find.ts'
import { noBrowser } from './lacking.ts'
import { createPool, type Pool, type PoolSettings } from './pool.ts'
import type { PoolActivity } from './pool-browsers.ts'
import type { Printer } from './printing.ts'
import { createSandbox, demandOf } from './sandbox.ts'

/** A pool that is made by the first page that needs it. */
type LazyPool = () => Pool

/** The browsers of one engine. Captures and screenshots have a pool each; only the second one paints. */
export interface BrowserPools {
  /** Path of the browser that would be used; undefined when there is none. */
  readonly path: string | undefined
  readonly forCaptures: LazyPool | undefined
  readonly forPictures: LazyPool | undefined
  /** Starts a browser that prints our own files as PDF. Undefined when there is no browser. */
  readonly openPrinter: ((signal?: AbortSignal) => Promise<Printer>) | undefined
  sandbox(): SandboxState
  /** Returns the error of work that needs a browser, for a machine that has no browser. */
  lacking(): BlazonError
  /** The activity of the browsers of both pools together. */
  activity(): BrowserActivity
  close(): Promise<void>
}

export interface BrowserPoolsSettings extends Pick<PoolSettings, 'proxy' | 'crowd'> {
  readonly options: Options
  /** Called once, with a sentence for users, when the browser runs without its sandbox. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

export async function createBrowserPools({
  options,
  onNotice,
  ...launching
}: BrowserPoolsSettings): Promise<BrowserPools> {
  const found = await findBrowser()
  const demand = demandOf(options.browser.sandbox)
  const sandbox = found && createSandbox({ executablePath: found.path, demand, onOff: onNotice })
  const pools: Pool[] = []
  const lazyPool = (settings: Pick<PoolSettings, 'options' | 'mode'>): LazyPool | undefined => {
    if (!sandbox) return undefined
    let pool: Pool | undefined
    return () => {
      if (pool) return pool
      pool = createPool({ sandbox, ...launching, ...settings })
      pools.push(pool)
      return pool
    }
  }
  return {
    path: found?.path,
    forCaptures: lazyPool({ options, mode: 'reading' }),
    forPictures: lazyPool({ options: pictureOptions(options), mode: 'pictures' }),
    openPrinter:
      sandbox &&
      (async (signal) => {
        const printing = await import('./printing.ts')
        return printing.openPrinter({ sandbox, ...launching, options, ignoreCertificates: false }, signal)
      }),
    sandbox: () => sandbox?.state ?? 'untried',
    lacking: noBrowser,
    activity: () => together(pools.flatMap((pool) => pool.activity())),
    async close() {
      await Promise.all(pools.map((pool) => pool.close()))
    },
  }
}

/**
 * Adds up the activity of the pools. The result of the last start of any browser counts for all pools,
 * because they use the same browser on the same machine.
 */
function together(each: readonly PoolActivity[]): BrowserActivity {
  const sum = (of: (one: BrowserActivity) => number) => each.reduce((total, one) => total + of(one), 0)
  const [last] = each.toSorted((a, b) => b.lastStartAt - a.lastStartAt)
  return {
    running: sum(({ running }) => running),
    started: sum(({ started }) => started),
    ended: sum(({ ended }) => ended),
    pages: sum(({ pages }) => pages),
    lastStart: last?.lastStart ?? 'untried',
  }
}

/** The options that all browsers for pictures share: the size of the window, and the number of open pages. */
export function pictureOptions(options: Options): Options {
  const { widthPx, heightPx } = options.screenshot
  const browser = { ...options.browser, maxPages: SHOT.maxPages }
  return { ...options, viewportWidth: widthPx, viewportHeight: heightPx, browser }
}
