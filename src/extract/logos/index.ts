import { DEFAULT_ICONS as TABLE } from '../../data/vendors/default-icons.ts'
import { distance } from '../../formats/css/color.ts'
import { isPageName } from '../../lexicon/page-names/titles.ts'
import { anyOf } from '../../lexicon/pattern.ts'
import type { Candidate, Evidence, Finding } from '../../model/finding.ts'
import type { PictureFacts } from '../../model/picture.ts'
import type { Logo } from '../../model/values.ts'
import { selectorOf } from '../../snapshot/dom.ts'
import { artAt } from '../../snapshot/marks/art.ts'
import { textMarkOf } from '../../snapshot/marks/header.ts'
import { seenAt } from '../../snapshot/marks/shown-part.ts'
import { factsAt, pictureAt, pictureKey, sameArtwork } from '../../snapshot/pictures.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { byScore, type Extractor, evidence, pickAll, type Survey, survey } from '../extractor.ts'
import { artworksOf, drawingsFirst, withoutCopies } from './artworks.ts'
import { artworkOf } from './group.ts'
import { logoOf } from './logo.ts'
import type { Mark } from './mark.ts'
import { isUnreachable } from './rejections.ts'
import { RULES } from './rules.ts'

const MAX_LOGOS = 10
/** The most candidates before the logo that the site's organisation declares. */
const MAX_BEFORE_DECLARED = 4
/**
 * Factor for a picture in the header that was not loaded. It is still the logo, but any candidate that was
 * loaded comes first.
 */
const BROKEN_STRENGTH = 0.7
/**
 * A bitmap whose sides are both at most this long, in pixels, is not a logo. The smallest icons of sites have
 * 16.
 */
const MIN_SIDE = 8
/** A bitmap in a `data:` URL is a placeholder when both its sides are at most this long, in pixels. */
const MAX_PLACEHOLDER_SIDE = 32

/**
 * Logos and icons of the site, best first: the logo in the header, declared logos, then icons. When the logo
 * in the header is text, no picture from elsewhere on the page takes its place.
 */
export const logos: Extractor<readonly Logo[]> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const judged = withoutRepeats(snapshot, measured(snapshot, seen.candidates))
  const { kept, copies } = withoutCopies(
    snapshot,
    judged.filter(({ rejected }) => !rejected),
  )
  const ranked = declaredAmongFirst(brandBeforeSection(snapshot, drawingsFirst(snapshot, kept)))
  const winners = ranked.slice(0, MAX_LOGOS)
  const late = ranked
    .slice(MAX_LOGOS)
    .map((one) => ({ ...one, rejected: `comes after the first ${MAX_LOGOS}` }))
  const candidates = [...winners, ...late, ...copies, ...judged.filter(({ rejected }) => rejected)]
  // A trace is plain JSON, so it has the URL instead of the picture.
  const trace: Survey<string> = {
    tried: seen.tried,
    candidates: candidates.map((candidate) => ({ ...candidate, value: candidate.value.url })),
  }
  const found = pickAll(trace, winners, (all) => {
    const groups = artworksOf(
      snapshot,
      all.map(({ value }) => value.url),
    )
    return all.map(({ value }, at) => logoOf(snapshot, value, groups[at] ?? 1))
  })
  return withTextMark(snapshot, found)
}

/**
 * Adds evidence that the logo in the header is text. It shows why the result has only icons and declared
 * logos.
 */
function withTextMark(snapshot: Snapshot, finding: Finding<readonly Logo[]>): Finding<readonly Logo[]> {
  const mark = textMarkOf(snapshot)
  if (!mark || !('evidence' in finding)) return finding
  const note: Evidence = evidence('header', selectorOf(mark.element), `the mark is text: ${mark.text}`)
  return { ...finding, evidence: [note, ...finding.evidence] }
}

/** Judges candidates by their files: blank ones, default icons and empty SVGs are rejected. */
function measured(snapshot: Snapshot, candidates: readonly Candidate<Mark>[]): Candidate<Mark>[] {
  return candidates.map((candidate) => {
    if (candidate.rejected) return candidate
    const { url, kind } = candidate.value
    const foreign = kind === 'icon' ? defaultIconAt(snapshot, url, DEFAULT_ICONS) : undefined
    if (foreign) return { ...candidate, rejected: `the default icon of ${foreign}` }
    if (isUnreachable(snapshot, url))
      return { ...candidate, rejected: 'at an address that no visitor reaches' }
    const cut = cutToShown(snapshot, candidate)
    if (cut) return cut
    const picture = pictureAt(snapshot, url)
    if (picture && 'isBlank' in picture) return { ...candidate, rejected: 'shows nothing' }
    const { broken, format, size, svg } = artAt(snapshot, url)
    const side = size && format !== 'svg' ? Math.max(size.width, size.height) : Number.POSITIVE_INFINITY
    if (side <= MIN_SIDE) return { ...candidate, rejected: 'too small to be a logo' }
    if (kind === 'mark' && side <= MAX_PLACEHOLDER_SIDE && url.startsWith('data:'))
      return { ...candidate, rejected: 'a placeholder that is shown until the picture is loaded' }
    if (!broken) return candidate
    if (kind === 'icon' || svg) return { ...candidate, rejected: broken }
    return { ...candidate, score: candidate.score * BROKEN_STRENGTH }
  })
}

