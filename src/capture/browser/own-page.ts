/** Opens a page in a browser context of its own. */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { BlazonError } from '../../model/errors.ts'
import { openNothing } from './in-page/no-windows.ts'

/** The page's process or the browser itself has ended. */
export class Crash extends BlazonError {
  constructor(cause?: unknown) {
    super('crashed', 'The browser crashed on this page.', { cause })
  }
}

/** A page that is alone in its context. Popups that it opens are closed, and its dialogs are dismissed. */
export interface OwnPage {
  readonly page: Page
  /** Resolves when the page's process has ended. */
  readonly crashed: Promise<unknown>
  /** Closes the context with the page. */
  close(): Promise<void>
}

/** Opens a page, and runs `first` in each frame first. Rejects with `Crash` when no page opens in time. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  first?: () => void,
): Promise<OwnPage> {
  const context = await browser.newContext(options)
  const close = () => context.close()
  await context.addInitScript(openNothing)
  if (first) await context.addInitScript(first)
  const page = await newPageIn(context).catch(async (thrown: unknown) => {
    void close().catch(alreadyGone)
    throw new Crash(thrown)
  })
  context.on('page', (popup) => void popup.close().catch(alreadyGone))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(alreadyGone))
  page.on('download', (download) => void download.cancel().catch(alreadyGone))
  return { page, crashed: new Promise((resolve) => page.once('crash', resolve)), close }
}

/** Time for opening a page, which takes 35 ms. Playwright waits for ever when its process ends. */
const MAX_OPENING_MS = 5_000

function newPageIn(context: BrowserContext): Promise<Page> {
  return new Promise((resolve, reject) => {
    const late = new BlazonError('timeout', `No page was opened within ${MAX_OPENING_MS} ms.`)
    const timer = setTimeout(() => reject(late), MAX_OPENING_MS)
    context
      .newPage()
      .finally(() => clearTimeout(timer))
      .then(resolve, reject)
  })
}

/** It is not a failure when something has closed by itself before we close it. */
const alreadyGone = (): undefined => undefined
