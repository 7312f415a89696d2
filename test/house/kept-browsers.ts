import { EventEmitter } from 'node:events'
import type { Browser, BrowserContextOptions } from 'playwright'
import { onTestFinished } from 'vitest'
import { type Launched, type LaunchSettings, launch as start } from '../../src/capture/browser/launch.ts'
import type { Sandbox, Start } from '../../src/capture/browser/sandbox.ts'

/**
 * Stands for `src/capture/browser/launch.ts` in the tests (see `vitest.config.ts`). Hundreds of tests open a
 * capturer or an engine of their own, and starting a browser costs more than most of their pages. A browser
 * that has answered when its pool closed it serves the next pool with the same settings. Nothing passes from
 * one to the other, because each page has a context of its own with its own proxy, and all contexts are closed.
 */
export async function launch(settings: LaunchSettings, signal?: AbortSignal): Promise<Launched> {
  if (!mayKeep) return start(settings, signal)
  let key = ''
  let found: Kept | undefined
  const sandbox: Sandbox = {
    get state() {
      return settings.sandbox.state
    },
    start: <T>(begin: (how: Start) => Promise<T>) =>
      settings.sandbox.start(async (how) => {
        key = keyOf(settings, how)
        found = signal?.aborted ? undefined : takeKept(key)
        return found ? (found.started as T) : begin(how)
      }),
  }
  const launched = await start({ ...settings, sandbox }, signal)
  const { browser, letGo } = launched
  return lent(key, found ?? { key, launched, started: { result: browser, letGo }, pages: 0 })
}

/** For tests of the browser's processes: each is started and ended where they say, until the test ends. */
export async function keepNoBrowsers(): Promise<void> {
  mayKeep = false
  onTestFinished(() => {
    mayKeep = true
  })
  // Those that earlier tests have left would be counted.
  await Promise.all(kept.splice(0).map(({ launched }) => launched.browser.close()))
}

let mayKeep = true

/** One that paints and one that does not. */
const MAX_KEPT = 2
/** A browser grows with the pages that it has opened. */
const MAX_PAGES = 200

interface Kept {
  readonly key: string
  readonly launched: Launched
  /** What `watchStart` gives. */
  readonly started: { readonly result: Browser; readonly letGo: () => void }
  pages: number
}

const kept: Kept[] = []

/** Everything by which browsers of different pools differ. The user is any that no other process has. */
function keyOf({ mode, ignoreCertificates, options }: LaunchSettings, how: Start): string {
  const as = how.env.CONFINED_AS?.replace(/^\d+$/, 'own user')
  const { maxProcessMb } = options.browser
  return JSON.stringify([
    mode,
    ignoreCertificates,
    maxProcessMb,
    { ...how, env: { ...how.env, CONFINED_AS: as } },
  ])
}

function takeKept(key: string): Kept | undefined {
  const at = kept.findLastIndex((one) => one.key === key && one.launched.browser.isConnected())
  return at < 0 ? undefined : kept.splice(at, 1)[0]
}

async function keep(one: Kept): Promise<void> {
  kept.push(one)
  const surplus = kept.length > MAX_KEPT ? kept.shift() : undefined
  await surplus?.launched.browser.close()
}

/** A browser as one pool sees it: for that pool it is gone once it was closed. */
function lent(key: string, one: Kept): Launched {
  const { browser } = one.launched
  const events = new EventEmitter().setMaxListeners(0)
  let isLent = true
  const end = () => {
    isLent = false
    browser.off('disconnected', end)
    events.emit('disconnected')
  }
  browser.once('disconnected', end)
  const own = {
    once: events.once.bind(events),
    removeListener: events.removeListener.bind(events),
    isConnected: () => isLent && browser.isConnected(),
    newBrowserCDPSession: () => browser.newBrowserCDPSession(),
    newContext(options: BrowserContextOptions) {
      one.pages++
      return browser.newContext(options)
    },
    async close() {
      if (!isLent) return
      end()
      if (!mayKeep || one.pages > MAX_PAGES) return browser.close()
      await Promise.all(browser.contexts().map((context) => context.close()))
      // One that hangs does not answer, and is killed by its pool meanwhile.
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.getVersion')
      await session.detach()
      await keep({ ...one, key })
    },
  }
  return { ...one.launched, browser: own as unknown as Browser }
}
