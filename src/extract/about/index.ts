/** Reads the metadata that a document states, for callers who read pages. */

import { absoluteUrl } from '../../formats/url.ts'
import { words } from '../../lexicon/pattern.ts'
import type { PageAlternate, PageHeading, PageMeta } from '../../model/page-part.ts'
import type { PageAbout } from '../../model/pages.ts'
import { attribute, baseUrlOf, foldSpace, select } from '../../snapshot/dom.ts'
import {
  allMetaTagsOf,
  canonicalOf,
  iconTags,
  langOf,
  linkTags,
  metaContent,
  titleOf,
} from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { jsonLdBlocksOf, thingsOf } from '../../snapshot/structured/structured.ts'
import { wholeText } from '../../snapshot/text.ts'

const MAX_HEADINGS = 500
const MAX_HEADING_CHARS = 1_000
const MAX_ALTERNATES = 500
const MAX_KEYWORDS = 200
/** The largest number of tags in `openGraph`, `twitter` and `additionalMeta` together. */
const MAX_TAGS = 300
/** The largest size of all JSON-LD blocks in bytes. Further blocks are left out. */
const MAX_JSON_LD_BYTES = 512 * 1024

/** Returns the metadata of a page. Pure. Keys without a value are left out. */
export function aboutPage(snapshot: Snapshot): PageMeta {
  const base = baseUrlOf(snapshot)
  const absolute = (reference: string | undefined) => absoluteUrl(reference, base)
  const document = snapshot.resources.find(({ kind }) => kind === 'document')
  const meta = (...keys: readonly string[]) => metaContent(snapshot, ...keys)
  const images = linkTags(snapshot, 'image_src')[0]?.url
  return present({
    sourceUrl: document?.url ?? snapshot.url,
    finalUrl: snapshot.url,
    statusCode: snapshot.document.status,
    contentType: document?.headers['content-type'],
    ...statedIn(snapshot),
    canonicalUrl: canonicalOf(snapshot),
    siteName: meta('og:site_name', 'application-name', 'apple-mobile-web-app-title'),
    author: meta('author', 'article:author', 'dc.creator') ?? stated(snapshot, 'author', ['name']),
    favicon: iconOf(snapshot),
    image: absolute(meta(...IMAGE_KEYS)) ?? images ?? absolute(stated(snapshot, 'image', ['url', '@id'])),
    robots: meta('robots'),
    publishedTime: meta(...PUBLISHED_KEYS) ?? stated(snapshot, 'datePublished'),
    modifiedTime: meta(...MODIFIED_KEYS) ?? stated(snapshot, 'dateModified'),
    ...tagsOf(snapshot),
    jsonLd: jsonLdOf(snapshot),
    alternates: alternatesOf(snapshot),
    headings: headingsOf(snapshot),
  })
}

function statedIn(snapshot: Snapshot): PageAbout {
  const meta = (...keys: readonly string[]) => metaContent(snapshot, ...keys)
  return {
    title: titleOf(snapshot) ?? meta('og:title', 'twitter:title', 'dc.title'),
    description: meta('description', 'og:description', 'twitter:description', 'dc.description'),
    keywords: listOf(meta('keywords')),
    language: langOf(snapshot) ?? meta('language', 'dc.language'),
  }
}

/** The largest lengths of the statements that are stored with a page. */
const KEPT = { textChars: 1_000, keywords: 50, wordChars: 100 } as const

/** Returns the statements of a page about itself, shortened so that many of them are quickly read. Pure. */
export function statementsOf(snapshot: Snapshot): PageAbout {
  const { title, description, keywords, language } = statedIn(snapshot)
  return present({
    title: title?.slice(0, KEPT.textChars),
    description: description?.slice(0, KEPT.textChars),
    keywords: keywords?.slice(0, KEPT.keywords).map((word) => word.slice(0, KEPT.wordChars)),
    language: language?.slice(0, KEPT.wordChars),
  })
}

const IMAGE_KEYS = words(
  'og:image:secure_url og:image og:image:url twitter:image twitter:image:src thumbnail image',
)
const PUBLISHED_KEYS = words(
  'article:published_time og:published_time date pubdate publishdate dc.date dc.date.issued dcterms.created',
)
const MODIFIED_KEYS = words(
  'article:modified_time og:updated_time last-modified dc.date.modified dcterms.modified',
)

