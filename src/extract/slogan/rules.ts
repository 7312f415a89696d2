import type { Element } from 'domhandler'
import { affinity, labelsOf, lettersOf } from '../../formats/text/affinity.ts'
import { splitTitle } from '../../formats/text/title.ts'
import type { Evidence } from '../../model/finding.ts'
import { foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { langOf, metaTags, titleOf } from '../../snapshot/meta.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textIn } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf, websitesOf } from '../../snapshot/structured/organization.ts'
import { visibleText } from '../../snapshot/text.ts'
import { evidence, type Match, matched, type Rule } from '../extractor.ts'
import { cleanSlogan, isLabel, sloganRejection } from './clean.ts'

/**
 * Where a site states its slogan, strongest first: declared as such, beside the logo, as the headline of the
 * front page, and beside the name in the title. The title is last because it describes the business as often.
 */
export const RULES: readonly Rule<string>[] = [
  { id: 'structured-slogan', weight: 0.92, read: fromStructured },
  { id: 'tagline', weight: 0.75, read: fromTaglines },
  { id: 'structured-tagline', weight: 0.6, read: fromWebsiteDescriptions },
  { id: 'headline', weight: 0.55, read: fromHeadline },
  { id: 'title', weight: 0.5, read: fromTitle },
  { id: 'og-title', weight: 0.4, read: fromOgTitle },
]

function match(snapshot: Snapshot, raw: string, source: Omit<Evidence, 'text'>, strength = 1): Match<string> {
  const value = cleanSlogan(raw)
  const rejected = sloganRejection(value) ?? (isName(snapshot, value) ? 'is the name' : undefined)
  return matched(value, evidence(source.source, source.where, raw), strength, rejected)
}

/** Whether a text is little more than the label of the domain. */
function isName({ site }: Snapshot, text: string): boolean {
  const letters = lettersOf(text)
  return labelsOf(site).some((label) => {
    const name = lettersOf(label)
    return name.length > 2 && letters.includes(name) && letters.length < name.length * 2
  })
}

function* fromStructured(snapshot: Snapshot): Generator<Match<string>> {
  for (const { thing, ownership } of siteOrganizationsOf(snapshot)) {
    const text = textIn(thing.item, 'slogan')
    if (text) yield match(snapshot, text, { source: thing.syntax, where: `${thing.where}.slogan` }, ownership)
  }
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    const text = textIn(item, 'slogan')
    if (text) yield match(snapshot, text, { source: syntax, where: `${where}.slogan` }, 0.9)
  }
}

/**
 * The description of the website in its structured data, if it is short. Blog software asks for a tagline and
 * writes it there.
 */
function* fromWebsiteDescriptions(snapshot: Snapshot): Generator<Match<string>> {
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    const text = textIn(item, 'description')
    if (text) yield match(snapshot, text, { source: syntax, where: `${where}.description` })
  }
}

/** Elements in which themes show the tagline. */
const TAGLINES =
  '.tagline, .site-tagline, .site-description, .site-slogan, .slogan, .brand-tagline, .brand-slogan, .logo-tagline, .header-tagline, .claim, #tagline, #slogan, #site-description, [itemprop=slogan]'

/**
 * Elements with a tagline class. In the header the text stands beside the logo and is strongest. In the main
 * content such elements may belong to list entries; when several have different texts, they do.
 */
function* fromTaglines(snapshot: Snapshot): Generator<Match<string>> {
  const found = select(snapshot, TAGLINES).map((element) => ({ element, region: regionOf(element) }))
  const inContent = found.filter(({ region }) => region === 'main')
  const ofEntries = new Set(inContent.map(({ element }) => textOf(element))).size > 1
  for (const { element, region } of found) {
    if (ofEntries && region === 'main') continue
    const strength = region === 'header' ? 1 : region === 'nav' || region === 'footer' ? 0.8 : 0.65
    yield match(snapshot, textOf(element), { source: 'text', where: selectorOf(element) }, strength)
  }
}

function fromTitle(snapshot: Snapshot): Iterable<Match<string>> {
  return besideTheName(snapshot, titleOf(snapshot), { source: 'title', where: 'title' })
}

function* fromOgTitle(snapshot: Snapshot): Generator<Match<string>> {
  for (const { key, content } of metaTags(snapshot, 'og:title', 'twitter:title').slice(0, 1))
    yield* besideTheName(snapshot, content, { source: 'meta', where: key })
}

/** A part of a title at least this close to the domain is the name. */
const NAME_AFFINITY = 0.6

/** The other part of a front page's title, when there is exactly one besides the name. */
function* besideTheName(
  snapshot: Snapshot,
  title: string | undefined,
  source: Omit<Evidence, 'text'>,
): Generator<Match<string>> {
  if (!title || !isFrontPage(snapshot)) return
  const pieces = splitTitle(title)
  const isOfName = pieces.map(
    (piece) => affinity(piece, snapshot.site) >= NAME_AFFINITY && wordsIn(piece) <= 4,
  )
  const others = pieces.filter((_, at) => !isOfName[at])
  if (pieces.length < 2 || others.length !== 1) return
  for (const other of others) yield naming(snapshot, match(snapshot, other, source))
}

function* fromHeadline(snapshot: Snapshot): Generator<Match<string>> {
  if (!isFrontPage(snapshot)) return
  const headlines = select(snapshot, 'body h1').filter((element) => textOf(element) !== '')
  // Several headlines are headings of sections.
  const [element] = headlines
  if (element && headlines.length === 1)
    yield naming(snapshot, match(snapshot, textOf(element), { source: 'text', where: selectorOf(element) }))
}

/** Rejects a text that only names a thing, as titles and headlines often do. */
function naming(snapshot: Snapshot, seen: Match<string>): Match<string> {
  return !seen.rejected && isLabel(seen.value, langOf(snapshot))
    ? { ...seen, rejected: 'names a thing' }
    : seen
}

function textOf(element: Element): string {
  return foldSpace(visibleText(element))
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length
}

/**
 * Whether this is the front page, possibly of one language: `/en/`, `/de-ch/index.html`.
 * `/index.php?topic=12` is another page.
 */
function isFrontPage({ url }: Snapshot): boolean {
  const { pathname, search } = new URL(url)
  return (
    !(search && /\.\w+$/.test(pathname)) &&
    /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?\/?)?(?:(?:index|home|default)(?:\.\w+)?)?\/?$/i.test(pathname)
  )
}
