import type { Element } from 'domhandler'
import { affinity, labelsOf, lettersOf } from '../../formats/affinity.ts'
import { splitTitle } from '../../formats/title.ts'
import type { Evidence } from '../../model/finding.ts'
import { foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { textIn } from '../../snapshot/item.ts'
import { langOf, metaTags, titleOf } from '../../snapshot/meta.ts'
import { siteOrganizationsOf, websitesOf } from '../../snapshot/organization.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText } from '../../snapshot/text.ts'
import { evidence, type Rule, type Sighting, sighted } from '../extractor.ts'
import { cleanSlogan, isLabel, unfit } from './clean.ts'

/** Where a brand puts its claim, strongest first: where it says so itself, beside its mark, over its
 * front page, beside its name in the title, where as often stands what it does. */
export const RULES: readonly Rule<string>[] = [
  { id: 'structured-slogan', weight: 0.92, read: fromStructured },
  { id: 'tagline', weight: 0.75, read: fromTaglines },
  { id: 'structured-tagline', weight: 0.6, read: fromWebsiteDescriptions },
  { id: 'headline', weight: 0.55, read: fromHeadline },
  { id: 'title', weight: 0.5, read: fromTitle },
  { id: 'og-title', weight: 0.4, read: fromOgTitle },
]

function sighting(
  snapshot: Snapshot,
  raw: string,
  source: Omit<Evidence, 'text'>,
  strength = 1,
): Sighting<string> {
  const value = cleanSlogan(raw)
  const rejected = unfit(value) ?? (isName(snapshot, value) ? 'is the name' : undefined)
  return sighted(value, evidence(source.source, source.where, raw), strength, rejected)
}

/** A text that is little more than what the domain says. */
function isName({ site }: Snapshot, text: string): boolean {
  const letters = lettersOf(text)
  return labelsOf(site).some((label) => {
    const name = lettersOf(label)
    return name.length > 2 && letters.includes(name) && letters.length < name.length * 2
  })
}

function* fromStructured(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const { thing, tie } of siteOrganizationsOf(snapshot)) {
    const text = textIn(thing.item, 'slogan')
    if (text) yield sighting(snapshot, text, { source: thing.syntax, where: `${thing.where}.slogan` }, tie)
  }
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    const text = textIn(item, 'slogan')
    if (text) yield sighting(snapshot, text, { source: syntax, where: `${where}.slogan` }, 0.9)
  }
}

/** The description of a site in its structured data is its tagline where it is short: blogs that are asked for one put it there. */
function* fromWebsiteDescriptions(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    const text = textIn(item, 'description')
    if (text) yield sighting(snapshot, text, { source: syntax, where: `${where}.description` })
  }
}

/** Elements that themes give to it. */
const TAGLINES =
  '.tagline, .site-tagline, .site-description, .site-slogan, .slogan, .brand-tagline, .brand-slogan, .logo-tagline, .header-tagline, .claim, #tagline, #slogan, #site-description, [itemprop=slogan]'

/** In the header it stands beside the mark; elsewhere the same words may be anything's, and several are of entries. */
function* fromTaglines(snapshot: Snapshot): Generator<Sighting<string>> {
  const found = select(snapshot, TAGLINES).map((element) => ({ element, region: regionOf(element) }))
  const inContent = found.filter(({ region }) => region === 'main')
  const ofEntries = new Set(inContent.map(({ element }) => textOf(element))).size > 1
  for (const { element, region } of found) {
    if (ofEntries && region === 'main') continue
    const strength = region === 'header' ? 1 : region === 'nav' || region === 'footer' ? 0.8 : 0.65
    yield sighting(snapshot, textOf(element), { source: 'text', where: selectorOf(element) }, strength)
  }
}

function fromTitle(snapshot: Snapshot): Iterable<Sighting<string>> {
  return besideTheName(snapshot, titleOf(snapshot), { source: 'title', where: 'title' })
}

function* fromOgTitle(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const { key, content } of metaTags(snapshot, 'og:title', 'twitter:title').slice(0, 1))
    yield* besideTheName(snapshot, content, { source: 'meta', where: key })
}

/** How close to the domain a part of a title is that is the name. */
const NAME_AFFINITY = 0.6

/** What stands beside the name in the title of a front page, when it is one thing and no list of words to be found by. */
function* besideTheName(
  snapshot: Snapshot,
  title: string | undefined,
  source: Omit<Evidence, 'text'>,
): Generator<Sighting<string>> {
  if (!title || !isFrontPage(snapshot)) return
  const pieces = splitTitle(title)
  const isOfName = pieces.map(
    (piece) => affinity(piece, snapshot.site) >= NAME_AFFINITY && wordsIn(piece) <= 4,
  )
  const others = pieces.filter((_, at) => !isOfName[at])
  if (pieces.length < 2 || others.length !== 1) return
  for (const other of others) yield naming(snapshot, sighting(snapshot, other, source))
}

function* fromHeadline(snapshot: Snapshot): Generator<Sighting<string>> {
  if (!isFrontPage(snapshot)) return
  const headlines = select(snapshot, 'body h1').filter((element) => textOf(element) !== '')
  // Several are headings of parts.
  const [element] = headlines
  if (element && headlines.length === 1)
    yield naming(
      snapshot,
      sighting(snapshot, textOf(element), { source: 'text', where: selectorOf(element) }),
    )
}

/** Titles and headlines name what there is as often as they claim something. */
function naming(snapshot: Snapshot, seen: Sighting<string>): Sighting<string> {
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

/** The front page, of a language too: `/en/`, `/de-ch/index.html`; `/index.php?topic=12` is another. */
function isFrontPage({ url }: Snapshot): boolean {
  const { pathname, search } = new URL(url)
  return (
    !(search && /\.\w+$/.test(pathname)) &&
    /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?\/?)?(?:(?:index|home|default)(?:\.\w+)?)?\/?$/i.test(pathname)
  )
}
