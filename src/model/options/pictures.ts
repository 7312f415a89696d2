import { MIB, SECOND } from '../units.ts'
import { bytes, count, megabytes, milliseconds, pixels } from './setting.ts'

/** Limits of stored pictures. A picture beyond these limits is stored without its body, with the reason. */
export const IMAGE = {
  /** Width multiplied by height, as the header of the picture says. */
  maxPixels: pixels(50_000_000),
  /** Longest width or height, as the header of the picture says. */
  maxSidePx: pixels(16_384),
  /** Size of one SVG file. */
  maxSvgBytes: bytes(1 * MIB),
  /** Pictures in one `.ico` file. */
  maxIconEntries: count(64, { max: 65_535 }),
}

/**
 * Pictures that are decoded to measure them; those that may be logos come first. A picture beyond these
 * limits has a reason in place of its facts.
 */
export const PICTURES = {
  /** Pictures of one page. */
  maxCount: count(24, { min: 0 }),
  /** Width multiplied by height of one picture. */
  maxPixels: pixels(12_000_000),
  /** Pixels of all pictures of one page together. */
  maxTotalPixels: pixels(36_000_000),
  /**
   * Cost of one SVG drawing, counted in plain shapes that would take the same time. Logos of the sample pages
   * come to 400.
   */
  maxSvgShapes: count(10_000),
  /**
   * Processor time of one picture, measured on Linux; three times as long in real time. Pictures within the
   * other limits take up to 1.2 s, except a small file that expands to a line of 12 million pixels (2.8 s).
   * When a picture takes longer, its process is killed.
   */
  maxDecodeMs: milliseconds(3 * SECOND),
  /**
   * Processor time of all pictures of one page: enough for two pictures that reach their limit; further
   * pictures are not measured.
   */
  maxTotalMs: milliseconds(6 * SECOND),
  /** Number of processes that decode; never more than the number of processors. */
  maxProcesses: count(2, { max: 256 }),
  /** Memory of a process that decodes. It is measured on Linux. */
  maxProcessMb: megabytes(512),
  /** Time after which the last idle process ends; any other idle process ends after 1.5 s. */
  idleTimeoutMs: milliseconds(30 * SECOND),
}