/** The names of tags that have a key of their own. `additionalMeta` does not repeat them. */
const PROMOTED: ReadonlySet<string> = new Set([
  ...words('title description author language keywords robots application-name date pubdate'),
  ...words('article:author article:published_time article:modified_time'),
])

/**
 * Matches types of things that describe the page itself. Other things on a page have authors and dates, too.
 */
const OF_PAGE = /(?:Article|Posting|Page|Report|Recipe|Review|Course|VideoObject)$/

/** Returns a property of the page from its structured data. */
function stated(snapshot: Snapshot, property: string, inside: readonly string[] = []): string | undefined {
  const own = thingsOf(snapshot).filter(({ types }) => types.some((type) => OF_PAGE.test(type)))
  const texts = own.flatMap(({ item }) => textsOf(item, property, inside))
  return texts.map((text) => foldSpace(text).slice(0, MAX_HEADING_CHARS)).find((text) => text !== '')
}

function iconOf(snapshot: Snapshot): string | undefined {
  const icons = ['icon', 'apple-touch-icon'].flatMap((rel) => iconTags(snapshot, rel))
  return icons.find(({ url }) => !url.startsWith('data:'))?.url
}

function listOf(text: string | undefined): readonly string[] | undefined {
  const listed = text?.split(/[,;、，]/).map(foldSpace)
  return listed?.filter((word) => word !== '').slice(0, MAX_KEYWORDS)
}

type Tags = Record<string, string | string[]>

/** Divides the named tags of a page into those of Open Graph, those of Twitter, and all others. */
function tagsOf(snapshot: Snapshot): Pick<PageMeta, 'openGraph' | 'twitter' | 'additionalMeta'> {
  const [openGraph, twitter, additionalMeta] = [newTags(), newTags(), newTags()]
  const tags = allMetaTagsOf(snapshot).filter(
    ({ attribute }) => attribute === 'name' || attribute === 'property',
  )
  for (const { key, content } of tags.slice(0, MAX_TAGS)) {
    if (key.startsWith('og:')) add(openGraph, camelCased(key.slice('og:'.length)), content)
    else if (key.startsWith('twitter:')) add(twitter, camelCased(key.slice('twitter:'.length)), content)
    else if (!PROMOTED.has(key)) add(additionalMeta, key, content)
  }
  return { openGraph, twitter, additionalMeta }
}

/** The table has no prototype, because a page may name a tag `constructor`. */
const newTags = (): Tags => Object.create(null)

function add(tags: Tags, name: string, content: string): void {
  const before = tags[name]
  if (before === content || name === '') return
  tags[name] = before === undefined ? content : [...new Set([before, content].flat())]
}

const camelCased = (name: string): string =>
  name.replace(/[:_-]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '')

function jsonLdOf(snapshot: Snapshot): PageMeta['jsonLd'] {
  const fitting: Readonly<Record<string, unknown>>[] = []
  let bytes = 0
  for (const block of jsonLdBlocksOf(snapshot)) {
    bytes += Buffer.byteLength(JSON.stringify(block))
    if (bytes > MAX_JSON_LD_BYTES) break
    fitting.push(block)
  }
  return fitting
}

function alternatesOf(snapshot: Snapshot): readonly PageAlternate[] {
  return linkTags(snapshot, 'alternate')
    .filter(({ rels }) => !rels.includes('stylesheet'))
    .slice(0, MAX_ALTERNATES)
    .map(({ url: href, hreflang, type, title }) => present({ href, hreflang, type, title }))
}

function headingsOf(snapshot: Snapshot): readonly PageHeading[] {
  const found: PageHeading[] = []
  for (const element of select(snapshot, 'h1, h2, h3, h4, h5, h6')) {
    const text = foldSpace(wholeText(element) || (attribute(element, 'aria-label') ?? ''))
    if (text !== '') found.push({ level: Number(element.name[1]), text: text.slice(0, MAX_HEADING_CHARS) })
    if (found.length === MAX_HEADINGS) break
  }
  return found
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** Removes keys without a value, and empty lists and tables. */
function present<T extends object>(keys: T): Present<T> {
  const isThere = (value: unknown) =>
    value !== undefined && !(typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => isThere(value))) as Present<T>
}
