import { type Element, isTag, isText } from 'domhandler'
import { viewBoxOf } from '../../formats/svg/size.ts'
import { words } from '../../lexicon/pattern.ts'
import { select } from '../dom.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'
import { colorAround, detailsOf, inheritedBy, type Looks, NO_STYLES, paintOf, stylesIn } from './svg-paint.ts'
import { type Sheet, sheetAt } from './svg-sheet.ts'

/** Limits of a logo, which is small. Nested `use` elements could multiply without end. */
const MAX_CHARS = 1_000_000
const MAX_USE_DEPTH = 4
const MAX_DEPTH = 200
/** Elements that run scripts, load files or lead somewhere. They are left out. */
const DROPPED = new Set(
  words(`
  script foreignobject iframe object embed audio video animate animatetransform animatemotion set
  metadata handler`),
)
/**
 * Writes an inline `svg` as a separate picture: the symbols and gradients that it refers to are included,
 * computed fills and strokes are written out, and scripts and references to other files are left out. With
 * `as written`, no computed styles are used. Undefined when a reference leads out of the page, or when the
 * drawing is too large for a logo.
 */
export function standaloneSvg(
  snapshot: Snapshot,
  svg: Element,
  paint: 'computed' | 'as written' = 'computed',
): string | undefined {
  const writer: Writer = {
    styles: paint === 'computed' ? stylesIn(snapshot) : NO_STYLES,
    uses: [],
    sheets: new Set([elementsById(snapshot)]),
    sheetAt: (url) => sheetAt(snapshot, url),
    css: paint === 'computed' ? drawnStylesOf(snapshot) : undefined,
    needed: new Set(),
    written: new Set(),
    chars: 0,
    depth: 0,
    broken: false,
  }
  const body = contentOf(writer, svg, 0)
  const outside = [...writer.needed].filter((id) => !writer.written.has(id))
  const definitions = outside.map((id) => {
    const element = elementOf(writer, id)
    return element ? markup(writer, element, 0) : ''
  })
  if (writer.broken || writer.chars > MAX_CHARS) return undefined
  const defs = definitions.join('') ? `<defs>${definitions.join('')}</defs>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg"${rootAttributes(writer, svg)}>${defs}${body}</svg>`
}

