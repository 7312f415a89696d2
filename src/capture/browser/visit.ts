import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { BlazonError } from '../../model/errors.ts'

/** The page's process or the browser itself went away. */
export class Crash extends BlazonError {
  constructor(cause?: unknown) {
    super('unreachable', 'The browser crashed on this page.', { cause })
  }
}

/**
 * Opens a context with one page, does the work there and closes both. Rejects with `Crash` when the page or the
 * browser dies, and with the signal's reason when it fires. `hung` is told when the browser does not close the context in time.
 */
export async function visit<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
  signal: AbortSignal,
  hung: () => void,
): Promise<T> {
  signal.throwIfAborted()
  const opening = browser.newContext(options)
  let stop: () => void = () => undefined
  let crashed = false
  const stopped = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason)
    const crash = () => {
      crashed = true
      reject(new Crash())
    }
    signal.addEventListener('abort', abort, { once: true })
    browser.once('disconnected', crash)
    opening.then((context) => context.on('page', (page) => page.once('crash', crash)), reject)
    stop = () => {
      signal.removeEventListener('abort', abort)
      browser.removeListener('disconnected', crash)
    }
  })
  try {
    return await Promise.race([onlyPage(opening, work), stopped])
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

/** The one page of a context: what it opens besides is closed, what it asks is dismissed. */
async function onlyPage<T>(opening: Promise<BrowserContext>, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await opening
  const page = await context.newPage()
  context.on('page', (popup) => void popup.close().catch(alreadyGone))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(alreadyGone))
  page.on('download', (download) => void download.cancel().catch(alreadyGone))
  return work(page)
}

/** Closing what has closed itself in the meantime is no failure. */
const alreadyGone = (): undefined => undefined

/** A context that does not close within this is taken to be hung, and its browser with it. */
const CLOSE_TIMEOUT_MS = 2_000

async function closesInTime(opening: Promise<BrowserContext>): Promise<boolean> {
  const closing = opening
    .then((context) => context.close())
    .then(
      () => true,
      () => true,
    )
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), CLOSE_TIMEOUT_MS).unref())
  return Promise.race([closing, late])
}
