import type { Element } from 'domhandler'
import { getOuterHTML } from 'domutils'
import { standaloneSvg } from '../../snapshot/marks/inline-svg.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** What was made of the drawings of a page so far. */
export interface Drawn {
  /** By what the page writes: pages repeat their icons. */
  readonly known: Map<string, string>
  /** Characters that may still be copied. */
  left: number
}

/**
 * Of parts that drawings take from elsewhere on the page, together: one symbol of 5,000 lines that is shown at 400 sizes would make 56 MB
 * of a page of 140 KB. Whole sets of icons come to less than a tenth.
 */
const MAX_COPIED_CHARS = 5_000_000

/** What a drawing is counted as that cannot stand alone: it may be one that is far too long to be written out. */
const FAILED_CHARS = 20_000

/** A reference to what is on the same page. */
const TAKES_PARTS = /\bhref="\s*#|url\((?:['"\s]|&quot;|&apos;|&#39;)*#/i

export function newDrawn(): Drawn {
  return { known: new Map(), left: MAX_COPIED_CHARS }
}

/**
 * A drawing as markup that stands alone; as the page writes it when it takes parts from another file, or enough was copied for those
 * before it.
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
