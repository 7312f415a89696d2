/**
 * How the time of a lookup is divided, so that each step leaves enough for those after it: a result with a
 * note is worth more to the caller than a timeout. A busy machine slows all steps down alike, so they have
 * shares of the time and not fixed numbers of seconds.
 */

import type { Deadline } from '../concurrency/deadline.ts'
import type { Options } from '../model/options.ts'

/** Each step's part of the time that is left when it begins. What is left at the end is for describing. */
const SHARES = {
  /** The browser reads the page. A page that is not read by then is described as it was sent. */
  browser: 1 / 2,
  /**
   * A browser that has a place for the page is at work alone. Then the page as it was sent is fetched beside
   * it, to be at hand.
   */
  browserAlone: 1 / 4,
  /**
   * Of the time in the browser: a page that shows nearly nothing, while requests go on that may change that.
   * What is left is for reading it. Pages that show nothing and poll for ever use all of it.
   */
  unfilled: 3 / 4,
  /** The files of the page, and further pages. What has not come by then is left out. */
  files: 1 / 2,
} as const

/**
 * Milliseconds that a step which begins now may take. The shares were chosen, not swept: with a browser that
 * hangs, a quarter of the whole time is left for describing.
 */
export function shareMs(step: keyof typeof SHARES, deadline: Pick<Deadline, 'timeLeftMs'>): number {
  return Math.floor(deadline.timeLeftMs() * SHARES[step])
}

/**
 * Milliseconds by which the first byte of a document, and a page in the browser, may take longer than the
 * options say, because the caller gives more than the usual time. Files have no part in it: a page that is
 * there does not wait longer for them.
 */
export function moreMs(
  { timeLeftMs }: Pick<Deadline, 'timeLeftMs'>,
  { lookupTimeoutMs }: Pick<Options, 'lookupTimeoutMs'>,
): number {
  return Math.max(0, shareMs('browser', { timeLeftMs: () => timeLeftMs() - lookupTimeoutMs }))
}
