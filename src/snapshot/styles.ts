import { isUtf8 } from 'node:buffer'
import type { Element } from 'domhandler'
import {
  type Cascade,
  computeCascade,
  type FontFace,
  type PaintedPart,
  ParsedSheets,
  type Sheet,
} from '../cascade/index.ts'
import { decodeCss } from '../formats/text/charset.ts'
import { absoluteUrl } from '../formats/url.ts'
import { groupedBy } from '../model/keyed.ts'
import type { ColorScheme } from '../model/options.ts'
import type { Box, Hex, StyleSample } from '../model/style.ts'
import { shadowHostOf } from './document/shadow.ts'
import { attribute, baseUrlOf, documentOf, select, treeOf } from './dom.ts'
import { view } from './memo.ts'
import { samplesOf } from './packed-samples.ts'
import { pictureSizeOf } from './picture-size.ts'
import { bodyOf, type Resource, resourceAt, type Snapshot } from './snapshot.ts'

export interface Stylesheet {
  readonly css: string
  /** The URL of the sheet, or of the page for a `style` element. URLs in the sheet are relative to it. */
  readonly url: string
  /** The media queries of its element; null stands for every medium. */
  readonly media: string | null
  /** The element in whose shadow root the sheet is. */
  readonly host?: Element | undefined
}

/**
 * The captured style sheets in document order: `style`, and `link`s that are neither alternate nor disabled.
 */
export const stylesheetsOf = view((snapshot: Snapshot): readonly Stylesheet[] =>
  select(snapshot, 'style, link[href]').flatMap((element) => {
    const sheet = element.name === 'style' ? embedded(snapshot, element) : linked(snapshot, element)
    return sheet ? [{ ...sheet, ...(shadowHostOf(element) && { host: shadowHostOf(element) }) }] : []
  }),
)

/**
 * The cascade over the document, for the viewport and scheme of the capture, whoever computed the samples.
 */
export const cascadeOf = view((snapshot: Snapshot): Cascade => cascadeIn(snapshot, snapshot.colorScheme))

const darkCascadeOf = view(
  (snapshot: Snapshot): Cascade =>
    snapshot.colorScheme === 'dark' ? cascadeOf(snapshot) : cascadeIn(snapshot, 'dark'),
)

const parsedSheetsOf = view((_: Snapshot) => new ParsedSheets())

function cascadeIn(snapshot: Snapshot, colorScheme: ColorScheme = 'light'): Cascade {
  return computeCascade({
    document: documentOf(snapshot),
    sheets: stylesheetsOf(snapshot).map(
      ({ css, url, media, host }): Sheet => ({ css, baseUrl: url, media, host }),
    ),
    baseUrl: baseUrlOf(snapshot),
    loadImport: (url) => cssAt(snapshot, url)?.css,
    pictureSize: (element) => pictureSizeOf(snapshot, element),
    viewport: snapshot.viewport,
    colorScheme,
    parsedSheets: parsedSheetsOf(snapshot),
  })
}

/**
 * The style sheets of a page that was described, by the hash of their bodies, without the rules that match
 * nothing in its document. With these sheets, the page is described as with the original ones. Bytes that are
 * also another file of the page, or a sheet in another encoding, are left as they are.
 */
export function usedSheetsOf(snapshot: Snapshot): ReadonlyMap<string, Uint8Array> {
  const used = new Map<string, Uint8Array>()
  const texts = new Map<string, string>()
  const others = new Set([snapshot.document.body])
  for (const resource of snapshot.resources) {
    const body = bodyOf(snapshot, resource)
    if (!body || resource.body === null) continue
    const css = resource.kind === 'stylesheet' ? textOf(body, resource) : undefined
    if (css === undefined || (texts.get(resource.body) ?? css) !== css) others.add(resource.body)
    else texts.set(resource.body, css)
  }
  for (const [hash, css] of texts) {
    const kept = others.has(hash) ? css : parsedSheetsOf(snapshot).usedOf(css)
    if (kept.length < css.length) used.set(hash, Buffer.from(kept))
  }
  return used
}

