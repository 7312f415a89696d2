/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { ShownTree } from './tree.ts'

/** What is laid over a page, and what is in it. */
export interface Layers {
  /** The outermost layers that are in sight. */
  find(): Element[]
  /** The outermost layer that an element is in. */
  around(element: Element): Element | undefined
  /** Visible elements in `layer` that match. */
  holds(layer: Element, selector: string): Element[]
  /** True for what only lies over the page, not in its flow: fixed, or a dialog. */
  isAside(element: Element): boolean
}

/** Runs in the page. The page's header, navigation and content are no layers, however they are positioned. */
export function findLayers(tree: ShownTree): Layers {
  const MODAL = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]'
  const CONTENT = 'main, [role="main"], nav, [role="navigation"], article, a[href="/"], a[rel="home"]'
  const OWN_TAGS = /^(?:html|body|header|nav|main|footer|article)$/
  const OWN_ROLES = /^(?:banner|navigation|main|contentinfo)$/
  /** Points of the first screen that are looked at: no layer worth the name lies between them. */
  const GRID = { columns: 16, rows: 12 }

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
    // In a header, say, that is fixed and is no layer itself.
    return line.filter(isLayer).at(-1)
  }
  const topAt = (x: number, y: number): Element | null => {
    let top = document.elementFromPoint(x, y)
    for (let shadow = top && tree.shadowOf(top); top && shadow; shadow = tree.shadowOf(top)) {
      const inner: Element | null = shadow.elementFromPoint(x, y)
      if (!inner || inner === top) break
      top = inner
    }
    return top
  }
  const find = (): Element[] => {
    const over = new Set(tree.findAll(MODAL).filter((it) => tree.isVisible(it)))
    for (let at = 0; at < GRID.columns * GRID.rows; at++) {
      const column = (at % GRID.columns) + 0.5
      const row = Math.floor(at / GRID.columns) + 0.5
      const top = topAt((column / GRID.columns) * innerWidth, (row / GRID.rows) * innerHeight)
      if (top) over.add(top)
    }
    const found = new Set<Element>()
    for (const element of over) {
      const layer = around(element)
      if (layer && tree.isVisible(layer)) found.add(layer)
    }
    return [...found]
  }
  return { find, around, holds, isAside }
}
