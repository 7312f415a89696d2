import { type Element, isTag } from 'domhandler'
import { affinity, labelsOf, lettersOf } from '../../formats/text/affinity.ts'
import { splitTitle } from '../../formats/text/title.ts'
import { CONSENT_NAME_WORDS, isConsentLayerName } from '../../lexicon/consent/names.ts'
import { OFFER } from '../../lexicon/offers.ts'
import { isPageName } from '../../lexicon/page-names/titles.ts'
import { anyOf, wholeWords, words } from '../../lexicon/pattern.ts'
import { SCREEN_READER_CLASS } from '../../lexicon/screen-readers.ts'
import type { Evidence } from '../../model/finding.ts'
import { ancestors, foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { isFrontPage } from '../../snapshot/front-page.ts'
import { manifestOf } from '../../snapshot/manifest.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent, metaTags, titleOf } from '../../snapshot/meta.ts'
import { regionOf, wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textIn } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf, websitesOf } from '../../snapshot/structured/organization.ts'
import { visibleText } from '../../snapshot/text.ts'
import { wrappersOf } from '../../snapshot/wrappers.ts'
import { evidence, type Match, matched, type Rule } from '../extractor.ts'
import { asksFor } from './asks.ts'
import { cleanDescription, descriptionRejection } from './clean.ts'

/** Where a site says what it does, strongest first: declared texts, then visible ones. */
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
  { id: 'title', weight: 0.25, read: fromTitle },
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

/** Reads the part of a front page's title that is not its name, when no other text describes the site. */
function* fromTitle(snapshot: Snapshot): Generator<Match<string>> {
  const title = titleOf(snapshot)
  if (!title || !isFrontPage(snapshot)) return
  const pieces = splitTitle(title)
  if (pieces.length < 2) return
  for (const piece of pieces) {
    if (affinity(piece, snapshot.site) < NAME_AFFINITY)
      yield match(snapshot, piece, { source: 'title', where: 'title' })
  }
}

/** A part of the title with at least this affinity to the domain is the site's name. */
const NAME_AFFINITY = 0.6

/** Words in class names and ids of elements that hold other texts than the site's description. */
const ASIDE_WORDS: ReadonlySet<string> = new Set([
  ...CONSENT_NAME_WORDS,
  ...words(`
    modal popup notice alert breadcrumb breadcrumbs comment comments testimonial testimonials quote review
    reviews form newsletter subscribe copyright disclaimer skip price date meta byline author`),
])

/** Roles of elements that cover a page, and of notices. */
const LAYER_ROLES: ReadonlySet<string> = new Set(words('dialog alertdialog alert status'))

/** Words of `ASIDE_WORDS` that also name the first view of a page, which has the headline. */
const HERO_WORDS: ReadonlySet<string> = new Set(words('banner caption'))

