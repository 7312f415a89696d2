import type { Element } from 'domhandler'
import { parseSrcset } from '../../formats/srcset.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { attribute } from '../../snapshot/dom.ts'
import { LAZY, LAZY_SETS, pictureUrl } from '../../snapshot/marks/images.ts'

/** A picture in the sizes that its element lists, the best first. */
export type Candidates = readonly [best: string, ...others: string[]]

/**
 * Addresses of the picture of an `img` or `source`: the largest of its sets, then what lazy loaders keep for later, then `src`. What
 * stands in for the picture until a script has loaded it counts when there is nothing else. Undefined when there is no address at all.
 */
export function candidatesOf(element: Element, base: string): Candidates | undefined {
  const sized = LAZY_SETS.flatMap((name) => setOf(attribute(element, name), base))
  const named = [...LAZY, 'src'].flatMap((name) => pictureUrl(attribute(element, name), base) ?? [])
  const [best, ...others] = new Set([...sized, ...named])
  if (best !== undefined) return [best, ...others]
  const standIn = anyUrl(attribute(element, 'src'), base)
  return standIn === undefined ? undefined : [standIn]
}

/** The pictures of one set, the largest first. */
export function setOf(srcset: string | undefined, base: string): string[] {
  return parseSrcset(srcset ?? '')
    .toSorted((a, b) => b.size - a.size)
    .flatMap(({ url }) => pictureUrl(url, base) ?? [])
}

/** Absolute, or a picture in the address itself. A place on the page, such as `#`, is none. */
export function anyUrl(reference: string | undefined, base: string): string | undefined {
  if (/^\s*#/.test(reference ?? '')) return undefined
  return reference && /^data:image\//i.test(reference) ? reference : absoluteUrl(reference, base)
}
