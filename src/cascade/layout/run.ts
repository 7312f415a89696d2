/** Defines what the kinds of layout share: the state of one estimate, and the items of a container. */

import { words } from '../../lexicon/pattern.ts'
import type { StyledTree } from '../document.ts'
import type { ElementNode, NodeMap } from '../selectors/tree.ts'
import { pixels, type Size, type Style } from '../style.ts'
import type { PseudoElement } from '../styler.ts'
import { laidText } from './text.ts'

/** The border box of an element, relative to the border box of its container, `origin`. */
export interface Placed {
  x: number
  y: number
  width: number
  height: number
  origin: ElementNode | null
}

/** The space that a container gives to a child. */
export interface Space {
  readonly width: number
  /** The content height of the container where it is definite, for percentages. */
  readonly height: number | undefined
  /** True for blocks, which fill the width; floats and inline blocks are as wide as their content. */
  readonly fill: boolean
  /** Border-box sizes that the container has decided. */
  readonly forcedWidth?: number | undefined
  readonly forcedHeight?: number | undefined
}

/** The min-content and the max-content width of a border box. */
export interface Intrinsic {
  readonly min: number
  readonly max: number
}

/** The state of one estimate, through which the kinds of layout call each other. */
export interface LayoutRun {
  readonly styled: StyledTree
  readonly viewport: { readonly width: number; readonly height: number }
  readonly placed: NodeMap<Placed>
  /**
   * True while an element is laid out only to find its size, and will be laid out again when the size of its
   * container is known. Work that only moves its content is deferred until then, because doing it at every
   * level would double the cost with each nested container.
   */
  measuring: boolean
  /** Says how often work was deferred. */
  deferred: number
  /** The results of `itemsOf`, which are computed once for each container. */
  readonly items: NodeMap<readonly Item[]>
  /** Computes the size of an element and lays out its content. The caller then sets its position. */
  layout(node: ElementNode, space: Space): Placed
  intrinsic(node: ElementNode): Intrinsic
}

export interface Edges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Returns the sums of padding and border. */
export function insets({ own }: Style, base: number): Edges {
  return {
    top: pixels(own['padding-top'], base) + own['border-top-width'],
    right: pixels(own['padding-right'], base) + own['border-right-width'],
    bottom: pixels(own['padding-bottom'], base) + own['border-bottom-width'],
    left: pixels(own['padding-left'], base) + own['border-left-width'],
  }
}

/** Returns the sum of padding and border at the top or at the bottom. */
export function insetAt({ own }: Style, base: number, side: 'top' | 'bottom'): number {
  return side === 'top'
    ? pixels(own['padding-top'], base) + own['border-top-width']
    : pixels(own['padding-bottom'], base) + own['border-bottom-width']
}

/** Returns the margins; `auto` counts as 0. */
export function margins({ own }: Style, base: number): Edges {
  return {
    top: lengthOf(own['margin-top'], base) ?? 0,
    right: lengthOf(own['margin-right'], base) ?? 0,
    bottom: lengthOf(own['margin-bottom'], base) ?? 0,
    left: lengthOf(own['margin-left'], base) ?? 0,
  }
}

/** Returns the margin at the top or at the bottom. */
export function marginAt({ own }: Style, base: number, side: 'top' | 'bottom'): number {
  return lengthOf(own[side === 'top' ? 'margin-top' : 'margin-bottom'], base) ?? 0
}

/** Resolves a size; undefined for keywords, and for percentages of an unknown base. */
export function lengthOf(size: Size, base: number | undefined): number | undefined {
  if (typeof size === 'number') return size
  return typeof size === 'function' && base !== undefined ? size(base) : undefined
}

export function styleOf(run: LayoutRun, node: ElementNode): Style | undefined {
  return run.styled.styles.get(node)
}

/** Returns whether an element is out of flow: absolutely positioned or fixed. */
export function isOut({ own }: Style): boolean {
  return own.position === 'absolute' || own.position === 'fixed'
}

const INLINE_LEVEL: ReadonlySet<string> = new Set(
  words(`
  inline inline-block inline-flex inline-grid inline-table -webkit-inline-box ruby ruby-text`),
)

export function isInlineLevel({ own }: Style): boolean {
  return INLINE_LEVEL.has(own.display) && own.float === 'none'
}

/** A child of a container: an element, or text as it is laid out in its style. */
export type Item =
  | { readonly kind: 'element'; readonly node: ElementNode; readonly style: Style }
  | { readonly kind: 'text'; readonly text: string; readonly style: Style }

/** Returns the rendered children in order. A `display: contents` child is replaced by its own children. */
export function itemsOf(run: LayoutRun, node: ElementNode, style: Style): readonly Item[] {
  let items = run.items.get(node)
  if (!items) {
    items = renderedIn(run, node, style)
    run.items.set(node, items)
  }
  return items
}

function renderedIn(run: LayoutRun, node: ElementNode, style: Style): Item[] {
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

/** Returns the text of a pseudo-element. Pseudo-elements without text are skipped. */
function generatedText(pseudo: PseudoElement | undefined): Item[] {
  if (!pseudo || pseudo.text === '' || isOut(pseudo.style)) return []
  const { text, style } = pseudo
  return [{ kind: 'text', text: laidText(text, style), style }]
}

/** Elements that generate no box although they are `inline`. */
const BOXLESS: ReadonlySet<string> = new Set(['source', 'track', 'wbr', 'option', 'optgroup'])

/** Returns whether an element is not rendered: content of a closed `details`, or an option. */
function isUnrendered({ tag, parent }: ElementNode): boolean {
  if (parent?.tag === 'details' && !('open' in parent.element.attribs)) return tag !== 'summary'
  return BOXLESS.has(tag)
}

/** Returns the child elements that are in flow, for layouts that have no text items. */
export function boxesOf(
  run: LayoutRun,
  node: ElementNode,
  style: Style,
): { node: ElementNode; style: Style }[] {
  return itemsOf(run, node, style).flatMap((item) => {
    if (item.kind !== 'element') return []
    if (!isOut(item.style)) return [item]
    placeOut(run, item.node, node, 0, 0)
    return []
  })
}

/**
 * Records the static position of an element that is out of flow. The box of the element is computed when the
 * box of its containing block is known.
 */
export function placeOut(run: LayoutRun, node: ElementNode, origin: ElementNode, x: number, y: number): void {
  run.placed.set(node, { x, y, width: 0, height: 0, origin })
}
