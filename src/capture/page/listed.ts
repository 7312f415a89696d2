/** Finds key pages (contact, imprint, careers ...) in a sitemap that the landing page does not link. */

import { Readable } from 'node:stream'
import { unlessAborted } from '../../concurrency/abort.ts'
import { shortened } from '../../concurrency/deadline.ts'
import { absoluteUrl, bareHost, withoutFragment } from '../../formats/url.ts'
import { BlazonError, type ErrorCode } from '../../model/errors.ts'
import { KEY_PAGES } from '../bounds.ts'
import type { RobotsOf } from '../crawl/robots.ts'
import { readSitemap } from '../crawl/sitemap-file.ts'
import type { Need } from './needs.ts'
import type { PageRequest } from './request.ts'
import type { Lacking } from './survey.ts'

/** Matches names that indexes give to sitemaps of pages, in contrast to those of posts or pictures. */
const OF_PAGES = /page|main|static|misc|general/i

/**
 * Returns the key pages that the site lists and the page does not link. Reads one sitemap; when that is an
 * index, also the most promising of its children. Returns nothing when no key page is missing or when
 * robots.txt forbids it. When it takes too long or is too large, returns nothing and calls `note`. The caller
 * has to check whether robots.txt allows the pages themselves. Rejects when the signal fires.
 */
export async function listedNeeds(
  lacking: Lacking,
  robotsOf: RobotsOf,
  request: PageRequest,
  note: (text: string) => void,
): Promise<Need[]> {
  if (lacking.lacks.length === 0) return []
  const { reader, deadline } = request
  const { signal } = deadline
  const late = AbortSignal.timeout(KEY_PAGES.timeoutMs)
  const inTime = shortened(deadline, late)
  try {
    const listing = listOf(lacking.url, robotsOf, { ...request, deadline: inTime }, note)
    const urls = await unlessAborted(listing, inTime.signal)
    const found = urls.length > 0 ? await reader.listed({ urls, lacking }, signal) : []
    return found.map((url) => ({ url, kind: 'listed', whole: false }))
  } catch (thrown) {
    signal.throwIfAborted()
    // A failure here must not fail the capture: the sitemap only adds to the page.
    const why = late.aborted && thrown === late.reason ? 'It did not come in time.' : lossOf(thrown)
    note(`The site's sitemap was not searched for pages that this one does not link: ${why}`)
    return []
  }
}

/** Failures that are caused by the site or by our limits. */
const LOSSES: ReadonlySet<ErrorCode> = new Set([
  'unreachable',
  'not_found',
  'timeout',
  'too_large',
  'forbidden_target',
])

/** Returns the message of an expected failure. Throws others, such as a closed engine or a fault of ours. */
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
  const { maxSitemaps } = KEY_PAGES
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

/**
 * Reads one sitemap within the limits, if it exists and robots.txt allows. Calls `note` without an answer.
 */
async function read(
  url: string,
  robotsOf: RobotsOf,
  { client, deadline }: PageRequest,
  note: (text: string) => void,
): Promise<Listed> {
  const { maxSitemapBytes: maxBytes, maxListed } = KEY_PAGES
  const pages: string[] = []
  const children: string[] = []
  if (!(await robotsOf(url)).allows(url)) return { pages, children }
  const { body, status, finalUrl, failure } = await client.fetch({
    url,
    accept: ACCEPT,
    maxBytes: () => maxBytes,
    signal: deadline.signal,
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

/** The body is passed on in pieces of this size, so that other tasks can run between them. */
const PIECE_BYTES = 64 * 1024

function* piecesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES)
}
