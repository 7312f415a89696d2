/** Limits how much a page may make the browser report to this process. */

import type { ConsoleMessage, Dialog, Frame, Page } from 'playwright'
import { VISIT } from '../bounds.ts'
import type { PageMessages } from './inbox.ts'
import { tooManyRequests } from './traffic.ts'

/**
 * Estimated cost of a message besides its text, as a number of characters. A message has such a cost because
 * this process makes several objects of it, and the page has to keep its arguments in memory.
 */
const CHARS_OF_EACH = 1_000

/** Estimated cost of a value in a console line, which has a preview of its members and becomes an object. */
const CHARS_OF_VALUE = 3_000

/** The estimated cost of a dialog, which this process has to answer. That takes 0.7 to 1.5 ms. */
const CHARS_OF_DIALOG = 45_000

/**
 * Costs of a frame, of each navigation in it, and of each of the page itself, for which this process makes
 * calls of 1 to 2 ms. A page with 100 frames is rare, and none navigates 50 times.
 */
const CHARS_OF_FRAME = 50_000
const CHARS_OF_MOVE = 5_000
const CHARS_OF_PAGE = 25_000

/**
 * Counts the characters that a page sends to this process: console lines, errors, dialogs, frames, and URLs
 * that it gives itself. Calls `exceeded` once, when there are more than `maxChars`.
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

/**
 * A visit ends without a result at this many times `VISIT.maxRequests`, for requests that come faster than
 * Playwright reports them. A page for a screenshot may have begun many by the time that it is stopped.
 */
const FAR = { captured: 2, shown: 10 }

/**
 * Events that the browser reports about a page, and about each of its requests. None of 41 real pages, the
 * largest with 135 requests and 1,149 events, exceeded this. An event takes 0.02 to 0.03 ms.
 */
const EVENTS_OF_PAGE = 1_000
const EVENTS_OF_REQUEST = 7

/**
 * The browser also reports the pieces in which files arrive. Two pieces are allowed for each request, because
 * a small file is reported twice, and one piece for this many bytes, because a packet of the network brings
 * about 1,400 bytes and may be reported by itself. A script of 10 MB may come in 7,000 pieces.
 */
const BYTES_OF_PIECE = 1_024
const PIECES_OF_REQUEST = 2

/** Calls `refuse` once, when a page has to be ended at once. `isShown`: for a picture of the page. */
export function limitEvents(messages: PageMessages, isShown: boolean, refuse: (what: string) => void): void {
  const { maxRequests, maxWireBytes } = VISIT
  const far = (isShown ? FAR.shown : FAR.captured) * maxRequests
  const most = {
    requests: far,
    pieces: PIECES_OF_REQUEST * far + Math.ceil(maxWireBytes / BYTES_OF_PIECE),
    events: (isShown ? FAR.shown : 1) * (EVENTS_OF_PAGE + EVENTS_OF_REQUEST * maxRequests),
  }
  messages.limit(most, ({ requests, pieces }) => {
    if (requests > maxRequests) return refuse(tooManyRequests(maxRequests))
    const [count, what] = pieces > most.pieces ? [most.pieces, 'pieces of files'] : [most.events, 'events']
    refuse(`makes the browser report more than ${count} ${what}`)
  })
}
