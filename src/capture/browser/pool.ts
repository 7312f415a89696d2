/**
 * A pool of browsers: opens a page for each piece of work, within limits for the page and for the machine.
 *
 * `@crawlee/browser-pool` is not used. While it is imported, it opens a forward proxy without a password on
 * every network interface. It also puts another proxy before ours for each page, so the gate and its
 * credentials would have no effect. Nor does it notice when a browser has died.
 */

import { unlessAborted } from '../../concurrency/abort.ts'
import { whileAlive } from '../../concurrency/alive.ts'
import type { Crowd } from '../../concurrency/crowd.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { createAdmission, type MakeRoom } from './admission.ts'
import { startAllowance } from './allowance.ts'
import type { LaunchSettings } from './launch.ts'
import { Crash } from './own-page.ts'
import type { PageOptions, TakenPage } from './pages.ts'
import { createPoolBrowsers, type PoolActivity } from './pool-browsers.ts'
import { createTrials } from './trial.ts'
import { ANSWER_TIMEOUT_MS, type PageWork, visit } from './visit.ts'

export interface Pool {
  /**
   * Opens a page in a context of its own, does the work and closes the page. When the page or its browser
   * crashes, the work is repeated once in a new browser; after a second crash it rejects with `crashed`.
   * Rejects with `too_large` when the page takes more memory than `maxProcessMb`; with `timeout` when the
   * page has used up its allowance; and with the signal's reason when it fires. The allowance is
   * `captureTimeoutMs` or the visitor's `maxMs`, without the time that the page waited for a place or a
   * processor. It is also used up after twice `maxCpuMs` of processor time.
   */
  withPage<T>(work: PageWork<T>, visitor: Visitor): Promise<T>
  /**
   * Imports `@crawlee/core`, which pages need. A service does it first, because the import blocks this thread
   * for more than half a second, and takes 10 MB. Playwright takes 40 MB, so that the first page that needs a
   * browser imports it.
   */
  warm(): Promise<void>
  /** Starts a browser and ends it, as a test. Rejects with `unavailable` when it does not start. */
  tryStart(): Promise<void>
  /** Returns the activity of each kind of its browsers, and of those that were started as a test. */
  activity(): readonly PoolActivity[]
  close(): Promise<void>
}

export interface Visitor extends PageOptions {
  readonly signal: AbortSignal
  /** True for a page whose host is mapped: no certificate is verified then. Default: false. */
  readonly isMapped?: boolean | undefined
  /** Returns, once the page is open, how many milliseconds it may take. Default: `captureTimeoutMs`. */
  readonly maxMs?: (() => number) | undefined
  /** Called when the browser has a place for the page, before it opens the page. */
  readonly onPlace?: (() => void) | undefined
}

/** The settings of browsers, and the crowd (the queue) that callers join while they wait for a page. */
export interface PoolSettings extends Omit<LaunchSettings, 'ignoreCertificates'> {
  readonly crowd?: Crowd | undefined
}

export function createPool({ crowd, ...settings }: PoolSettings): Pool {
  const { options } = settings
  const slots = createAdmission(options.browser.maxPages, crowd)
  const verifying = createPoolBrowsers({ ...settings, ignoreCertificates: false })
  const trials = createTrials({ ...settings, ignoreCertificates: false })
  // Certificates are ignored by whole browsers, so pages of mapped hosts have browsers of their own.
  const ignoring = createPoolBrowsers({ ...settings, ignoreCertificates: true })
  const each = [verifying, ignoring, trials]

  const attempt = async <T>(work: PageWork<T>, visitor: Visitor, makeRoom: MakeRoom): Promise<T> => {
    const { lease, signal, isMapped } = visitor
    const browsers = isMapped ? ignoring : verifying
    const running = browsers.take()
    let isOvergrown = () => false
    try {
      const { browser, pages, overgrown } = await unlessAborted(running.launched, signal)
      const opening = pages.take(visitor)
      const allow = ({ processes, messages }: TakenPage) => {
        isOvergrown = () => processes.isIn(overgrown)
        return startAllowance({ processes, messages, options, maxMs: visitor.maxMs?.(), signal, makeRoom })
      }
      const hung = () => void browsers.end(running, 0)
      // Opening takes 35 ms, and some seconds on a busy machine. A browser that takes longer hangs.
      const openTimeoutMs = Math.max(ANSWER_TIMEOUT_MS, options.browser.captureTimeoutMs)
      const done = await visit({ browser, opening, openTimeoutMs, signal, allow, hung }, work)
      if (!running.retired) pages.prepare(lease)
      return done
    } catch (thrown) {
      if (!(thrown instanceof Crash)) throw thrown
      // The page would need as much memory the next time, so it is not repeated. The browser is still good.
      if (isOvergrown()) throw tooLarge(options)
      browsers.retire(running)
      throw thrown
    } finally {
      browsers.giveBack(running)
    }
  }
  // Browsers do not keep this process alive, so each piece of work keeps it alive.
  return {
    withPage: (work, visitor) =>
      whileAlive(
        slots.run(async (makeRoom) => {
          visitor.onPlace?.()
          try {
            return await attempt(work, visitor, makeRoom)
          } catch (thrown) {
            if (!(thrown instanceof Crash) || visitor.signal.aborted) throw thrown
            return await attempt(work, visitor, makeRoom)
          }
        }, visitor.signal),
      ),
    async warm() {
      await import('@crawlee/core')
    },
    tryStart: trials.run,
    activity: () => each.map(({ activity }) => activity()),
    close: () => whileAlive(Promise.all(each.map(({ closeAll }) => closeAll())).then(() => undefined)),
  }
}

function tooLarge({ browser }: Options): BlazonError {
  const message = `The page takes more than ${browser.maxProcessMb} MB of memory in the browser.`
  return new BlazonError('too_large', message, { retryable: false })
}
