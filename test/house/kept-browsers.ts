import { EventEmitter } from 'node:events'
import type { Browser } from 'playwright'
import { onTestFinished } from 'vitest'
import { type Launched, type LaunchSettings, launch as start } from '../../src/capture/browser/launch.ts'
import type { Sandbox } from '../../src/capture/browser/sandbox.ts'

/**
 * Stands for `src/capture/browser/launch.ts` in the pools of the tests (see `build.ts`). Each engine has
 * browsers of its own, and to start one takes more of a processor than two pages do. So one that works when
 * its engine closes it serves the next engine with the same settings, once its pages are closed. Pages have
 * contexts with proxies of their own, so that they see nothing of each other.
 */
export async function launch(settings: LaunchSettings, signal?: AbortSignal): Promise<Launched> {
  const key = keyOf(settings)
  const kept = mayKeep ? takeKept(key) : undefined
  if (kept) {
    await closeContexts(kept.browser)
    await settings.sandbox.start(async () => undefined)
    return lent(key, kept)
  }
  const { sandbox, isFirstMode } = observed(settings.sandbox)
  const launched = await start({ ...settings, sandbox }, signal)
  return isFirstMode() ? lent(key, launched) : launched
}

/** For tests of the browsers themselves: each is started and ended where they say, until the test ends. */
export async function keepNoBrowsers(): Promise<void> {
  mayKeep = false
  onTestFinished(() => {
    mayKeep = true
  })
  await Promise.all(kept.splice(0).map(({ launched }) => launched.browser.close()))
}

let mayKeep = true

function keyOf({ options, ignoreCertificates, mode }: LaunchSettings): string {
  const { maxProcessMb, sandbox } = options.browser
  const { BLAZON_BROWSER, BLAZON_SANDBOX } = process.env
  return JSON.stringify([mode, ignoreCertificates, maxProcessMb, sandbox, BLAZON_BROWSER, BLAZON_SANDBOX])
}

/**
 * A browser is kept only when the first mode of the sandbox worked, because the sandbox of the next engine
 * takes it for started in its own first mode.
 */
function observed(sandbox: Sandbox): { sandbox: Sandbox; isFirstMode: () => boolean } {
  let isFirst = false
  return {
    isFirstMode: () => isFirst,
    sandbox: {
      get state() {
        return sandbox.state
      },
      start: (launch) =>
        sandbox.start((start) => {
          isFirst = start.chromiumSandbox && start.env.CONFINED_AS !== 'namespace'
          return launch(start)
        }),
    },
  }
}

/** A browser for captures and one for screenshots. */
const MAX_KEPT = 2

interface Kept {
  readonly key: string
  readonly launched: Launched
}

const kept: Kept[] = []

function takeKept(key: string): Launched | undefined {
  const at = kept.findIndex((one) => one.key === key && one.launched.browser.isConnected())
  const [found] = at < 0 ? [] : kept.splice(at, 1)
  return found?.launched
}

function keep(one: Kept): void {
  kept.push(one)
  if (kept.length > MAX_KEPT) kept.shift()?.launched.kill()
}

async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** Rejects when the browser does not answer and is killed. */
async function isAnswering(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  await session.send('Browser.getVersion')
  await session.detach()
}

/** A browser as one engine sees it: for that engine it is gone once it was given back. */
function lent(key: string, launched: Launched): Launched {
  const real = launched.browser
  const events = new EventEmitter()
  const gone = () => events.emit('disconnected')
  let isOurs = true
  let closing: Promise<void> | undefined
  real.once('disconnected', gone)
  const giveBack = async () => {
    try {
      if (!mayKeep) return await real.close()
      await closeContexts(real)
      await isAnswering(real)
    } catch {
      // It was killed meanwhile, or it crashed.
      return await real.close()
    }
    isOurs = false
    real.off('disconnected', gone)
    keep({ key, launched })
    gone()
  }
  const own = {
    once: events.once.bind(events),
    removeListener: events.removeListener.bind(events),
    isConnected: () => isOurs && real.isConnected(),
    close() {
      closing ??= giveBack()
      return closing
    },
  }
  const browser = new Proxy(real, {
    get: (_, name) => {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      const value = Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  const kill = () => {
    if (isOurs) launched.kill()
  }
  return { ...launched, browser, kill }
}
