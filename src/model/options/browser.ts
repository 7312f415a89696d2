import { SANDBOX_DEMANDS } from '../sandbox.ts'
import { MIB, MINUTE, SECOND } from '../units.ts'
import { age, bytes, characters, count, megabytes, milliseconds, oneOf, pixels } from './setting.ts'

/** The browser that captures pages whose scripts have to run. */
export const BROWSER = {
  /**
   * Whether pages run in Chromium's sandbox. `auto`: as the environment variable `BLAZON_SANDBOX` says, else
   * where this system allows it; `required`: no browser starts without it; `off`: it is not used.
   */
  sandbox: oneOf(SANDBOX_DEMANDS, 'auto'),
  /**
   * Bytes of one page on the wire. They are counted apart from `fetch.maxWireBytes`, so that a film on the
   * page does not use up what its icons need.
   */
  maxWireBytes: bytes(80 * MIB, { max: 1_024 * 1_024 * MIB }),
  /**
   * Requests of one page. Large pages make 300. A page that makes more is closed, and described as it was
   * sent. So is one about which the browser reports more than 1,000 events and seven for each request, or
   * files in smaller pieces than a network sends.
   */
  maxRequests: count(1_000),
  /**
   * Workers that one page starts. Each worker is a thread, and 500 of them blocked this process for 0.7 s.
   */
  maxWorkers: count(64, { min: 0 }),
  /**
   * Characters that one page writes to its console, throws, shows in dialogs or has in the URLs that it
   * requests. Each message counts 1,000 more, each value in a message 3,000, a dialog 45,000, a frame 50,000,
   * and each address that the page itself goes to 75,000.
   */
  maxMessageChars: characters(8_000_000, { max: 1_000_000_000 }),
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
  /**
   * Processor time of one page. The scripts of a page that needs more are stopped, and the page is read in
   * its state at that moment. Linux only.
   */
  maxCpuMs: milliseconds(5 * SECOND),
  /**
   * Virtual time that a page gets after loading. Idle time is skipped, so it does not take as long in real
   * time.
   */
  settleMs: milliseconds(1 * SECOND, { min: 0 }),
  /** Further virtual time for a page that shows nearly no text by then. */
  shellSettleMs: milliseconds(2 * SECOND, { min: 0 }),
  /** Real time after loading, for both periods of virtual time together. */
  maxSettleMs: milliseconds(5 * SECOND),
  /** Screens that are scrolled down, to trigger content that loads only when it becomes visible. */
  maxScreens: count(12, { min: 0, max: 1_000 }),
  /** Pages that are open at once. */
  maxPages: count(3, { max: 256 }),
  /** Pages after which a browser is replaced by a fresh one. */
  maxPagesPerBrowser: count(100),
  /** Age at which a browser is replaced by a fresh one. */
  maxAgeMs: age(30 * MINUTE),
  /** Time after which a browser without work is closed. */
  idleTimeoutMs: milliseconds(1 * MINUTE),
}

/**
 * Screenshots. They are taken in separate browsers, to which all options of `browser` apply except those in
 * this group.
 */
export const SCREENSHOT = {
  /** Width of the window and of the picture, in CSS pixels. */
  widthPx: pixels(1920, { min: 200, max: 10_000 }),
  /** Height of the window, in CSS pixels. */
  heightPx: pixels(1080, { min: 200, max: 10_000 }),
  /**
   * Height at which the picture of a whole page is cut. Graphics libraries support at most 16,384 or 32,767.
   */
  maxHeightPx: pixels(16_384, { min: 200, max: 16_384 }),
  /** Pages that are open at once, beside those of captures. */
  maxPages: count(2, { max: 256 }),
  /**
   * Further virtual time for a page whose window is covered by a splash screen, until the splash screen is
   * gone.
   */
  maxSplashMs: milliseconds(10 * SECOND, { min: 0 }),
  /** `browser.settleMs` for a screenshot with `prioritize: 'speed'`. */
  hurriedSettleMs: milliseconds(250, { min: 0 }),
  /** `browser.shellSettleMs` for a screenshot with `prioritize: 'speed'`. */
  hurriedShellSettleMs: milliseconds(1 * SECOND, { min: 0 }),
}
