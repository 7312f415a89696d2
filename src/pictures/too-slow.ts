import type { Options } from '../model/options.ts'
import type { Unmeasured } from '../model/picture.ts'

/** Returns why a picture is not decoded after others of the page took too long. */
export function tooSlow({ maxTotalMs }: Options['pictures']): Unmeasured {
  return { reason: `It was not decoded: others of the page took ${maxTotalMs} ms.` }
}
