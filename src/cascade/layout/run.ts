import type { StyledTree } from '../document.ts'
import { pixels, type Size, type Style } from '../style.ts'
import type { PseudoElement } from '../styler.ts'
import type { ElementNode, NodeMap } from '../tree.ts'
import { laidText } from './text.ts'

/** Border box of an element, relative to the border box of `origin`: its container. */
export interface Placed {
  x: number
  y: number
  width: number
  height: number
  origin: ElementNode | null
}

/** Room that a container gives to a child. */
export interface Space {
  /** Content width of the container. */
  readonly width: number
  /** Content height of the container where it is definite: for percentages. */
  readonly height: number | undefined
  /** Blocks fill the width; floats, inline blocks and the like are as wide as they need. */
  readonly fill: boolean
  /** Border-box sizes that the container has decided. */
  readonly forcedWidth?: number | undefined
  readonly forcedHeight?: number | undefined
}

/** Widths of a border box: broken at every chance, and never broken. */
export interface Intrinsic {
  readonly min: number
  readonly max: number
}

/** One estimate. The kinds of layout call each other through this. */
export interface Run {
  readonly styled: StyledTree
  readonly viewport: { readonly width: number; readonly height: number }
  readonly placed: NodeMap<Placed>
  /**
   * True while the size of something is found that is laid out once more when its container's is known. What only moves things
   * within it is put off until then: done at every level, it would double the work with each container in a container.
   */
  measuring: boolean
  /** How often something was put off. */
  putOff: number
  /** What `itemsOf` has found. */
  readonly items: NodeMap<readonly Item[]>
  /** Sizes an element and lays out what is in it; the caller then sets its place. */
  layout(node: ElementNode, space: Space): Placed
  intrinsic(node: ElementNode): Intrinsic
}

export interface Edges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Padding and border together. */
export function insets({ own }: Style, base: number): Edges {
  return {
    top: pixels(own['padding-top'], base) + own['border-top-width'],
    right: pixels(own['padding-right'], base) + own['border-right-width'],
    bottom: pixels(own['padding-bottom'], base) + own['border-bottom-width'],
    left: pixels(own['padding-left'], base) + own['border-left-width'],
  }
}

/** `auto` counts as 0. */
export function margins({ own }: Style, base: number): Edges {
  return {
    top: lengthOf(own['margin-top'], base) ?? 0,
    right: lengthOf(own['margin-right'], base) ?? 0,
    bottom: lengthOf(own['margin-bottom'], base) ?? 0,
    left: lengthOf(own['margin-left'], base) ?? 0,
  }
}

/** Undefined for keywords, and for percentages of an unknown base. */
export function lengthOf(size: Size, base: number | undefined): number | undefined {
  if (typeof size === 'number') return size
  return typeof size === 'function' && base !== undefined ? size(base) : undefined
}

export function styleOf(run: Run, node: ElementNode): Style | undefined {
  return run.styled.styles.get(node)
}

/** Out of the flow: absolute or fixed. */
export function isOut({ own }: Style): boolean {
  return own.position === 'absolute' || own.position === 'fixed'
}

const INLINE_LEVEL: ReadonlySet<string> = new Set([
  'inline',
  'inline-block',
  'inline-flex',
  'inline-grid',
  'inline-table',
  '-webkit-inline-box',
  'ruby',
  'ruby-text',
])

export function isInlineLevel({ own }: Style): boolean {
  return INLINE_LEVEL.has(own.display) && own.float === 'none'
}

/** Something that stands in a container: a child element, or text as it is laid out with the style it has. */
export type Item =
  | { readonly kind: 'element'; readonly node: ElementNode; readonly style: Style }
  | { readonly kind: 'text'; readonly text: string; readonly style: Style }

/** Rendered children in order; those of a `display: contents` child stand for it. */
export function itemsOf(run: Run, node: ElementNode, style: Style): readonly Item[] {
  let items = run.items.get(node)
  if (!items) {
    items = renderedIn(run, node, style)
    run.items.set(node, items)
  }
  return items
}

function renderedIn(run: Run, node: ElementNode, style: Style): Item[] {
  const items: Item[] = []
  const pseudos = run.styled.pseudos.get(node)
  if (pseudos) items.push(...generatedText(pseudos.before))
  let at = 0
  for (const child of node.element.children) {
    if (child.type === 'text')
      items.push({ kind: 'text', text: laidText((child as { data?: string }).data ?? '', style), style })
    if (node.children[at]?.element !== child) continue
    const element = node.children[at++]
    const own = element && styleOf(run, element)
    if (!element || !own || own.own.display === 'none' || isUnrendered(element)) continue
    if (own.own.display === 'contents') for (const item of itemsOf(run, element, own)) items.push(item)
    else items.push({ kind: 'element', node: element, style: own })
  }
  if (pseudos) items.push(...generatedText(pseudos.after))
  return items
}

/** What a pseudo-element puts into the flow; boxes without text are passed over. */
function generatedText(pseudo: PseudoElement | undefined): Item[] {
  if (!pseudo || pseudo.text === '' || isOut(pseudo.style)) return []
  const { text, style } = pseudo
  return [{ kind: 'text', text: laidText(text, style), style }]
}

/** Elements that make no box although they are `inline`. */
const BOXLESS: ReadonlySet<string> = new Set(['source', 'track', 'wbr', 'option', 'optgroup'])

/** All but the summary of a closed `details`; options are drawn by their control. */
function isUnrendered({ tag, parent }: ElementNode): boolean {
  if (parent?.tag === 'details' && !('open' in parent.element.attribs)) return tag !== 'summary'
  return BOXLESS.has(tag)
}

/** Element children that take part in flow layouts of boxes: no text, nothing out of the flow. */
export function boxesOf(run: Run, node: ElementNode, style: Style): { node: ElementNode; style: Style }[] {
  return itemsOf(run, node, style).flatMap((item) => {
    if (item.kind !== 'element') return []
    if (!isOut(item.style)) return [item]
    placeOut(run, item.node, node, 0, 0)
    return []
  })
}

/** Keeps where an element out of the flow would have stood; its box is found when its container's is known. */
export function placeOut(run: Run, node: ElementNode, origin: ElementNode, x: number, y: number): void {
  run.placed.set(node, { x, y, width: 0, height: 0, origin })
}
