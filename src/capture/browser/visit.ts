import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { Crash, type OwnPage } from './own-page.ts'

/**
 * Does the work in a page and closes it. Rejects with `Crash` when the page or the browser dies, and with the signal's reason when it
 * fires. `hung` is told when the browser does not close the page in time.
 */
export async function visit<T>(
  browser: Browser,
  opening: Promise<OwnPage>,
  work: (page: Page) => Promise<T>,
  signal: AbortSignal,
  hung: () => void,
): Promise<T> {
  let stop: () => void = () => undefined
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
    opening.then((own) => own.crashed.then(crash), reject)
    stop = () => {
      signal.removeEventListener('abort', abort)
      browser.removeListener('disconnected', crash)
    }
  })
  try {
    return await Promise.race([opening.then(({ page }) => work(page)), stopped])
  } catch (thrown) {
    if (signal.aborted || thrown instanceof Crash) throw thrown
    await sleep(TELL_MS)
    throw crashed || !browser.isConnected() ? new Crash(thrown) : thrown
  } finally {
    stop()
    if (!(await closesInTime(opening))) hung()
  }
}

/** What was asked of a page may fail of its crash before the crash itself is told. */
const TELL_MS = 100

/** A page that does not close within this is taken to be hung, and its browser with it. */
const CLOSE_TIMEOUT_MS = 2_000

async function closesInTime(opening: Promise<OwnPage>): Promise<boolean> {
  const closing = opening
    .then((own) => own.close())
    .then(
      () => true,
      () => true,
    )
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), CLOSE_TIMEOUT_MS).unref())
  return Promise.race([closing, late])
}
