import { affinity, labelsOf, lettersOf, suffixOf } from '../../formats/text/affinity.ts'
import { splitTitle } from '../../formats/text/title.ts'
import { isPageName } from '../../lexicon/page-names/titles.ts'
import { pattern, phrases, words } from '../../lexicon/pattern.ts'
import type { Evidence } from '../../model/finding.ts'
import { noun } from '../../model/noun.ts'
import { select, selectorOf, textOf } from '../../snapshot/dom.ts'
import { isFrontPage } from '../../snapshot/front-page.ts'
import { manifestOf } from '../../snapshot/manifest.ts'
import { view } from '../../snapshot/memo.ts'
import { metaTags, titleOf } from '../../snapshot/meta.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf, websitesOf } from '../../snapshot/structured/organization.ts'
import { visibleTextOf } from '../../snapshot/text.ts'
import { evidence, type Match, matched, type Rule } from '../extractor.ts'
import { cleanName, nameRejection, type Wording } from './clean.ts'
import { homeLabelsOf } from './home-links.ts'
import { declaredOf, isOfSubdomain } from './own.ts'
import { writtenIn } from './written.ts'

/** Where a site states its name, weighted by hand on brand-declared and the ten whole sites. */
export const RULES: readonly Rule<string>[] = [
  { id: 'structured-organization', weight: 0.9, read: fromOrganizations },
  { id: 'structured-website', weight: 0.85, read: fromWebsites },
  { id: 'og-site-name', weight: 0.9, read: (snapshot) => fromMeta(snapshot, 'og:site_name') },
  {
    id: 'application-name',
    weight: 0.65,
    read: (snapshot) => fromMeta(snapshot, 'application-name', 'al:ios:app_name', 'al:android:app_name'),
  },
  { id: 'home-link', weight: 0.65, read: fromHomeLinks },
  { id: 'title', weight: 0.6, read: fromTitle },
  { id: 'og-title', weight: 0.5, read: fromOgTitle },
  { id: 'domain-as-written', weight: 0.55, read: fromDomainAsWritten },
  { id: 'manifest', weight: 0.55, read: fromManifest },
  { id: 'apple-title', weight: 0.5, read: (snapshot) => fromMeta(snapshot, 'apple-mobile-web-app-title') },
  { id: 'copyright', weight: 0.5, read: fromCopyright },
  { id: 'domain', weight: 0.3, read: fromDomain },
]

/**
 * Cleans and checks a raw text. The closer the name is to the domain, the higher is its score. A name such as
 * `さくら建設` cannot be close to a domain in Latin letters; it has the full score if the title contains it.
 */
function match(
  snapshot: Snapshot,
  raw: string,
  source: Omit<Evidence, 'text'>,
  strength = 1,
  wording: Wording = 'declared',
): Match<string> {
  const value = cleanName(snapshot, raw, wording)
  const rejected = nameRejection(snapshot, value)
  const fit = isTitledInScript(snapshot, value) ? 1 : 0.75 + 0.25 * affinity(value, snapshot.site)
  return matched(value, evidence(source.source, source.where, raw), strength * fit, rejected)
}

/** Reads parts of a text with name and slogan, the closest to the domain as the strongest. */
function* parts(
  snapshot: Snapshot,
  raw: string,
  source: Omit<Evidence, 'text'>,
  strength = 1,
  wording: Wording = 'declared',
): Generator<Match<string>> {
  const pieces = splitTitle(raw)
  if (pieces.length < 2 || affinity(raw, snapshot.site) === 1)
    return yield match(snapshot, raw, source, strength, wording)
  if (pieces.length === 2 && pieces.some((piece) => namesOwnHost(snapshot, piece)))
    return yield match(snapshot, pieces.join(' '), source, strength, wording)
  const near = pieces.map((piece) => affinity(cleanName(snapshot, piece, wording), snapshot.site))
  const best = Math.max(...near)
  const first = pieces.findIndex((piece) => !isPageName(piece))
  for (const [at, piece] of pieces.entries()) {
    const leads = best > 0 ? near[at] === best : at === first
    yield match(snapshot, piece, source, strength * (leads ? 1 : 0.4), wording)
  }
}

/**
 * Whether a text names the section on this host: `Forum` or `Forums` at `forum.acme.example`. Such a section
 * is a site of its own, with a name such as `Acme | Forum`.
 */
function namesOwnHost(snapshot: Snapshot, text: string): boolean {
  if (!isOfSubdomain(snapshot)) return false
  const singular = (word: string) => lettersOf(word).replace(/s$/, '')
  return singular(text) === singular(snapshot.site.domain.replace(/^www\./, '').split('.')[0] ?? '')
}

