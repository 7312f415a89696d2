/** Reads the pictures of each kind of element. */

import { type Element, isTag } from 'domhandler'
import { nextElementSibling, prevElementSibling } from 'domutils'
import { cssUrls } from '../../formats/css/url.ts'
import { parseSrcset } from '../../formats/srcset.ts'
import { inlineDeclarations } from '../../formats/svg/css.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { LAZY_SETS, LAZY_URLS } from '../../lexicon/lazy-loading.ts'
import { words } from '../../lexicon/pattern.ts'
import { oncePer } from '../../model/keyed.ts'
import type { PageImage } from '../../model/scrape.ts'
import { attribute, baseUrlOf, textOf } from '../../snapshot/dom.ts'
import { backgroundSources, pictureUrl } from '../../snapshot/marks/images.ts'
import { metaTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Drawn, drawnAlone } from './drawings.ts'

export type Seen = PageImage

interface Reader {
  readonly id: string
  /** Names of the elements that the reader handles. Undefined: all elements. */
  readonly names: ReadonlySet<string> | undefined
  readonly read: (snapshot: Snapshot, element: Element, drawn: Drawn) => Seen[]
}

/** The readers of pictures, one for each way in which a page shows them. */
export const READERS: readonly Reader[] = [
  { id: 'link', names: new Set(['link']), read: linkImages },
  { id: 'img', names: new Set(['img', 'input']), read: imgImages },
  { id: 'source', names: new Set(['source']), read: sourceImages },
  { id: 'video', names: new Set(['video']), read: posters },
  { id: 'svg', names: new Set(['svg']), read: drawings },
  { id: 'object', names: new Set(['object', 'embed']), read: objects },
  { id: 'background', names: undefined, read: ownBackgrounds },
  { id: 'css', names: undefined, read: paintedByStyles },
]

/** Returns pictures that a page names for other sites, such as social networks. */
export function statedImages(snapshot: Snapshot): Seen[] {
  const base = baseUrlOf(snapshot)
  return metaTags(snapshot, ...STATED).flatMap(({ content }) => {
    const url = anyUrl(content, base)
    return seen('meta', null, url === undefined ? undefined : [url])
  })
}

const STATED = words(
  'og:image:secure_url og:image og:image:url twitter:image twitter:image:src msapplication-tileimage thumbnail',
)

function seen(element: PageImage['element'], alt: string | null, urls: Candidates | undefined): Seen[] {
  if (!urls) return []
  const [src, ...candidates] = urls
  return [{ src, type: /^data:/i.test(src) ? 'base64' : 'url', element, alt, candidates }]
}

const LINK_RELS: ReadonlySet<string> = new Set(
  words(`
  icon apple-touch-icon apple-touch-icon-precomposed apple-touch-startup-image mask-icon fluid-icon
  image_src`),
)

function linkImages(snapshot: Snapshot, link: Element): Seen[] {
  const base = baseUrlOf(snapshot)
  const rels = (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/)
  const isAhead =
    (rels.includes('preload') || rels.includes('prefetch')) &&
    attribute(link, 'as')?.toLowerCase() === 'image'
  if (!isAhead && !rels.some((rel) => LINK_RELS.has(rel))) return []
  const own = anyUrl(attribute(link, 'href'), base)
  const [best, ...others] = new Set([
    ...setOf(attribute(link, 'imagesrcset'), base),
    ...(own === undefined ? [] : [own]),
  ])
  return seen('link', null, best === undefined ? undefined : [best, ...others])
}

/** Reads pictures in `img` and `input`, without tracking pixels. */
function imgImages(snapshot: Snapshot, img: Element): Seen[] {
  if (img.name === 'input' && attribute(img, 'type')?.toLowerCase() !== 'image') return []
  if (isPixel(img)) return []
  const base = baseUrlOf(snapshot)
  const urls = candidatesOf(img, base)
  // This placeholder is skipped, because the real picture is read from the `noscript` beside it.
  if (urls && pictureUrl(urls[0], base) === undefined && hasTwin(img)) return []
  return seen('img', altOf(img), urls)
}

/** An empty `alt` is kept, because it declares a decorative picture. */
const altOf = (element: Element): string | null => element.attribs.alt?.trim() ?? null

const isPixel = ({ attribs }: Element): boolean =>
  [attribs.width, attribs.height].every((side) => side !== undefined && /^\s*[01](?:px)?\s*$/.test(side))

function hasTwin(img: Element): boolean {
  const beside = [nextElementSibling(img), prevElementSibling(img)]
  return beside.some((element) => element?.name === 'noscript' && /<img\b/i.test(textOf(element)))
}

