/** Writes the inline SVGs of a page so that each can stand alone. */

import type { Element } from 'domhandler'
import { getOuterHTML } from 'domutils'
import { standaloneSvg } from '../../snapshot/marks/inline-svg.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** State of the serialisation of a page's SVG elements. */
export interface Drawn {
  /** Results by the markup in the page, since pages repeat their icons. */
  readonly known: Map<string, string>
  /** Characters that may still be copied from elsewhere in the page. */
  left: number
}

/**
 * Most characters that the SVGs of a page may copy from other elements. One symbol of 5,000 lines, shown in
 * 400 sizes, would make 56 MB of a page of 140 KB; whole icon sets need less than a tenth of this limit.
 */
const MAX_COPIED_CHARS = 5_000_000

/** An SVG that cannot stand alone counts as this many characters, because its copy may be far too long. */
const FAILED_CHARS = 20_000

/** A reference to another element of the page. */
const TAKES_PARTS = /\bhref="\s*#|url\((?:['"\s]|&quot;|&apos;|&#39;)*#/i

export function newDrawn(): Drawn {
  return { known: new Map(), left: MAX_COPIED_CHARS }
}

/**
 * The markup of an SVG that can stand alone. When it refers to another file, or the limit of copied
 * characters is reached, the markup is returned as the page has it.
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
