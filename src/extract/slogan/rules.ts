import type { Element } from 'domhandler'
import { lettersOf } from '../../formats/text/affinity.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import { select, selectorOf } from '../../snapshot/dom.ts'
import { isFrontPage } from '../../snapshot/front-page.ts'
import { langOf } from '../../snapshot/meta.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textIn } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf, websitesOf } from '../../snapshot/structured/organization.ts'
import { type Match, matched, type Rule } from '../extractor.ts'
import { fromDescription, fromMarks, fromOgTitle, fromTitle } from './beside-name.ts'
import { isFewWords, isLabel, sloganRejection } from './clean.ts'
import { blocksAfter, headingsOf, isInContent, lineOf, linesIn } from './headlines.ts'
import { declared, match, naming, place } from './match.ts'
import { isName } from './names.ts'

/**
 * Sources of a slogan, strongest first: a declared slogan, a text beside the logo or in its alternative text,
 * the front page's headline, a text below a headline that is only the name, and a text beside the name in the
 * title or description.
 */
export const RULES: readonly Rule<string>[] = [
  { id: 'structured-slogan', weight: 0.92, read: fromStructured },
  { id: 'tagline', weight: 0.75, read: fromTaglines },
  { id: 'structured-tagline', weight: 0.6, read: fromWebsiteDescriptions },
  { id: 'mark', weight: 0.6, read: fromMarks },
  { id: 'headline', weight: 0.55, read: fromHeadline },
  { id: 'below-headline', weight: 0.52, read: fromBelowHeadline },
  { id: 'title', weight: 0.58, read: fromTitle },
  { id: 'og-title', weight: 0.45, read: fromOgTitle },
  { id: 'description', weight: 0.4, read: fromDescription },
]

function* fromStructured(snapshot: Snapshot): Generator<Match<string>> {
  for (const { thing, ownership } of siteOrganizationsOf(snapshot)) {
    const text = textIn(thing.item, 'slogan')
    if (text)
      yield declared(snapshot, text, { source: thing.syntax, where: `${thing.where}.slogan` }, ownership)
  }
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    const text = textIn(item, 'slogan')
    if (text) yield declared(snapshot, text, { source: syntax, where: `${where}.slogan` }, 0.9)
  }
}

/** Reads a short description of the website, where blog software writes its tagline. */
function* fromWebsiteDescriptions(snapshot: Snapshot): Generator<Match<string>> {
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    const text = textIn(item, 'description')
    if (text) yield naming(snapshot, match(snapshot, text, { source: syntax, where: `${where}.description` }))
  }
}

/** Words in names of parts of a page. The slogan in such a part is the slogan of the site. */
const OF_SITE = words('brand logo site header masthead navbar topbar hero company firmen')

/** Class names of taglines: French `baseline`, Italian `payoff`, Spanish `lema`, Japanese `catch`, `lead`. */
const TAGLINES = [
  ...words('claim motto baseline payoff lema accroche site-description'),
  /(?:brand|logo|site)(?:-|__)(?:sub|subtitle)/,
  pattern('')`(?:[\w-]*[_-])?(?:${OF_SITE})(?:-|_|__)?(?:claim|motto|baseline|payoff|lema)`,
  /(?:[\w-]+[_-])?(?:catch(?:[_-]?(?:copy|phrase))?|(?:lead|main|mv)[_-]+copy)/,
]
const TAGLINE_NAMES = pattern('i')`tagline|slogan|strapline|(?:^|\s)(?:${TAGLINES})(?:\s|$)`

function isTagline({ name, attribs }: Element): boolean {
  if (name === 'body' || name === 'html') return false
  return (
    attribs.itemprop === 'slogan' ||
    TAGLINE_NAMES.test(attribs.class ?? '') ||
    /^(?:tagline|slogan|claim|motto|baseline|payoff|lema|catch-?copy|site-description)$/.test(
      attribs.id ?? '',
    )
  )
}

/**
 * Reads elements with a tagline class. In the header the text is beside the logo and is strongest. In the
 * main content, several such elements with different texts belong to entries of a list and are rejected.
 */
