/** Finds the pictures that an element shows, in markup and in CSS, including those of lazy loaders. */

import { type Element, isTag, type ParentNode } from 'domhandler'
import { findOne } from 'domutils'
import type { PaintedPart } from '../../cascade/index.ts'
import { cssUrls } from '../../formats/css/url.ts'
import { imageSize } from '../../formats/image.ts'
import { parseSrcset } from '../../formats/srcset.ts'
import { inlineDeclarations } from '../../formats/svg/css.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { LAZY_SETS, LAZY_URLS } from '../../lexicon/lazy-loading.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import { oncePer } from '../../model/keyed.ts'
import { parseTree } from '../document/tree.ts'
import { attribute, baseUrlOf, textOf } from '../dom.ts'
import { pathAt } from '../paths.ts'
import { sampleAt } from '../sample-at.ts'
import type { Snapshot } from '../snapshot.ts'
import { paintedPartsOf } from '../styles.ts'

/** One picture that an element shows. */
export interface ImageSource {
  /** The URL is an absolute http(s) URL, or a `data:image/` URL. */
  readonly url: string
  /** The media condition of its `<source>`. */
  readonly media: string | undefined
  /** True for the picture that is shown in the capture's viewport with the light colour scheme. */
  readonly shown: boolean
}

/** The largest width that is taken from a `srcset`, in pixels. It is twice what any header needs. */
const SENSIBLE_WIDTH = 1200

/**
 * Returns the pictures of an `img` (with the sources of its `picture`), `image`, `object`, `embed` or
 * `input type=image`. The one that is shown comes first. Returns none when the source of a `picture` for this
 * viewport is a placeholder.
 */
export function imageSources(snapshot: Snapshot, element: Element): ImageSource[] {
  const base = baseUrlOf(snapshot)
  const own = shownSource(element, base)
  const found: ImageSource[] = []
  let open = true
  for (const source of pictureSources(element)) {
    const url = largestOf(source, base)
    const media = attribute(source, 'media')
    const chosen = open && (media === undefined || mediaHolds(media, snapshot.viewport.width))
    if (url && (media || !own)) found.push({ url, media, shown: chosen })
    // A source without a condition is the same picture in another format, so only the `img` is listed.
    if (chosen && media) open = false
  }
  if (own) found.push({ url: own, media: undefined, shown: open })
  return found.sort((a, b) => Number(b.shown) - Number(a.shown))
}

function pictureSources(element: Element): Element[] {
  const { parent } = element
  return parent && isTag(parent) && parent.name === 'picture'
    ? parent.children.filter(isTag).filter(({ name }) => name === 'source')
    : []
}

/** Evaluates the media features by which pictures are chosen. Other features count as true. */
function mediaHolds(media: string, viewportWidth: number): boolean {
  for (const [, bound, size = '0', unit] of media.matchAll(/(min|max)-width\s*:\s*([\d.]+)(px|r?em)/gi)) {
    const pixels = Number(size) * (unit === 'px' ? 1 : 16)
    if (bound?.toLowerCase() === 'min' ? viewportWidth < pixels : viewportWidth > pixels) return false
  }
  return !/prefers-color-scheme\s*:\s*dark|\bprint\b|orientation\s*:\s*portrait/i.test(media)
}

/** Returns the picture that an element shows after its lazy loader has run; undefined for a placeholder. */
export function shownSource(element: Element, base: string): string | undefined {
  const lazy = LAZY_URLS.map((name) => attribute(element, name)).find((value) => pictureUrl(value, base))
  const plain = attribute(element, element.name === 'object' ? 'data' : 'src')
  const svgImage =
    element.name === 'image' ? (attribute(element, 'href') ?? attribute(element, 'xlink:href')) : undefined
  return (
    pictureUrl(lazy, base) ??
    pictureUrl(plain ?? svgImage, base) ??
    largestOf(element, base) ??
    otherSource(element, base) ??
    pictureUrl(sourceWithoutScripts(element), base)
  )
}

/** Returns the address in an attribute of a lazy loader that no table names, such as `data-hi-res-src`. */
function otherSource({ name, attribs }: Element, base: string): string | undefined {
  if (name !== 'img') return undefined
  return Object.keys(attribs)
    .filter((key) => /^data-[\w-]*src$/.test(key))
    .map((key) => pictureUrl(attribs[key]?.trim(), base))
    .find(Boolean)
}

/**
 * Returns the address in the `noscript` beside a placeholder, where lazy loaders keep the picture for
 * browsers without scripting. In a row of pictures each has its own.
 */
function sourceWithoutScripts(element: Element): string | undefined {
  const { parent } = element
  if (!parent) return undefined
  let beside = withoutScripts.get(parent)
  if (!beside) {
    const below = (name: string) => parent.children.filter(isTag).filter((child) => child.name === name)
    const [pictures, noscripts] = [below('img'), below('noscript')]
    const ofEach =
      pictures.length === noscripts.length ? pictures.map((img, at) => [img, noscripts[at]] as const) : []
    beside = { first: noscripts[0], ofEach: new Map(ofEach) }
    withoutScripts.set(parent, beside)
  }
  const noscript = beside.ofEach.get(element) ?? beside.first
  return noscript && pictureIn(noscript)
}

/** The `noscript` elements of a parent, found at once, because a gallery may have thousands of pictures. */
const withoutScripts = new WeakMap<
  ParentNode,
  { readonly first: Element | undefined; readonly ofEach: ReadonlyMap<Element, Element | undefined> }
