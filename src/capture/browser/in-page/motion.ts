/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Looks at a loaded page, and scrolls it. */

import type { PageTools } from './call.ts'

/** The properties of a loaded page that decide the next step of its visit. */
export interface PageLook {
  /** False while the document is still arriving. */
  readonly isParsed: boolean
  /** Number of characters of shown text, up to a thousand. */
  readonly textChars: number
  /** Screens below the first one, counted from 0, with content that loads when it is scrolled to. */
  readonly waitingScreens: readonly number[]
  /** URL of a frame that fills the page, when the page itself has almost no text. */
  readonly wholeFrame: string | null
  /** Number of elements without content that may have a closed shadow root. */
  readonly closedHosts: number
  /** Number of animations that were ended. The page may have waited for their end. */
  readonly animations: number
}

/** Runs in the page, and ends its animations. `waiting` selects elements that load or appear when visible. */
export function lookInPage(
  { waiting }: { waiting: string },
  { tree, endAnimations }: Pick<PageTools, 'tree' | 'endAnimations'>,
): PageLook {
  const animations = endAnimations()
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

/** Runs in the page: scrolls to one of its screens. The page notices what is visible with the next frame. */
export function scrollInPage({ screen }: { screen: number }): void {
  scrollTo({ top: screen * innerHeight, behavior: 'instant' })
}
