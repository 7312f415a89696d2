/** Reads what a document declares in its head: title, `<meta>`, `<link>`, language and writing direction. */

import type { Element } from 'domhandler'
import { absoluteUrl, withoutFragment } from '../formats/url.ts'
import { groupedBy } from '../model/keyed.ts'
import { attribute, baseUrlOf, foldSpace, select, textOf } from './dom.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

/** One `<meta>` with a content. `key` is its name, property, itemprop or http-equiv in lower case. */
export interface MetaTag {
  readonly key: string
  readonly content: string
  readonly attribute: 'name' | 'property' | 'itemprop' | 'http-equiv'
  readonly media: string | undefined
  readonly element: Element
}

/** Holds one `<link>` with a usable reference. */
export interface LinkTag {
  /** The tokens of `rel` are in lower case. */
  readonly rels: readonly string[]
  /** The URL is absolute. */
  readonly url: string
  readonly hreflang: string | undefined
  readonly media: string | undefined
  readonly type: string | undefined
  readonly sizes: string | undefined
  readonly title: string | undefined
  readonly element: Element
}

const KEY_ATTRIBUTES = ['property', 'name', 'itemprop', 'http-equiv'] as const

/** The title is the text of the first `<title>` outside SVG, folded and cut; undefined when blank. */
export const titleOf = view((snapshot: Snapshot): string | undefined => {
  const title = select(snapshot, 'title').find((element) => element.namespace !== SVG)
  return title ? textOf(title).slice(0, MAX_TITLE_CHARS) || undefined : undefined
})

const SVG = 'http://www.w3.org/2000/svg'

/** Maximum length of the title of the page. */
const MAX_TITLE_CHARS = 1_000

const MAX_META_CHARS = 10_000

/** This view lists every `<meta>` with a key and a content, in document order. */
export const allMetaTagsOf = view((snapshot: Snapshot): readonly MetaTag[] => {
  return select(snapshot, 'meta[content]').flatMap((element) => {
    const content = foldSpace((element.attribs.content ?? '').slice(0, MAX_META_CHARS))
    if (!content) return []
    return KEY_ATTRIBUTES.flatMap((name) => {
      const key = attribute(element, name)?.toLowerCase()
      return key ? [{ key, content, attribute: name, media: attribute(element, 'media'), element }] : []
    })
  })
})

/** Returns the tags with one of these keys, ordered by the keys, then by the page. */
export function metaTags(snapshot: Snapshot, ...keys: readonly string[]): MetaTag[] {
  const index = metaIndex(snapshot)
  return keys.flatMap((key) => index.get(key) ?? [])
}

/** Returns the content of the first tag with one of these keys, in the order of the keys. */
export function metaContent(snapshot: Snapshot, ...keys: readonly string[]): string | undefined {
  return metaTags(snapshot, ...keys)[0]?.content
}

const metaIndex = view((snapshot: Snapshot) => groupedBy(allMetaTagsOf(snapshot), ({ key }) => key))

/** This view lists every `<link>` with a `rel` and a usable `href`, in document order. */
export const linkTagsOf = view((snapshot: Snapshot): readonly LinkTag[] =>
  linksBy(snapshot, (reference) => absoluteUrl(reference, baseUrlOf(snapshot))),
)

/** The links that `linkTagsOf` lists, and those whose address is a `data:image/` URL. */
const linksOfPicturesOf = view((snapshot: Snapshot): readonly LinkTag[] =>
  linksBy(
    snapshot,
    (reference) => dataUrlOfPicture(reference) ?? absoluteUrl(reference, baseUrlOf(snapshot)),
  ),
)

function linksBy(
  snapshot: Snapshot,
  addressOf: (reference: string | undefined) => string | undefined,
): readonly LinkTag[] {
  return select(snapshot, 'link[rel][href]').flatMap((element) => {
    const url = addressOf(element.attribs.href)
    const rels = (element.attribs.rel ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    if (!url || rels.length === 0) return []
    const read = (name: string) => attribute(element, name)
    return [
      {
        rels,
        url,
        hreflang: read('hreflang'),
        media: read('media'),
        type: read('type'),
        sizes: read('sizes'),
        title: read('title'),
        element,
      },
    ]
  })
}

/** Returns a `data:image/` URL without line breaks and tabs; undefined for any other reference. */
function dataUrlOfPicture(reference = ''): string | undefined {
  return /^\s*data:image\//i.test(reference) ? reference.trim().replace(/[\t\n\r]+/g, '') : undefined
}

/**
 * Returns the links of icons with this token in their `rel`; the URL of one may be a `data:image/` URL. A
 * link to the page itself, `href="#"`, waits for a script and leads to no picture.
 */
export function iconTags(snapshot: Snapshot, rel: string): LinkTag[] {
  const here = withoutFragment(snapshot.url)
  return linksOfPicturesOf(snapshot).filter(
    ({ rels, url, element }) =>
      rels.includes(rel) &&
      !/^\s*(?:#|$)/.test(element.attribs.href ?? '') &&
      (url.startsWith('data:') || withoutFragment(url) !== here),
  )
}

/** Returns the link tags whose `rel` has this token. */
export function linkTags(snapshot: Snapshot, rel: string): LinkTag[] {
  return linkTagsOf(snapshot).filter((link) => link.rels.includes(rel))
}

/** Returns the absolute canonical URL; undefined when none is declared. */
export function canonicalOf(snapshot: Snapshot): string | undefined {
  return linkTags(snapshot, 'canonical')[0]?.url
}

/** The language of the document as written (`pt-BR`): html lang, then content-language, then og:locale. */
export const langOf = view(
  (snapshot: Snapshot): string | undefined =>
    declaredLangOf(snapshot)?.text.split(/[,\s]/)[0]?.replace('_', '-') || undefined,
)

/** The language that the document declares, with its region, and the place of the declaration. */
export const declaredLangOf = view((snapshot: Snapshot): { text: string; where: string } | undefined => {
  const [html] = select(snapshot, 'html')
  for (const name of ['lang', 'xml:lang']) {
    const text = html && attribute(html, name)
    if (text) return { text, where: `html[${name}]` }
  }
  const [tag] = metaTags(snapshot, 'content-language', 'og:locale')
  return tag && { text: tag.content, where: `meta[${tag.attribute}=${tag.key}]` }
})

/** Returns the language versions that `rel=alternate hreflang` declares. */
export function alternatesOf(snapshot: Snapshot): readonly { readonly lang: string; readonly url: string }[] {
  return linkTags(snapshot, 'alternate').flatMap(({ hreflang, url }) =>
    hreflang ? [{ lang: hreflang, url }] : [],
  )
}
