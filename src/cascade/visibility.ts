import { isText } from 'domhandler'
import { pixels, type Style } from './style.ts'
import type { ElementNode } from './tree.ts'

/** Elements that are never painted themselves; what stands in them is not either. */
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

/** Inside SVG, what can be filled. */
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

/** Text that is pushed further to the side than this is pushed out of sight: the image-replacement technique. */
const OFF_SCREEN_INDENT_PX = 500

/** Why an element and all within it are not seen; undefined when they may be. */
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

/** Can the element itself be a sample, its children aside? */
export function isPaintable(node: ElementNode, style: Style): boolean {
  return style.inherited.visibility === 'visible' && (!node.svg || SHAPES.has(node.tag))
}

/** Is text in the element painted where it can be read? */
export function showsText({ inherited }: Style): boolean {
  const indent = Math.abs(pixels(inherited['text-indent'], OFF_SCREEN_INDENT_PX * 2))
  return inherited['font-size'].px > 0 && indent < OFF_SCREEN_INDENT_PX
}

/** All but the first `summary` of a `details` that is not open. */
function isClosedContent({ parent, tag, index }: ElementNode): boolean {
  if (parent?.tag !== 'details' || 'open' in parent.element.attribs) return false
  return tag !== 'summary' || parent.children.findIndex((child) => child.tag === 'summary') !== index
}

function isListBox({ element }: ElementNode): boolean {
  return 'multiple' in element.attribs || Number(element.attribs.size ?? 1) > 1
}

/** The ways of hiding from sight but not from screen readers: clipped, or squeezed into at most a pixel. */
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

/** Text of the element's own text nodes, white space folded. */
export function ownText({ element }: ElementNode): string {
  let text = ''
  for (const child of element.children) if (isText(child)) text += ` ${child.data}`
  return text.replace(/\s+/g, ' ').trim()
}
