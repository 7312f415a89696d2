/** Limits how much a page may make the browser report to this process. */

import type { ConsoleMessage, Dialog, Frame, Page } from 'playwright'

/**
 * Estimated cost of a message besides its text: it becomes several objects here, and its arguments are kept
 * alive in the page.
 */
const CHARS_OF_EACH = 1_000

/** The same of a value in a console line: it comes with a preview of its members, and is an object here. */
const CHARS_OF_VALUE = 3_000

/** The same of a dialog, which this process answers: that takes 0.7 to 1.5 ms. */
const CHARS_OF_DIALOG = 45_000

/**
 * The same of a frame, of each address that it goes to, and of each address of the page itself: this process
 * follows them with some calls, which takes 1 to 2 ms. A page with 100 frames is rare, and none goes to 50
 * addresses.
 */
const CHARS_OF_FRAME = 50_000
const CHARS_OF_MOVE = 5_000
const CHARS_OF_PAGE = 75_000

/**
 * Counts the characters that a page sends to this process: console lines, errors, dialogs, frames, and the
 * URLs that it gives itself. Playwright keeps the last 200 console lines and as many errors, whatever their
 * length. Calls `exceeded` once, when there are more than `maxChars`.
 */
export function limitMessages(page: Page, maxChars: number, exceeded: (what: string) => void): void {
  let chars = 0
  const count = (text: string, besides = CHARS_OF_EACH) => {
    chars += text.length + besides
    if (chars <= maxChars) return
    page
      .off('console', onLine)
      .off('pageerror', onError)
      .off('dialog', onDialog)
      .off('framenavigated', onMove)
      .off('frameattached', onFrame)
    exceeded(
      `says more than ${maxChars} characters to its console, in errors, in dialogs or by its addresses`,
    )
  }
  const onLine = (line: ConsoleMessage) =>
    count(line.text(), CHARS_OF_EACH + CHARS_OF_VALUE * line.args().length)
  const onError = (error: Error) => count(error.message)
  const onDialog = (dialog: Dialog) => count(dialog.message(), CHARS_OF_DIALOG)
  const onMove = (frame: Frame) =>
    count(frame.url(), frame === page.mainFrame() ? CHARS_OF_PAGE : CHARS_OF_MOVE)
  const onFrame = () => count('', CHARS_OF_FRAME)
  page
    .on('console', onLine)
    .on('pageerror', onError)
    .on('dialog', onDialog)
    .on('framenavigated', onMove)
    .on('frameattached', onFrame)
}
