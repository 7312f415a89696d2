import { alphaOf, distance } from '../../formats/css/color.ts'
import type { Candidate } from '../../model/finding.ts'
import { oncePer } from '../../model/keyed.ts'
import type { Hex, StyleSample } from '../../model/style.ts'
import type { BrandColor } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type DarkStyles, darkStylesOf, stylesOf } from '../../snapshot/styles.ts'
import { absent, byScore, type Extractor, type Survey } from '../extractor.ts'
import { whyNotChosen } from '../palette/choose.ts'
import type { Cluster } from '../palette/cluster.ts'
import { brandColors, confidenceOf, evidenceOf, named, paletteOf } from '../palette/index.ts'

/**
 * The colours of the site, most important first. A colour is more important if more of the site's logo,
 * declarations and painted areas have it. Neutral colours come after chromatic ones unless the site has no
 * other. Defaults of browsers and frameworks are left out.
 */
export const colors: Extractor<readonly BrandColor[]> = (snapshot) => {
  const palette = paletteOf(snapshot)
  const { tried, clusters, chosen } = palette
  const trace: Survey<Hex> = {
    tried,
    candidates: byScore(clusters.map((cluster) => candidateOf(cluster, clusters, chosen))),
  }
  const [first] = chosen
  if (!first) return absent(trace)
  return {
    value: brandColors(palette).map((color) => withDark(snapshot, color)),
    confidence: confidenceOf(first),
    rule: first.members[0]?.rule ?? '',
    evidence: chosen.flatMap(evidenceOf),
    trace,
  }
}

function withDark(snapshot: Snapshot, color: BrandColor): BrandColor {
  const dark = darkOf(snapshot, color.hex)
  return { ...color, ...(dark && { dark: named(dark) }) }
}

function candidateOf(
  cluster: Cluster,
  clusters: readonly Cluster[],
  chosen: readonly Cluster[],
): Candidate<Hex> {
  return {
    rule: cluster.rules.join('+'),
    value: cluster.hex,
    score: confidenceOf(cluster),
    evidence: evidenceOf(cluster),
    ...(chosen.includes(cluster) ? {} : { rejected: whyNotChosen(cluster, clusters) }),
  }
}

/** Distance in OKLab below which two colours are the same. */
const SAME = 0.04
/** A colour is replaced only if at least this share of its places changes to the same other colour. */
const MIN_AGREED = 0.5

/**
 * Returns the colour that replaces this one in the dark scheme at most of its places, weighted by area and
 * words. Undefined when it stays, the places disagree, or the page has one scheme.
 */
function darkOf(snapshot: Snapshot, hex: Hex): Hex | undefined {
  const dark = darkStylesOf(snapshot)
  if (!dark) return undefined
  const after = placesOf(dark)
  const isSought = oncePer((value: string) => isSame(value, hex))
  const votes = new Map<Hex, number>()
  let total = 0
  for (const sample of stylesOf(snapshot)) {
    const other = after.get(sample.path)
    if (!other) continue
    for (const property of ['backgroundColor', 'color', 'fill'] as const) {
      const weight = weightOf(sample, property)
      if (weight === 0 || !isSought(sample.style[property])) continue
      const becomes = other.style[property]
      total += weight
      votes.set(becomes, (votes.get(becomes) ?? 0) + weight)
    }
  }
  const [most] = [...votes].sort((a, b) => b[1] - a[1])
  if (!most || most[1] < total * MIN_AGREED) return undefined
  const [becomes] = most
  return isColor(becomes) && !isSame(becomes, hex) ? becomes : undefined
}

const placesOf = oncePer(
  ({ samples }: DarkStyles): ReadonlyMap<string, StyleSample> =>
    new Map(samples.map((sample) => [sample.path, sample])),
  new WeakMap<DarkStyles, ReadonlyMap<string, StyleSample>>(),
)

/** Returns how visible a property is, in words. 1,000 square pixels of a filled area count as one. */
function weightOf(
  { box, words, style }: StyleSample,
  property: 'backgroundColor' | 'color' | 'fill',
): number {
  if (property === 'color') return words
  if (property === 'fill' && !isColor(style.fill)) return 0
  return box ? (box.width * box.height) / 1000 : 1
}

function isColor(value: string): boolean {
  return value.startsWith('#') && alphaOf(value) === 1
}

function isSame(value: string, hex: Hex): boolean {
  return isColor(value) && distance(value, hex) < SAME
}
