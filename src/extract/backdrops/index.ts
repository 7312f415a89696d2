import { colorName } from '../../formats/css/color-names.ts'
import type { Size } from '../../formats/image/header.ts'
import { resolvedUrl } from '../../formats/url.ts'
import type { Candidate } from '../../model/finding.ts'
import { type Backdrop, type Color, resolutionIn } from '../../model/values.ts'
import { headerMarksOf } from '../../snapshot/marks/header.ts'
import { fileSize } from '../../snapshot/picture-size.ts'
import { factsAt, sameArtwork } from '../../snapshot/pictures.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { agreed, byScore, type Extractor, pickAll, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/** Most pictures in the result. */
const MAX_BACKDROPS = 6
/** Smallest size in pixels. Social cards have 600 by 315 and more; banners of advertisements 300 by 250. */
const MIN_WIDTH = 400
const MIN_HEIGHT = 200
/** Ratio of width to height. A narrower picture is usually a portrait, a wider one a strip. */
const MIN_RATIO = 0.9
const MAX_RATIO = 6
const MAX_COLORS = 5

/**
 * The large pictures that stand for the brand, best first: its social card, hero pictures and video posters.
 * Logos and portraits are rejected.
 */
export const backdrops: Extractor<readonly Backdrop[]> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const judged = seen.candidates.map((candidate) => {
    const rejected = candidate.rejected ?? backdropRejection(snapshot, candidate.value)
    return rejected ? { ...candidate, rejected } : candidate
  })
  const ranked = withoutCopies(snapshot, agreed(judged, variantKey, largestOf(snapshot)))
  const winners = ranked.filter(({ rejected }) => !rejected).slice(0, MAX_BACKDROPS)
  const candidates = ranked.map((one) =>
    one.rejected || winners.includes(one)
      ? one
      : { ...one, rejected: `comes after the first ${MAX_BACKDROPS}` },
  )
  const trace = { tried: seen.tried, candidates: byScore(candidates) }
  return pickAll(trace, winners, (all) => all.map(({ value }) => backdropOf(snapshot, value)))
}

/** Size in pixels, from the decoded picture or, where there is none, from its header. */
function sizeAt(snapshot: Snapshot, url: string): Size | undefined {
  return factsAt(snapshot, url) ?? fileSize(snapshot, url)
}

/** Why a picture cannot stand for the brand, judged by its file; undefined when it can. */
function backdropRejection(snapshot: Snapshot, url: string): string | undefined {
  const resource = resourceAt(snapshot, url)
  if (resource && (resource.error !== null || resource.status >= 400)) return 'could not be loaded'
  const size = sizeAt(snapshot, url)
  if (size) {
    const { width, height } = size
    if (width < MIN_WIDTH || height < MIN_HEIGHT) return 'is small'
    if (width / height < MIN_RATIO) return 'is upright, as portraits are'
    if (width / height > MAX_RATIO) return 'is a strip'
  }
  const facts = factsAt(snapshot, url)
  const marks = headerMarksOf(snapshot).flatMap(({ source }) => factsAt(snapshot, source.url) ?? [])
  if (facts && marks.some((mark) => sameArtwork(facts, mark))) return 'is the logo'
  return undefined
}

function largestOf(snapshot: Snapshot) {
  const pixels = (url: string) => {
    const size = sizeAt(snapshot, url)
    return size ? size.width * size.height : 0
  }
  return (group: readonly Candidate<string>[], best: string): string =>
    group.reduce((largest, { value }) => (pixels(value) > pixels(largest) ? value : largest), best)
}

/** Rejects pictures that show the same as a better picture, in another size or crop or at another URL. */
function withoutCopies(snapshot: Snapshot, candidates: readonly Candidate<string>[]): Candidate<string>[] {
  const kept: Candidate<string>[] = []
  const judged = candidates.map((candidate) => {
    if (candidate.rejected) return candidate
    const facts = factsAt(snapshot, candidate.value)
    const copied = kept.find(({ value }) => {
      const other = factsAt(snapshot, value)
      return facts && other && sameArtwork(facts, other)
    })
    if (copied) return { ...candidate, rejected: `is a copy of ${copied.value.slice(0, 120)}` }
    kept.push(candidate)
    return candidate
  })
  return byScore(judged)
}

function backdropOf(snapshot: Snapshot, url: string): Backdrop {
  const size = sizeAt(snapshot, url)
  return {
    url,
    colors: colorsAt(snapshot, url),
    ...(size && { resolution: resolutionIn(size.width, size.height) }),
  }
}

/** Colours of a picture by their share, largest first; both background and foreground. */
function colorsAt(snapshot: Snapshot, url: string): Color[] {
  const facts = factsAt(snapshot, url)
  if (!facts) return []
  const { ground, ink } = facts
  const shades = [
    ...(ground ? [ground] : []),
    ...ink.colors.map(({ hex, share }) => ({ hex, share: share * ink.share })),
  ]
  return shades
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_COLORS)
    .map(({ hex }) => ({ hex, name: colorName(hex) }))
}

/** Sizes in file names: `photo-1024x427.jpg`, `photo@2x.jpg`, `photo_1200w.webp`, `photo-scaled.jpg`. */
const SIZE_IN_NAME =
  /(?:[-_.]\d{2,4}x\d{2,4}|@[1-4]x|[-_]\d{3,4}w?|[-_](?:scaled|large|medium|small|thumb(?:nail)?|mobile|desktop))(?=\.[a-z]+$)/gi
/** Parameters that choose size or format of a picture, not the picture itself. */
const SERVING = /^(?:w|h|width|height|size|sz|q|quality|fit|crop|auto|format|fm|dpr|resize|ixlib|cs|v|ver)$/i

/** A key that all sizes and formats of one picture have in common. */
export function variantKey(url: string): string {
  if (url.startsWith('data:')) return url
  const address = new URL(url)
  // Image services take the URL of the picture as a parameter.
  const inner = address.searchParams.get('url')
  const shown = inner ? resolvedUrl(inner, url) : undefined
  if (shown) return variantKey(shown.href)
  for (const name of [...address.searchParams.keys()])
    if (SERVING.test(name)) address.searchParams.delete(name)
  const path = address.pathname.replace(SIZE_IN_NAME, '').replace(/\.(?:jpe?g|png|webp|avif|gif)$/i, '')
  return `${address.hostname.replace(/^www\./, '')}${path}${address.search}`
}
