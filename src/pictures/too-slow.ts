import type { Unmeasured } from '../model/picture.ts'
import { SECOND } from '../model/units.ts'

/** Limits of time for pictures that are decoded. */
export const DECODING = {
  /**
   * Processor time of one picture, measured on Linux; three times as long in real time. Pictures within the
   * other limits take up to 1.2 s, except a small file that expands to a line of 12 million pixels (2.8 s).
   * When a picture takes longer, its process is killed.
   */
  maxDecodeMs: 3 * SECOND,
  /**
   * Processor time of all pictures of one page: enough for two pictures that reach their limit; further
   * pictures are not measured.
   */
  maxTotalMs: 6 * SECOND,
}

/** Returns why a picture is not decoded after others of the page took too long. */
export function tooSlow(): Unmeasured {
  return { reason: `It was not decoded: others of the page took ${DECODING.maxTotalMs} ms.` }
}