/** Visible elements with their styles, from the browser when it made the snapshot, else from the cascade. */
export const stylesOf = view((snapshot: Snapshot): readonly StyleSample[] =>
  onPage(samplesOf(snapshot) ?? cascadeOf(snapshot).samples, isRtl(snapshot)),
)

function isRtl(snapshot: Snapshot): boolean {
  return select(snapshot, 'html, body').some((element) => attribute(element, 'dir')?.toLowerCase() === 'rtl')
}

/**
 * What elements paint beside their own background, by `StyleSample.path`. It always comes from the cascade.
 */
export const paintedPartsOf = view(
  (snapshot: Snapshot): ReadonlyMap<string, readonly PaintedPart[]> =>
    groupedBy(cascadeOf(snapshot).paintedParts(), ({ path }) => path),
)

/** The styles of a page for visitors who prefer the dark scheme. */
export interface DarkStyles {
  /** The same as `stylesOf`. They come from the cascade unless the capture itself was dark. */
  readonly samples: readonly StyleSample[]
  /** The colour of the canvas. */
  readonly canvas: Hex
  readonly customProperties: ReadonlyMap<string, string>
}

/**
 * The page in its dark scheme; undefined when it looks the same in both. It costs a second cascade for a page
 * with rules or values that depend on the scheme.
 */
export const darkStylesOf = view((snapshot: Snapshot): DarkStyles | undefined => {
  if (!speaksOfSchemes(snapshot) || !cascadeOf(snapshot).dependsOnScheme()) return undefined
  const isDark = snapshot.colorScheme === 'dark'
  const dark = darkCascadeOf(snapshot)
  const light = isDark ? cascadeIn(snapshot, 'light') : cascadeOf(snapshot)
  if (looksTheSame(dark, light)) return undefined
  const { canvas, customProperties } = dark
  return {
    samples: isDark ? stylesOf(snapshot) : onPage(dark.samples, isRtl(snapshot)),
    canvas,
    customProperties,
  }
})

/**
 * Returns the page for visitors who prefer the dark scheme, with all its views. Its styles come from the
 * cascade. Undefined when the page looks the same to them, and for a page that was captured in the dark
 * scheme.
 */
export const darkPageOf = view((snapshot: Snapshot): Snapshot | undefined => {
  if (snapshot.colorScheme === 'dark' || !darkStylesOf(snapshot)) return undefined
  const { packedSamples: _, ...page } = snapshot
  const dark: Snapshot = { ...page, samples: null, colorScheme: 'dark' }
  // The document is the same, and the cascade is already computed.
  treeOf.give(dark, treeOf(snapshot))
  cascadeOf.give(dark, darkCascadeOf(snapshot))
  return dark
})

/** Matches the texts in sheets, `style` attributes and `meta` elements that may depend on the scheme. */
const SCHEMES =
  /prefers-color-scheme|light-dark\(|color-scheme["']?\s*(?::|content=)[^;}>]*dark|dark[\w\s"']*name=["']?color-scheme/i

function speaksOfSchemes(snapshot: Snapshot): boolean {
  const sheets = snapshot.resources.filter(({ kind }) => kind === 'stylesheet')
  const bodies = [snapshot.document.body, ...sheets.flatMap(({ body }) => body ?? [])]
  return bodies.some((hash) => SCHEMES.test(Buffer.from(snapshot.bodies.get(hash) ?? []).toString('latin1')))
}

const PAINTED = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderColor',
  'boxShadow',
  'fill',
  'stroke',
] as const

function looksTheSame(one: Cascade, other: Cascade): boolean {
  if (one.canvas !== other.canvas || one.samples.length !== other.samples.length) return false
  return one.samples.every(({ path, style }, at) => {
    const beside = other.samples[at]
    return beside?.path === path && PAINTED.every((name) => `${style[name]}` === `${beside.style[name]}`)
  })
}

