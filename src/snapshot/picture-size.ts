import type { Element } from 'domhandler'
import { sourceSize } from '../cascade/index.ts'
import { imageSize } from '../formats/image.ts'
import { parseSrcset } from '../formats/srcset.ts'
import { absoluteUrl } from '../formats/url.ts'
import { attribute, baseUrlOf } from './dom.ts'
import { bodyOf, resourceAt, type Snapshot } from './snapshot.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Attributes that lazy loaders keep the real address in, most usual first. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original']

/**
 * What an `img` measures of itself, in CSS pixels, by the first of its addresses that was captured: those of its source set, its own,
 * and those that wait for it to come into sight. Undefined when none was.
 */
export function pictureSizeOf(snapshot: Snapshot, element: Element): PictureSize | undefined {
  for (const { url, size, unit } of parseSrcset(attribute(element, 'srcset') ?? '')) {
    const found = measured(snapshot, url)
    if (!found) continue
    // The picture is shown at the density that its descriptor and `sizes` make of it, whichever file it is.
    const scale = unit === 'x' ? 1 / size : sourceSize(attribute(element, 'sizes'), snapshot.viewport) / size
    return { width: found.width * scale, height: found.height * scale }
  }
  for (const name of ['src', ...LAZY]) {
    const found = measured(snapshot, element.attribs[name])
    if (found) return found
  }
  return undefined
}

function measured(snapshot: Snapshot, reference: string | undefined): PictureSize | undefined {
  const url = absoluteUrl(reference, baseUrlOf(snapshot))
  const resource = url === undefined ? undefined : resourceAt(snapshot, url)
  const body = resource && resource.status < 400 ? bodyOf(snapshot, resource) : undefined
  return body && imageSize(body)
}
