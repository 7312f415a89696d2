/** Recognises which pictures show the same artwork, and keeps the best variant of each. */

import type { Candidate } from '../../model/finding.ts'
import type { PictureFacts } from '../../model/picture.ts'
import { factsAt, sameArtwork } from '../../snapshot/pictures.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { artworkOf } from './group.ts'
import { isDrawing } from './logo.ts'
import type { Mark } from './mark.ts'

/** The file names and decoded pictures of one artwork that are known so far. */
interface Artwork {
  readonly names: Set<string>
  readonly looks: PictureFacts[]
}

/**
 * Returns the number of the artwork that each picture shows, counted from 1 in the order of the URLs.
 * Variants of one artwork have the same number. Two decoded pictures are compared by their pixels, others by
 * their file names.
 */
export function artworksOf(snapshot: Snapshot, urls: readonly string[]): number[] {
  const known: Artwork[] = []
  return urls.map((url) => {
    const [name, facts] = [artworkOf(url), factsAt(snapshot, url)]
    let at = known.findIndex(({ names, looks }) =>
      facts && looks.length > 0 ? looks.some((look) => sameArtwork(look, facts)) : names.has(name),
    )
    if (at < 0) at = known.push({ names: new Set(), looks: [] }) - 1
    known[at]?.names.add(name)
    if (facts) known[at]?.looks.push(facts)
    return at + 1
  })
}

/**
 * Keeps the best variant of each artwork for each background mode. An SVG is better than a bitmap, and a
 * large bitmap better than a small one. Logos and icons are compared separately, so that neither displaces
 * the other. The best variant takes the position of the first variant, and the evidence of both is joined.
 * The others are rejected as copies. A picture that was not decoded is never a copy.
 */
export function withoutCopies(
  snapshot: Snapshot,
  candidates: readonly Candidate<Mark>[],
): { readonly kept: Candidate<Mark>[]; readonly copies: Candidate<Mark>[] } {
  const artworks = artworksOf(
    snapshot,
    candidates.map(({ value }) => value.url),
  )
  const variants = new Map<string, Candidate<Mark>[]>()
  for (const [at, candidate] of candidates.entries()) {
    const mode = factsAt(snapshot, candidate.value.url)?.mode
    const key = mode ? `${artworks[at]} ${candidate.value.kind} ${mode}` : `not measured: ${at}`
    variants.set(key, [...(variants.get(key) ?? []), candidate])
  }
  const kept: Candidate<Mark>[] = []
  const copies: Candidate<Mark>[] = []
  for (const [first, ...others] of variants.values()) {
    if (!first) continue
    const best = others.reduce((a, b) => (quality(snapshot, b) > quality(snapshot, a) ? b : a), first)
    const evidence = best === first ? first.evidence : [...first.evidence, ...best.evidence]
    kept.push({ ...first, value: best.value, evidence })
    for (const copy of [first, ...others])
      if (copy !== best) copies.push({ ...copy, rejected: `a copy of ${best.value.url.slice(0, 120)}` })
  }
  return { kept, copies }
}

/** Returns the number of pixels; infinity for an SVG, which scales. */
function quality(snapshot: Snapshot, { value }: Candidate<Mark>): number {
  const facts = factsAt(snapshot, value.url)
  if (!facts) return 0
  return isDrawing(snapshot, value) ? Number.POSITIVE_INFINITY : facts.width * facts.height
}

/**
 * Moves the SVGs of each artwork before its bitmaps, within the positions of that artwork. Logos and icons
 * are moved separately.
 */
export function drawingsFirst(snapshot: Snapshot, candidates: readonly Candidate<Mark>[]): Candidate<Mark>[] {
  const artworks = artworksOf(
    snapshot,
    candidates.map(({ value }) => value.url),
  )
  const places = new Map<string, number[]>()
  for (const [at, { value }] of candidates.entries()) {
    const key = `${artworks[at]} ${value.kind}`
    places.set(key, [...(places.get(key) ?? []), at])
  }
  const ordered = [...candidates]
  for (const place of places.values()) {
    const own = place.flatMap((at) => candidates[at] ?? [])
    const drawings = own.filter(({ value }) => isDrawing(snapshot, value))
    const bitmaps = own.filter(({ value }) => !isDrawing(snapshot, value))
    for (const [nth, candidate] of [...drawings, ...bitmaps].entries()) ordered[place[nth] ?? 0] = candidate
  }
  return ordered
}