/** The custom properties of the document element, with `var()` substituted, by name with `--`. */
export const customPropertiesOf = view(
  (snapshot: Snapshot): ReadonlyMap<string, string> => cascadeOf(snapshot).customProperties,
)

/** The `@font-face` rules of all sheets that apply, including imported ones. */
export const fontFacesOf = view((snapshot: Snapshot): readonly FontFace[] => cascadeOf(snapshot).fontFaces)

function embedded(snapshot: Snapshot, element: Element): Stylesheet | undefined {
  const type = attribute(element, 'type')?.toLowerCase()
  if (type !== undefined && type !== 'text/css') return undefined
  const css = element.children.map((child) => ('data' in child ? child.data : '')).join('')
  return { css, url: baseUrlOf(snapshot), media: attribute(element, 'media') ?? null }
}

function linked(snapshot: Snapshot, element: Element): Stylesheet | undefined {
  const rel = attribute(element, 'rel')?.toLowerCase().split(/\s+/) ?? []
  const onload = attribute(element, 'onload') ?? ''
  const late = rel.includes('preload') && attribute(element, 'as') === 'style' && /\brel\b/.test(onload)
  if (!(rel.includes('stylesheet') || late) || rel.includes('alternate')) return undefined
  if (attribute(element, 'type') && !/^text\/css\b/i.test(attribute(element, 'type') ?? '')) return undefined
  if (element.attribs.disabled !== undefined) return undefined
  const url = absoluteUrl(element.attribs.href, baseUrlOf(snapshot))
  const sheet = url === undefined ? undefined : cssAt(snapshot, url)
  return sheet && { ...sheet, media: mediaOf(element, onload) }
}

/**
 * Returns the media of a linked sheet. Some sheets load for print and are switched to the screen by their own
 * `onload`, so that they do not block rendering.
 */
function mediaOf(element: Element, onload: string): string | null {
  return /\bmedia\b/.test(onload) ? null : (attribute(element, 'media') ?? null)
}

function cssAt(snapshot: Snapshot, url: string): { css: string; url: string } | undefined {
  const resource = resourceAt(snapshot, url)
  const body = resource && resource.status < 400 ? bodyOf(snapshot, resource) : undefined
  return resource && body && { css: textOf(body, resource), url: resource.finalUrl }
}

/** Captured sheets are UTF-8, whatever their headers declare; others are decoded as browsers do. */
function textOf(body: Uint8Array, { headers }: Resource): string {
  return decodeCss(body, isUtf8(body) ? 'text/css; charset=utf-8' : headers['content-type'], 'utf-8').text
}

/** The part of a page to which it can be scrolled, as far as `onPage` needs it. */
interface Extent {
  /** CSS pixels. */
  readonly width: number
  /** True for pages that are written from right to left: they begin at the right edge. */
  readonly isRtl: boolean
}

/**
 * Leaves out the samples of elements wholly off the page: above its upper edge, or before the edge at which
 * its lines begin. A page is never scrolled there, so elements there are not visible: links for the keyboard,
 * closed menus, and words for search engines only. A page can be scrolled beyond its other edges.
 */
function onPage(samples: readonly StyleSample[], isRtl: boolean): readonly StyleSample[] {
  const width = samples[0]?.box?.width
  if (width === undefined) return samples
  return samples.filter(({ box }) => box === null || !isOff(box, { width, isRtl }))
}

/** Returns whether a box is off the page. An empty box, without width or height, may be at the edge. */
function isOff({ x, y, width, height }: Box, page: Extent): boolean {
  if (y + height < 0 || (height > 0 && y + height === 0)) return true
  const before = page.isRtl ? page.width - x : x + width
  return before < 0 || (width > 0 && before === 0)
}
