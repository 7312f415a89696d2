/// <reference lib="dom" />

/** Finds the element of which a picture is taken. */

import type { PageTools } from './call.ts'

export interface FoundArea {
  /** The number of visible elements that match; undefined when the text is no selector. */
  readonly matches: number | undefined
  /** The first of them, in CSS pixels from the top left corner of the page. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Width of the whole page, in CSS pixels. */
  readonly pageWidth: number
}

/** Runs in the page. An empty selector matches nothing. */
export function findAreaInPage(
  { selector }: { selector: string },
  { tree }: Pick<PageTools, 'tree'>,
): FoundArea {
  const pageWidth = Math.max(tree.root?.scrollWidth ?? 0, document.body?.scrollWidth ?? 0)
  const none = { x: 0, y: 0, width: 0, height: 0 }
  if (selector === '') return { matches: 0, box: none, pageWidth }
  try {
    const shown = tree.findAll(selector).filter((element) => tree.isVisible(element))
    const [first] = shown
    if (!first) return { matches: 0, box: none, pageWidth }
    const { x, y, width, height } = tree.boxOf(first)
    return { matches: shown.length, box: { x: x + scrollX, y: y + scrollY, width, height }, pageWidth }
  } catch {
    return { matches: undefined, box: none, pageWidth }
  }
}
