import * as z from 'zod/mini'
import { MIB, SECOND } from '../units.ts'
import { bytes, count, flag, milliseconds, oneOf, pixels, text } from './setting.ts'

/** How the styles of a page are computed, and whether its scripts run. */
const PRODUCERS = ['auto', 'cascade', 'browser'] as const
export type Producer = (typeof PRODUCERS)[number]

export const COLOR_SCHEMES = ['light', 'dark'] as const
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

/** Excludes control characters, which cannot be sent in a header. */
const HEADER_FORM = z.regex(/^ *[\x21-\x7e][\x20-\x7e]*$/)
const HEADER_TEXT = 'a text of printable ASCII characters that is not empty'

/** General options. */
export const GENERAL = {
  /** Time for a whole lookup, from handle to record, when the caller sets none. */
  lookupTimeoutMs: milliseconds(30 * SECOND),
  /**
   * Largest answer, as JSON. A list that is longer is cut, and a note says so; any other answer that is
   * longer is refused as `too_large`.
   */
  maxAnswerBytes: bytes(20 * MIB),
  /** Captures that one process runs at once. */
  concurrency: count(4, { max: 256 }),
  /** The `User-Agent` header. Its last product name decides which rules of a robots.txt apply. */
  userAgent: text(
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 blazon/0.1',
    HEADER_TEXT,
    HEADER_FORM,
  ),
  /** The `Accept-Language` header, when the caller requests no language. */
  acceptLanguage: text('en-US,en;q=0.9', HEADER_TEXT, HEADER_FORM),
  /** Width of the window in which pages are captured, in CSS pixels. */
  viewportWidth: pixels(1440, { min: 200, max: 10_000 }),
  /** Height of that window, in CSS pixels. */
  viewportHeight: pixels(900, { min: 200, max: 10_000 }),
  /** Colour scheme that the visitor prefers; it matters for pages that support both schemes. */
  colorScheme: oneOf(COLOR_SCHEMES, 'light'),
  /**
   * How the styles of a page are computed, and whether its scripts run, when the caller does not say. `auto`:
   * by the cascade without scripts, or by the browser for a page that scripts build. `cascade`: always by the
   * cascade. `browser`: always by the browser.
   */
  producer: oneOf(PRODUCERS, 'auto'),
}

/** How a recording is replayed. */
export const RECORDING = {
  /**
   * False: a replay returns the page as the browser rendered it during the recording. True: the page is
   * rendered again from the recorded exchanges. Each request is answered in the recorded order and at the
   * recorded virtual time; details that have no recorded order may differ.
   */
  renderAgain: flag(false),
}
