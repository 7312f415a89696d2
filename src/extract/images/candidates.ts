/** Reads the URLs of the picture that an element shows. */

import type { Element } from 'domhandler'
import { parseSrcset } from '../../formats/srcset.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { LAZY_SETS, LAZY_URLS } from '../../lexicon/lazy-loading.ts'
import { attribute } from '../../snapshot/dom.ts'
import { pictureUrl } from '../../snapshot/marks/images.ts'

/** URLs of one picture in the sizes that its element lists, the best first. */
export type Candidates = readonly [best: string, ...others: string[]]

/**
 * URLs of the picture of an `img` or `source`: those of its `srcset`s with the largest first, then those that
 * lazy loaders keep in other attributes, then `src`. A placeholder counts only when there is no other URL.
 * Undefined when there is no URL at all.
 */
export function candidatesOf(element: Element, base: string): Candidates | undefined {
  const sized = ['srcset', ...LAZY_SETS].flatMap((name) => setOf(attribute(element, name), base))
  const named = [...LAZY_URLS, 'src'].flatMap((name) => pictureUrl(attribute(element, name), base) ?? [])
  const [best, ...others] = new Set([...sized, ...named])
  if (best !== undefined) return [best, ...others]
  const standIn = anyUrl(attribute(element, 'src'), base)
  return standIn === undefined ? undefined : [standIn]
}

/** URLs of a `srcset`, the largest first. */
export function setOf(srcset: string | undefined, base: string): string[] {
  return parseSrcset(srcset ?? '')
    .toSorted((a, b) => b.size - a.size)
    .flatMap(({ url }) => pictureUrl(url, base) ?? [])
}

/** An absolute URL or a `data:` URL of a picture. A fragment of the page, such as `#`, is not a picture. */
export function anyUrl(reference: string | undefined, base: string): string | undefined {
  if (/^\s*#/.test(reference ?? '')) return undefined
  return reference && /^data:image\//i.test(reference) ? reference : absoluteUrl(reference, base)
}
