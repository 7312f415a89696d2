/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Reads the visible elements of a page with their computed styles. */

import type { PageTools } from './call.ts'

/** The attribute that marks an element in the returned document. The stored document does not have it. */
export const MARK = 'data-blazon-sample'

/** The computed properties that are read. Shorthands for four sides take half the time of four properties. */
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

/** A visible element. `mark` is the value of its mark, `look` an index into `looks`. */
export interface SeenElement {
  readonly mark: number
  readonly look: number
  /** Its own text with white space collapsed. */
  readonly text: string
  /** The place of the element on the page: x, y, width and height. */
  readonly box: readonly [number, number, number, number]
  readonly opacity: number
}

export interface SeenPage {
  readonly url: string
  /** Encoding of the document, in lower case. */
  readonly charset: string
  /** The document with its marks. */
  readonly html: string
  /** `SeenStyles` as JSON, which only the process that reads the page parses. */
  readonly styles: string
}

export interface SeenStyles {
  readonly elements: readonly SeenElement[]
  /** Computed values in the order of PROPERTIES. Equal ones occur once. */
  readonly looks: readonly (readonly string[])[]
}

export interface CollectRequest {
  readonly mark: string
  readonly properties: readonly string[]
  readonly maxElements: number
  readonly maxHtmlChars: number
}

/**
 * Runs in the page: marks the visible elements, and returns their styles and the document at one moment,
 * without those that were hidden as obstacles. Of a document longer than `maxHtmlChars`, one character more
 * shows that it was cut.
 */
export function collectInPage(
  request: CollectRequest,
  { tree, hiding, write }: Pick<PageTools, 'tree' | 'hiding' | 'write'>,
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
    if (style.display === 'none' || opacity === 0 || hiding.isClippedAway(style)) continue
    // It may be in a closed `details`. With `display: contents`, its children are checked instead.
    if (style.display !== 'contents' && !Element.prototype.checkVisibility.call(element)) continue
    const nodes = tree.nodesOf(element)
    for (let at = nodes.length - 1; at >= 0; at--) {
      const child = nodes[at]
      if (child instanceof Element) open.push({ element: child, opacity })
    }
    if (style.visibility !== 'visible') continue
    if (element instanceof SVGElement && !SHAPES.test(tag)) continue
    const text = hiding.hidesText(style) ? '' : ownText(nodes)
    const { left, top, width, height } = tree.boxOf(element)
    if (width === 0 && height === 0 && text === '') continue
    Element.prototype.setAttribute.call(element, mark, String(elements.length))
    const box = [left + scrollX, top + scrollY, width, height] as const
    elements.push({ mark: elements.length, look: lookOf(style), text, box, opacity })
  }

  const charset = Reflect.get(Document.prototype, 'characterSet', document).toLowerCase()
  const styles = JSON.stringify({ elements, looks } satisfies SeenStyles)
  return { url: location.href, charset, html: write(maxHtmlChars + 1), styles }
}
