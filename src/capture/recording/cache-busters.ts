/**
 * Recognises query parameters that only prevent caching, so that a replay finds the answer although their
 * values differ.
 */

import { parsedUrl } from '../../formats/url.ts'
import { words } from '../../lexicon/pattern.ts'

/** Names of query parameters that only prevent caching. */
const CACHE_BUSTERS: ReadonlySet<string> = new Set(
  words(`
  _ cb cachebust cachebuster nocache r rand random rnd t time timestamp ts`),
)

/**
 * Values that a page makes anew at each visit: timestamps, random fractions, UUIDs. Page numbers and versions
 * do not match.
 */
const CHANGING_VALUE =
  /^(?:\d{9,}(?:\.\d+)?|0?\.\d{3,}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i

/** One form for all URLs that differ only in such parameters. Undefined for a URL without any. */
export function withoutCacheBusters(url: string): string | undefined {
  const parsed = parsedUrl(url)
  if (!parsed) return undefined
  let found = false
  const kept = [...parsed.searchParams].map(([name, value]) => {
    const changing = CACHE_BUSTERS.has(name.toLowerCase()) || CHANGING_VALUE.test(value)
    found ||= changing
    return [name, changing ? '' : value]
  })
  return found ? `${parsed.origin}${parsed.pathname}?${JSON.stringify(kept)}` : undefined
}