function* fromTaglines(snapshot: Snapshot): Generator<Match<string>> {
  const found = select(snapshot, '[class], [id], [itemprop]')
    .filter(isTagline)
    .map((element) => ({ element, region: regionOf(element) }))
  const inContent = found.filter(({ region }) => region === 'main')
  const ofEntries = new Set(inContent.map(({ element }) => lineOf(element))).size > 1
  for (const { element, region } of found) {
    if (ofEntries && region === 'main') continue
    const strength = region === 'header' ? 1 : region === 'nav' || region === 'footer' ? 0.7 : 0.65
    yield match(snapshot, lineOf(element), { source: 'text', where: selectorOf(element) }, strength)
  }
}

/** Factor for the first heading below the name, often that of a section. */
const SECOND = 0.85

/**
 * Reads the front page's headline: its only `<h1>` that is not the name. Several `<h1>` are headings of
 * sections. Of a headline with several lines, the line with the name is left out.
 */
function* fromHeadline(snapshot: Snapshot): Generator<Match<string>> {
  if (!isFrontPage(snapshot)) return
  const headlines = headingsOf(snapshot, 'h1', 4)
  const [only, other] = headlines.filter((element) => !isName(snapshot, lineOf(element)))
  const [element, strength] = only ? [other ? undefined : only, 1] : [secondHeadline(snapshot), SECOND]
  if (!element) return
  const named = naming(snapshot, match(snapshot, lineOf(element), place(element), strength))
  // A headline may have the name in one line and the slogan in the next.
  const lines = linesIn(element).filter((line) => !isName(snapshot, line))
  const claim = naming(snapshot, match(snapshot, lines.join(' '), place(element), strength))
  yield claim.rejected ? named : claim
}

/** Returns the first `<h2>` of a page whose `<h1>` is missing or has only the name. */
function secondHeadline(snapshot: Snapshot): Element | undefined {
  return headingsOf(snapshot, 'h2', 4).find(
    (element) => isInContent(element) && !isName(snapshot, lineOf(element)),
  )
}

/** The number of text blocks below a headline that are read, and the factor for each further block. */
const BLOCKS_BELOW = 3
const FURTHER_DOWN = 0.95

/**
 * Reads the text below a headline that is the name, where many pages have their slogan. Below a headline that
 * names a thing, only the next block is read.
 */
function* fromBelowHeadline(snapshot: Snapshot): Generator<Match<string>> {
  if (!isFrontPage(snapshot)) return
  const headlines = headingsOf(snapshot, 'h1', 4)
  const names = [...headlines, ...headingsOf(snapshot, 'h2', 1)].filter((one) =>
    isName(snapshot, lineOf(one)),
  )
  const [only, other] = headlines.filter((one) => !names.includes(one))
  if (only && !other && isLabel(lineOf(only), langOf(snapshot))) yield* below(snapshot, only, 1, 0.8)
  if (!other) for (const name of names) yield* below(snapshot, name, BLOCKS_BELOW, 1)
}

function* below(snapshot: Snapshot, headline: Element, most: number, sure: number): Generator<Match<string>> {
  // Below a logo in the header, the page may continue with any text.
  const isMark = regionOf(headline) === 'header'
  for (const [at, block] of blocksAfter(headline, most).entries()) {
    if (isMark && regionOf(block) !== 'header') return
    const strength = sure * FURTHER_DOWN ** at
    const seen = naming(snapshot, match(snapshot, firstPart(lineOf(block)), place(block), strength))
    const weak = isFewWords(seen.value, langOf(snapshot)) ? 'is a label' : undefined
    const told = lettersOf(seen.value).startsWith(lettersOf(lineOf(headline)))
      ? 'describes the firm'
      : undefined
    const rejected = seen.rejected ?? weak ?? told
    yield matched(seen.value, seen.evidence, strength, rejected)
    // Text below another heading belongs to that heading.
    if (!rejected || /^h\d$/.test(block.name)) return
  }
}

/** Returns the part of a long line before its first dash, because the slogan often precedes an invitation. */
function firstPart(line: string): string {
  const [first = line] = line.split(/\s+[–—]\s+/)
  return sloganRejection(line) ? first : line
}
