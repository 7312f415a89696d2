/**
 * How a lookup's time is divided, so that each step leaves enough for those after it: a result with a note is
 * worth more than a timeout. A busy machine slows all steps alike, so these are shares.
 */

import type { Deadline } from '../concurrency/deadline.ts'
import type { Options } from '../model/options.ts'

/** Each step's share of the time that is left when it begins. The rest is for describing the page. */
const SHARES = {
  /** The browser reads the page; after that, the document that the server sent is used. */
  browser: 1 / 2,
  /** How long the browser works alone. Then the document is also fetched over HTTP, as a fallback. */
  browserAlone: 1 / 4,
  /**
   * The share of the browser's time that a page without visible content may use, while its requests continue.
   * The rest is for reading the page. Empty pages that poll for ever use all of this time.
   */
  unfilled: 3 / 4,
  /** The files of the page, and further pages. Files that have not arrived in this time are left out. */
  files: 1 / 2,
} as const

/**
 * Milliseconds that a step which begins now may take. The shares were chosen without measurements: with a
 * browser that hangs, a quarter of the whole time is left for describing.
 */
export function shareMs(step: keyof typeof SHARES, deadline: Pick<Deadline, 'timeLeftMs'>): number {
  return Math.floor(deadline.timeLeftMs() * SHARES[step])
}

/**
 * Milliseconds by which the first byte of a document, and a page in the browser, may take longer than in the
 * options, because the caller allows more. Files get no more time.
 */
export function moreMs(
  { timeLeftMs }: Pick<Deadline, 'timeLeftMs'>,
  { lookupTimeoutMs }: Pick<Options, 'lookupTimeoutMs'>,
): number {
  return Math.max(0, shareMs('browser', { timeLeftMs: () => timeLeftMs() - lookupTimeoutMs }))
}
