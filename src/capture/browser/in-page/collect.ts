/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { PageTools } from './call.ts'

/** Attribute by which an element of the returned document is found again; taken out of it before it is kept. */
export const MARK = 'data-blazon-sample'

/** What is read of an element's computed style, in this order. Four sides in one are half as dear as one by one. */
export const PROPERTIES = [
  'color',
  'background-color',
  'background-image',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration-line',
  'display',
  'border-color',
  'border-width',
  'border-style',
  'padding',
  'border-top-left-radius',
  'box-shadow',
  'fill',
  'stroke',
] as const

export type PropertyName = (typeof PROPERTIES)[number]

/** A visible element as the page tells it; `mark` is the value of its mark, `look` an index into `looks`. */
export interface SeenElement {
  readonly mark: number
  readonly look: number
  /** Own text, white space folded. */
  readonly text: string
  /** x, y, width, height. */
  readonly box: readonly [number, number, number, number]
  readonly opacity: number
}

export interface SeenPage {
  readonly url: string
  /** Encoding that the document was decoded from, lower-case. */
  readonly charset: string
  /** The document with its marks. */
  readonly html: string
  readonly elements: readonly SeenElement[]
  /** Computed values in the order of PROPERTIES; equal ones are sent once. */
  readonly looks: readonly (readonly string[])[]
}

export interface CollectRequest {
  readonly mark: string
  readonly properties: readonly string[]
  readonly maxElements: number
  readonly maxHtmlChars: number
}

/**
 * Runs in the page: walks the rendered elements, marks the visible ones and returns what they look like with the document, all
 * of one moment. What was hidden as an obstacle is in neither. A little more than `maxHtmlChars` tells that there was more.
 */
export function collectInPage(
  request: CollectRequest,
  { tree, write }: Pick<PageTools, 'tree' | 'write'>,
): SeenPage {
  const { mark, properties, maxElements, maxHtmlChars } = request
  const NEVER =
    /^(?:head|script|style|template|noscript|defs|clippath|mask|symbol|lineargradient|radialgradient|filter|pattern|marker|metadata)$/
  const SHAPES = /^(?:svg|path|rect|circle|polygon|polyline|line|ellipse|text|use)$/
  const elements: SeenElement[] = []
  const looks: string[][] = []
  const known = new Map<string, number>()

  const ownText = (nodes: readonly Node[]): string => {
    let text = ''
    for (const node of nodes) if (node instanceof Text) text += ` ${node.data}`
    return text.replace(/\s+/g, ' ').trim()
  }
  // Text pushed far aside, or of no size, stands in for a picture.
  const showsText = (style: CSSStyleDeclaration): boolean =>
    Number.parseFloat(style.fontSize) > 0 && Math.abs(Number.parseFloat(style.textIndent) || 0) < 500
  // The ways of hiding from sight but not from screen readers.
  const isClippedAway = (style: CSSStyleDeclaration): boolean => {
    const { position } = style
    const out = position === 'absolute' || position === 'fixed'
    if (out && /^rect\((?:[01]px[\s,]*){4}\)$/.test(style.clip)) return true
    if (/^(?:inset\((?:50|100)%|circle\(0|polygon\(0px 0px, 0px 0px,)/.test(style.clipPath)) return true
    if (!out || style.overflowX === 'visible' || style.overflowY === 'visible') return false
    return Number.parseFloat(style.width) <= 1 && Number.parseFloat(style.height) <= 1
  }
  const lookOf = (style: CSSStyleDeclaration): number => {
    const values = properties.map((name) => style.getPropertyValue(name))
    const key = values.join('\n')
    const at = known.get(key) ?? looks.push(values) - 1
    known.set(key, at)
    return at
  }

  for (const element of tree.hidden) Element.prototype.remove.call(element)
  const open: { element: Element; opacity: number }[] = tree.root ? [{ element: tree.root, opacity: 1 }] : []
  let walked = 0
  for (let next = open.pop(); next && walked < maxElements; next = open.pop()) {
    walked++
    const { element } = next
    const tag = tree.tagOf(element)
    if (NEVER.test(tag)) continue
    const style = getComputedStyle(element)
    const opacity = next.opacity * Number(style.opacity)
    if (style.display === 'none' || opacity === 0 || isClippedAway(style)) continue
    // Within a closed `details`, say. What has no box of its own but `display: contents` is asked of its children.
    if (style.display !== 'contents' && !Element.prototype.checkVisibility.call(element)) continue
    const nodes = tree.nodesOf(element)
    for (let at = nodes.length - 1; at >= 0; at--) {
      const child = nodes[at]
      if (child instanceof Element) open.push({ element: child, opacity })
    }
    if (style.visibility !== 'visible') continue
    if (element instanceof SVGElement && !SHAPES.test(tag)) continue
    const text = showsText(style) ? ownText(nodes) : ''
    const { left, top, width, height } = tree.boxOf(element)
    if (width === 0 && height === 0 && text === '') continue
    Element.prototype.setAttribute.call(element, mark, String(elements.length))
    const box = [left + scrollX, top + scrollY, width, height] as const
    elements.push({ mark: elements.length, look: lookOf(style), text, box, opacity })
  }

  const charset = Reflect.get(Document.prototype, 'characterSet', document).toLowerCase()
  return { url: location.href, charset, html: write(maxHtmlChars + 1), elements, looks }
}
