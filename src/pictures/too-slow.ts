import type { Unmeasured } from '../model/picture.ts'
import { SECOND } from '../model/units.ts'

/** Limits of time for decoding pictures. */
export const DECODING = {
  /**
   * Limit of processor time for one picture, measured on Linux. The limit of real time is three times as
   * long. Pictures within the other limits take up to 1.2 s, except a small file that expands to a line of 12
   * million pixels (2.8 s). When a picture takes longer, its process is killed.
   */
  maxDecodeMs: 3 * SECOND,
  /**
   * Processor time of all pictures of a page, enough for two at their limit. Further pictures are not
   * measured.
   */
  maxTotalMs: 6 * SECOND,
}

/** Returns the reason for pictures that are not decoded because others took too long. */
export function tooSlow(): Unmeasured {
  return { reason: `It was not decoded: others of the page took ${DECODING.maxTotalMs} ms.` }
}
