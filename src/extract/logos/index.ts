import { alphaOf, distance } from '../../formats/color.ts'
import { colorName } from '../../formats/color-names.ts'
import { groundFor, type SvgArt } from '../../formats/svg.ts'
import type { Candidate, Evidence, Finding } from '../../model/finding.ts'
import type { Color, Logo, LogoMode, Resolution } from '../../model/values.ts'
import { selectorOf } from '../../snapshot/dom.ts'
import { type Art, artAt } from '../../snapshot/marks/art.ts'
import { textMarkOf } from '../../snapshot/marks/header.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { absent, byScore, type Extractor, evidence, type Survey, survey } from '../extractor.ts'
import { artworkOf } from './group.ts'
import { RULES } from './rules.ts'
import type { Mark } from './sighting.ts'

const MAX_LOGOS = 10
/** Marks that may stand before the one that the site's organisation declares. */
const MAX_BEFORE_DECLARED = 4
/** A header picture that did not answer today is still the mark, but any other that answered stands before it. */
const BROKEN_STRENGTH = 0.7
/** Pixels. The smallest icons that sites use are 16. */
const MIN_SIDE = 8
/** Pixels of a bitmap written into the page. */
const MAX_STAND_IN_SIDE = 32

/**
 * The site's own marks, best first: the one in the header, declared ones, then icons. Where the mark is text
 * no picture found elsewhere on the page is claimed in its place.
 */
export const logos: Extractor<readonly Logo[]> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const candidates = withoutRepeats(snapshot, measured(snapshot, seen.candidates))
  // A trace is plain JSON: the address stands for the mark.
  const trace: Survey<string> = {
    tried: seen.tried,
    candidates: candidates.map((candidate) => ({ ...candidate, value: candidate.value.url })),
  }
  const winners = declaredAmongFirst(
    drawingsFirst(
      snapshot,
      candidates.filter((candidate) => !candidate.rejected),
    ),
  ).slice(0, MAX_LOGOS)
  const [best] = winners
  if (!best) return withTextMark(snapshot, absent(trace))
  const groups = new Map<string, number>()
  const value = winners.map(({ value: mark }) => {
    const artwork = artworkOf(mark.url)
    if (!groups.has(artwork)) groups.set(artwork, groups.size + 1)
    return logoOf(mark, artAt(snapshot, mark.url), groups.get(artwork) ?? 1)
  })
  return withTextMark(snapshot, {
    value,
    confidence: best.score,
    rule: best.rule,
    evidence: winners.flatMap((winner) => winner.evidence),
    trace,
  })
}

/** Says that the mark is text: then what is listed are icons and declared pictures, not what the header shows. */
function withTextMark(snapshot: Snapshot, finding: Finding<readonly Logo[]>): Finding<readonly Logo[]> {
  const mark = textMarkOf(snapshot)
  if (!mark || !('evidence' in finding)) return finding
  const note: Evidence = evidence('header', selectorOf(mark.element), `the mark is text: ${mark.text}`)
  return { ...finding, evidence: [note, ...finding.evidence] }
}

/** Takes what the snapshot knows of the pictures into account: one that does not answer is a last resort. */
function measured(snapshot: Snapshot, candidates: readonly Candidate<Mark>[]): Candidate<Mark>[] {
  return candidates.map((candidate) => {
    if (candidate.rejected) return candidate
    const { broken, format, size } = artAt(snapshot, candidate.value.url)
    const side = size && format !== 'svg' ? Math.max(size.width, size.height) : Number.POSITIVE_INFINITY
    if (side <= MIN_SIDE) return { ...candidate, rejected: 'too small to be a mark' }
    if (side <= MAX_STAND_IN_SIDE && candidate.value.url.startsWith('data:'))
      return { ...candidate, rejected: 'a blurred stand-in until the picture is loaded' }
    if (!broken) return candidate
    if (candidate.value.kind === 'icon' || !broken.startsWith('answered'))
      return { ...candidate, rejected: broken }
    return { ...candidate, score: candidate.score * BROKEN_STRENGTH }
  })
}

/** The same address, or the same bytes at another address, counts once: at its best. */
function withoutRepeats(snapshot: Snapshot, candidates: readonly Candidate<Mark>[]): Candidate<Mark>[] {
  const kept = new Set<string>()
  return byScore(candidates).filter(({ value, rejected }) => {
    const address = withoutVersion(value.url)
    const body = (resourceAt(snapshot, value.url) ?? resourceAt(snapshot, address))?.body
    const key = body ?? address.replace(/^https?:/, '')
    if (rejected) return !kept.has(key)
    if (kept.has(key)) return false
    kept.add(key)
    return true
  })
}

