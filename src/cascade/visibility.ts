/** Decides which elements can be seen. */

import { isText } from 'domhandler'
import type { ElementNode } from './selectors/tree.ts'
import { pixels, type Style } from './style.ts'

/** Elements that are never painted, and neither are their descendants. */
const NEVER: ReadonlySet<string> = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'defs',
  'clippath',
  'mask',
  'symbol',
  'lineargradient',
  'radialgradient',
  'filter',
  'pattern',
  'marker',
  'metadata',
])

/** Elements of SVG that are painted. */
const SHAPES: ReadonlySet<string> = new Set([
  'svg',
  'path',
  'rect',
  'circle',
  'polygon',
  'polyline',
  'line',
  'ellipse',
  'text',
  'use',
])

/** Text with a larger indent is moved out of view, which is a technique for replacing text by a picture. */
const OFF_SCREEN_INDENT_PX = 500

/** Returns why an element and its descendants cannot be seen; undefined when they may be visible. */
export function hiddenSubtree(node: ElementNode, style: Style, parent?: Style): string | undefined {
  if (NEVER.has(node.tag)) return 'never painted'
  if (style.own.display === 'none') return 'display: none'
  if (style.opacity === 0) return 'opacity: 0'
  if (parent?.own['content-visibility'] === 'hidden') return 'content-visibility: hidden'
  if (isClosedContent(node)) return 'in a closed details'
  if (node.parent?.tag === 'select' && !isListBox(node.parent)) return 'in a closed select'
  if (node.parent && isClippedAway(style)) return 'clipped to nothing'
  return undefined
}

/** Tells whether the element itself can be a sample, regardless of its children. */
export function isPaintable(node: ElementNode, style: Style): boolean {
  return style.inherited.visibility === 'visible' && (!node.svg || SHAPES.has(node.tag))
}

/** Tells whether the text of the element can be read. */
export function showsText({ inherited }: Style): boolean {
  const indent = Math.abs(pixels(inherited['text-indent'], OFF_SCREEN_INDENT_PX * 2))
  return inherited['font-size'].px > 0 && indent < OFF_SCREEN_INDENT_PX
}

/** Tells whether an element is content of a closed `details`: everything but its first `summary`. */
function isClosedContent({ parent, tag, index }: ElementNode): boolean {
  if (parent?.tag !== 'details' || 'open' in parent.element.attribs) return false
  return tag !== 'summary' || parent.children.findIndex((child) => child.tag === 'summary') !== index
}

function isListBox({ element }: ElementNode): boolean {
  return 'multiple' in element.attribs || Number(element.attribs.size ?? 1) > 1
}

/**
 * Recognises the techniques that hide an element from sight but not from screen readers: a clip, or a size of
 * at most one pixel.
 */
function isClippedAway({ own }: Style): boolean {
  if (own['content-visibility'] === 'hidden') return false
  const out = own.position === 'absolute' || own.position === 'fixed'
  if (out && /^rect\(\s*(?:0(?:px)?|1px)(?:[\s,]+(?:0(?:px)?|1px)){3}\s*\)$/i.test(own.clip)) return true
  if (
    /^(?:inset\(\s*(?:50|100)%|circle\(\s*0|polygon\(\s*0(?:px)? 0(?:px)?\s*,\s*0(?:px)? 0(?:px)?\s*,)/i.test(
      own['clip-path'],
    )
  )
    return true
  const clips = own['overflow-x'] !== 'visible' && own['overflow-y'] !== 'visible'
  const small =
    typeof own.width === 'number' && own.width <= 1 && typeof own.height === 'number' && own.height <= 1
  return clips && out && small
}

/** Returns the text of the element's own text nodes with white space folded. */
export function ownText({ element }: ElementNode): string {
  let text = ''
  for (const child of element.children) if (isText(child)) text += ` ${child.data}`
  return text.replace(/\s+/g, ' ').trim()
}
