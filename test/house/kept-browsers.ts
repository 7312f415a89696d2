import { EventEmitter } from 'node:events'
import type { Browser } from 'playwright'
import { onTestFinished } from 'vitest'
import { type Launched, type LaunchSettings, launch as start } from '../../src/capture/browser/launch.ts'

/**
 * Stands for `src/capture/browser/launch.ts` in the pools of the tests (see `build.ts`). Each engine has
 * browsers of its own, and to start one takes more of a processor than two pages do. So one that works when
 * its engine closes it serves the next engine with the same settings, once its pages are closed. Pages have
 * contexts with proxies of their own, so that they see nothing of each other.
 */
export async function launch(settings: LaunchSettings, signal?: AbortSignal): Promise<Launched> {
  const { sandbox, options, ignoreCertificates, mode } = settings
  const { maxProcessMb, sandbox: demand } = options.browser
  const { BLAZON_BROWSER, BLAZON_SANDBOX } = process.env
  const key = JSON.stringify([mode, ignoreCertificates, maxProcessMb, demand, BLAZON_BROWSER, BLAZON_SANDBOX])
  const kept = mayKeep && sandbox.state !== 'off' ? takeKept(key) : undefined
  if (!kept) return lent(key, await start(settings, signal), () => mayKeep && sandbox.state === 'on')
  // It was started in the first mode of a sandbox, which therefore works.
  await sandbox.start(async () => undefined)
  return lent(key, kept, () => mayKeep)
}

/** For tests of the browsers themselves: each is started and ended where they say, until the test ends. */
export async function keepNoBrowsers(): Promise<void> {
  mayKeep = false
  onTestFinished(() => {
    mayKeep = true
  })
  await Promise.all(kept.map(({ launched }) => launched.browser.close()))
}

let mayKeep = true

/** One that reads and one that draws. */
const MAX_KEPT = 2

interface Kept {
  readonly key: string
  readonly launched: Launched
}

const kept: Kept[] = []

function takeKept(key: string): Launched | undefined {
  const at = kept.findIndex((one) => one.key === key)
  const [found] = at < 0 ? [] : kept.splice(at, 1)
  return found?.launched
}

function keep(one: Kept): void {
  kept.push(one)
  one.launched.browser.once('disconnected', () => {
    const at = kept.indexOf(one)
    if (at >= 0) kept.splice(at, 1)
  })
  if (kept.length > MAX_KEPT) kept[0]?.launched.kill()
}

/** A browser as one engine sees it: for that engine it is gone once it was given back. */
function lent(key: string, launched: Launched, isGood: () => boolean): Launched {
  const real = launched.browser
  const events = new EventEmitter()
  const gone = () => events.emit('disconnected')
  let isKilled = false
  real.once('disconnected', gone)
  const close = async () => {
    await Promise.all(isGood() ? real.contexts().map((context) => context.close()) : []).catch(() =>
      real.close(),
    )
    if (isKilled || !isGood() || !real.isConnected()) return real.close()
    real.off('disconnected', gone)
    keep({ key, launched })
    gone()
  }
  const own = { close, once: events.once.bind(events), isConnected: () => !isKilled && real.isConnected() }
  const browser = new Proxy(real, {
    get: (_, name) => {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      const value = Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  const kill = () => {
    isKilled = true
    launched.kill()
  }
  return { ...launched, browser: browser as Browser, kill }
}