>()

const pictureIn = oncePer((noscript: Element) => {
  const html = textOf(noscript)
  const { children } = /<img\b/i.test(html) ? parseTree(html).document : { children: [] }
  const img = findOne(({ name, attribs }) => name === 'img' && 'src' in attribs, children)
  return img ? attribute(img, 'src') : undefined
}, new WeakMap<Element, string | undefined>())

/**
 * Resolves the address of a picture. Undefined for any other address, and for the address of a placeholder,
 * which is shown until a script loads the real picture.
 */
export function pictureUrl(reference: string | undefined, base: string): string | undefined {
  if (!reference) return undefined
  if (/^data:image\//i.test(reference)) return isPlaceholder(reference) ? undefined : reference
  // A text that begins with a bracket or brace is a template, or JSON with the settings of a script.
  if (STAND_IN.test(reference) || /^\s*[[{]/.test(reference)) return undefined
  const url = absoluteUrl(reference.replace(/\{width\}/g, `${TEMPLATE_WIDTH}`), base)
  // An address that ends in a slash is a template whose file name is missing.
  return url && /\/$/.test(new URL(url).pathname) && !new URL(url).search ? undefined : url
}

const STAND_IN_FILES = [
  /(blank|spacer|placeholder|pixel|transparent|lazy|loading)([-_](?![\w-]*logo)[\w-]*|\d+x?\d*)?/,
  ...words('empty dummy clear 1x1 trans s'),
]

const STAND_IN = pattern('i')`(^|\/)(${STAND_IN_FILES})\.(gif|png|svg)`
/** The width for addresses such as `logo_{width}x.png`, which a script would fill in: enough for a header. */
const TEMPLATE_WIDTH = 600

/**
 * Returns whether a `data:` URL is a placeholder. A short URL is one, and so is a picture whose header states
 * at most 2 by 2 pixels, and an SVG without a shape that is painted.
 */
function isPlaceholder(dataUrl: string): boolean {
  if (dataUrl.length < 200) return true
  const [, type = '', encoded] = /^data:image\/(svg|\w+)[^,]*;base64,(.*)$/is.exec(dataUrl) ?? []
  const bytes = encoded === undefined ? undefined : Buffer.from(encoded, 'base64')
  if (!/^data:image\/svg/i.test(dataUrl)) return bytes !== undefined && isPixel(bytes)
  const text = type === 'svg' && bytes ? bytes.toString('utf8') : dataUrl
  const shapes = text.match(SHAPES) ?? []
  return !shapes.some((shape) => !UNPAINTED.test(shape))
}

const isPixel = (bytes: Uint8Array): boolean => {
  const size = imageSize(bytes)
  return size !== undefined && size.width <= 2 && size.height <= 2
}

const SHAPE_NAMES = words('path rect circle ellipse line polyline polygon text image use foreignObject')

/** Tags of shapes, also where the address writes `<` as `%3C`. */
const SHAPES = pattern('gis')`(?:<|%3c)(?:${SHAPE_NAMES})\b.*?(?:>|%3e|$)`

/** The text between the name of an attribute and its value, also where the address is encoded. */
const IS = String.raw`\s*(?:=|%3d|:)\s*["']?(?:%22|%27)?`

/** Matches a shape that paints nothing, because it is wholly transparent, or has neither fill nor stroke. */
const UNPAINTED = pattern('is')`
  \b(?:fill-)?opacity${IS}0(?:\.0+)?(?![\d.])|
  ^(?!.*\bstroke\b)(?=.*\bfill${IS}(?:none|transparent)\b)
`

/** Pictures that an element paints besides its own background. */
export function partsOf(snapshot: Snapshot, element: Element): readonly PaintedPart[] {
  const path = pathAt(snapshot, element)
  return (path !== undefined && paintedPartsOf(snapshot).get(path)) || []
}

function picturesIn({ which, style, pictures }: PaintedPart): readonly string[] {
  return which === 'itself' ? pictures : [style.backgroundImage, ...pictures]
}

function largestOf(element: Element, base: string): string | undefined {
  let best: { url: string; size: number } | undefined
  for (const name of ['srcset', ...LAZY_SETS]) {
    for (const { url: reference, size, unit } of parseSrcset(attribute(element, name) ?? '')) {
      const url = pictureUrl(reference, base)
      const pixels = size * (unit === 'x' ? 300 : 1)
      if (url && (!best || (pixels > best.size && pixels <= SENSIBLE_WIDTH))) best = { url, size: pixels }
    }
  }
  return best?.url
}

/**
 * Returns the pictures that CSS paints for an element: background, mask or content, `::before`, `::after`.
 */
export function backgroundSources(snapshot: Snapshot, element: Element): ImageSource[] {
  const base = baseUrlOf(snapshot)
  const inline = inlineDeclarations(element.attribs.style)
  const values = [
    sampleAt(snapshot, element)?.style.backgroundImage ?? 'none',
    ...partsOf(snapshot, element).flatMap(picturesIn),
    ...['background', 'background-image', 'mask', 'mask-image', '-webkit-mask-image', '-webkit-mask'].map(
      (name) => inline[name] ?? '',
    ),
    attribute(element, 'data-bg') ? `url("${attribute(element, 'data-bg')}")` : '',
  ]
  const urls = values.flatMap(cssUrls).flatMap((reference) => pictureUrl(reference, base) ?? [])
  return [...new Set(urls)].map((url) => ({ url, media: undefined, shown: true }))
}
