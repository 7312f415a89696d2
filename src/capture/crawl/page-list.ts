import type { UrlPattern } from '../../formats/url-pattern.ts'
import type { Belonging } from './page-url.ts'

/** What is wanted of a site's pages. */
export interface Wanted {
  /** So many at most. */
  readonly maxLinks: number
  /** Only those that it matches. */
  readonly urlRegex?: UrlPattern | undefined
}

/** Collects page URLs, each once, in the order they are put in. */
export interface PageList {
  /** Takes a location as it is written; gives false when no more are wanted. */
  put(location: string): boolean
  readonly urls: ReadonlySet<string>
  readonly isFull: () => boolean
}

export function createPageList({ pageOf }: Belonging, { maxLinks, urlRegex }: Wanted): PageList {
  const urls = new Set<string>()
  // An expression with a memory would match every other time.
  const pattern =
    urlRegex instanceof RegExp ? new RegExp(urlRegex.source, urlRegex.flags.replace(/[gy]/g, '')) : urlRegex
  const isFull = () => urls.size >= maxLinks
  return {
    urls,
    isFull,
    put(location) {
      const url = isFull() ? undefined : pageOf(location)
      if (url !== undefined && (pattern?.test(url) ?? true)) urls.add(url)
      return !isFull()
    },
  }
}
