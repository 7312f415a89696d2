import type { Candidate } from '../../model/finding.ts'
import type { PictureFacts } from '../../model/picture.ts'
import { factsAt, sameArtwork } from '../../snapshot/pictures.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { artworkOf } from './group.ts'
import { isDrawing } from './logo.ts'
import type { Mark } from './sighting.ts'

/** An artwork as far as it was seen: the names of its files, and what was measured of them. */
interface Artwork {
  readonly names: Set<string>
  readonly looks: PictureFacts[]
}

/**
 * Which artwork each picture shows: equal numbers for variants of one, from 1 in the order of the URLs. Where both were measured their
 * pixels decide; else what their files are called.
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
 * Of one artwork the best for each ground: a drawing before a bitmap, a large one before a small one. What the page shows or declares as
 * its logo and what it has for tabs and home screens are two things, so that neither is lost for the other. The best stands at the place
 * of the first, with the evidence of both; the others are rejected. What was not measured is never taken for a copy.
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

/** Pixels of a bitmap; of a drawing, as many as anybody wants. */
function quality(snapshot: Snapshot, { value }: Candidate<Mark>): number {
  const facts = factsAt(snapshot, value.url)
  if (!facts) return 0
  return isDrawing(snapshot, value) ? Number.POSITIVE_INFINITY : facts.width * facts.height
}

/** Of one artwork, drawings take the foremost of its places: among what is shown or declared, and among icons. */
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
