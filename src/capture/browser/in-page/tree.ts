/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { PageNodes } from './nodes.ts'

/** The page's tree as it is shown: which elements are visible, where they are, and which text they have. */
export interface ShownTree extends PageNodes {
  /** Elements without content that may have a closed shadow root, which only the debugger can read. */
  closedHosts(): Element[]
  boxOf(element: Element): DOMRect
  /** True for an element that is rendered and has a size. */
  isVisible(element: Element): boolean
  /** The shown text with white space collapsed, at most `maxChars` of it. */
  textOf(element: Element, maxChars: number): string
  /** Elements that were hidden by `hide`. */
  readonly hidden: Set<Element>
  hide(element: Element): void
}

/** Runs in the page. */
export function shownTree(nodes: PageNodes): ShownTree {
  const { nodesOf, read, shadowOf, tagOf } = nodes
  const own = globalThis as unknown as { blazonHidden?: Set<Element> }
  own.blazonHidden ??= new Set()
  const hidden = own.blazonHidden
  const boxOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element)
  return {
    ...nodes,
    closedHosts: () =>
      [...Document.prototype.querySelectorAll.call(document, 'body :empty')]
        .filter((element) => tagOf(element).includes('-') || element.matches('body > div'))
        .filter((element) => shadowOf(element) === null)
        .slice(0, 20),
    boxOf,
    isVisible(element) {
      const { width, height } = boxOf(element)
      const options = { opacityProperty: true, visibilityProperty: true }
      return width > 0 && height > 0 && Element.prototype.checkVisibility.call(element, options)
    },
    textOf(element, maxChars) {
      let text = ''
      const open: Node[] = [element]
      for (let next = open.pop(); next && text.length < maxChars; next = open.pop()) {
        if (next instanceof Text) text += `${next.data} `
        if (!(next instanceof Element) || /^(?:script|style|template|noscript)$/.test(tagOf(next))) continue
        if (getComputedStyle(next).display === 'none') continue
        for (const node of nodesOf(next).reverse()) open.push(node)
      }
      return text.replace(/\s+/g, ' ').trim().slice(0, maxChars)
    },
    hidden,
    hide(element) {
      hidden.add(element)
      const style = read<CSSStyleDeclaration | undefined>(HTMLElement.prototype, 'style', element)
      style?.setProperty('display', 'none', 'important')
    },
  }
}