export function svgDataUrl(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(text)}`
}

interface Writer extends Looks {
  readonly uses: Element[]
  /** Elements by id: first those of the page, then those of each file that was needed. */
  readonly sheets: Set<Sheet>
  /** The elements of the file at an address of the page, by id; undefined when it cannot be used. */
  readonly sheetAt: (reference: string) => Sheet | undefined
  /**
   * The style sheets of all drawings of the page, because each of them applies to every drawing. Undefined
   * when each sheet applies to its own drawing only; empty after it was written.
   */
  css: string | undefined
  /** Ids that the written markup refers to, and ids that it contains. */
  readonly needed: Set<string>
  readonly written: Set<string>
  /** Measures the work so far: characters that were written are counted again at each level. */
  chars: number
  /** The number of elements that are open. */
  depth: number
  /** True when a reference cannot be resolved, so the picture would differ from the one on the page. */
  broken: boolean
}

const elementsById = view((snapshot: Snapshot): Sheet => {
  const map = new Map<string, Element>()
  for (const element of select(snapshot, 'svg [id], svg[id]')) {
    const id = element.attribs.id
    if (id && !map.has(id)) map.set(id, element)
  }
  return map
})

function markup(writer: Writer, element: Element, useDepth: number): string {
  writer.depth++
  const text = elementMarkup(writer, element, useDepth)
  writer.depth--
  return text
}

function elementMarkup(writer: Writer, element: Element, depth: number): string {
  const name = element.name
  if (DROPPED.has(name.toLowerCase()) || writer.styles.declaredOf(element, 'display') === 'none') return ''
  if (name === 'a') return `<g>${contentOf(writer, element, depth)}</g>`
  if (name === 'use') return inlinedUse(writer, element, depth)
  if (name === 'style') return styleMarkup(writer, element)
  const text = `<${name}${attributesOf(writer, element)}>${contentOf(writer, element, depth)}</${name}>`
  writer.chars += text.length
  return text
}

function contentOf(writer: Writer, element: Element, depth: number): string {
  if (writer.depth > MAX_DEPTH) writer.broken = true
  if (writer.broken || writer.chars > MAX_CHARS) return ''
  return element.children
    .map((child) => (isTag(child) ? markup(writer, child, depth) : isText(child) ? xmlText(child.data) : ''))
    .join('')
}

/**
 * Returns the sheet of a drawing, together with the sheets of the other drawings: when two of them style the
 * same class, a page shows both drawings by the later sheet.
 */
function styleMarkup(writer: Writer, element: Element): string {
  const css = writer.css ?? cssOf(element)
  if (writer.css !== undefined) writer.css = ''
  writer.chars += css.length
  return css === '' ? '' : `<style>${css}</style>`
}

/** Returns the text of a sheet, unless it has a URL other than a fragment and could load files. */
function cssOf(element: Element): string {
  const css = element.children
    .filter(isText)
    .map((text) => text.data)
    .join('')
  return /@import|url\(\s*['"]?(?!#)/i.test(css) ? '' : css.replace(/</g, '')
}

/** Maximum characters of all sheets together. Beyond it, each sheet applies to its own drawing only. */
const MAX_SHEET_CHARS = 50_000

const drawnStylesOf = view((snapshot: Snapshot): string | undefined => {
  const sheets = select(snapshot, 'svg style').map(cssOf).filter(Boolean)
  const css = sheets.join('\n')
  return new Set(sheets).size > 1 && css.length <= MAX_SHEET_CHARS ? css : undefined
})

/** Replaces a `use` by a copy of its target, so that the picture does not depend on the page. */
function inlinedUse(writer: Writer, use: Element, depth: number): string {
  const reference = use.attribs.href ?? use.attribs['xlink:href'] ?? ''
  const target = targetOf(writer, reference)
  if (!target || depth >= MAX_USE_DEPTH) {
    writer.broken = true
    return ''
  }
  writer.uses.push(use)
  const text = copyFor(writer, use, target, depth)
  writer.uses.pop()
  return text
}

/** Returns the element that a `use` refers to, also in another file, whose references are then resolved. */
function targetOf(writer: Writer, reference: string): Element | undefined {
  const [file = '', id = ''] = reference.split('#', 2)
  if (file === '') return elementOf(writer, id)
  const sheet = writer.sheetAt(file)
  if (sheet) writer.sheets.add(sheet)
  return sheet?.get(id)
}

function elementOf({ sheets }: Writer, id: string): Element | undefined {
  for (const sheet of sheets) {
    const element = sheet.get(id)
    if (element) return element
  }
  return undefined
}

function copyFor(writer: Writer, use: Element, target: Element, depth: number): string {
  const { x = '0', y = '0', width, height } = use.attribs
  const own = attributesOf(writer, use, new Set(['x', 'y', 'width', 'height', 'href', 'xlink:href']))
  if (target.name !== 'symbol') {
    const moved = Number(x) || Number(y) ? ` transform="translate(${number(x)} ${number(y)})"` : ''
    return `<g${own}><g${moved}>${markup(writer, target, depth + 1)}</g></g>`
  }
  const viewBox = target.attribs.viewBox ? ` viewBox="${xmlText(target.attribs.viewBox)}"` : ''
  const box = ` x="${number(x)}" y="${number(y)}"${width ? ` width="${xmlText(width)}"` : ''}${height ? ` height="${xmlText(height)}"` : ''}`
  return `<g${own}><svg${box}${viewBox}${paintOfSymbol(writer, target)}>${contentOf(writer, target, depth + 1)}</svg></g>`
}

function number(text: string): string {
  return String(Number.parseFloat(text) || 0)
}

/** Returns the paint of a symbol, which is written as an `svg` with these attributes and a view box. */
function paintOfSymbol(writer: Writer, symbol: Element): string {
  const written = ['fill', 'stroke', 'fill-rule'].flatMap((name) => {
    const value = symbol.attribs[name]
    return value ? [[name, value] as const] : []
  })
  const own = { ...paintOf(writer, symbol), ...detailsOf(writer, symbol) }
  return attributeText({ ...Object.fromEntries(written), ...own })
}

function attributeText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name.replace(/^xlink:/, '')}="${xmlText(value)}"`)
    .join('')
}

