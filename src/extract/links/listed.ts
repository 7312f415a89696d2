/** Finds key pages, such as careers or pricing, among the URLs of a sitemap. */

import { bareHost } from '../../formats/url.ts'
import { fold } from '../../lexicon/page-names/fold.ts'
import type { LinkKind } from '../../model/values.ts'
import { misleads } from './misleading.ts'
import { meaningsOf } from './phrases.ts'
import { LOCALE, segmentsOf } from './segments.ts'
import { isAboutIt } from './traps.ts'

/** Kinds of pages that sites list in sitemaps. Login pages are not listed. */
const LISTED_KINDS: readonly LinkKind[] = ['careers', 'blog', 'terms', 'privacy', 'pricing', 'contact']

/** No link text confirms an address, so its last segment must be exactly a phrase. */
const MIN_STRENGTH = 0.9

/** The most folders before the page, as in `/company/careers`. A deeper page is one of many. */
const MAX_FOLDERS = 1

/** Returns the kinds that a sitemap may list and that are not in `found`. */
export function kindsBeside(found: readonly string[]): LinkKind[] {
  return LISTED_KINDS.filter((kind) => !found.includes(kind))
}

/**
 * Returns the kind of key page that an address names, without a link text, on a site in the given language;
 * undefined for most addresses.
 */
export function listedKind(url: string, lang: string | undefined): LinkKind | undefined {
  const segments = segmentsOf(url)
  const [first = ''] = segments
  const isLocal = LOCALE.test(first)
  const last = segments.at(-1)
  if (last === undefined || segments.length - (isLocal ? 1 : 0) > MAX_FOLDERS + 1) return undefined
  if (isLocal && lang !== undefined && first.slice(0, 2).toLowerCase() !== lang.slice(0, 2).toLowerCase())
    return undefined
  const folded = fold(last)
  const sure = meaningsOf(folded, 'path', lang).find(
    ({ kind, strength, weak }) => LISTED_KINDS.includes(kind) && strength >= MIN_STRENGTH && !weak,
  )
  return sure && !misleads(sure.kind, folded) && !isAboutIt(url) ? sure.kind : undefined
}

/** Returns the listed page with the fewest folders for each kind that is lacking. */
export function listedPages(
  urls: readonly string[],
  { lacks, lang, url: home }: { lacks: readonly LinkKind[]; lang: string | undefined; url: string },
): string[] {
  const own = urls.filter((url) => bareHost(url) === bareHost(home))
  const named = own.map((url) => ({ url, kind: listedKind(url, lang), depth: segmentsOf(url).length }))
  return lacks.flatMap((kind) => {
    const [best] = named.filter((it) => it.kind === kind).sort((a, b) => a.depth - b.depth)
    return best ? [best.url] : []
  })
}
