import { type Element, isTag } from 'domhandler'
import { labelsOf, lettersOf } from '../../formats/text/affinity.ts'
import { CONSENT_NAME_WORDS } from '../../lexicon/consent/names.ts'
import { words } from '../../lexicon/pattern.ts'
import type { Evidence } from '../../model/finding.ts'
import { ancestors, foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { manifestOf } from '../../snapshot/manifest.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent, metaTags, titleOf } from '../../snapshot/meta.ts'
import { regionOf, wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textIn } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf, websitesOf } from '../../snapshot/structured/organization.ts'
import { visibleText } from '../../snapshot/text.ts'
import { evidence, type Match, matched, type Rule } from '../extractor.ts'
import { cleanDescription, descriptionRejection } from './clean.ts'

/**
 * Where a site says what it does, strongest first. Declared texts come before visible texts; no text is
 * composed.
 */
export const RULES: readonly Rule<string>[] = [
  { id: 'structured-organization', weight: 0.92, read: fromOrganizations },
  { id: 'meta-description', weight: 0.9, read: (snapshot) => fromMeta(snapshot, 'description') },
  { id: 'og-description', weight: 0.85, read: (snapshot) => fromMeta(snapshot, 'og:description') },
  {
    id: 'twitter-description',
    weight: 0.8,
    read: (snapshot) => fromMeta(snapshot, 'twitter:description', 'dc.description', 'dcterms.description'),
  },
  { id: 'structured-website', weight: 0.75, read: fromWebsites },
  { id: 'manifest', weight: 0.6, read: fromManifest },
  { id: 'page-claim', weight: 0.5, read: fromPage },
]

function match(snapshot: Snapshot, raw: string, source: Omit<Evidence, 'text'>, strength = 1): Match<string> {
  const value = cleanDescription(raw)
  const names = [
    titleOf(snapshot),
    metaContent(snapshot, 'og:title'),
    metaContent(snapshot, 'og:site_name'),
  ].filter((name) => name !== undefined)
  const rejected = descriptionRejection(value, names)
  return matched(value, evidence(source.source, source.where, raw), strength, rejected)
}

function* fromOrganizations(snapshot: Snapshot): Generator<Match<string>> {
  for (const { thing, ownership } of siteOrganizationsOf(snapshot)) {
    const text = textIn(thing.item, 'description')
    if (text)
      yield match(snapshot, text, { source: thing.syntax, where: `${thing.where}.description` }, ownership)
  }
}

function* fromWebsites(snapshot: Snapshot): Generator<Match<string>> {
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    const text = textIn(item, 'description')
    if (text) yield match(snapshot, text, { source: syntax, where: `${where}.description` })
  }
}

function* fromMeta(snapshot: Snapshot, ...keys: string[]): Generator<Match<string>> {
  for (const { key, content } of metaTags(snapshot, ...keys))
    yield match(snapshot, content, { source: 'meta', where: key })
}

function* fromManifest(snapshot: Snapshot): Generator<Match<string>> {
  const found = manifestOf(snapshot)
  if (found?.manifest.description)
    yield match(snapshot, found.manifest.description, { source: 'manifest', where: found.url })
}

/** Words in class names and ids of elements that hold other texts than the site's description. */
const ASIDE_WORDS: ReadonlySet<string> = new Set([
  ...CONSENT_NAME_WORDS,
  ...words(`
    modal popup banner notice alert breadcrumb breadcrumbs comment comments testimonial testimonials quote review
    reviews form newsletter subscribe caption copyright disclaimer skip price date meta byline author`),
])

/**
 * Classes of elements that only screen readers show. Single words are not enough here: whole pages have
 * `min-h-screen` or `overflow-hidden`.
 */
const UNSEEN = /(?:^|\s)(?:sr-only|screen-reader-text|visually-?hidden)(?:\s|$)/i

/**
 * An e-mail address or a telephone number. A text that holds one tells how to reach the organisation, not
 * what it is.
 */
