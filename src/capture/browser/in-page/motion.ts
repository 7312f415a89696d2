/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { PageTools } from './call.ts'

/** What a page that has loaded is like, as far as it decides what is done with it next. */
export interface PageLook {
  /** False while the document is still coming in. */
  readonly isParsed: boolean
  /** Characters of text that are shown, counted up to a thousand. */
  readonly textChars: number
  /** Screens below the first, counted from 0, that hold what waits to be scrolled to. */
  readonly waitingScreens: readonly number[]
  /** Address of a frame that fills the page, when the page itself says nothing. */
  readonly wholeFrame: string | null
  /** Elements without content that may have a closed shadow root. */
  readonly closedHosts: number
  /** Animations that were ended: their page may have waited for it. */
  readonly animations: number
}

/**
 * Runs in the page. Animations that end are taken to their end, others to where they are not. `waiting` is a selector of what loads
 * or appears when it comes into sight.
 */
export function lookInPage({ waiting }: { waiting: string }, { tree }: Pick<PageTools, 'tree'>): PageLook {
  const animations = Document.prototype.getAnimations.call(document)
  for (const animation of animations) {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    if (Number.isFinite(end) && animation.playbackRate > 0) animation.finish()
    else animation.cancel()
  }
  const textChars = tree.root ? tree.textOf(tree.root, 1000).length : 0
  const waits = (element: Element): boolean => !(element instanceof HTMLImageElement && element.complete)
  const screens = tree
    .findAll(waiting)
    .filter(waits)
    .map((element) => Math.floor((tree.boxOf(element).top + scrollY) / innerHeight))
  const fills = (element: Element): boolean => {
    const { width, height } = tree.boxOf(element)
    return width >= innerWidth * 0.9 && height >= innerHeight * 0.8
  }
  const frames = textChars < 25 ? tree.findAll('frame[src], iframe[src]') : []
  const whole = frames.find((frame) => frame instanceof HTMLFrameElement || fills(frame))
  const source = whole ? Element.prototype.getAttribute.call(whole, 'src') : null
  const isAddress = source !== null && URL.canParse(source, document.baseURI)
  return {
    isParsed: tree.root !== null && document.readyState !== 'loading',
    textChars,
    waitingScreens: [...new Set(screens)].filter((at) => at > 0).sort((a, b) => a - b),
    wholeFrame: isAddress ? new URL(source, document.baseURI).href : null,
    closedHosts: tree.closedHosts().length,
    animations: animations.length,
  }
}

/** Runs in the page: goes to one of its screens. What has come into sight is told with the next frame. */
export function scrollInPage({ screen }: { screen: number }): void {
  scrollTo({ top: screen * innerHeight, behavior: 'instant' })
}