/** An address without what only defeats caches: `?v=3`, `?ver=5.1`, a doubled slash. */
function withoutVersion(url: string): string {
  return url.replace(/\?(v|ver|version|rev|t|ts|hash|_)?=?[\w.]*$/i, '').replace(/([^:])\/\//g, '$1/')
}

/** Within one artwork the drawing stands before its bitmaps, at the place of the best of them. */
function drawingsFirst(snapshot: Snapshot, candidates: readonly Candidate<Mark>[]): Candidate<Mark>[] {
  const ordered = [...candidates]
  for (const [at, candidate] of candidates.entries()) {
    if (!isDrawing(snapshot, candidate.value)) continue
    const artwork = artworkOf(candidate.value.url)
    const first = ordered.findIndex(({ value }) => artworkOf(value.url) === artwork)
    const now = ordered.indexOf(candidate)
    if (first >= 0 && first < at && ordered[first] && !isDrawing(snapshot, ordered[first].value)) {
      ordered.splice(now, 1)
      ordered.splice(first, 0, candidate)
    }
  }
  return ordered
}

/** A header may show more marks than anyone looks at: what the site's organisation calls its logo stands among the first all the same. */
function declaredAmongFirst(candidates: readonly Candidate<Mark>[]): readonly Candidate<Mark>[] {
  const at = candidates.findIndex(({ rule }) => rule === 'organization-logo')
  const declared = candidates[at]
  if (!declared || at < MAX_BEFORE_DECLARED) return candidates
  const others = candidates.filter((candidate) => candidate !== declared)
  return [...others.slice(0, MAX_BEFORE_DECLARED), declared, ...others.slice(MAX_BEFORE_DECLARED)]
}

function isDrawing(snapshot: Snapshot, { url }: Mark): boolean {
  return artAt(snapshot, url).svg !== undefined || /\.svg($|\?)/i.test(url)
}

function logoOf(mark: Mark, art: Art, group: number): Logo {
  const resolution = resolutionOf(mark, art)
  const mode = art.svg && modeOf(art.svg)
  return {
    url: mark.url,
    type: typeOf(mark, resolution),
    ...(mode ? { mode } : {}),
    colors: art.svg ? colorsOf(art.svg) : [],
    ...(resolution ? { resolution } : {}),
    group,
  }
}

/** Contract: about square (0.8 to 1.25) and at most 512 pixels is an icon; of unknown size it is what it is declared for. */
function typeOf(mark: Mark, resolution: Resolution | undefined): Logo['type'] {
  if (!resolution) return mark.kind === 'icon' ? 'icon' : 'logo'
  const { width, height, aspectRatio } = resolution
  return aspectRatio >= 0.8 && aspectRatio <= 1.25 && Math.max(width, height) <= 512 ? 'icon' : 'logo'
}

/** From the picture itself; else from the attributes of the element that shows it, or the size that a link declares. */
function resolutionOf(mark: Mark, art: Art): Resolution | undefined {
  const stated = ['width', 'height'].map((name) => Number(mark.element?.attribs[name]?.replace(/px$/, '')))
  const [width = 0, height = 0] = art.size
    ? [art.size.width, art.size.height]
    : stated.every((side) => side > 0)
      ? stated
      : [mark.side ?? 0, mark.side ?? 0]
  if (!(width > 0 && height > 0)) return undefined
  return {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
    aspectRatio: Math.round((width / height) * 10_000) / 10_000,
  }
}

function modeOf(svg: SvgArt): LogoMode | undefined {
  return svg.opaqueGround ? 'has_opaque_background' : groundFor(svg)
}

/** Colours of a drawing that take at least 2 % of it, near twins (0.03 in OKLab) once. At most five. */
function colorsOf(svg: SvgArt): Color[] {
  const kept: string[] = []
  for (const { hex, share } of svg.fills) {
    if (share >= 0.02 && alphaOf(hex) === 1 && !kept.some((other) => distance(hex, other) < 0.03))
      kept.push(hex)
  }
  return kept.slice(0, 5).map((hex) => ({ hex, name: colorName(hex) }))
}
