import { type Element, isTag, isText } from 'domhandler'
import type { StyleSample } from '../../model/style.ts'
import { ancestors, select } from '../dom.ts'
import { view } from '../memo.ts'
import { sampleAt } from '../sample-at.ts'
import type { Snapshot } from '../snapshot.ts'

/** A mark is small; nested `use` elements can multiply without end. */
const MAX_CHARS = 1_000_000
const MAX_USE_DEPTH = 4
const MAX_DEPTH = 200
/** What can run, load or lead somewhere has no place in a picture. */
const DROPPED = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'animate',
  'animatetransform',
  'animatemotion',
  'set',
  'metadata',
  'handler',
])
const PAINTED = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'polyline',
  'line',
  'text',
  'tspan',
  'use',
])

/**
 * An inline `svg` as a picture that stands alone: symbols and gradients it refers to are taken in, computed
 * fills and strokes are written out, and everything active or external is left out. Undefined when it
 * draws from a file that is not here, or is too large to be a mark. `as written`: no styles are computed for it.
 */
export function standaloneSvg(
  snapshot: Snapshot,
  svg: Element,
  paint: 'computed' | 'as written' = 'computed',
): string | undefined {
  const writer: Writer = {
    sampleOf: paint === 'computed' ? (element) => sampleAt(snapshot, element) : () => undefined,
    ids: elementsById(snapshot),
    needed: new Set(),
    written: new Set(),
    chars: 0,
    depth: 0,
    broken: false,
  }
  const body = contentOf(writer, svg, 0)
  const outside = [...writer.needed].filter((id) => !writer.written.has(id))
  const definitions = outside.map((id) => {
    const element = writer.ids.get(id)
    return element ? markup(writer, element, 0) : ''
  })
  if (writer.broken || writer.chars > MAX_CHARS) return undefined
  const defs = definitions.join('') ? `<defs>${definitions.join('')}</defs>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg"${rootAttributes(writer, svg)}>${defs}${body}</svg>`
}

