/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { ShownTree } from './tree.ts'

/** Finds the element in which a page scrolls; undefined when the window scrolls, or nothing does. */
export type InnerScroller = () => HTMLElement | undefined

/**
 * Runs in the page. Unless the window scrolls, the page scrolls inside the largest element that scrolls and
 * has at least half the width and height of the window.
 */
export function findInnerScroller(tree: ShownTree): InnerScroller {
  type Length = 'scrollHeight' | 'clientHeight' | 'clientWidth'
  const read = (name: Length, element: Element) => tree.read<number>(Element.prototype, name, element)
  const isLarge = (element: Element): boolean =>
    read('clientWidth', element) >= innerWidth / 2 && read('clientHeight', element) >= innerHeight / 2
  const scrolls = (element: Element): boolean =>
    read('scrollHeight', element) >= read('clientHeight', element) * 1.1 &&
    /^(?:auto|scroll|overlay)$/.test(getComputedStyle(element).overflowY) &&
    tree.isVisible(element)
  const areaOf = (element: Element) => read('clientWidth', element) * read('clientHeight', element)
  return () => {
    const page = tree.read<Element | null>(Document.prototype, 'scrollingElement', document) ?? tree.root
    // When the window scrolls by less than this, nearly all of the page is visible without scrolling.
    if (!page || read('scrollHeight', page) > innerHeight * 1.2) return undefined
    return tree
      .findAll('body, body *')
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => element !== page && isLarge(element) && scrolls(element))
      .sort((a, b) => areaOf(b) - areaOf(a))[0]
  }
}
