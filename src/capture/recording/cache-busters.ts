/** Names of query parameters that only keep caches from answering. */
const CACHE_BUSTERS: ReadonlySet<string> = new Set([
  '_',
  'cb',
  'cachebust',
  'cachebuster',
  'nocache',
  'r',
  'rand',
  'random',
  'rnd',
  't',
  'time',
  'timestamp',
  'ts',
])

/** Values that a page makes anew at each visit: moments, random fractions, UUIDs. A page number or a version is none. */
const OF_THE_MOMENT =
  /^(?:\d{9,}(?:\.\d+)?|0?\.\d{3,}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i

/**
 * One form for URLs that differ only in what a page makes anew at each visit; undefined for a URL without any such parameter,
 * which is like itself alone.
 */
export function withoutCacheBusters(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const parsed = new URL(url)
  let found = false
  const kept = [...parsed.searchParams].map(([name, value]) => {
    const changing = CACHE_BUSTERS.has(name.toLowerCase()) || OF_THE_MOMENT.test(value)
    found ||= changing
    return [name, changing ? '' : value]
  })
  return found ? `${parsed.origin}${parsed.pathname}?${JSON.stringify(kept)}` : undefined
}