/** Matches an e-mail address or a telephone number. A text that has one is about contacts. */
const ADDRESS = /[\w.+-]+@[\w-]+\.\w{2,}|\+?\(?\d[\d\s().-]{7,}\d/

/** Only this many blocks of text are read, because only the beginning of a page introduces it. */
const MAX_BLOCKS = 12

/**
 * Elements that may hold a description, best first. With `isFront`, they are read on the front page only, and
 * only if the elements before them have no description.
 */
const PLACES: readonly { readonly elements: string; readonly strength: number; readonly isFront?: true }[] = [
  {
    elements:
      'body p, body h1, body h2, body h1 + div, body .lead, body .subtitle, body .tagline, body .hero div, body section > div',
    strength: 1,
  },
  { elements: 'body td, body div, body font, body span', strength: 0.8, isFront: true },
  { elements: 'body h1', strength: 0.7, isFront: true },
]

/**
 * Additional strength of a text. `LEADS` is for the text under the headline, `NAMES` for a text with the
 * site's name, and `SAYS` for a sentence that describes the firm by its name.
 */
const LEADS = 0.15
const NAMES = 0.15
const SAYS = 0.3
/** Factor for a text with a discount or a price, which is about a current offer. */
const OFFERS = 0.6
/** Verbs that describe the firm or its business in a text with its name. */
const STATES = anyOf(
  [
    wholeWords(
      words(`
        is are ist sind est es är er è é jest offers offer provides provide helps help makes make builds build
        bietet propose ofrece oferece offre biedt oferuje это`),
    ),
    /は、|とは|是/,
  ],
  'iu',
)

/** Reads sentences at the top: first those that describe the firm by its name, then under the headline. */
function* fromPage(snapshot: Snapshot): Generator<Match<string>> {
  for (const { elements, strength, isFront } of PLACES) {
    if (isFront && !isFrontPage(snapshot)) continue
    const seen = [...claimsIn(snapshot, select(snapshot, elements), strength)]
    yield* seen
    if (seen.some(({ rejected }) => !rejected)) return
  }
}

/** The letters of the site's possible names: of its domain, of its declared name and of its title. */
const ownNamesOf = view((snapshot: Snapshot): readonly string[] => {
  const pieces = splitTitle(titleOf(snapshot) ?? '').filter((piece) => !isPageName(piece))
  const titled =
    pieces.length === 1 ? pieces.filter((piece) => piece.split(' ').length <= MAX_NAME_WORDS) : []
  const declared = metaContent(snapshot, 'og:site_name') ?? ''
  const names = [...labelsOf(snapshot.site), ...titled, declared].map(lettersOf)
  return names.filter((name) => name.length > 2)
})

/** A longer title contains more than the name. */
const MAX_NAME_WORDS = 5

function* claimsIn(snapshot: Snapshot, elements: readonly Element[], sure: number): Generator<Match<string>> {
  const own = ownNamesOf(snapshot)
  let rank = 0
  for (const { element, text, leads } of blocksOf(snapshot, elements)) {
    if (rank >= MAX_BLOCKS) return
    const letters = lettersOf(text)
    const names = own.some((name) => letters.includes(name))
    const says = names && STATES.test(text)
    // A headline is usually a slogan, so next to other texts it counts only if it describes the firm.
    if (element.name === 'h1' && sure === 1 && !says) continue
    const bonus = (says ? SAYS : names ? NAMES : 0) + (leads ? LEADS : 0)
    const strength = sure * Math.min(1, 0.7 + bonus) * (OFFER.test(text) ? OFFERS : 1) * 0.97 ** rank
    rank++
    yield match(snapshot, text, { source: 'text', where: selectorOf(element) }, strength)
  }
}

/** A block of the content. `leads` is true for the first one under the first headline. */
interface Block {
  readonly element: Element
  readonly text: string
  readonly leads: boolean
}

function* blocksOf(snapshot: Snapshot, elements: readonly Element[]): Generator<Block> {
  const [headline] = select(snapshot, 'h1')
  let leads = false
  for (const element of elements) {
    const text = sentenceIn(snapshot, element)
    if (text !== undefined) yield { element, text, leads }
    leads = element === headline || (leads && text === undefined)
  }
}

/** Returns the text of an element if it looks like a sentence of the main content. */
function sentenceIn(snapshot: Snapshot, element: Element): string | undefined {
  if (element.name !== 'p' && holdersOf(snapshot).has(element)) return undefined
  if (isOfLine(element) && element.parent && isTag(element.parent) && isOfLine(element.parent))
    return undefined
  const text = foldSpace(visibleText(element))
  if (text.length < 30 || text.length > 600 || !/[.!?。！？؟…]|\s\S+\s\S+\s\S+\s\S+\s/u.test(text))
    return undefined
  const region = regionOf(element)
  if (region === 'footer' || region === 'nav' || region === 'aside') return undefined
  // A question makes no statement, and a heading without a full stop is a title.
  if (/[?？]$/.test(text) || (element.name === 'h2' && !/[.!。！…]$/.test(text))) return undefined
  return isAside(snapshot, element) ||
    ADDRESS.test(text) ||
    leadsOn(snapshot, element, text) ||
    asksFor(element, text)
    ? undefined
    : text
}

/** Within another element of this kind, one is part of a sentence. */
const isOfLine = ({ name }: Element): boolean => name === 'span' || name === 'font'

/** All elements that contain a block. They are sections of the page, not sentences. */
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

/** Whether more than half of a text is links. Such a text describes other pages. */
function leadsOn(snapshot: Snapshot, element: Element, text: string): boolean {
  const linked = select(snapshot, 'a[href]', element).map((link) => foldSpace(visibleText(link)))
  return linked.join(' ').length > text.length / 2 || [...ancestors(element)].some(({ name }) => name === 'a')
}

/** The first headline, and the elements around it. */
const headlineBoxesOf = view((snapshot: Snapshot): ReadonlySet<Element> => {
  const [headline] = select(snapshot, 'h1')
  return new Set(headline ? [headline, ...ancestors(headline)] : [])
})

function isAside(snapshot: Snapshot, element: Element): boolean {
  for (const at of [element, ...ancestors(element)]) {
    if (at.name === 'body') return false
    if (at.name === 'form' || at.name === 'blockquote' || at.name === 'figure' || at.name === 'dialog')
      return true
    const names = `${at.attribs.class ?? ''} ${at.attribs.id ?? ''}`
    if (LAYER_ROLES.has(at.attribs.role ?? '')) return true
    const words = wordsOf(names)
    const isLayer = names.split(/\s+/).some(isConsentLayerName)
    const isNamed = isLayer || SCREEN_READER_CLASS.test(names) || words.some((word) => ASIDE_WORDS.has(word))
    if (isNamed && !wrappersOf(snapshot).has(at)) return true
    if (words.some((word) => HERO_WORDS.has(word)) && !headlineBoxesOf(snapshot).has(at)) return true
  }
  return false
}