const ADDRESS = /[\w.+-]+@[\w-]+\.\w{2,}|\+?\(?\d[\d\s().-]{7,}\d/

/** How many text blocks are read: only the beginning of a page introduces it. */
const MAX_BLOCKS = 12

/**
 * Elements in which a description may stand, best first. Elements other than paragraphs and their like are
 * searched on the front page only, and only if the elements before them gave nothing.
 */
const PLACES: readonly { readonly elements: string; readonly strength: number; readonly isFront?: true }[] = [
  {
    elements:
      'body p, body h2, body h1 + div, body .lead, body .subtitle, body .tagline, body .hero div, body section > div',
    strength: 1,
  },
  { elements: 'body td, body div, body font, body span', strength: 0.8, isFront: true },
  { elements: 'body h1', strength: 0.7, isFront: true },
]

/**
 * Sentences at the top of the main content. A sentence that contains the name is strongest, then the first
 * under the headline.
 */
function* fromPage(snapshot: Snapshot): Generator<Match<string>> {
  const isFrontPage = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i.test(new URL(snapshot.url).pathname)
  for (const { elements, strength, isFront } of PLACES) {
    if (isFront && !isFrontPage) continue
    const seen = [...claimsIn(snapshot, select(snapshot, elements), strength)]
    yield* seen
    if (seen.some(({ rejected }) => !rejected)) return
  }
}

function* claimsIn(snapshot: Snapshot, elements: readonly Element[], sure: number): Generator<Match<string>> {
  const own = labelsOf(snapshot.site).map(lettersOf)
  let rank = 0
  for (const { element, text } of blocksOf(snapshot, elements)) {
    if (rank >= MAX_BLOCKS) return
    const names = own.some((label) => label.length > 2 && lettersOf(text).includes(label))
    const says =
      names &&
      /\b(?:is|are|ist|sind|est|es|is een|är|er|è|é|jest|offers?|provides?|helps?|makes?|builds?|bietet|propose|ofrece)\b|は、|とは/i.test(
        text,
      )
    const strength = sure * Math.min(1, 0.7 + (says ? 0.3 : names ? 0.15 : 0)) * 0.97 ** rank
    rank++
    yield match(snapshot, text, { source: 'text', where: selectorOf(element) }, strength)
  }
}

/** Blocks of the main content that look like sentences, in page order. */
function* blocksOf(
  snapshot: Snapshot,
  elements: readonly Element[],
): Generator<{ element: Element; text: string }> {
  for (const element of elements) {
    if (element.name !== 'p' && holdersOf(snapshot).has(element)) continue
    if (isOfLine(element) && element.parent && isTag(element.parent) && isOfLine(element.parent)) continue
    const text = foldSpace(visibleText(element))
    if (text.length < 30 || text.length > 600 || !/[.!?。！？؟…]|\s\S+\s\S+\s\S+\s\S+\s/u.test(text)) continue
    const region = regionOf(element)
    if (region === 'footer' || region === 'nav' || region === 'aside') continue
    // A question asks for something, and a heading without a full stop names something.
    if (/[?？]$/.test(text) || (element.name === 'h2' && !/[.!。！…]$/.test(text))) continue
    if (isAside(element) || ADDRESS.test(text) || leadsOn(snapshot, element, text)) continue
    yield { element, text }
  }
}

/**
 * Whether an element is part of a line; within another such element it is a part of that element's sentence.
 */
const isOfLine = ({ name }: Element): boolean => name === 'span' || name === 'font'

/** All elements that contain a block. Such an element is a section of the page and not a sentence. */
const holdersOf = view((snapshot: Snapshot): ReadonlySet<Element> => {
  const holders = new Set<Element>()
  for (const part of select(snapshot, 'p, div, ul, table, td, h1, h3, form')) {
    for (const around of ancestors(part)) {
      if (holders.has(around)) break
      holders.add(around)
    }
  }
  return holders
})

/** Whether most of a text is links. Such a text describes the pages that it leads to. */
function leadsOn(snapshot: Snapshot, element: Element, text: string): boolean {
  const linked = select(snapshot, 'a[href]', element).map((link) => foldSpace(visibleText(link)))
  return linked.join(' ').length > text.length / 2 || [...ancestors(element)].some(({ name }) => name === 'a')
}

function isAside(element: Element): boolean {
  for (const at of [element, ...ancestors(element)]) {
    if (at.name === 'body') return false
    if (at.name === 'form' || at.name === 'blockquote' || at.name === 'figure' || at.name === 'dialog')
      return true
    const names = `${at.attribs.class ?? ''} ${at.attribs.id ?? ''}`
    if (UNSEEN.test(names) || wordsOf(names).some((word) => ASIDE_WORDS.has(word))) return true
  }
  return false
}
