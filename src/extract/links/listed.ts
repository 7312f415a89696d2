import { bareHost } from '../../formats/url.ts'
import type { LinkKind } from '../../model/values.ts'
import { fold, meaningsOf } from './phrases.ts'
import { LOCALE, segmentsOf } from './segments.ts'
import { isAboutIt, misleads } from './traps.ts'

/** Kinds of pages that sites list for searchers; nobody lists where visitors log in. */
const LISTED_KINDS: readonly LinkKind[] = ['careers', 'blog', 'terms', 'privacy', 'pricing', 'contact']

/** What a page's address must say to count without any text: the phrase itself, in the page's language or in English. */
const MIN_STRENGTH = 0.9

/** Below a folder a page is one of many; `/company/careers` still is the key page. */
const MAX_FOLDERS = 1

/** Those of the key pages a sitemap may tell of that are not among these. */
export function kindsBeside(found: readonly string[]): LinkKind[] {
  return LISTED_KINDS.filter((kind) => !found.includes(kind))
}

/** Which key page an address names all by itself, on a site in a language; undefined for most. */
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

/** Of the pages that a site lists, the likeliest of each kind that is lacking: the one with the shortest way to it, of several the first. */
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
