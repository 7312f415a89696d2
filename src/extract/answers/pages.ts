/** Chooses the pages of a site that are read to answer questions. */

import { decoded, pageKey } from '../../formats/url.ts'
import { isConcept, wordsOf } from '../../lexicon/asked-words.ts'
import { ASKING_WORDS } from '../../lexicon/concepts.ts'
import { ABOUT, CONTACT, IMPRINT, keyPage, QUESTIONS } from '../../lexicon/page-names/index.ts'
import { words } from '../../lexicon/pattern.ts'
import type { PageFacts } from '../../model/facts.ts'
import { type DataPoint, QUERY_BOUNDS, type QueryPage } from '../../model/query.ts'
import type { KeyLinks, LinkKind } from '../../model/values.ts'
import { askedOf, describedOf, hasEvery } from './match.ts'

/** If a site has no key link to one of these pages, the names of its links are searched for these words. */
const NAMED = { about_us: ABOUT, faq: QUESTIONS, imprint: IMPRINT, contact_us: CONTACT } as const

const KIND_OF: Readonly<Partial<Record<QueryPage, LinkKind>>> = {
  contact_us: 'contact',
  pricing: 'pricing',
  careers: 'careers',
  blog: 'blog',
  privacy_policy: 'privacy',
  terms_and_conditions: 'terms',
}

type Suggested = QueryPage | 'imprint'

/**
 * The pages that usually have the answers about a subject. Words of `lexicon/concepts.ts` name the subjects.
 */
const SUGGESTED: readonly (readonly [pages: readonly Suggested[], words: readonly string[]])[] = [
  [
    ['contact_us', 'imprint'],
    ['phone', 'email', 'address', 'fax', 'hour', 'location', 'vat', 'registration', 'host'],
  ],
  [
    ['imprint', 'about_us'],
    words(`
      ceo capital legal host vat registration headquarter president owner organization`),
  ],
  [
    ['terms_and_conditions', 'privacy_policy'],
    ['legal', 'term', 'condition', 'age', 'updated', 'effective'],
  ],
  [
    ['about_us'],
    ['founded', 'founder', 'employee', 'team', 'member', 'history', 'mission', 'value', 'customer'],
  ],
  [
    ['pricing'],
    ['price', 'plan', 'member', 'monthly', 'trial', 'free', 'billing', 'seat', 'feature', 'discount'],
  ],
  [
    ['faq', 'terms_and_conditions'],
    ['shipping', 'return', 'payment', 'warranty', 'cancellation', 'support', 'time'],
  ],
  [['careers'], ['career', 'benefit', 'remote', 'hiring']],
  [['blog'], ['blog', 'article', 'post', 'author']],
  [['privacy_policy'], ['privacy', 'gdpr', 'cookie', 'dpo', 'retention']],
]

/** How many pages are read besides the landing page when the caller names no pages. */
const MAX_SUGGESTED = 8

interface Known {
  readonly facts: PageFacts
  readonly links: KeyLinks
}

/**
 * Returns the addresses of the pages to read besides the landing page, the likeliest first. If the caller
 * names kinds of pages, only those are read. Otherwise these are the pages that usually treat the subjects of
 * the data points, and the pages whose links have words of the data points.
 */
export function pagesFor(
  points: readonly DataPoint[],
  named: readonly QueryPage[] | undefined,
  known: Known,
): string[] {
  const kinds = named ?? suggestedBy(points)
  const linked = named ? [] : linkedBy(points, known.facts)
  const urls = [...kinds.flatMap((kind) => addressOf(kind, known)), ...linked]
  const seen = new Set([pageKey(known.facts.url)])
  const others = urls.filter((url) => !seen.has(pageKey(url)) && seen.add(pageKey(url)))
  return others.slice(0, named ? QUERY_BOUNDS.pages - 1 : MAX_SUGGESTED)
}

