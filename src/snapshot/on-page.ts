/** Tells which elements lie where a visitor can see them, however far the page is scrolled. */

import type { Box, StyleSample } from '../model/style.ts'

/** The size of a page to which it can be scrolled, as far as `onPage` needs it. */
interface Extent {
  /** CSS pixels. */
  readonly width: number
  /** True for pages that are written from right to left: they begin at the right edge. */
  readonly isRtl: boolean
}

/**
 * The samples without those of elements wholly off the page: above its upper edge, or before the edge at
 * which its lines begin. A page is never scrolled there, so elements there are not visible: links for the
 * keyboard, closed menus, and words for search engines only. Beyond the other edges one can scroll.
 */
export function onPage(samples: readonly StyleSample[], isRtl: boolean): readonly StyleSample[] {
  const width = samples[0]?.box?.width
  if (width === undefined) return samples
  return samples.filter(({ box }) => box === null || !isOff(box, { width, isRtl }))
}

/** A box without any width or height is empty, and may stand at the edge itself. */
function isOff({ x, y, width, height }: Box, page: Extent): boolean {
  if (y + height < 0 || (height > 0 && y + height === 0)) return true
  const before = page.isRtl ? page.width - x : x + width
  return before < 0 || (width > 0 && before === 0)
}
