import { DEFAULTS, type Options } from '../model/options.ts'
import type { Picture } from '../model/picture.ts'
import { bytesOfDataUrl } from '../snapshot/marks/art.ts'
import { pictureKey, withFacts } from '../snapshot/pictures.ts'
import { bodyOf, resourceAt, type Snapshot } from '../snapshot/snapshot.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'
import { decode, type Limits, pixelsOf } from './decode.ts'
import { factsOf } from './facts.ts'
import { wantedPictures } from './wanted.ts'

/**
 * The snapshot with `pictures`: what the pixels say of those that may be marks, icons, social images or the page's face, by hash of
 * their bytes. One that cannot be measured has its reason instead; of a page that is not the brand's none is. One after the other, on
 * one thread. The same bytes give the same facts, without network or clock, but for `maxDecodeMs`.
 */
export async function withPictures(
  snapshot: Snapshot,
  { image, pictures }: Pick<Options, 'image' | 'pictures'> = DEFAULTS,
): Promise<Snapshot> {
  const known: Record<string, Picture> = {}
  if (verdictOf(snapshot).class === 'brand') {
    const limits: Limits = { ...image, ...pictures }
    const left = { count: limits.maxCount, pixels: limits.maxTotalPixels }
    for (const url of wantedPictures(snapshot)) {
      const key = pictureKey(snapshot, url)
      if (key === undefined || Object.hasOwn(known, key)) continue
      known[key] = await measure(snapshot, url, limits, left)
    }
  }
  return withFacts(snapshot, known)
}

async function measure(
  snapshot: Snapshot,
  url: string,
  limits: Limits,
  left: { count: number; pixels: number },
): Promise<Picture> {
  const resource = url.startsWith('data:') ? undefined : resourceAt(snapshot, url)
  const bytes = resource ? bodyOf(snapshot, resource) : bytesOfDataUrl(url)
  if (!bytes || bytes.length === 0) return { reason: 'There is nothing in it.', isBlank: true }
  if (resource?.partial) return { reason: 'Only its beginning was read.' }
  if (--left.count < 0) return { reason: `It was not decoded: ${limits.maxCount} pictures of the page were.` }
  left.pixels -= pixelsOf(bytes)
  if (left.pixels < 0)
    return { reason: `It was not decoded: ${limits.maxTotalPixels} pixels of the page were.` }
  const decoded = await decode(bytes, limits)
  return 'reason' in decoded ? decoded : factsOf(decoded)
}
