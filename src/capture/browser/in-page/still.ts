/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Stops all motion in a page before a screenshot. */

import type { PageTools } from './call.ts'

export interface StillPage {
  /** True when fonts or pictures are loading, or something was moving: the page may change again. */
  readonly isUnfinished: boolean
  /** Height of the whole page, in CSS pixels. */
  readonly height: number
}

/**
 * Runs in the page: scrolls to the top, ends animations, pauses videos and hides the caret. `maxHeight`: how
 * much of the page will be visible, from the top. `waiting`: a selector of pictures that load when they
 * become visible.
 */
export function holdStillInPage(
  { maxHeight, waiting }: { maxHeight: number; waiting: string },
  { tree, endAnimations }: Pick<PageTools, 'tree' | 'endAnimations'>,
): StillPage {
  const NAME = '--blazon-still'
  const root = tree.root
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  // A finished animation may stay in the list for ever.
  const isMoving = Document.prototype.getAnimations
    .call(document)
    .some(({ playState }) => playState !== 'finished')
  endAnimations()
  for (const video of tree.findAll('video')) if (video instanceof HTMLVideoElement) video.pause()
  if (root && getComputedStyle(root).getPropertyValue(NAME) === '') {
    const sheet = new CSSStyleSheet()
    sheet.insertRule(`:root { ${NAME}: 1 }`)
    sheet.insertRule('*, *::before, *::after { caret-color: transparent !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const isSeen = (element: Element): boolean => {
    // The element may have no size yet.
    return element.getClientRects().length > 0 && tree.boxOf(element).top < maxHeight
  }
  const pictures = tree.findAll('img')
  // A lazy loader will replace this picture when it becomes visible.
  const isPlaceholder = (it: HTMLImageElement) =>
    (it.currentSrc === '' || it.currentSrc.startsWith('data:')) && it.matches(waiting)
  const isLate = (it: Element) =>
    it instanceof HTMLImageElement && (!it.complete || isPlaceholder(it)) && isSeen(it)
  return {
    isUnfinished: isMoving || document.fonts.status === 'loading' || pictures.some(isLate),
    height: Math.max(root?.scrollHeight ?? 0, document.body?.scrollHeight ?? 0),
  }
}