function* fromOrganizations(snapshot: Snapshot): Generator<Match<string>> {
  for (const { thing, ownership } of siteOrganizationsOf(snapshot)) {
    const source = { source: thing.syntax, where: `${thing.where}.name` }
    for (const name of textsOf(thing.item, 'name').slice(0, 1)) yield match(snapshot, name, source, ownership)
    for (const name of textsOf(thing.item, 'alternateName'))
      yield match(snapshot, name, source, ownership * 0.7)
  }
}

function* fromWebsites(snapshot: Snapshot): Generator<Match<string>> {
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    for (const name of textsOf(item, 'name').slice(0, 1))
      yield* parts(snapshot, name, { source: syntax, where: `${where}.name` })
    for (const name of textsOf(item, 'alternateName'))
      yield match(snapshot, name, { source: syntax, where: `${where}.alternateName` }, 0.7)
  }
}

function* fromMeta(snapshot: Snapshot, ...keys: string[]): Generator<Match<string>> {
  for (const tag of metaTags(snapshot, ...keys))
    yield* parts(snapshot, tag.content, { source: 'meta', where: tag.key })
}

/** Reads the texts of links to the home page. In the header such a link is usually the logo. */
function* fromHomeLinks(snapshot: Snapshot): Generator<Match<string>> {
  for (const { text, link, strength } of homeLabelsOf(snapshot))
    yield* parts(snapshot, text, { source: 'link', where: selectorOf(link.element) }, strength, 'label')
}

function fromTitle(snapshot: Snapshot): Iterable<Match<string>> {
  return titleParts(snapshot, titleOf(snapshot), { source: 'title', where: 'title' })
}

function* fromOgTitle(snapshot: Snapshot): Generator<Match<string>> {
  for (const tag of metaTags(snapshot, 'og:title', 'twitter:title').slice(0, 1)) {
    yield* titleParts(snapshot, tag.content, { source: 'meta', where: tag.key })
  }
}

/**
 * Reads the parts of a title. On a home page the brand is usually the first part, on other pages the last; a
 * part that is close to the domain is stronger than both.
 */
function* titleParts(
  snapshot: Snapshot,
  title: string | undefined,
  source: Omit<Evidence, 'text'>,
): Generator<Match<string>> {
  if (!title) return
  const pieces = splitTitle(title)
  const home = isFrontPage(snapshot)
  // A page name such as "Home" is skipped.
  const places = [...pieces.keys()].filter((at) => !isPageName(pieces[at] ?? ''))
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  const heading = home ? undefined : headingOf(snapshot)
  const near = pieces.map((piece) => {
    const name = cleanName(snapshot, piece, 'label')
    const closeness = isDeclaredInScript(snapshot, name) ? 1 : affinity(name, snapshot.site)
    return closeness < 1 && lettersOf(piece) === heading ? 0 : closeness
  })
  const best = Math.max(...near)
  for (const [at, piece] of pieces.entries()) {
    const ofPage = !home && near[at] !== 1 && (pieces.length === 1 || lettersOf(piece) === heading)
    const prior = ofPage ? 0.3 : at === (home ? first : last) ? 0.85 : at === first || at === last ? 0.5 : 0.3
    yield match(snapshot, piece, source, best >= 0.6 && near[at] === best ? 1 : prior, 'label')
  }
}

/** Returns the letters of the headline, which names the page and not the brand, except on the home page. */
function headingOf(snapshot: Snapshot): string | undefined {
  const heading = select(snapshot, 'h1').find((element) => regionOf(element) === 'main')
  return heading && (lettersOf(textOf(heading)) || undefined)
}

/** Finds the domain written as words, `Great Day` or `MarketerHire`, most frequent first. */
function* fromDomainAsWritten(snapshot: Snapshot): Generator<Match<string>> {
  const text = `${titleOf(snapshot) ?? ''}\n${visibleTextOf(snapshot)}`
  for (const [rank, label] of labelsOf(snapshot.site).entries()) {
    const forms = new Map<string, number>()
    const written = writtenIn(text, label, suffixOf(snapshot.site))
    const found = written.filter(({ form }) => form !== form.toLowerCase())
    const longer = sharedContinuation(found.map(({ form, index }) => text.slice(index + form.length)))
    for (const { form } of found) forms.set(form + longer, (forms.get(form + longer) ?? 0) + 1)
    // Capitals are often only a style of the design, so other forms come first.
    const ranked = [...forms].sort(([a, m], [b, n]) => Number(isCapitals(a)) - Number(isCapitals(b)) || n - m)
    for (const [at, [form, count]] of ranked.slice(0, 3).entries()) {
      const strength = (at === 0 ? 1 : 0.6) * (count > 1 ? 1 : 0.8) * (rank === 0 ? 1 : 0.7)
      yield match(
        snapshot,
        form,
        { source: 'text', where: `${count} ${noun(count, 'time')} in the page` },
        strength,
      )
    }
  }
}

