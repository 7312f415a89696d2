import { createBreather } from '../concurrency/breather.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import { ownerOf } from '../formats/psl.ts'
import { bareHost, parsedUrl, visitKey } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import type { BatchCrawl } from '../model/page-batches.ts'
import type { Site } from '../model/site.ts'
import { meeting } from './conditions.ts'
import type { Ports } from './ports.ts'

/** The pages that a crawl has found, each of them once. */
export interface Frontier {
  /** Includes all hosts of a site in the crawl. */
  within(site: Site): void
  /** Adds the first page. The crawl then includes the pages on its host. */
  begin(first: { readonly url: string; readonly finalUrl: string }): void
  /**
   * Returns the URLs that have to be read, at most `room`. They are pages of the crawl that were not found
   * before, that meet the conditions and that robots.txt allows. The list is empty when the signal fires.
   */
  admitted(urls: readonly string[], room: number, signal: AbortSignal): Promise<readonly string[]>
  /** Returns whether a page, after its redirects, is part of the crawl and was not read before. */
  isNew(page: { readonly finalUrl: string }): boolean
  /** Returns the number of pages that were found but are not read. */
  skipped(): number
}

/** The number of URLs that are checked in one turn of the event loop, which takes about 5 ms. */
const AT_ONCE = 200
/**
 * The largest number of URLs that a crawl remembers. Further URLs are ignored, so that a site cannot fill the
 * memory.
 */
const MAX_FOUND = 100_000
/** The largest number of origins whose robots.txt a crawl requests. A site may have any number of hosts. */
const MAX_ORIGINS = 50

export function createFrontier(
  ports: Pick<Ports, 'robots' | 'match' | 'pageAt' | 'options'>,
  { urlRegex, conditions = [], followSubdomains }: Omit<BatchCrawl, 'source'>,
  deadline: Deadline,
): Frontier {
  const found = new Set<string>()
  const read = new Set<string>()
  const allows = robotsOf(ports, deadline)
  let home = ''
  let isAnyHost = followSubdomains
  let skipped = 0
  const isOwn = (url: string) => {
    const host = bareHost(url)
    return host === home || (isAnyHost === true && ownerOf(host) === ownerOf(home))
  }
  const fresh = (urls: readonly string[]) =>
    urls.filter((url) => {
      const key = visitKey(url)
      if (found.size >= MAX_FOUND || found.has(key) || !isOwn(url)) return false
      found.add(key)
      return isAddress(ports, url)
    })
  const all = urlRegex === undefined ? conditions : [{ regex: urlRegex }, ...conditions]
  const wanted = async (urls: readonly string[], signal: AbortSignal) => {
    const kept = await meeting(urls, all, ports.match, signal)
    skipped += urls.length - kept.length
    return kept
  }
  return {
    within({ domain }) {
      home = domain
      isAnyHost = true
    },
    begin({ url, finalUrl }) {
      home = bareHost(finalUrl)
      for (const each of [url, finalUrl]) found.add(visitKey(each))
      read.add(visitKey(finalUrl))
    },
    async admitted(urls, room, signal) {
      const admitted: string[] = []
      const breathe = createBreather()
      try {
        for (let at = 0; at < urls.length && admitted.length < room; at += AT_ONCE) {
          for (const url of await wanted(fresh(urls.slice(at, at + AT_ONCE)), signal)) {
            if (admitted.length >= room) break
            if (await allows(url, signal)) admitted.push(url)
            else skipped++
            await breathe()
          }
          await breathe()
        }
        return admitted
      } catch (thrown) {
        if (signal.aborted) return []
        throw thrown
      }
    },
    isNew({ finalUrl }) {
      const key = visitKey(finalUrl)
      const isNew = isOwn(finalUrl) && !read.has(key)
      if (isNew) read.add(key)
      else skipped++
      return isNew
    },
    skipped: () => skipped,
  }
}

/** Returns whether the host of a page can exist. A link may contain any name below a domain. */
function isAddress({ pageAt }: Pick<Ports, 'pageAt'>, url: string): boolean {
  try {
    return pageAt(url).page !== ''
  } catch (thrown) {
    if (thrown instanceof BlazonError) return false
    throw thrown
  }
}

/** Returns whether robots.txt allows a page. Each origin is asked only once, even if it does not answer. */
function robotsOf(
  { robots, pageAt, options }: Pick<Ports, 'robots' | 'pageAt' | 'options'>,
  deadline: Deadline,
) {
  const files = new Map<string, ReturnType<typeof robots>>()
  return async (url: string, signal: AbortSignal): Promise<boolean> => {
    if (options.crawl.robots === 'ignore') return true
    const origin = parsedUrl(url)?.origin
    if (origin === undefined || (!files.has(origin) && files.size >= MAX_ORIGINS)) return false
    const file = files.get(origin) ?? robots(pageAt(url).site, url, { ...deadline, signal })
    files.set(origin, file)
    return (await file).allows(url)
  }
}
