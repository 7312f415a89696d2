/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Scrolls a page from its top to its end for the picture of the whole page. */

import type { PageTools } from './call.ts'

/** The state of a scroll between two stops. */
interface Scrolling {
  /** The element in which the page scrolls. */
  readonly within: HTMLElement | undefined
  /** Elements that could not be seen before the page was scrolled. */
  readonly unseen: readonly HTMLElement[]
  /** The elements of `unseen` that appeared when they were scrolled to, with their look at that time. */
  readonly appeared: Map<
    HTMLElement,
    { readonly opacity: number; readonly look: readonly [string, string][] }
  >
}

/** Globals of the isolated world, which blazon alone uses in a page. */
export interface OwnGlobals {
  blazonScrolling?: Scrolling
}

/**
 * Runs in the page: scrolls to a stop, counted from 0, half a window below the one before. So each element
 * comes into the middle of the window, because some elements appear only when most of them is in sight.
 * Returns false when the end of the page is in sight.
 */
export function scrollOnInPage(
  { stop }: { stop: number },
  { tree, innerScroller, endAnimations }: Pick<PageTools, 'tree' | 'innerScroller' | 'endAnimations'>,
): boolean {
  /** More elements than this are not looked at. Each takes some microseconds. */
  const MAX_ELEMENTS = 20_000
  const UNSEEN_OPACITY = 0.01
  const LOOK = ['opacity', 'visibility', 'transform', 'translate', 'scale', 'rotate', 'clip-path', 'filter']

  const isUnseen = (element: Element): boolean => {
    const { opacity, visibility } = getComputedStyle(element)
    return Number(opacity) <= UNSEEN_OPACITY || visibility === 'hidden'
  }
  const begin = (): Scrolling => {
    const elements = tree.findAll('body *').slice(0, MAX_ELEMENTS)
    return {
      within: innerScroller(),
      unseen: elements.filter((each) => each instanceof HTMLElement).filter(isUnseen),
      appeared: new Map(),
    }
  }
  const own = globalThis as OwnGlobals
  if (stop === 0) own.blazonScrolling = begin()
  own.blazonScrolling ??= begin()
  const { within, unseen, appeared } = own.blazonScrolling
  const inSight = (element: Element): boolean => {
    const { top, bottom, width, height } = tree.boxOf(element)
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight
  }
  // A header or a button that appears while the page is scrolled is not part of the page at its top.
  const isPinned = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = tree.parentOf(at))
      if (/^(?:fixed|sticky)$/.test(getComputedStyle(at).position)) return true
    return false
  }
  if (unseen.length > 0 && stop > 0) endAnimations()
  for (const element of stop > 0 ? unseen : []) {
    const opacity = Number(getComputedStyle(element).opacity)
    if (opacity <= (appeared.get(element)?.opacity ?? 0) || isUnseen(element)) continue
    if (!inSight(element) || isPinned(element)) continue
    const style = getComputedStyle(element)
    appeared.set(element, { opacity, look: LOOK.map((name) => [name, style.getPropertyValue(name)]) })
  }
  const target =
    within ?? tree.read<Element | null>(Document.prototype, 'scrollingElement', document) ?? tree.root
  if (!target) return false
  if (target instanceof HTMLElement)
    tree
      .read<CSSStyleDeclaration>(HTMLElement.prototype, 'style', target)
      .setProperty('scroll-snap-type', 'none', 'important')
  const heightPx = tree.read<number>(Element.prototype, 'clientHeight', target)
  const top = (stop * heightPx) / 2
  Reflect.apply(Element.prototype.scrollTo, target, [{ top, behavior: 'instant' }])
  return top + heightPx < tree.read<number>(Element.prototype, 'scrollHeight', target)
}

/**
 * Runs in the page when it has come to rest at its top: elements that appeared when they were scrolled to,
 * and vanished when they were left, are shown as they were.
 */
export function showAgainInPage(_: null, { tree }: Pick<PageTools, 'tree'>): void {
  const { appeared } = (globalThis as OwnGlobals).blazonScrolling ?? {}
  /** True for one of several elements in one place, which are shown in turn: slides, for example. */
  const isInTurn = (element: Element): boolean => {
    const parent = tree.parentOf(element)
    const box = tree.boxOf(element)
    return (parent ? tree.nodesOf(parent) : []).some((node) => {
      if (!(node instanceof Element) || node === element) return false
      const other = tree.boxOf(node)
      const isAt = Math.abs(other.top - box.top) < 2 && Math.abs(other.left - box.left) < 2
      return isAt && Math.abs(other.height - box.height) < 2 && other.width > 0
    })
  }
  for (const [element, { look }] of appeared ?? []) {
    const { opacity, visibility } = getComputedStyle(element)
    if ((Number(opacity) > 0.01 && visibility !== 'hidden') || isInTurn(element)) continue
    const style = tree.read<CSSStyleDeclaration>(HTMLElement.prototype, 'style', element)
    for (const [name, value] of [['transition', 'none'], ['animation', 'none'], ...look] as const)
      style.setProperty(name, value, 'important')
  }
}
