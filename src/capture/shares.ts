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
  /** The browser is at work alone. Then the page as it was sent is fetched beside it, to be at hand. */
  browserAlone: 1 / 4,
  /** The files of the page, and further pages. What has not come by then is left out. */
  files: 1 / 2,
} as const

/** A browser that has not read a page by then is slow, however much time there is. */
const MAX_MS: { readonly [step in keyof typeof SHARES]?: number } = { browserAlone: 5_000 }

/**
 * Milliseconds that a step which begins now may take. The shares were chosen, not swept: with a browser that
 * hangs, a quarter of the whole time is left for describing.
 */
export function shareMs(step: keyof typeof SHARES, deadline: Pick<Deadline, 'timeLeftMs'>): number {
  return Math.min(MAX_MS[step] ?? Infinity, Math.floor(deadline.timeLeftMs() * SHARES[step]))
}
