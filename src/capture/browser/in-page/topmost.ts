/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { ShownTree } from './tree.ts'

/** Finds the elements that lie on top of all others on the first screen. */
export type Topmost = () => ReadonlySet<Element>

/** Runs in the page. */
export function findTopmost(tree: ShownTree): Topmost {
  /** Points of the screen that are looked at. A layer between them would be too small to matter. */
  const GRID = { columns: 16, rows: 12 }

  const topAt = (x: number, y: number): Element | null => {
    let top = document.elementFromPoint(x, y)
    for (let shadow = top && tree.shadowOf(top); top && shadow; shadow = tree.shadowOf(top)) {
      const inner: Element | null = shadow.elementFromPoint(x, y)
      if (!inner || inner === top) break
      top = inner
    }
    return top
  }
  return () => {
    const found = new Set<Element>()
    for (let at = 0; at < GRID.columns * GRID.rows; at++) {
      const column = (at % GRID.columns) + 0.5
      const row = Math.floor(at / GRID.columns) + 0.5
      const top = topAt((column / GRID.columns) * innerWidth, (row / GRID.rows) * innerHeight)
      if (top) found.add(top)
    }
    return found
  }
}
