/** One visit of a page: the work is done in it, and the page is closed whatever happens. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { unlessAborted } from '../../concurrency/abort.ts'
import { orTimeout } from '../../concurrency/waiting.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Allowance, RunningAllowance } from './allowance.ts'
import { Crash } from './own-page.ts'
import type { TakenPage } from './pages.ts'

export type PageWork<T> = (page: Page, allowance: Allowance) => Promise<T>

interface PageVisit {
  readonly browser: Browser
  readonly opening: Promise<TakenPage>
  /** Maximum time for opening the page, in milliseconds. The allowance of the page begins after that. */
  readonly openTimeoutMs: number
  /** The caller's signal. When it fires, the visit ends. */
  readonly signal: AbortSignal
  readonly allow: (own: TakenPage) => RunningAllowance
  /** Is called when the browser does not close the page in time. */
  readonly hung: () => void
}

/**
 * Does the work in a page and closes it. Rejects with `Crash` when the page or the browser dies, with the
 * signal's reason when it fires, with `NotOpened` when the browser opens no page in time, and with the
 * reason of the allowance when it is used up. Everything that the work has started ends with the allowance.
 */
export async function visit<T>(
  { browser, opening, openTimeoutMs, signal, allow, hung }: PageVisit,
  work: PageWork<T>,
): Promise<T> {
  let stop: () => void = () => undefined
  let allowance: RunningAllowance | undefined
  let crashed = false
  const stopped = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason)
    const crash = () => {
      crashed = true
      reject(new Crash())
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    browser.once('disconnected', crash)
    const late = setTimeout(() => reject(new NotOpened()), openTimeoutMs)
    opening
      .finally(() => clearTimeout(late))
      .then((own) => own.crashed)
      .then(crash, reject)
    stop = () => {
      clearTimeout(late)
      signal.removeEventListener('abort', abort)
      browser.removeListener('disconnected', crash)
      allowance?.end()
    }
  })
  const begin = async (own: TakenPage): Promise<T> => {
    // The caller has left while the page was opening.
    signal.throwIfAborted()
    const allowed = allow(own)
    allowance = allowed
    return unlessAborted(work(own.page, allowed), allowed.over)
  }
  /** True when the page exceeded a limit. Such a page would continue to do so until it is killed. */
  let isTooMuch = false
  try {
    return await Promise.race([opening.then(begin), stopped])
  } catch (thrown) {
    isTooMuch = thrown instanceof BlazonError && thrown.code === 'too_large'
    // A page that floods this process is not waited for.
    if (isTooMuch || signal.aborted || allowance?.over.aborted || thrown instanceof Crash) throw thrown
    await sleep(CRASH_REPORT_MS)
    throw crashed || !browser.isConnected() ? new Crash(thrown) : thrown
  } finally {
    const isCut = isTooMuch || (allowance?.over.aborted ?? false)
    stop()
    if (!(await isClosed(browser, opening, isCut))) hung()
  }
}

/** The browser hangs or this machine is too busy, which says nothing about the site. */
export class NotOpened extends BlazonError {
  constructor() {
    super('unavailable', 'The browser did not open a page in time.')
  }
}

/** How long to wait for the report of a crash, since a call may fail before it. */
const CRASH_REPORT_MS = 100

/** When a page does not close within this time, its processes are killed. */
const CLOSE_TIMEOUT_MS = 2_000

/** A browser that does not answer for this long hangs. Closing a page takes seconds on a busy machine. */
export const ANSWER_TIMEOUT_MS = 5_000

/**
 * Closes a page. A page that was stopped at a limit may be busy for ever, so its processes are killed at
 * once. Returns false when the browser hangs.
 */
async function isClosed(browser: Browser, opening: Promise<TakenPage>, isCut: boolean): Promise<boolean> {
  const own = await orTimeout(
    opening.catch(() => 'none' as const),
    CLOSE_TIMEOUT_MS,
  )
  if (own === 'none') return true
  if (isCut) own?.processes.kill()
  const closing = opening.then((late) => late.close()).then(yes, yes)
  if (await orTimeout(closing, CLOSE_TIMEOUT_MS)) return true
  own?.processes.kill()
  return (await orTimeout(Promise.race([closing, answers(browser)]), ANSWER_TIMEOUT_MS)) ?? false
}

const yes = () => true

/** True once a browser has answered a request for its version, or is gone. */
async function answers(browser: Browser): Promise<boolean> {
  const asked = browser.newBrowserCDPSession().then(async (session) => {
    await session.send('Browser.getVersion')
    await session.detach()
  })
  return asked.then(yes, yes)
}
