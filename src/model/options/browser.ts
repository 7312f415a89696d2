import { SANDBOX_DEMANDS } from '../sandbox.ts'
import { SECOND } from '../units.ts'
import { count, megabytes, milliseconds, oneOf, pixels } from './setting.ts'

/** The browser that captures pages whose scripts have to run. */
export const BROWSER = {
  /**
   * Whether pages run in Chromium's sandbox. `auto`: as the environment variable `BLAZON_SANDBOX` says, else
   * where this system allows it; `required`: no browser starts without it; `off`: it is not used.
   */
  sandbox: oneOf(SANDBOX_DEMANDS, 'auto'),
  /**
   * Private memory of each process of a browser; a page that needs more crashes. Linux only. The ten sample
   * sites take 20 to 55, galleries of 40 to 120 photographs of 6 megapixels 50 to 190, 45,000 elements with
   * 6,000 rules 310, 600,000 objects of a script 270.
   */
  maxProcessMb: megabytes(512),
  /**
   * Time for the whole capture of one page, as long as a processor is free for it. Time that the page waits
   * for a processor is left out, up to half of it. When a caller allows more time than `lookupTimeoutMs`,
   * half of the difference is added; a screenshot may take all of the caller's time.
   */
  captureTimeoutMs: milliseconds(15 * SECOND),
  /** Pages that are open at once. */
  maxPages: count(3, { max: 256 }),
}

/**
 * Screenshots. They are taken in separate browsers, to which the options of `browser` apply except
 * `maxPages`: 2 of their pages are open at once.
 */
export const SCREENSHOT = {
  /** Width of the window and of the picture, in CSS pixels. */
  widthPx: pixels(1920, { min: 200, max: 10_000 }),
  /** Height of the window, in CSS pixels. */
  heightPx: pixels(1080, { min: 200, max: 10_000 }),
}

/** Processes that read pages: parsing, the cascade, all work whose time and memory depend on the page. */
export const READERS = {
  /** Number of processes; never more than the number of processors. */
  max: count(4, { max: 256 }),
  /** Private memory of a process: its heap and all other memory. It is measured on Linux. */
  maxProcessMb: megabytes(800),
}
