import type { Element } from 'domhandler'
import { absoluteUrl } from '../formats/url.ts'
import { DEFAULTS } from '../model/options.ts'
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

/** One `<link>` with a usable reference. */
export interface LinkTag {
  /** Lower-case tokens of `rel`. */
  readonly rels: readonly string[]
  /** Absolute. */
  readonly url: string
  readonly hreflang: string | undefined
  readonly media: string | undefined
  readonly type: string | undefined
  readonly sizes: string | undefined
  readonly title: string | undefined
  readonly element: Element
}

const KEY_ATTRIBUTES = ['property', 'name', 'itemprop', 'http-equiv'] as const

/** Text of the first `<title>` outside SVG, folded and cut; undefined when blank. */
export const titleOf = view((snapshot: Snapshot): string | undefined => {
  const title = select(snapshot, 'title').find((element) => element.namespace !== SVG)
  return title ? textOf(title).slice(0, DEFAULTS.html.maxTitleChars) || undefined : undefined
})

const SVG = 'http://www.w3.org/2000/svg'

/** Every `<meta>` with a key and a content, in document order. */
const metaTagsOf = view((snapshot: Snapshot): readonly MetaTag[] =>
  select(snapshot, 'meta[content]').flatMap((element) => {
    const content = foldSpace((element.attribs.content ?? '').slice(0, DEFAULTS.html.maxMetaChars))
    if (!content) return []
    return KEY_ATTRIBUTES.flatMap((name) => {
      const key = attribute(element, name)?.toLowerCase()
      return key ? [{ key, content, attribute: name, media: attribute(element, 'media'), element }] : []
    })
  }),
)

/** Tags with one of these keys: by the order of the keys, then of the page. */
export function metaTags(snapshot: Snapshot, ...keys: readonly string[]): MetaTag[] {
  const index = metaIndex(snapshot)
  return keys.flatMap((key) => index.get(key) ?? [])
}

/** Content of the first tag with one of these keys, by the order of the keys. */
export function metaContent(snapshot: Snapshot, ...keys: readonly string[]): string | undefined {
  return metaTags(snapshot, ...keys)[0]?.content
}

const metaIndex = view((snapshot: Snapshot): ReadonlyMap<string, readonly MetaTag[]> => {
  const index = new Map<string, MetaTag[]>()
  for (const tag of metaTagsOf(snapshot)) {
    const known = index.get(tag.key)
    if (known) known.push(tag)
    else index.set(tag.key, [tag])
  }
  return index
})

/** Every `<link>` with rel and a usable href, in document order. */
export const linkTagsOf = view((snapshot: Snapshot): readonly LinkTag[] =>
  select(snapshot, 'link[rel][href]').flatMap((element) => {
    const url = absoluteUrl(element.attribs.href, baseUrlOf(snapshot))
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
  }),
)

/** Link tags whose `rel` has this token. */
export function linkTags(snapshot: Snapshot, rel: string): LinkTag[] {
  return linkTagsOf(snapshot).filter((link) => link.rels.includes(rel))
}

/** Absolute canonical URL; undefined when none is declared. */
export function canonicalOf(snapshot: Snapshot): string | undefined {
  return linkTags(snapshot, 'canonical')[0]?.url
}

/** Language of the document as written (`en`, `pt-BR`): html lang, then content-language, then og:locale. */
export const langOf = view(
  (snapshot: Snapshot): string | undefined =>
    declaredLangOf(snapshot)?.text.split(/[,\s]/)[0]?.replace('_', '-') || undefined,
)

/** What the document declares as its language, in full, and where. */
export const declaredLangOf = view((snapshot: Snapshot): { text: string; where: string } | undefined => {
  const [html] = select(snapshot, 'html')
  for (const name of ['lang', 'xml:lang']) {
    const text = html && attribute(html, name)
    if (text) return { text, where: `html[${name}]` }
  }
  const [tag] = metaTags(snapshot, 'content-language', 'og:locale')
  return tag && { text: tag.content, where: `meta[${tag.attribute}=${tag.key}]` }
})

/** `rtl`, `ltr`, or undefined when the document does not say. */
export function dirOf(snapshot: Snapshot): 'ltr' | 'rtl' | undefined {
  const [html] = select(snapshot, 'html[dir], body[dir]')
  const dir = html && attribute(html, 'dir')?.toLowerCase()
  return dir === 'rtl' || dir === 'ltr' ? dir : undefined
}

/** `rel=alternate hreflang` pairs. */
export function alternatesOf(snapshot: Snapshot): readonly { readonly lang: string; readonly url: string }[] {
  return linkTags(snapshot, 'alternate').flatMap(({ hreflang, url }) =>
    hreflang ? [{ lang: hreflang, url }] : [],
  )
}

/** `theme-color` values as written, with the media condition each holds under. */
export function themeColorsOf(
  snapshot: Snapshot,
): readonly { readonly color: string; readonly media: string | undefined }[] {
  return metaTags(snapshot, 'theme-color').map(({ content, media }) => ({ color: content, media }))
}
