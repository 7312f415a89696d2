import { isUtf8 } from 'node:buffer'
import type { Element } from 'domhandler'
import {
  type Cascade,
  computeCascade,
  type FontFace,
  type PaintedPart,
  Readings,
  type Sheet,
} from '../cascade/index.ts'
import { decodeCss } from '../formats/charset.ts'
import { absoluteUrl } from '../formats/url.ts'
import type { ColorScheme } from '../model/options.ts'
import type { Hex, StyleSample } from '../model/style.ts'
import { attribute, baseUrlOf, documentOf, select } from './dom.ts'
import { view } from './memo.ts'
import { pictureSizeOf } from './picture-size.ts'
import { shadowHostOf } from './shadow.ts'
import { bodyOf, type Resource, resourceAt, type Snapshot } from './snapshot.ts'

/** A stylesheet as text. */
export interface Stylesheet {
  readonly css: string
  /** Where it stands: of a `style` element the page. URLs in it are relative to this. */
  readonly url: string
  /** Media queries of its element; null is every medium. */
  readonly media: string | null
  /** The element in whose shadow root it stands. */
  readonly host?: Element | undefined
}

/**
 * The document's stylesheets in document order, with text where it was captured: `style` elements, and `link`s that are
 * neither alternate nor disabled.
 */
export const stylesheetsOf = view((snapshot: Snapshot): readonly Stylesheet[] =>
  select(snapshot, 'style, link[href]').flatMap((element) => {
    const sheet = element.name === 'style' ? embedded(snapshot, element) : linked(snapshot, element)
    return sheet ? [{ ...sheet, ...(shadowHostOf(element) && { host: shadowHostOf(element) }) }] : []
  }),
)

/** The cascade over the captured document, whoever made the samples, for the visitor of the capture. */
export const cascadeOf = view((snapshot: Snapshot): Cascade => cascadeIn(snapshot, snapshot.colorScheme))

/** As `cascadeOf`, for a visitor who prefers dark. */
const darkCascadeOf = view(
  (snapshot: Snapshot): Cascade =>
    snapshot.colorScheme === 'dark' ? cascadeOf(snapshot) : cascadeIn(snapshot, 'dark'),
)

const readingsOf = view((_: Snapshot) => new Readings())

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
    readings: readingsOf(snapshot),
  })
}

/** Visible elements with their computed styles: the browser's when it made the snapshot, else the cascade's. */
export const stylesOf = view(
  (snapshot: Snapshot): readonly StyleSample[] => snapshot.samples ?? cascadeOf(snapshot).samples,
)

/** What elements paint beside their own background, by `StyleSample.path`; by the cascade whoever made the samples. */
export const paintedPartsOf = view((snapshot: Snapshot): ReadonlyMap<string, readonly PaintedPart[]> => {
  const byPath = new Map<string, PaintedPart[]>()
  for (const part of cascadeOf(snapshot).paintedParts()) {
    const known = byPath.get(part.path)
    if (known) known.push(part)
    else byPath.set(part.path, [part])
  }
  return byPath
})

/** What a page shows to those who prefer dark. */
export interface DarkStyles {
  /** As of `stylesOf`; the cascade's unless the capture itself was dark. */
  readonly samples: readonly StyleSample[]
  /** What the page is painted on where nothing fills it. */
  readonly canvas: Hex
  readonly customProperties: ReadonlyMap<string, string>
}

/** The page in its dark scheme; undefined when it looks the same to everybody. Costs a second cascade where sheets speak of schemes. */
export const darkStylesOf = view((snapshot: Snapshot): DarkStyles | undefined => {
  if (!speaksOfSchemes(snapshot)) return undefined
  const isDark = snapshot.colorScheme === 'dark'
  const dark = darkCascadeOf(snapshot)
  const light = isDark ? cascadeIn(snapshot, 'light') : cascadeOf(snapshot)
  if (looksOf(dark) === looksOf(light)) return undefined
  const { canvas, customProperties } = dark
  return { samples: isDark ? stylesOf(snapshot) : dark.samples, canvas, customProperties }
})

/** What may change with the scheme, in sheets, `style` attributes and `meta` elements. */
const SCHEMES =
  /prefers-color-scheme|light-dark\(|color-scheme["']?\s*(?::|content=)[^;}>]*dark|dark[\w\s"']*name=["']?color-scheme/i

function speaksOfSchemes(snapshot: Snapshot): boolean {
  const sheets = snapshot.resources.filter(({ kind }) => kind === 'stylesheet')
  const bodies = [snapshot.document.body, ...sheets.flatMap(({ body }) => body ?? [])]
  return bodies.some((hash) => SCHEMES.test(Buffer.from(snapshot.bodies.get(hash) ?? []).toString('latin1')))
}

/** Everything that is painted, as text. */
function looksOf({ samples, canvas }: Cascade): string {
  const looks = samples.map(({ path, style }) => {
    const { color, backgroundColor, backgroundImage, borderColor, boxShadow, fill, stroke } = style
    return [path, color, backgroundColor, backgroundImage, borderColor, boxShadow, fill, stroke].join()
  })
  return [canvas, ...looks].join('\n')
}

/** Custom properties of the document element with `var()` resolved, by name with `--`. */
export const customPropertiesOf = view(
  (snapshot: Snapshot): ReadonlyMap<string, string> => cascadeOf(snapshot).customProperties,
)

/** `@font-face` rules of all sheets that apply, imports included. */
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

/** Sheets that load for print and are switched to the screen by their own `onload`, so as not to block the page. */
function mediaOf(element: Element, onload: string): string | null {
  return /\bmedia\b/.test(onload) ? null : (attribute(element, 'media') ?? null)
}

function cssAt(snapshot: Snapshot, url: string): { css: string; url: string } | undefined {
  const resource = resourceAt(snapshot, url)
  const body = resource && resource.status < 400 ? bodyOf(snapshot, resource) : undefined
  return resource && body && { css: textOf(body, resource), url: resource.finalUrl }
}

/** Captured sheets are kept as UTF-8, whatever their headers say they came as; others are read as browsers would. */
function textOf(body: Uint8Array, { headers }: Resource): string {
  return decodeCss(body, isUtf8(body) ? 'text/css; charset=utf-8' : headers['content-type'], 'utf-8').text
}