export function svgDataUrl(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(text)}`
}

interface Writer {
  /** Computed styles of what is visible. */
  readonly sampleOf: (element: Element) => StyleSample | undefined
  readonly ids: ReadonlyMap<string, Element>
  /** Ids that something written refers to, and ids that are written. */
  readonly needed: Set<string>
  readonly written: Set<string>
  /** Work done so far: characters written, counted again at each level. */
  chars: number
  /** Elements that are open. */
  depth: number
  /** True when a reference leads nowhere: the picture would not be the one that the page shows. */
  broken: boolean
}

const elementsById = view((snapshot: Snapshot): ReadonlyMap<string, Element> => {
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
  if (DROPPED.has(name.toLowerCase())) return ''
  if (name === 'a') return `<g>${contentOf(writer, element, depth)}</g>`
  if (name === 'use') return inlinedUse(writer, element, depth)
  if (name === 'style') return styleMarkup(element)
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

/** Style sheets may load: those that name a URL other than a fragment are left out. */
function styleMarkup(element: Element): string {
  const css = element.children
    .filter(isText)
    .map((text) => text.data)
    .join('')
  return /@import|url\(\s*['"]?(?!#)/i.test(css) ? '' : `<style>${css.replace(/</g, '')}</style>`
}

/** `use` becomes a copy of what it refers to, so that the picture needs no page around it. */
function inlinedUse(writer: Writer, use: Element, depth: number): string {
  const reference = use.attribs.href ?? use.attribs['xlink:href'] ?? ''
  const target = writer.ids.get(reference.slice(1))
  if (!reference.startsWith('#') || !target || depth >= MAX_USE_DEPTH) {
    writer.broken = true
    return ''
  }
  const { x = '0', y = '0', width, height } = use.attribs
  const own = attributesOf(writer, use, new Set(['x', 'y', 'width', 'height', 'href', 'xlink:href']))
  if (target.name !== 'symbol') {
    const moved = Number(x) || Number(y) ? ` transform="translate(${number(x)} ${number(y)})"` : ''
    return `<g${own}><g${moved}>${markup(writer, target, depth + 1)}</g></g>`
  }
  const viewBox = target.attribs.viewBox ? ` viewBox="${xmlText(target.attribs.viewBox)}"` : ''
  const box = ` x="${number(x)}" y="${number(y)}"${width ? ` width="${xmlText(width)}"` : ''}${height ? ` height="${xmlText(height)}"` : ''}`
  return `<g${own}><svg${box}${viewBox}${paintAttributes(target.attribs)}>${contentOf(writer, target, depth + 1)}</svg></g>`
}

function number(text: string): string {
  return String(Number.parseFloat(text) || 0)
}

function paintAttributes(attribs: Readonly<Record<string, string>>): string {
  return ['fill', 'stroke', 'fill-rule']
    .map((name) => (attribs[name] ? ` ${name}="${xmlText(attribs[name])}"` : ''))
    .join('')
}

/** `on…` handlers, page bookkeeping and namespaces we write ourselves. */
const DROPPED_ATTRIBUTE = /^(on.*|data-.*|xmlns.*|aria-.*|role|tabindex|focusable|xml:space|version|lang)$/i

function attributesOf(writer: Writer, element: Element, skip: ReadonlySet<string> = new Set()): string {
  const painted = PAINTED.has(element.name) ? paintOf(writer, element) : {}
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.attribs)) {
    if (DROPPED_ATTRIBUTE.test(name) || skip.has(name) || (name === 'class' && element.name === 'svg'))
      continue
    if (/href$/i.test(name) && !/^#|^data:image\/(png|jpeg|gif|webp)/i.test(value)) continue
    if (/url\(\s*['"]?(?!#)/i.test(value)) continue
    kept[name] = name === 'style' ? withoutPaint(value, painted) : value
  }
  if (kept.id) writer.written.add(kept.id)
  const all = Object.entries({ ...kept, ...painted })
  for (const [name, value] of all) {
    for (const [, id = ''] of value.matchAll(/url\(\s*['"]?#([^'")]+)/gi)) writer.needed.add(id)
    if (/href$/i.test(name) && value.startsWith('#')) writer.needed.add(value.slice(1))
  }
  return all.map(([name, value]) => ` ${name.replace(/^xlink:/, '')}="${xmlText(value)}"`).join('')
}

/** What shapes are painted with, and how an inline style states it. */
const PAINTS = [
  ['fill', /(?:^|;)\s*fill\s*:\s*([^;]+)/],
  ['stroke', /(?:^|;)\s*stroke\s*:\s*([^;]+)/],
] as const

/** Computed paint where the producer has it; `currentcolor` resolved by the nearest sampled element in any case. */
function paintOf(writer: Writer, element: Element): Record<string, string> {
  const painted: Record<string, string> = {}
  const sample = writer.sampleOf(element)
  for (const [name, declared] of PAINTS) {
    const written = element.attribs[name] ?? declared.exec(element.attribs.style ?? '')?.[1]
    if (/url\(/i.test(written ?? '')) continue
    const computed = sample?.style[name]
    if (computed && /^#|^none$/.test(computed)) painted[name] = computed
    else if (/^currentcolor$/i.test(written?.trim() ?? '')) painted[name] = colorAround(writer, element)
  }
  return painted
}

/** A written style would win over the attributes that we set. */
function withoutPaint(style: string, painted: Readonly<Record<string, string>>): string {
  return style
    .split(';')
    .filter((part) => !((part.split(':')[0] ?? '').trim().toLowerCase() in painted))
    .join(';')
}

function colorAround({ sampleOf }: Writer, element: Element): string {
  for (const at of [element, ...ancestors(element)]) {
    const color = sampleOf(at)?.style.color
    if (color) return color
  }
  return '#000000'
}

/** Attributes of the root: the size it is shown at when it states none that stands alone. */
function rootAttributes(writer: Writer, svg: Element): string {
  const skip = new Set(['style', 'class', 'id', 'x', 'y', 'width', 'height'])
  const box = writer.sampleOf(svg)?.box
  const side = (name: 'width' | 'height') => {
    const stated = /^\s*[\d.]+(px)?\s*$/.test(svg.attribs[name] ?? '')
      ? Number.parseFloat(svg.attribs[name] ?? '')
      : undefined
    const shown = stated ?? (svg.attribs.viewBox ? undefined : box?.[name])
    return shown ? ` ${name}="${shown}"` : ''
  }
  const color = ` color="${colorAround(writer, svg)}"`
  return `${attributesOf(writer, svg, skip)}${side('width')}${side('height')}${color}`
}

function xmlText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
