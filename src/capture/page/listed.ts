import { Readable } from 'node:stream'
import { absoluteUrl, bareHost, withoutFragment } from '../../formats/url.ts'
import { BlazonError, type ErrorCode } from '../../model/errors.ts'
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
 * nothing is lacking, robots.txt keeps us out, it takes too long, or is too much; of the last two `note` is told. Whether they may be asked for
 * is another question. Rejects when the signal fires.
 */
export async function listedNeeds(
  lacking: Lacking,
  robotsOf: RobotsOf,
  request: PageRequest,
  note: (text: string) => void,
): Promise<Need[]> {
  if (lacking.lacks.length === 0) return []
  const { reader, options, signal } = request
  const late = AbortSignal.timeout(options.keyPages.timeoutMs)
  const inTime = AbortSignal.any([signal, late])
  try {
    const listing = listOf(lacking.url, robotsOf, { ...request, signal: inTime }, note)
    const urls = await unlessAborted(listing, inTime)
    const found = urls.length > 0 ? await reader.listed({ urls, lacking }, signal) : []
    return found.map((url) => ({ url, kind: 'listed', whole: false }))
  } catch (thrown) {
    signal.throwIfAborted()
    // The page is not held up by what it only might have told.
    const why = late.aborted && thrown === late.reason ? 'It did not come in time.' : lossOf(thrown)
    note(`The site's sitemap was not searched for pages that this one does not link: ${why}`)
    return []
  }
}

/** What a site, or the limits on it, can do to its sitemap. */
const LOSSES: ReadonlySet<ErrorCode> = new Set([
  'unreachable',
  'not_found',
  'timeout',
  'too_large',
  'forbidden_target',
])

/** The failure in its own words. Throws what nobody expects of a sitemap: a fault of ours, or the end of the engine. */
function lossOf(thrown: unknown): string {
  if (thrown instanceof BlazonError && LOSSES.has(thrown.code)) return thrown.message
  throw thrown
}

async function listOf(
  page: string,
  robotsOf: RobotsOf,
  request: PageRequest,
  note: (text: string) => void,
): Promise<string[]> {
  const { maxSitemaps } = request.options.keyPages
  const host = bareHost(page)
  const isOwn = (url: string) => bareHost(url) === host
  const [first = new URL('/sitemap.xml', page).href] = (await robotsOf(page)).sitemaps
  if (!isOwn(first)) return []
  const { pages, children } = await read(first, robotsOf, request, note)
  const others = [...new Set(children)].filter((url) => url !== first && isOwn(url))
  const likeliest = [
    ...others.filter((url) => OF_PAGES.test(url)),
    ...others.filter((url) => !OF_PAGES.test(url)),
  ].slice(0, maxSitemaps - 1)
  const below = await Promise.all(likeliest.map((url) => read(url, robotsOf, request, note)))
  return [...pages, ...below.flatMap((it) => it.pages)]
}

interface Listed {
  readonly pages: readonly string[]
  readonly children: readonly string[]
}

const ACCEPT = 'application/xml,text/xml,text/plain;q=0.9,*/*;q=0.8'

/** As far as it is read; nothing of one that is not there, or that robots.txt keeps us from. Of one that does not answer `note` is told. */
async function read(
  url: string,
  robotsOf: RobotsOf,
  { client, options, signal }: PageRequest,
  note: (text: string) => void,
): Promise<Listed> {
  const { maxSitemapBytes: maxBytes, maxListed } = options.keyPages
  const pages: string[] = []
  const children: string[] = []
  if (!(await robotsOf(url)).allows(url)) return { pages, children }
  const { body, status, finalUrl, failure } = await client.fetch({
    url,
    accept: ACCEPT,
    maxBytes: () => maxBytes,
    signal,
  })
  if (failure) note(`${url} was not searched for pages that this one does not link: ${lossOf(failure)}`)
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
