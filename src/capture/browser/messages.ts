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
 * Counts the characters that a page sends to this process: console lines, errors, dialogs, and the URLs that
 * it gives itself. Playwright keeps the last 200 console lines and as many errors, whatever their length.
 * Calls `exceeded` once, when there are more than `maxChars`.
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
    exceeded(
      `says more than ${maxChars} characters to its console, in errors, in dialogs or by its addresses`,
    )
  }
  const onLine = (line: ConsoleMessage) =>
    count(line.text(), CHARS_OF_EACH + CHARS_OF_VALUE * line.args().length)
  const onError = (error: Error) => count(error.message)
  const onDialog = (dialog: Dialog) => count(dialog.message(), CHARS_OF_DIALOG)
  const onMove = (frame: Frame) => count(frame.url())
  page.on('console', onLine).on('pageerror', onError).on('dialog', onDialog).on('framenavigated', onMove)
}
