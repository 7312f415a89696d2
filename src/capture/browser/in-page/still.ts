/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { PageTools } from './call.ts'

export interface StillPage {
  /** True when fonts or pictures are on their way that would be seen, or something moved until now: what waited for its end comes next. */
  readonly isUnfinished: boolean
  /** Of the whole page, in CSS pixels. */
  readonly height: number
}

/**
 * Runs in the page: takes it back to the top, its animations to their end and its films to a halt, and hides the caret. `maxHeight`: how far down
 * it will be seen. `waiting`: a selector of pictures that load when they come into sight.
 */
export function holdStillInPage(
  { maxHeight, waiting }: { maxHeight: number; waiting: string },
  { tree }: Pick<PageTools, 'tree'>,
): StillPage {
  const NAME = '--blazon-still'
  const root = tree.root
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  const animations = Document.prototype.getAnimations.call(document)
  // At its end it may be there for good.
  const isMoving = animations.some(({ playState }) => playState !== 'finished')
  for (const animation of animations) {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    if (Number.isFinite(end) && animation.playbackRate > 0) animation.finish()
    else animation.cancel()
  }
  for (const film of tree.findAll('video')) if (film instanceof HTMLVideoElement) film.pause()
  if (root && getComputedStyle(root).getPropertyValue(NAME) === '') {
    const sheet = new CSSStyleSheet()
    sheet.insertRule(`:root { ${NAME}: 1 }`)
    sheet.insertRule('*, *::before, *::after { caret-color: transparent !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const isSeen = (element: Element): boolean => {
    // Of no size as yet, perhaps.
    return element.getClientRects().length > 0 && tree.boxOf(element).top < maxHeight
  }
  const pictures = tree.findAll('img')
  // Of a lazy loader it is to be something else once it is in sight.
  const isPlaceholder = (it: HTMLImageElement) =>
    (it.currentSrc === '' || it.currentSrc.startsWith('data:')) && it.matches(waiting)
  const isLate = (it: Element) =>
    it instanceof HTMLImageElement && (!it.complete || isPlaceholder(it)) && isSeen(it)
  return {
    isUnfinished: isMoving || document.fonts.status === 'loading' || pictures.some(isLate),
    height: Math.max(root?.scrollHeight ?? 0, document.body?.scrollHeight ?? 0),
  }
}
