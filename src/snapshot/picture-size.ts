import type { Element } from 'domhandler'
import { sourceSize } from '../cascade/index.ts'
import type { Size } from '../formats/image/header.ts'
import { imageSize } from '../formats/image.ts'
import { parseSrcset } from '../formats/srcset.ts'
import { absoluteUrl } from '../formats/url.ts'
import { LAZY_URLS } from '../lexicon/lazy-loading.ts'
import { attribute, baseUrlOf } from './dom.ts'
import { bodyOf, resourceAt, type Snapshot } from './snapshot.ts'

/**
 * Returns the natural size of an `img` in CSS pixels, by the first of its URLs that was captured: a URL of
 * `srcset`, of `src`, or of the attributes of a lazy loader. Undefined when none was captured.
 */
export function pictureSizeOf(snapshot: Snapshot, element: Element): Size | undefined {
  for (const { url, size, unit } of parseSrcset(attribute(element, 'srcset') ?? '')) {
    const found = measured(snapshot, url)
    if (!found) continue
    // The descriptor and `sizes` give the density at which the picture is shown, whichever of its files was
    // captured.
    const scale = unit === 'x' ? 1 / size : sourceSize(attribute(element, 'sizes'), snapshot.viewport) / size
    return { width: found.width * scale, height: found.height * scale }
  }
  for (const name of ['src', ...LAZY_URLS]) {
    const found = measured(snapshot, element.attribs[name])
    if (found) return found
  }
  return undefined
}

function measured(snapshot: Snapshot, reference: string | undefined): Size | undefined {
  const url = absoluteUrl(reference, baseUrlOf(snapshot))
  return url === undefined ? undefined : fileSize(snapshot, url)
}

/** The size that the captured file at an address states in its header. */
export function fileSize(snapshot: Snapshot, url: string): Size | undefined {
  const resource = resourceAt(snapshot, url)
  const body = resource && resource.status < 400 ? bodyOf(snapshot, resource) : undefined
  return body && imageSize(body)
}
