/**
 * How the time of a lookup is divided, so that each step leaves enough for those after it: a result with a
 * note is worth more to the caller than a timeout. A busy machine slows all steps down alike, so they have
 * shares of the time and not fixed numbers of seconds.
 */

import type { Deadline } from '../concurrency/deadline.ts'

/** Each step's part of the time that is left when it begins. What is left at the end is for describing. */
const SHARES = {
  /** The browser reads the page. A page that is not read by then is described as it was sent. */
  browser: 1 / 2,
  /**
   * A browser that has a place for the page is at work alone. Then the page as it was sent is fetched beside
   * it, to be at hand.
   */
  browserAlone: 1 / 4,
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
