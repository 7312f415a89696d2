/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Finds the layers that cover a page, such as banners and dialogs. */

import type { Topmost } from './topmost.ts'
import type { ShownTree } from './tree.ts'

/** The layers over a page, and their content. */
export interface Layers {
  /** The outermost visible layers. */
  find(): Element[]
  /** The outermost layer that contains an element. */
  around(element: Element): Element | undefined
  /** Visible elements in `layer` that match. */
  holds(layer: Element, selector: string): Element[]
  /** True for an element that lies over the page and is not in its flow: it is fixed, or a dialog. */
  isAside(element: Element): boolean
}

/** Runs in the page. Header, navigation and content of a page are not layers, whatever their position. */
export function findLayers(tree: ShownTree, topmost: Topmost): Layers {
  const MODAL = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]'
  const CONTENT = 'main, [role="main"], nav, [role="navigation"], article, a[href="/"], a[rel="home"]'
  const OWN_TAGS = /^(?:html|body|header|nav|main|footer|article)$/
  const OWN_ROLES = /^(?:banner|navigation|main|contentinfo)$/

  const lineage = (element: Element): Element[] => {
    const line: Element[] = []
    for (let at: Element | null = element; at; at = tree.parentOf(at)) line.push(at)
    return line
  }
  const isWithin = (element: Element, layer: Element): boolean =>
    Node.prototype.contains.call(layer, element) || (tree.hasShadows && lineage(element).includes(layer))
  const holds: Layers['holds'] = (layer, selector) =>
    tree.findAll(selector).filter((it) => isWithin(it, layer) && tree.isVisible(it))
  const isAside = (element: Element): boolean =>
    getComputedStyle(element).position === 'fixed' || element.matches(MODAL)
  const known = new Map<Element, boolean>()
  const isLayer = (element: Element): boolean => {
    const is = known.get(element) ?? judge(element)
    known.set(element, is)
    return is
  }
  const judge = (element: Element): boolean => {
    const { position, zIndex } = getComputedStyle(element)
    const isHigh = (position === 'absolute' || position === 'sticky') && Number(zIndex) >= 100
    if (!isHigh && !isAside(element)) return false
    if (OWN_TAGS.test(tree.tagOf(element)) || OWN_ROLES.test(element.getAttribute('role') ?? '')) return false
    return holds(element, isAside(element) ? CONTENT : `${CONTENT}, h1`).length === 0
  }
  const around: Layers['around'] = (element) => {
    const line = lineage(element)
    // A layer may be inside a fixed header, which is not a layer itself.
    return line.filter(isLayer).at(-1)
  }
  const find = (): Element[] => {
    const over = new Set(tree.findAll(MODAL).filter((it) => tree.isVisible(it)))
    for (const element of topmost()) over.add(element)
    const found = new Set<Element>()
    for (const element of over) {
      const layer = around(element)
      if (layer && tree.isVisible(layer)) found.add(layer)
    }
    return [...found]
  }
  return { find, around, holds, isAside }
}
