/** Makes the inline SVGs of a page independent of the rest of the page. */

import type { Element } from 'domhandler'
import { getOuterHTML } from 'domutils'
import { standaloneSvg } from '../../snapshot/marks/inline-svg.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** The state while the SVGs of a page are written. */
export interface Drawn {
  /** Results by markup, because pages repeat their icons. */
  readonly known: Map<string, string>
  /** Characters that may still be copied from elsewhere in the page. */
  left: number
}

/**
 * The most characters that a page's SVGs may copy from other elements. Without a limit, one symbol of 5,000
 * lines in 400 sizes would turn a page of 140 KB into 56 MB. Whole icon sets need less than a tenth of it.
 */
const MAX_COPIED_CHARS = 5_000_000

/** An SVG that cannot be made independent, whose copy may be far too long, counts as this. */
const FAILED_CHARS = 20_000

/** Matches a reference to another element of the page. */
const TAKES_PARTS = /\bhref="\s*#|url\((?:['"\s]|&quot;|&apos;|&#39;)*#/i

export function newDrawn(): Drawn {
  return { known: new Map(), left: MAX_COPIED_CHARS }
}

/**
 * Returns the markup of an SVG with all elements to which it refers. The markup is unchanged when it refers
 * to another file, or when the limit of copied characters is reached.
 */
export function drawnAlone(snapshot: Snapshot, svg: Element, drawn: Drawn): string {
  const written = getOuterHTML(svg)
  const known = drawn.known.get(written)
  if (known !== undefined) return known
  const takesParts = TAKES_PARTS.test(written)
  if (takesParts && drawn.left <= 0) return written
  const alone = standaloneSvg(snapshot, svg, 'as written')
  if (takesParts)
    drawn.left -= alone === undefined ? FAILED_CHARS : Math.max(0, alone.length - written.length)
  drawn.known.set(written, alone ?? written)
  return alone ?? written
}
