/// <reference lib="dom" />

/** Scrolls a page or an element of it, and looks for an element. */

import type { PageTools } from './call.ts'

/** The effect of one scroll. Distances are in pixels along its direction. */
export interface Scrolled {
  /** A sentence that says why nothing was scrolled. */
  readonly error?: string
  readonly target?: string
  readonly hasMoved: boolean
  readonly from: number
  readonly to: number
  /** The largest possible distance. */
  readonly most: number
}

export interface ScrollBy {
  readonly direction: 'up' | 'down' | 'left' | 'right'
  readonly amount: number | 'viewport' | 'max'
  /** The CSS selector of the element; null for the page. */
  readonly container: string | null
}

/** Runs in the page: scrolls once. */
export function scrollByInPage(
  { direction, amount, container }: ScrollBy,
  { tree, innerScroller }: Pick<PageTools, 'tree' | 'innerScroller'>,
): Scrolled {
  const failed = (error: string) => ({ error, hasMoved: false, from: 0, to: 0, most: 0 })
  const find = (selector: string): Element | undefined => {
    try {
      return tree.findAll(selector)[0]
    } catch {
      return undefined
    }
  }
  const page = () =>
    innerScroller() ??
    tree.read<Element | null>(Document.prototype, 'scrollingElement', document) ??
    tree.root ??
    undefined
  const target = container === null ? page() : find(container)
  if (!target) return failed(`No element matches ${container ?? 'the page'}.`)
  const isAcross = direction === 'left' || direction === 'right'
  const read = (name: string) => tree.read<number>(Element.prototype, name, target)
  const [at, whole, shown] = isAcross
    ? (['scrollLeft', 'scrollWidth', 'clientWidth'] as const)
    : (['scrollTop', 'scrollHeight', 'clientHeight'] as const)
  const from = read(at)
  const step = amount === 'max' ? read(whole) : amount === 'viewport' ? read(shown) : amount
  const by = direction === 'up' || direction === 'left' ? -step : step
  const move = { [isAcross ? 'left' : 'top']: by, behavior: 'instant' }
  Reflect.apply(Element.prototype.scrollBy, target, [move])
  const to = read(at)
  const most = Math.max(0, read(whole) - read(shown))
  const name = container ?? 'the page'
  return {
    target: name,
    hasMoved: Math.abs(to - from) >= 1,
    from: Math.round(from),
    to: Math.round(to),
    most,
  }
}

/** Whether an element that a selector matches can be seen; undefined for a selector that cannot be read. */
export interface Looked {
  readonly isVisible: boolean | undefined
}

/** Runs in the page: looks for a visible element. */
export function lookInPage(
  { selector }: { readonly selector: string },
  { tree }: Pick<PageTools, 'tree'>,
): Looked {
  const isShown = (element: Element) =>
    Reflect.apply(Element.prototype.checkVisibility, element, [{ visibilityProperty: true }]) &&
    Reflect.apply(Element.prototype.getClientRects, element, []).length > 0
  try {
    return { isVisible: tree.findAll(selector).some(isShown) }
  } catch {
    return { isVisible: undefined }
  }
}
