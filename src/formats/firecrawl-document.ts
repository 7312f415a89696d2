/** Writes pages as Firecrawl's clients know them. */

type Keys = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the document of a page from the result of a batch. */
export function documentOf({ url, markdown, html, metadata, cache_metadata: cache }: Keys): Keys {
  const state = isObject(cache) ? { cacheState: cache.status } : {}
  return { markdown, html, metadata: { ...metadataOf(metadata, String(url)), ...state } }
}

/** The names of Open Graph, each with Firecrawl's name for it. */
const OPEN_GRAPH: Readonly<Record<string, string>> = {
  title: 'ogTitle',
  description: 'ogDescription',
  url: 'ogUrl',
  image: 'ogImage',
  audio: 'ogAudio',
  determiner: 'ogDeterminer',
  locale: 'ogLocale',
  siteName: 'ogSiteName',
  video: 'ogVideo',
}

const SAME = [
  ...['title', 'description', 'language', 'robots', 'favicon', 'publishedTime', 'modifiedTime'],
  ...['statusCode', 'contentType'],
]

/** Returns the metadata of a document. Values that the page does not state are left out. */
export function metadataOf(page: unknown, url: string): Keys {
  if (!isObject(page)) return { sourceURL: url }
  const { keywords, finalUrl, openGraph } = page
  const graph = isObject(openGraph) ? openGraph : {}
  const { localeAlternate: others } = graph
  return {
    ...Object.fromEntries(SAME.flatMap((name) => (page[name] === undefined ? [] : [[name, page[name]]]))),
    ...(Array.isArray(keywords) && { keywords: keywords.join(', ') }),
    ...Object.fromEntries(
      Object.entries(OPEN_GRAPH).flatMap(([name, theirs]) => {
        // A page may state several pictures. The first one is the one that is usually shown.
        const value = [graph[name]].flat()[0]
        return typeof value === 'string' ? [[theirs, value]] : []
      }),
    ),
    ...(others !== undefined && { ogLocaleAlternate: [others].flat() }),
    ...{ url: finalUrl ?? url, sourceURL: url, proxyUsed: 'basic' },
  }
}
