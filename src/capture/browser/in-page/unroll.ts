/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Shows a page in its whole height at once, after it was scrolled through. */

import type { PageTools } from './call.ts'
import type { OwnGlobals } from './scroll.ts'

/** The element in which a page scrolls. */
export interface InnerScroll {
  /** A short selector of this element, for people: `main#content`. */
  readonly name: string
  /** True when the document now shows all content of this element. */
  readonly isWhole: boolean
}

/**
 * Runs in the page after `scrollOnInPage`: scrolls back to the top. When the page scrolls in an element, that
 * element is made as high as its content, and the elements around it grow with it. Returns null when the
 * window scrolls.
 */
export function unrollInPage(_: null, { tree }: Pick<PageTools, 'tree'>): InnerScroll | null {
  /** Elements in this many levels below the scrolling element, and this many per level, keep their height. */
  const KEPT_LEVELS = 3
  const KEPT_ELEMENTS = 300

  const read = (name: string, element: Element) => tree.read<number>(Element.prototype, name, element)
  const set = (element: HTMLElement, values: Readonly<Record<string, string>>): void => {
    const style = tree.read<CSSStyleDeclaration>(HTMLElement.prototype, 'style', element)
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important')
  }
  const heightOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).height) || 0
  const measured = (elements: readonly HTMLElement[]) =>
    elements.map((element) => ({ element, height: heightOf(element) }))
  const levelsBelow = (from: HTMLElement) => {
    let level = [from]
    return Array.from({ length: KEPT_LEVELS }, () => {
      const below = level.flatMap((parent) => tree.nodesOf(parent))
      level = below.filter((node) => node instanceof HTMLElement).slice(0, KEPT_ELEMENTS)
      return measured(level)
    })
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const { within } = (globalThis as OwnGlobals).blazonScrolling ?? {}
  if (!within) return null
  Reflect.apply(Element.prototype.scrollTo, within, [{ top: 0, behavior: 'instant' }])
  const wholePx = read('scrollHeight', within)
  const growthPx = wholePx - read('clientHeight', within)
  const inside = levelsBelow(within)
  const line: HTMLElement[] = []
  for (let at: Element | null = within; at; at = tree.parentOf(at))
    if (at instanceof HTMLElement) line.push(at)
  for (const { element, height } of measured(line)) {
    // Margins of its content stay inside the element, as they do in an element that scrolls.
    const { display, overflowY } = getComputedStyle(element)
    if (display === 'block' && overflowY !== 'visible') set(element, { display: 'flow-root' })
    const minHeight = `${height + growthPx}px`
    set(element, { 'min-height': minHeight, 'max-height': 'none', overflow: 'clip visible', contain: 'none' })
    // An element with a fixed position does not make the document longer.
    if (getComputedStyle(element).position === 'fixed') set(element, { position: 'absolute' })
  }
  // Heights in percent have grown as well, and are restored from the outside in.
  for (const level of inside)
    for (const { element, height } of level.filter((it) => heightOf(it.element) > it.height + 1))
      set(element, { height: `${height}px`, 'min-height': '0', 'flex-grow': '0' })
  const id = Element.prototype.getAttribute.call(within, 'id')
  const name = `${tree.tagOf(within)}${id ? `#${id.slice(0, 40)}` : ''}`
  return { name, isWhole: tree.root !== null && read('scrollHeight', tree.root) >= wholePx - 1 }
}
