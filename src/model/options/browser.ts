import { SANDBOX_DEMANDS } from '../sandbox.ts'
import { SECOND } from '../units.ts'
import { count, megabytes, milliseconds, oneOf, pixels } from './setting.ts'

/** The browser that captures pages whose scripts have to run. */
export const BROWSER = {
  /**
   * Whether pages run in Chromium's sandbox. `auto`: the environment variable `BLAZON_SANDBOX` decides, and
   * without it the sandbox is used where this system allows it; `required`: no browser starts without the
   * sandbox; `off`: it is not used.
   */
  sandbox: oneOf(SANDBOX_DEMANDS, 'auto'),
  /**
   * Private memory of each process of a browser, on Linux only. A page that needs more crashes. The ten
   * sample sites take 20 to 55 MB, galleries of 40 to 120 photographs of 6 megapixels take 50 to 190 MB,
   * 45,000 elements with 6,000 rules take 310 MB, and 600,000 objects of a script take 270 MB.
   */
  maxProcessMb: megabytes(512),
  /**
   * Time for the whole capture of one page. Time in which the page waits for a processor is not counted, up
   * to half of this value. When a caller allows more time than `lookupTimeoutMs`, half of the difference is
   * added; a screenshot may take all of the caller's time.
   */
  captureTimeoutMs: milliseconds(15 * SECOND),
  /** Pages that are open at once. */
  maxPages: count(3, { max: 256 }),
}

/**
 * Screenshots. They are taken in separate browsers, with at most 2 pages open at once. The options of
 * `browser` apply to these browsers, except `maxPages`.
 */
export const SCREENSHOT = {
  /** Width of the window and of the picture, in CSS pixels. */
  widthPx: pixels(1920, { min: 200, max: 10_000 }),
  /** Height of the window, in CSS pixels. */
  heightPx: pixels(1080, { min: 200, max: 10_000 }),
}

/** Processes that read pages. They do all work whose time and memory depend on the page, such as parsing. */
export const READERS = {
  /** Number of processes; never more than the number of processors. */
  max: count(4, { max: 256 }),
  /** Private memory of a process, including its heap. It is measured on Linux. */
  maxProcessMb: megabytes(800),
}
