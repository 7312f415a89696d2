import { Readable } from 'node:stream'
import { absoluteUrl, bareHost, withoutFragment } from '../../formats/url.ts'
import { unlessAborted } from '../abort.ts'
import type { RobotsOf } from '../crawl/robots.ts'
import { readSitemap } from '../crawl/sitemap-file.ts'
import type { PageRequest } from '../page-request.ts'
import type { Need } from './needs.ts'
import type { Lacking } from './survey.ts'

/** A sitemap that lists pages, not posts or pictures, by what indexes call it. */
const OF_PAGES = /page|main|static|misc|general/i

/**
 * Key pages that a page does not link, and its site lists: sought in one sitemap, and of an index in the few that promise most. None when
 * nothing is lacking, robots.txt keeps us out, or it takes too long. Whether they may be asked for is another question. Rejects only
 * when the signal fires.
 */
export async function listedNeeds(
  lacking: Lacking,
  robotsOf: RobotsOf,
  request: PageRequest,
): Promise<Need[]> {
  if (lacking.lacks.length === 0) return []
  const { reader, options, signal } = request
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(options.keyPages.timeoutMs)])
  const listing = listOf(lacking.url, robotsOf, { ...request, signal: inTime })
  const urls = await unlessAborted(listing, inTime).catch((): string[] => {
    signal.throwIfAborted()
    // It took too long, as a slow sitemap may: the page is not held up by what it only might have told.
    return []
  })
  const found = urls.length > 0 ? await reader.listed({ urls, lacking }, signal) : []
  return found.map((url) => ({ url, kind: 'listed', whole: false }))
}

async function listOf(page: string, robotsOf: RobotsOf, request: PageRequest): Promise<string[]> {
  const { maxSitemaps } = request.options.keyPages
  const host = bareHost(page)
  const isOwn = (url: string) => bareHost(url) === host
  const [first = new URL('/sitemap.xml', page).href] = (await robotsOf(page)).sitemaps
  if (!isOwn(first)) return []
  const { pages, children } = await read(first, robotsOf, request)
  const others = [...new Set(children)].filter((url) => url !== first && isOwn(url))
  const likeliest = [
    ...others.filter((url) => OF_PAGES.test(url)),
    ...others.filter((url) => !OF_PAGES.test(url)),
  ].slice(0, maxSitemaps - 1)
  const below = await Promise.all(likeliest.map((url) => read(url, robotsOf, request)))
  return [...pages, ...below.flatMap((it) => it.pages)]
}

interface Listed {
  readonly pages: readonly string[]
  readonly children: readonly string[]
}

const ACCEPT = 'application/xml,text/xml,text/plain;q=0.9,*/*;q=0.8'

/** As far as it is read; nothing of one that is not there, or that robots.txt keeps us from. */
async function read(
  url: string,
  robotsOf: RobotsOf,
  { client, options, signal }: PageRequest,
): Promise<Listed> {
  const { maxSitemapBytes: maxBytes, maxListed } = options.keyPages
  const pages: string[] = []
  const children: string[] = []
  if (!(await robotsOf(url)).allows(url)) return { pages, children }
  const { body, status, finalUrl } = await client.fetch({
    url,
    accept: ACCEPT,
    maxBytes: () => maxBytes,
    signal,
  })
  if (!body || status >= 300) return { pages, children }
  await readSitemap(Readable.from(piecesOf(body)), {
    maxBytes,
    take(location, kind) {
      const at = absoluteUrl(location, finalUrl)
      if (at) (kind === 'index' ? children : pages).push(withoutFragment(at))
      return pages.length + children.length < maxListed
    },
  })
  return { pages, children }
}

/** Between which others have their turn. */
const PIECE_BYTES = 64 * 1024

function* piecesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES)
}
