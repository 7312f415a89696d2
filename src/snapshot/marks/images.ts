import { type Element, isTag, type ParentNode } from 'domhandler'
import type { PaintedPart } from '../../cascade/index.ts'
import { cssUrls } from '../../formats/css-url.ts'
import { parseSrcset } from '../../formats/srcset.ts'
import { inlineDeclarations } from '../../formats/svg-css.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { attribute, baseUrlOf, textOf } from '../dom.ts'
import { pathAt } from '../paths.ts'
import { sampleAt } from '../sample-at.ts'
import type { Snapshot } from '../snapshot.ts'
import { paintedPartsOf } from '../styles.ts'

/** One picture that an element shows. */
export interface ImageSource {
  /** Absolute http(s) URL, or a `data:image/` URL. */
  readonly url: string
  /** Media condition of a `<source>`. */
  readonly media: string | undefined
  /** True when it is the one shown at the capture's viewport in a light scheme. */
  readonly shown: boolean
}

/** Attributes that lazy loaders keep the real address in, most usual first. */
export const LAZY = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazyload',
  'data-image',
  'data-img-src',
  'data-url',
  'data-ll-src',
  'data-cfsrc',
  'nitro-lazy-src',
]
/** And sets of sizes; `srcset` itself first. */
export const LAZY_SETS = ['srcset', 'data-srcset', 'data-lazy-srcset']
/** Of a source set, the largest up to this many pixels wide: enough for any header twice over. */
const SENSIBLE_WIDTH = 1200

/**
 * Pictures of an `img` (with those of its `picture`), `image`, `object`, `embed` or `input type=image`: the one
 * that is shown first. Of a `picture` that shows a placeholder at this viewport none is shown.
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
    // A source without a condition is the same picture in another format: the `img` is as good.
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

/** Conditions that pictures are chosen by; others are taken to hold. */
function mediaHolds(media: string, viewportWidth: number): boolean {
  for (const [, bound, size = '0', unit] of media.matchAll(/(min|max)-width\s*:\s*([\d.]+)(px|r?em)/gi)) {
    const pixels = Number(size) * (unit === 'px' ? 1 : 16)
    if (bound?.toLowerCase() === 'min' ? viewportWidth < pixels : viewportWidth > pixels) return false
  }
  return !/prefers-color-scheme\s*:\s*dark|\bprint\b|orientation\s*:\s*portrait/i.test(media)
}

/** The picture that an element shows once a lazy loader has done its work; undefined when it has none but a stand-in. */
export function shownSource(element: Element, base: string): string | undefined {
  const lazy = LAZY.map((name) => attribute(element, name)).find((value) => pictureUrl(value, base))
  const plain = attribute(element, element.name === 'object' ? 'data' : 'src')
  const svgImage =
    element.name === 'image' ? (attribute(element, 'href') ?? attribute(element, 'xlink:href')) : undefined
  return (
    pictureUrl(lazy, base) ??
    pictureUrl(plain ?? svgImage, base) ??
    largestOf(element, base) ??
    pictureUrl(sourceWithoutScripts(element), base)
  )
}

/** The address in the `noscript` beside a stand-in, where the loader keeps the picture for readers without scripts. */
function sourceWithoutScripts({ parent }: Element): string | undefined {
  if (!parent) return undefined
  const known = withoutScripts.get(parent)
  if (known) return known.source
  const beside = parent.children.find((child) => isTag(child) && child.name === 'noscript')
  const html = beside && isTag(beside) ? textOf(beside) : ''
  const source = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(html)?.[1]
  withoutScripts.set(parent, { source })
  return source
}

/** By parent: a gallery may have thousands of stand-ins. */
const withoutScripts = new WeakMap<ParentNode, { readonly source: string | undefined }>()

/** The address made absolute; undefined for what is no picture or stands in for one until a script loads it. */
export function pictureUrl(reference: string | undefined, base: string): string | undefined {
  if (!reference) return undefined
  if (/^data:image\//i.test(reference)) return isPlaceholder(reference) ? undefined : reference
  if (STAND_IN.test(reference)) return undefined
  const url = absoluteUrl(reference.replace(/\{width\}/g, `${TEMPLATE_WIDTH}`), base)
  // A folder is no picture: a template whose file name is blank.
  return url && /\/$/.test(new URL(url).pathname) && !new URL(url).search ? undefined : url
}

const STAND_IN =
  /(^|\/)((blank|spacer|placeholder|pixel|transparent|lazy|loading)([-_](?![\w-]*logo)[\w-]*|\d+x?\d*)?|empty|dummy|clear|1x1|trans|s)\.(gif|png|svg)/i
/** Pixels put into addresses that leave the width to a script: `logo_{width}x.png`. Enough for any header. */
const TEMPLATE_WIDTH = 600

/** Bitmaps this small are one dot; SVG placeholders hold an empty `svg` element and nothing to draw. */
function isPlaceholder(dataUrl: string): boolean {
  if (dataUrl.length < 200) return true
  const [, encoded] = /^data:image\/svg[^,]*;base64,(.*)$/is.exec(dataUrl) ?? []
  const text = encoded === undefined ? dataUrl : Buffer.from(encoded, 'base64').toString('utf8')
  return /^data:image\/svg/i.test(dataUrl) && !/path|rect|circle|polygon|text|image|use/i.test(text)
}

function partsOf(snapshot: Snapshot, element: Element): readonly PaintedPart[] {
  const path = pathAt(snapshot, element)
  return (path !== undefined && paintedPartsOf(snapshot).get(path)) || []
}

function picturesIn({ which, style, pictures }: PaintedPart): readonly string[] {
  return which === 'itself' ? pictures : [style.backgroundImage, ...pictures]
}

function largestOf(element: Element, base: string): string | undefined {
  let best: { url: string; size: number } | undefined
  for (const name of LAZY_SETS) {
    for (const { url: reference, size, unit } of parseSrcset(attribute(element, name) ?? '')) {
      const url = pictureUrl(reference, base)
      const pixels = size * (unit === 'x' ? 300 : 1)
      if (url && (!best || (pixels > best.size && pixels <= SENSIBLE_WIDTH))) best = { url, size: pixels }
    }
  }
  return best?.url
}

/** Pictures that CSS paints for an element: its background, its mask, in the place of its content, and by its `::before` and `::after`. */
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
