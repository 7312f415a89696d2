import { colorName } from '../../formats/color-names.ts'
import { imageSize } from '../../formats/image.ts'
import type { Candidate } from '../../model/finding.ts'
import type { Backdrop, Color } from '../../model/values.ts'
import { headerMarksOf } from '../../snapshot/marks/header.ts'
import { factsAt, sameArtwork } from '../../snapshot/pictures.ts'
import { bodyOf, resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { absent, agreed, byScore, type Extractor, survey } from '../extractor.ts'
import { RULES } from './rules.ts'
import { variantKey } from './variants.ts'

/** More are no longer what a visitor remembers. */
const MAX_BACKDROPS = 6
/** Pixels. Social cards are 600 by 315 and larger; banners of advertisements are 300 by 250. */
const MIN_WIDTH = 400
const MIN_HEIGHT = 200
/** Width to height: beyond it is a strip or a portrait. Square cards are usual. */
const MIN_RATIO = 0.9
const MAX_RATIO = 6
const MAX_COLORS = 5

/** The large pictures that stand for a brand: its social card, its hero and posters, best first; no logos, no portraits. */
export const backdrops: Extractor<readonly Backdrop[]> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const judged = seen.candidates.map((candidate) => {
    const rejected = candidate.rejected ?? unfit(snapshot, candidate.value)
    return rejected ? { ...candidate, rejected } : candidate
  })
  const candidates = withoutCopies(snapshot, agreed(judged, variantKey, largestOf(snapshot)))
  const trace = { tried: seen.tried, candidates }
  const winners = candidates.filter(({ rejected }) => !rejected).slice(0, MAX_BACKDROPS)
  const [best] = winners
  if (!best) return absent(trace)
  return {
    value: winners.map(({ value }) => backdropOf(snapshot, value)),
    confidence: best.score,
    rule: best.rule,
    evidence: winners.flatMap(({ evidence }) => evidence),
    trace,
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Natural size, as far as the file was read. */
function sizeAt(snapshot: Snapshot, url: string): Size | undefined {
  const facts = factsAt(snapshot, url)
  if (facts) return facts
  const resource = resourceAt(snapshot, url)
  const body = resource && resource.status < 400 ? bodyOf(snapshot, resource) : undefined
  return body && imageSize(body)
}

/** Why a picture cannot stand for the brand, by what is known of the file. */
function unfit(snapshot: Snapshot, url: string): string | undefined {
  const resource = resourceAt(snapshot, url)
  if (resource && (resource.error !== null || resource.status >= 400)) return 'did not come'
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

/** Of size variants of one picture the one with most pixels. */
function largestOf(snapshot: Snapshot) {
  const pixels = (url: string) => {
    const size = sizeAt(snapshot, url)
    return size ? size.width * size.height : 0
  }
  return (group: readonly Candidate<string>[], best: string): string =>
    group.reduce((largest, { value }) => (pixels(value) > pixels(largest) ? value : largest), best)
}

/** The same picture at another address, in another size or cut a little otherwise, counts once. */
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
    ...(size && {
      resolution: {
        width: Math.round(size.width),
        height: Math.round(size.height),
        aspectRatio: Math.round((size.width / size.height) * 10_000) / 10_000,
      },
    }),
  }
}

/** Largest first: the ground of a drawing as well as what is drawn. */
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