function suggestedBy(points: readonly DataPoint[]): Suggested[] {
  const words = new Set(points.flatMap(({ name, description = '' }) => wordsOf(`${name} ${description}`)))
  const pages = SUGGESTED.flatMap(([kinds, telling]) =>
    telling.some((word) => words.has(word)) ? kinds : [],
  )
  return [...new Set(pages)]
}

function addressOf(kind: Suggested, { facts, links }: Known): string[] {
  const linkKind = kind === 'imprint' ? undefined : KIND_OF[kind]
  const link = linkKind && links[linkKind]
  if (link) return [link]
  const names = namesOfKind(kind)
  if (!names) return []
  return ownLinks(facts)
    .filter(({ url }) => pageKey(url) !== pageKey(facts.url))
    .filter(({ label, url }) => names.isText(label) || names.isSlug(lastSegment(url)))
    .map(({ url }) => url)
    .slice(0, 1)
}

/**
 * Returns links in this order. First come links whose texts have all words of a data point, such as
 * `Opening hours`. Then come links whose texts are a part of a data point, such as a product's name when its
 * price is requested. Then come links with one known word of a data point, such as `Prices` for the price of
 * something.
 */
function linkedBy(points: readonly DataPoint[], facts: PageFacts): string[] {
  const asked = points.flatMap((point) => {
    const asked = askedOf(point)
    return [asked.words, describedOf(asked)?.words ?? []].map((words) => new Set(words))
  })
  const links = ownLinks(facts).map(({ label, url }) => ({ url, words: new Set(wordsOf(label)) }))
  const having = links.filter(
    ({ words }) => words.size <= 6 && asked.some((wanted) => hasEvery(words, wanted)),
  )
  const within = links.filter(
    ({ words }) => words.size > 0 && asked.some((wanted) => [...words].every((word) => wanted.has(word))),
  )
  const telling = new Set(asked.flatMap((wanted) => [...wanted].filter(isConcept)))
  const about = links.filter(({ words }) => words.size <= 4 && [...telling].some((word) => words.has(word)))
  return [...having, ...within, ...about].map(({ url }) => url)
}

/**
 * The score of an address with words of the subject, and of an address whose words are usual for pages about
 * the subject.
 */
const [OF_SUBJECT, SUGGESTED_SCORE] = [4, 3]

/**
 * Returns a function that estimates by the words of an address whether its page is about a subject. Words of
 * `details` count less.
 */
export function linkRank(subject: string, details: string): (url: string) => number {
  const [main, others] = [subject, details].map(
    (text) => new Set(wordsOf(text).filter((word) => !ASKING_WORDS.has(word))),
  ) as [Set<string>, Set<string>]
  const names = SUGGESTED.filter(([, telling]) => telling.some((word) => main.has(word)))
    .flatMap(([kinds]) => kinds)
    .flatMap((kind) => namesOfKind(kind) ?? [])
  return (url) => {
    const words = wordsOf(decoded(new URL(url).pathname))
    const part = (of: ReadonlySet<string>) =>
      words.filter((word) => of.has(word)).length / Math.max(1, words.length)
    const isSuggested = names.some((each) => each.isSlug(lastSegment(url)))
    return OF_SUBJECT * part(main) + part(others) + (isSuggested ? SUGGESTED_SCORE : 0)
  }
}

function namesOfKind(kind: Suggested) {
  const linkKind = kind === 'imprint' ? undefined : KIND_OF[kind]
  return kind in NAMED ? NAMED[kind as keyof typeof NAMED] : linkKind && keyPage(linkKind)
}

function ownLinks({ url: page, facts }: PageFacts): { label: string; url: string }[] {
  const host = new URL(page).hostname.replace(/^www\./, '')
  return facts.flatMap(({ kind, label, values: [url = ''] }) => {
    const isOwn = kind === 'link' && new URL(url).hostname.replace(/^www\./, '') === host
    return isOwn ? [{ label, url }] : []
  })
}

function lastSegment(url: string): string {
  return (
    new URL(url).pathname
      .split('/')
      .filter(Boolean)
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? ''
  )
}