/** Reads the sources of a `picture`, but not those of `video` and `audio`. */
function sourceImages(snapshot: Snapshot, source: Element): Seen[] {
  const { parent } = source
  if (!parent || !isTag(parent) || parent.name !== 'picture') return []
  const img = imgOf(parent)
  return seen('source', img ? altOf(img) : null, candidatesOf(source, baseUrlOf(snapshot)))
}

/** The `img` of a `picture`, searched once for all its sources. */
const imgOf = oncePer(
  (picture: Element) => picture.children.filter(isTag).find(({ name }) => name === 'img'),
  new WeakMap<Element, Element | undefined>(),
)

function posters(snapshot: Snapshot, video: Element): Seen[] {
  const url = ['poster', 'data-poster']
    .map((name) => anyUrl(attribute(video, name), baseUrlOf(snapshot)))
    .find((found) => found !== undefined)
  const alt = attribute(video, 'aria-label') ?? attribute(video, 'title') ?? null
  return seen('video', alt, url === undefined ? undefined : [url])
}

/** Elements that draw nothing. An SVG with only such children defines parts for other SVGs. */
const PARTS: ReadonlySet<string> = new Set(['symbol', 'defs', 'title', 'desc', 'metadata', 'style', 'script'])

function drawings(snapshot: Snapshot, svg: Element, drawn: Drawn): Seen[] {
  if (svg.children.filter(isTag).every(({ name }) => PARTS.has(name))) return []
  const src = drawnAlone(snapshot, svg, drawn)
  const title = svg.children.filter(isTag).find(({ name }) => name === 'title')
  const alt = attribute(svg, 'aria-label') ?? (title ? textOf(title) || null : null)
  return [{ src, type: 'html', element: 'svg', alt }]
}

/** Reads pictures in `object` and `embed`. These elements may contain any type of file. */
function objects(snapshot: Snapshot, element: Element): Seen[] {
  const reference = attribute(element, element.name === 'object' ? 'data' : 'src')
  const isPicture =
    /^\s*image\//i.test(element.attribs.type ?? '') || PICTURE_FILE.test(reference?.split(/[?#]/)[0] ?? '')
  const url = isPicture ? anyUrl(reference, baseUrlOf(snapshot)) : undefined
  const alt = attribute(element, 'aria-label') ?? attribute(element, 'title') ?? null
  return seen('object', alt, url === undefined ? undefined : [url])
}

const PICTURE_FILE = /^data:image\/|\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i

/** Reads background pictures from the attributes of an element: `style` and `background`. */
function ownBackgrounds(snapshot: Snapshot, { attribs }: Element): Seen[] {
  const { style = '', background } = attribs
  if (background === undefined && !/background[^;]*url\(/i.test(style)) return []
  const base = baseUrlOf(snapshot)
  const declared = inlineDeclarations(style)
  const painted = cssUrls(`${declared.background ?? ''} ${declared['background-image'] ?? ''}`)
  return [...(background === undefined ? [] : [background]), ...painted].flatMap((reference) => {
    const url = anyUrl(reference, base)
    return seen('background', null, url === undefined ? undefined : [url])
  })
}

function paintedByStyles(snapshot: Snapshot, element: Element): Seen[] {
  return backgroundSources(snapshot, element).flatMap(({ url }) => seen('css', null, [url]))
}

/** URLs of one picture in different sizes, the best first. */
type Candidates = readonly [best: string, ...others: string[]]

/**
 * Returns the URLs of an `img` or `source`: first the URLs in `srcset`s, with the largest first, then URLs in
 * attributes of lazy loaders, then `src`. A placeholder counts only when there is no other URL. Undefined
 * without any URL.
 */
function candidatesOf(element: Element, base: string): Candidates | undefined {
  const sized = ['srcset', ...LAZY_SETS].flatMap((name) => setOf(attribute(element, name), base))
  const named = [...LAZY_URLS, 'src'].flatMap((name) => pictureUrl(attribute(element, name), base) ?? [])
  const [best, ...others] = new Set([...sized, ...named])
  if (best !== undefined) return [best, ...others]
  const standIn = anyUrl(attribute(element, 'src'), base)
  return standIn === undefined ? undefined : [standIn]
}

function setOf(srcset: string | undefined, base: string): string[] {
  return parseSrcset(srcset ?? '')
    .toSorted((a, b) => b.size - a.size)
    .flatMap(({ url }) => pictureUrl(url, base) ?? [])
}

/** Returns an absolute or `data:` URL of a picture, but not for a fragment of the page. */
function anyUrl(reference: string | undefined, base: string): string | undefined {
  if (/^\s*#/.test(reference ?? '')) return undefined
  return reference && /^data:image\//i.test(reference) ? reference : absoluteUrl(reference, base)
}
