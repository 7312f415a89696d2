import { isText } from 'domhandler'
import {
  isClosedByMarkup,
  isMarkedForEntrance,
  isNamedForEntrance,
  isOpenedByVisitors,
  LAYER_NAMES,
} from '../lexicon/entrance.ts'
import { words } from '../lexicon/pattern.ts'
import { oncePer } from '../model/keyed.ts'
import type { ElementNode } from './selectors/tree.ts'
import { pixels, type Size, type Style } from './style.ts'

/** Elements that are never painted, and neither are their descendants. */
const NEVER: ReadonlySet<string> = new Set(
  words(`
  head script style template noscript defs clippath mask symbol lineargradient radialgradient filter
  pattern marker metadata`),
)

/** Elements of SVG that are painted. */
const SHAPES: ReadonlySet<string> = new Set(
  words('svg path rect circle polygon polyline line ellipse text use'),
)

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

/** An opacity that nobody sees. Some tools begin an animation with a little more than 0. */
const UNSEEN_OPACITY = 0.01

/**
 * Returns whether an element is hidden only until a script shows it with an animation. Such an element has a
 * mark of an animation tool; or it takes up its place in the page, and is transparent by its own `style` or
 * has a class that names an entrance. Elements that open over the page, as menus and dialogs do, are
 * different: they are out of the flow, have no height, or are marked in the markup.
 */
export function entersLater(node: ElementNode, style: Style): boolean {
  const { own, inherited } = style
  const isTransparent = own.opacity <= UNSEEN_OPACITY
  if (own.display === 'none' || !(isTransparent || inherited.visibility === 'hidden')) return false
  const { element } = node
  if (isOpenedByVisitors(element) || isInClosed(node)) return false
  const isOut = own.position === 'absolute' || own.position === 'fixed'
  if (isMarkedForEntrance(element)) return !(isOut && isLayer(node, own)) && !isCollapsed(own)
  const isFlat = own.height === 0 || own['max-height'] === 0
  if (isOut || isFlat || node.svg || CONTROLS.has(node.tag)) return false
  const isOwn = isTransparent && /(?:^|[\s;])opacity\s*:/i.test(element.attribs.style ?? '')
  return isOwn || isNamedForEntrance(element)
}

/** The answer is stored for each element, because many elements have the same ancestors. */
const isInClosed: (node: ElementNode) => boolean = oncePer(
  ({ element, parent }) => isClosedByMarkup(element) || (parent !== null && isInClosed(parent)),
  new WeakMap<ElementNode, boolean>(),
)

/** Returns whether an element out of the flow is named a menu or dialog, or lies outside the page. */
function isLayer({ id, classes }: ElementNode, own: Style['own']): boolean {
  if (LAYER_NAMES.test(`${classes.join(' ')} ${id}`)) return true
  const across = [own.left, own.right].some((edge) => isPast(edge, own.width))
  return (
    own.position === 'fixed' && (across || [own.top, own.bottom].some((edge) => isPast(edge, own.height)))
  )
}

/** A box of unknown size that is moved out of the page by this much counts as being beside the page. */
const BESIDE_PAGE_PX = 200

/** Returns whether an offset such as `left` moves a box out of the page by its whole size. */
function isPast(edge: Size, size: Size): boolean {
  if (typeof edge === 'number') return edge < 0 && -edge >= (typeof size === 'number' ? size : BESIDE_PAGE_PX)
  return typeof edge === 'function' && Math.abs(edge(1) - edge(0)) >= 1
}

/** Returns whether a box has no height and shows nothing. One with padding shows a picture there. */
function isCollapsed(own: Style['own']): boolean {
  const isFlat = own.height === 0 || own['max-height'] === 0
  const isPadded = [own['padding-top'], own['padding-bottom']].some((padding) => pixels(padding, 1) > 0)
  return isFlat && own['overflow-y'] !== 'visible' && !isPadded
}

/** Controls that are often transparent permanently, under a picture of the control. */
const CONTROLS: ReadonlySet<string> = new Set(words('input select textarea'))

/** Returns whether the element itself can be a sample, regardless of its children. */
export function isPaintable(node: ElementNode, style: Style): boolean {
  return style.inherited.visibility === 'visible' && (!node.svg || SHAPES.has(node.tag))
}

export function showsText({ inherited }: Style): boolean {
  const indent = Math.abs(pixels(inherited['text-indent'], OFF_SCREEN_INDENT_PX * 2))
  return inherited['font-size'].px > 0 && indent < OFF_SCREEN_INDENT_PX
}

/** Returns whether an element is content of a closed `details`: everything but its first `summary`. */
function isClosedContent({ parent, tag, index }: ElementNode): boolean {
  if (parent?.tag !== 'details' || 'open' in parent.element.attribs) return false
  return tag !== 'summary' || parent.children.findIndex((child) => child.tag === 'summary') !== index
}

function isListBox({ element }: ElementNode): boolean {
  return 'multiple' in element.attribs || Number(element.attribs.size ?? 1) > 1
}

/** Recognises text for screen readers alone: clipped away, or at most one pixel in size. */
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
  for (const child of element.children) if (isText(child)) text += text === '' ? child.data : ` ${child.data}`
  return UNFOLDED.test(text) ? text.replace(/\s+/g, ' ').trim() : text
}

/** Matches white space that folding changes: all but single spaces within the text. */
const UNFOLDED = / \s|[^\S ]|^ | $/
