import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { BlazonError } from '../../model/errors.ts'

/** The page's process or the browser itself went away. */
export class Crash extends BlazonError {
  constructor(cause?: unknown) {
    super('unreachable', 'The browser crashed on this page.', { cause })
  }
}

/** A page that is alone in its context: what it opens besides is closed, what it asks is dismissed. */
export interface OwnPage {
  readonly page: Page
  /** Resolves when its process goes away. */
  readonly crashed: Promise<unknown>
  /** Closes the context. */
  close(): Promise<void>
}

/** Rejects with `Crash` when there is a context and no page comes in it. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<OwnPage> {
  const context = await browser.newContext(options)
  const close = () => context.close()
  const page = await context.newPage().catch(async (thrown: unknown) => {
    await close().catch(alreadyGone)
    throw new Crash(thrown)
  })
  context.on('page', (popup) => void popup.close().catch(alreadyGone))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(alreadyGone))
  page.on('download', (download) => void download.cancel().catch(alreadyGone))
  return { page, crashed: new Promise((resolve) => page.once('crash', resolve)), close }
}

/** Closing what has closed itself in the meantime is no failure. */
const alreadyGone = (): undefined => undefined