/**
 * If the page shows only a part of a picture, returns the candidate with that part. The candidate is rejected
 * when the part could not be cut. Undefined for a picture that is shown whole.
 */
function cutToShown(snapshot: Snapshot, candidate: Candidate<Mark>): Candidate<Mark> | undefined {
  const { element, url } = candidate.value
  const seen = element ? seenAt(snapshot, element, url) : url
  if (seen === url) return undefined
  if (seen === undefined) return { ...candidate, rejected: 'only a part of it is shown' }
  return { ...candidate, value: { ...candidate.value, url: seen } }
}

/** Keeps the best candidate for each URL and for each file, which may be at several URLs. */
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

/** Removes parameters that only defeat caches, such as `?v=3` and `?ver=5.1`, and doubled slashes. */
function withoutVersion(url: string): string {
  return url.replace(/\?(v|ver|version|rev|t|ts|hash|_)?=?[\w.]*$/i, '').replace(/([^:])\/\//g, '$1/')
}

/** Moves the declared logo to the first places, because a header may show many pictures. */
function declaredAmongFirst(candidates: readonly Candidate<Mark>[]): readonly Candidate<Mark>[] {
  const at = candidates.findIndex(({ rule }) => rule === 'organization-logo')
  const declared = candidates[at]
  if (!declared || at < MAX_BEFORE_DECLARED) return candidates
  const others = candidates.filter((candidate) => candidate !== declared)
  return [...others.slice(0, MAX_BEFORE_DECLARED), declared, ...others.slice(MAX_BEFORE_DECLARED)]
}

/**
 * On a page of a section, moves the brand's own logo before the logo of the section: on
 * `acme.example/blog/...`, `acme.svg` comes before `acme-blog.svg`. A section on its own host is a site of
 * its own.
 */
function brandBeforeSection(
  snapshot: Snapshot,
  candidates: readonly Candidate<Mark>[],
): readonly Candidate<Mark>[] {
  const sections = sectionsOf(snapshot)
  const isOfSection = ({ value }: Candidate<Mark>) =>
    artworkOf(value.url)
      .split('-')
      .some((word) => sections.includes(word))
  const [first] = candidates
  if (!first || sections.length === 0 || !isOfSection(first)) return candidates
  const own = candidates.find((candidate) => candidate.value.kind === 'mark' && !isOfSection(candidate))
  return own ? [own, ...candidates.filter((candidate) => candidate !== own)] : candidates
}

/** Returns the segments of the path that are common names of sections and not part of the host's name. */
function sectionsOf({ url }: Snapshot): readonly string[] {
  const { hostname, pathname } = new URL(url)
  const segments = pathname.toLowerCase().split('/').filter(Boolean)
  return segments.filter((segment) => isPageName(segment) && !hostname.includes(segment))
}

type Row = (typeof TABLE)[number]

/** An icon that a framework, a shop system or a host gives to every site until its owner replaces it. */
export interface DefaultIcon extends Omit<Row, 'addresses'> {
  /** URLs, without query, at which only this icon is found. */
  readonly addresses?: RegExp
}

export const DEFAULT_ICONS: readonly DefaultIcon[] = TABLE.map(({ addresses, ...icon }) =>
  addresses === undefined ? icon : { ...icon, addresses: anyOf([addresses], '') },
)

/** The number of digits of a file's hash in the table. */
const HASH_DIGITS = 16
/** Closer colours in OKLab are the same: half of the distance that joins colours of a picture. */
const SAME_COLOR = 0.025

/** Returns whose default icon a picture is, by URL, bytes or pixels, except on that product's site. */
export function defaultIconAt(
  snapshot: Snapshot,
  url: string,
  icons: readonly DefaultIcon[],
): string | undefined {
  const address = url.replace(/[?#].*$/s, '')
  const hash = pictureKey(snapshot, url)?.slice(0, HASH_DIGITS)
  const facts = factsAt(snapshot, url)
  const found = icons.find(
    ({ files = [], addresses, looks = [] }) =>
      addresses?.test(address) ||
      (hash !== undefined && files.includes(hash)) ||
      (facts && looks.some((look) => looksLike(facts, look))),
  )
  return found && !found.makers.includes(snapshot.site.registrable) ? found.name : undefined
}

function looksLike(facts: PictureFacts, look: string): boolean {
  const [color = '', aspectRatio, shape = '', tones = ''] = look.split(' ')
  const leading = facts.ink.colors[0]?.hex
  if (leading === undefined || distance(leading, color) >= SAME_COLOR) return false
  return sameArtwork(facts, {
    kind: 'flat',
    ink: { aspectRatio: Number(aspectRatio) },
    print: { shape, tones },
  })
}
