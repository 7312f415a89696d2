import { largestSide } from '../../formats/manifest.ts'
import { type LinkTag, linkTagsOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** What an icon without `sizes` usually measures, by its rel. */
const USUAL_SIDE: Readonly<Record<string, number>> = {
  'apple-touch-icon': 180,
  'apple-touch-icon-precomposed': 180,
  'fluid-icon': 512,
  icon: 32,
}

/** Icons of the page, largest first. */
export function iconsBySize(snapshot: Snapshot): readonly LinkTag[] {
  return linkTagsOf(snapshot)
    .flatMap((link) => {
      const rel = link.rels.find((name) => name in USUAL_SIDE)
      return rel === undefined ? [] : [{ link, side: largestSide(link.sizes) || (USUAL_SIDE[rel] ?? 0) }]
    })
    .sort((a, b) => b.side - a.side)
    .map(({ link }) => link)
}
