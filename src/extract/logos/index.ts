import type { Candidate, Evidence, Finding } from '../../model/finding.ts'
import type { Logo } from '../../model/values.ts'
import { selectorOf } from '../../snapshot/dom.ts'
import { artAt } from '../../snapshot/marks/art.ts'
import { textMarkOf } from '../../snapshot/marks/header.ts'
import { pictureAt } from '../../snapshot/pictures.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { absent, byScore, type Extractor, evidence, type Survey, survey } from '../extractor.ts'
import { artworksOf, drawingsFirst, withoutCopies } from './artworks.ts'
import { DEFAULT_ICONS } from './default-icon-table.ts'
import { defaultIconAt } from './default-icons.ts'
import { logoOf } from './logo.ts'
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
  const judged = withoutRepeats(snapshot, measured(snapshot, seen.candidates))
  const { kept, copies } = withoutCopies(
    snapshot,
    judged.filter(({ rejected }) => !rejected),
  )
  const candidates = [...kept, ...copies, ...judged.filter(({ rejected }) => rejected)]
  // A trace is plain JSON: the address stands for the mark.
  const trace: Survey<string> = {
    tried: seen.tried,
    candidates: candidates.map((candidate) => ({ ...candidate, value: candidate.value.url })),
  }
  const winners = declaredAmongFirst(drawingsFirst(snapshot, kept)).slice(0, MAX_LOGOS)
  const [best] = winners
  if (!best) return withTextMark(snapshot, absent(trace))
  const groups = artworksOf(
    snapshot,
    winners.map(({ value }) => value.url),
  )
  const value = winners.map(({ value }, at) => logoOf(snapshot, value, groups[at] ?? 1))
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

/** Takes what is known of the files into account: one that shows nothing, or not the site's own mark, is none; one that does not answer is a last resort. */
function measured(snapshot: Snapshot, candidates: readonly Candidate<Mark>[]): Candidate<Mark>[] {
  return candidates.map((candidate) => {
    if (candidate.rejected) return candidate
    const { url, kind } = candidate.value
    const foreign = kind === 'icon' ? defaultIconAt(snapshot, url, DEFAULT_ICONS) : undefined
    if (foreign) return { ...candidate, rejected: `the default icon of ${foreign}` }
    const picture = pictureAt(snapshot, url)
    if (picture && 'isBlank' in picture) return { ...candidate, rejected: 'shows nothing' }
    const { broken, format, size } = artAt(snapshot, url)
    const side = size && format !== 'svg' ? Math.max(size.width, size.height) : Number.POSITIVE_INFINITY
    if (side <= MIN_SIDE) return { ...candidate, rejected: 'too small to be a mark' }
    if (side <= MAX_STAND_IN_SIDE && url.startsWith('data:'))
      return { ...candidate, rejected: 'a blurred stand-in until the picture is loaded' }
    if (!broken) return candidate
    if (kind === 'icon' || !broken.startsWith('answered')) return { ...candidate, rejected: broken }
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

/** A header may show more marks than anyone looks at: what the site's organisation calls its logo stands among the first all the same. */
function declaredAmongFirst(candidates: readonly Candidate<Mark>[]): readonly Candidate<Mark>[] {
  const at = candidates.findIndex(({ rule }) => rule === 'organization-logo')
  const declared = candidates[at]
  if (!declared || at < MAX_BEFORE_DECLARED) return candidates
  const others = candidates.filter((candidate) => candidate !== declared)
  return [...others.slice(0, MAX_BEFORE_DECLARED), declared, ...others.slice(MAX_BEFORE_DECLARED)]
}
