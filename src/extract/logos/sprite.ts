import { cssUrls } from '../../formats/css/url.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { baseUrlOf } from '../../snapshot/dom.ts'
import { artAt } from '../../snapshot/marks/art.ts'
import { sampleAt } from '../../snapshot/sample-at.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { cascadeOf } from '../../snapshot/styles.ts'
import type { Mark } from './mark.ts'

/** How much larger than its box a background must be; boxes of the cascade are estimates. */
const MIN_FACTOR = 1.3

/**
 * Whether a picture is the background of an element that is too small to show all of it: a sheet of several
 * pictures, of which the element shows one. A background that is scaled to its box is none.
 */
export function isSprite(snapshot: Snapshot, { url, element }: Mark): boolean {
  const sample = element && sampleAt(snapshot, element)
  const size = sample?.box && artAt(snapshot, url).size
  if (!element || !sample?.box || !size) return false
  const { box, style } = sample
  const isOwn = cssUrls(style.backgroundImage).some((each) => absoluteUrl(each, baseUrlOf(snapshot)) === url)
  const scaled = cascadeOf(snapshot).declaredOf(element, 'background-size') ?? 'initial'
  if (!isOwn || !/^(initial|unset|auto( auto)?)$/.test(scaled) || box.width === 0 || box.height === 0)
    return false
  return size.width > box.width * MIN_FACTOR || size.height > box.height * MIN_FACTOR
}
