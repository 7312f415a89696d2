/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { ShownTree } from './tree.ts'

/** What a page that has loaded is like, as far as it decides what is done with it next. */
export interface PageLook {
  /** Characters of text that are shown, counted up to a thousand. */
  readonly textChars: number
  /** True when something below the first screen waits to be scrolled to. */
  readonly waitsForScroll: boolean
  /** Address of a frame that fills the page, when the page itself says nothing. */
  readonly wholeFrame: string | null
}

/** Runs in the page. `waiting` is a selector of what loads or appears when it comes into sight. */
export function lookInPage({ waiting }: { waiting: string }, tree: ShownTree): PageLook {
  const textChars = tree.root ? tree.textOf(tree.root, 1000).length : 0
  const isBelow = (element: Element) => tree.boxOf(element).top > innerHeight
  const waitsForScroll = tree.findAll(waiting).some(isBelow)
  const fills = (element: Element) => {
    const { width, height } = tree.boxOf(element)
    return width >= innerWidth * 0.9 && height >= innerHeight * 0.8
  }
  const isSilent = textChars < 25
  const frames = isSilent ? tree.findAll('frame[src], iframe[src]') : []
  const whole = frames.find((frame) => frame instanceof HTMLFrameElement || fills(frame))
  const source = whole ? Element.prototype.getAttribute.call(whole, 'src') : null
  const address =
    source !== null && URL.canParse(source, document.baseURI) ? new URL(source, document.baseURI) : null
  return { textChars, waitsForScroll, wholeFrame: address?.href ?? null }
}

/**
 * Runs in the page: goes down screen by screen, so that lazy pictures load and sections appear, and back to the top. One frame at
 * each stop: what watches its visibility is told at the end of a frame.
 */
export async function scrollInPage({ screens }: { screens: number }, _tree: ShownTree): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const height = document.scrollingElement?.scrollHeight ?? 0
  for (let at = 1; at <= screens && at * innerHeight < height; at++) {
    await frame()
    scrollTo({ top: at * innerHeight, behavior: 'instant' })
  }
  await frame()
  await frame()
  scrollTo({ top: 0, behavior: 'instant' })
  await frame()
}

/** Runs in the page: animations that end are taken to their end, others to where they are not; how many there were. */
export function finishAnimationsInPage(_: null, _tree: ShownTree): number {
  const animations = Document.prototype.getAnimations.call(document)
  for (const animation of animations) {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    if (Number.isFinite(end) && animation.playbackRate > 0) animation.finish()
    else animation.cancel()
  }
  return animations.length
}
