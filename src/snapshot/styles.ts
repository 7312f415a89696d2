import { isUtf8 } from 'node:buffer'
import type { Element } from 'domhandler'
import { type Cascade, computeCascade, type FontFace, type Sheet } from '../cascade/index.ts'
import { decodeCss } from '../formats/charset.ts'
import { absoluteUrl } from '../formats/url.ts'
import type { StyleSample } from '../model/style.ts'
import { attribute, baseUrlOf, documentOf, select } from './dom.ts'
import { view } from './memo.ts'
import { bodyOf, type Resource, resourceAt, type Snapshot } from './snapshot.ts'

/** A stylesheet as text. */
export interface Stylesheet {
  readonly css: string
  /** Where it stands: of a `style` element the page. URLs in it are relative to this. */
  readonly url: string
  /** Media queries of its element; null is every medium. */
  readonly media: string | null
}

/**
 * The document's stylesheets in document order, with text where it was captured: `style` elements, and `link`s that are
 * neither alternate nor disabled.
 */
export const stylesheetsOf = view((snapshot: Snapshot): readonly Stylesheet[] =>
  select(snapshot, 'style, link[href]').flatMap((element) => {
    const sheet = element.name === 'style' ? embedded(snapshot, element) : linked(snapshot, element)
    return sheet ? [sheet] : []
  }),
)

/** The cascade over the captured document, whoever made the samples. */
export const cascadeOf = view(
  (snapshot: Snapshot): Cascade =>
    computeCascade({
      document: documentOf(snapshot),
      sheets: stylesheetsOf(snapshot).map(({ css, url, media }): Sheet => ({ css, baseUrl: url, media })),
      baseUrl: baseUrlOf(snapshot),
      loadImport: (url) => cssAt(snapshot, url)?.css,
      viewport: snapshot.viewport,
    }),
)

/** Visible elements with their computed styles: the browser's when it made the snapshot, else the cascade's. */
export const stylesOf = view(
  (snapshot: Snapshot): readonly StyleSample[] => snapshot.samples ?? cascadeOf(snapshot).samples,
)

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