/**
 * Returns the capitalised words that follow the form everywhere, such as " Products" in "Prism Flow
 * Products". Blank when different words follow. If the form occurs only once, one word counts, and only at
 * the end of the text.
 */
function sharedContinuation(texts: readonly string[]): string {
  const [first = '', ...others] = texts.map(
    (text) => /^(?: (?:& )?\p{Lu}[\p{L}’']+){0,3}/u.exec(text)?.[0] ?? '',
  )
  if (others.length === 0)
    return /^ \S+$/.test(first) && /^(?:\s*[\n|•]|\s+[-–—]\s)/.test(texts[0]?.slice(first.length) ?? '')
      ? first
      : ''
  const words = first.split(/(?= (?:& )?\p{Lu})/u)
  for (let count = words.length; count > 0; count--) {
    const shared = words.slice(0, count).join('')
    if (shared && others.every((other) => `${other} `.startsWith(`${shared} `))) return shared
  }
  return ''
}

function isCapitals(form: string): boolean {
  return form === form.toUpperCase()
}

function* fromManifest(snapshot: Snapshot): Generator<Match<string>> {
  const found = manifestOf(snapshot)
  const { name, shortName } = found?.manifest ?? {}
  if (found && name) yield* parts(snapshot, name, { source: 'manifest', where: `${found.url} name` })
  if (found && shortName)
    yield match(snapshot, shortName, { source: 'manifest', where: `${found.url} short_name` }, 0.8)
}

const AFTER_NAME_WORDS = [
  /all rights? reserved/,
  ...phrases(`
    alle rechte, tous droits, todos los derechos, todos os direitos, tutti i diritti, powered by
    privacy, terms`),
  /cookies?/,
  ...words('design website registered 無断 版权所有 保留所有权利'),
]
const AFTER_NAME = pattern('i')`(?:${AFTER_NAME_WORDS}).*$`

/** Reads the name in a copyright line such as `© 2024 Name` or `Copyright Name 2010-2024`. */
function* fromCopyright(snapshot: Snapshot): Generator<Match<string>> {
  for (const line of visibleTextOf(snapshot).split('\n')) {
    const after = line.match(/(?:©|\(c\)\s*\d{4}|copyright(?=[^a-z]{0,3}(?:©|\d{4})))(.{2,160})/i)?.[1]
    if (!after) continue
    const name = after
      .replace(AFTER_NAME, '')
      .replace(/(?:©|\(c\)|copyright|\bby\b|[-–—,]?\s*(?:19|20)\d\d\b|present|today)/gi, ' ')
      .split(/\s*[|•·∙]\s*|\.\s+|\s+[-–—]\s+|,\s+(?!inc|llc|ltd|corp)|\.$/i)
      .map((piece) => piece.trim())
      .find(Boolean)
    if (name) yield match(snapshot, name, { source: 'text', where: 'copyright line' })
  }
}

/** Makes a name of the domain's label as the last resort. Short ones are more often initials. */
function* fromDomain(snapshot: Snapshot): Generator<Match<string>> {
  const { unicode, domain, label } = snapshot.site
  const own = domain.startsWith(label) ? (unicode.split('.')[0] ?? label) : label
  const value = own
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  yield { value, evidence: evidence('domain', 'domain', domain), strength: own.length > 3 ? 1 : 0.3 }
}

/** Whether a name has no Latin letters, and the title contains it. */
function isTitledInScript(snapshot: Snapshot, name: string): boolean {
  if (!/\p{L}/u.test(name) || /\p{Script=Latin}/u.test(name)) return false
  return titleLettersOf(snapshot).includes(lettersOf(name))
}

const titleLettersOf = view((snapshot: Snapshot): string => lettersOf(titleOf(snapshot) ?? ''))

/** Whether the title has a name in another script that the page declares or has in its logo. */
function isDeclaredInScript(snapshot: Snapshot, name: string): boolean {
  if (!isTitledInScript(snapshot, name)) return false
  const letters = lettersOf(name)
  return declaredOf(snapshot).has(letters) || marksOf(snapshot).has(letters)
}

/** From this likelihood on, a link to the home page counts as the logo. */
const MARK = 0.7

/** The letters of the names in the logos of the page. */
const marksOf = view((snapshot: Snapshot): ReadonlySet<string> => {
  const marks = homeLabelsOf(snapshot).filter(({ strength }) => strength >= MARK)
  return new Set(marks.map(({ text }) => lettersOf(cleanName(snapshot, text, 'label'))))
})