/** Event handlers, attributes for scripts, and namespaces, which are added again. */
const DROPPED_ATTRIBUTE = /^(on.*|data-.*|xmlns.*|aria-.*|role|tabindex|focusable|xml:space|version|lang)$/i

function attributesOf(writer: Writer, element: Element, skip: ReadonlySet<string> = new Set()): string {
  const painted = { ...paintOf(writer, element), ...detailsOf(writer, element) }
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.attribs)) {
    if (DROPPED_ATTRIBUTE.test(name) || skip.has(name) || (name === 'class' && element.name === 'svg'))
      continue
    if (/href$/i.test(name) && !/^#|^data:image\/(png|jpeg|gif|webp)/i.test(value)) continue
    if (/url\(\s*['"]?(?!#)/i.test(value)) continue
    kept[name] = name === 'style' ? withoutPaint(value, painted) : value
  }
  if (kept.id) writer.written.add(kept.id)
  const all = { ...kept, ...painted }
  for (const [name, value] of Object.entries(all)) {
    for (const [, id = ''] of value.matchAll(/url\(\s*['"]?#([^'")]+)/gi)) writer.needed.add(id)
    if (/href$/i.test(name) && value.startsWith('#')) writer.needed.add(value.slice(1))
  }
  return attributeText(all)
}

/** Removes paint from a `style` attribute, because it would override the attributes that are written. */
function withoutPaint(style: string, painted: Readonly<Record<string, string>>): string {
  return style
    .split(';')
    .filter((part) => !((part.split(':')[0] ?? '').trim().toLowerCase() in painted))
    .join(';')
}

/**
 * Returns the attributes of the root. They include the size on the page, unless the drawing has a size or a
 * view box of its own, or is one symbol with a view box.
 */
function rootAttributes(writer: Writer, svg: Element): string {
  const skip = new Set(['style', 'class', 'id', 'x', 'y', 'width', 'height'])
  const box = writer.styles.boxOf(svg)
  const side = (name: 'width' | 'height') => {
    const stated = /^\s*[\d.]+(px)?\s*$/.test(svg.attribs[name] ?? '')
      ? Number.parseFloat(svg.attribs[name] ?? '')
      : undefined
    const shown = stated ?? (svg.attribs.viewBox ? undefined : box?.[name])
    return shown ? ` ${name}="${shown}"` : ''
  }
  const color = ` color="${colorAround(writer, svg)}"`
  const inherited = attributeText(inheritedBy(writer, svg))
  const { viewBox, width, height } = svg.attribs
  const view = viewBox || width || height ? undefined : viewOfSymbol(writer, svg)
  const size = view ? ` viewBox="${view}"` : `${side('width')}${side('height')}`
  return `${attributesOf(writer, svg, skip)}${inherited}${size}${color}`
}

/** Returns the view box of the symbol that fills a drawing without a size of its own. */
function viewOfSymbol(writer: Writer, svg: Element): string | undefined {
  const [only, ...others] = svg.children.filter(isTag)
  const reference = only?.attribs.href ?? only?.attribs['xlink:href'] ?? ''
  const symbol = targetOf(writer, reference)
  if (only?.name !== 'use' || others.length > 0 || symbol?.name !== 'symbol') return undefined
  const view = only.attribs.width || only.attribs.x ? undefined : viewBoxOf(symbol)
  return view && `0 0 ${view.width} ${view.height}`
}

function xmlText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
