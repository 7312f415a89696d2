import { z } from 'zod'
import { metadataOf } from '../../../../formats/firecrawl-document.ts'
import { isRoot, parsedUrl } from '../../../../formats/url.ts'
import type { CacheNote } from '../../cache.ts'
import { loggedError, toWireError } from '../../errors.ts'
import { largeJson } from '../../large-json.ts'
import { creditsOf } from '../../limits/charges.ts'
import { isObject, type RawParams } from '../../params.ts'
import { type Context, type Route, route } from '../../route.ts'
import type { Caller } from '../../shared-work.ts'
import { bodyOf } from '../asking.ts'
import { type Brand, brandingProfile } from './branding.ts'
import { formatsOf, type Reading, readingsOf } from './formats.ts'
import {
  checkOptions,
  commonOf,
  obeyedBy,
  PAGE_URL,
  SCRAPE_OPTIONS,
  type ScrapeOptions,
  visitOf,
} from './options.ts'

/** The means to call routes for one scrape. */
interface Scraping {
  readonly v1: (path: string) => Route
  readonly caller: Caller
  readonly context: Context
}

const ENDPOINT = 'firecrawl/scrape'

export function scrapeRoute(v1: Scraping['v1']): Route {
  return route({
    method: 'POST',
    path: '/v2/scrape',
    endpoint: ENDPOINT,
    summary: 'one page in several formats, as Firecrawl answers it',
    answer: z.object({ success: z.literal(true), data: z.looseObject({}) }),
    obeysStorage: true,
    common: commonOf,
    params: { url: PAGE_URL.describe('The page.'), ...SCRAPE_OPTIONS },
    async run({ url, ...options }, caller, context) {
      return largeJson({ success: true, data: await scraped(url, options, { v1, caller, context }) })
    },
  })
}

/** A part of the document that is being made, and the formats that need it. */
type Part = readonly [formats: readonly string[], made: Promise<RawParams>]

/**
 * Reads a page in the requested formats. For a format that cannot be made, the warning has the reason.
 * Rejects with the first reason when no format can be made.
 */
async function scraped(url: string, options: ScrapeOptions, scraping: Scraping): Promise<RawParams> {
  checkOptions(options)
  const { url: model } = scraping.context.engine.options.llm
  const formats = formatsOf(options, model !== undefined)
  const { visit, part, warnings: first } = visitOf(options)
  const warnings = new Set(first)
  const cache: CacheNote = {}
  const ask = ({ path, params }: Pick<Reading, 'path' | 'params'>, note: CacheNote) => {
    const at = scraping.v1(path)
    const obeyed = obeyedBy(at, visit)
    for (const option of obeyed.ignored) warnings.add(`${option} has no effect on ${path}.`)
    const known = Object.entries(params).filter(([, value]) => value !== undefined)
    for (const [name] of known) if (!(name in at.params)) warnings.add(`${name} has no effect on ${path}.`)
    const given = { ...('url' in at.params && { url }), ...Object.fromEntries(known) }
    return bodyOf(at, { ...given, ...obeyed.params }, { ...scraping.caller, cache: note }, scraping.context)
  }
  const [page, ...others] = readingsOf(url, formats, { ...options, part })
  const document = ask(page, cache)
  const parts: readonly Part[] = [
    [page.formats, document.then(page.keys)],
    ...others.map(({ formats: of, keys, ...reading }): Part => [of, ask(reading, {}).then(keys)]),
    ...(formats.has('branding') ? [[['branding'], branding(url, document, ask, warnings)] as const] : []),
  ]
  const keys = await gathered(parts, warnings, scraping)
  const metadata = metadataOf(
    await document.then(
      (body) => body.metadata,
      () => undefined,
    ),
    url,
  )
  const { age } = cache
  const account = scraping.caller.key?.account
  return {
    ...keys,
    metadata: {
      ...metadata,
      creditsUsed: account ? creditsOf(ENDPOINT, account) : 0,
      cacheState: age ? 'hit' : 'miss',
      ...(age && { cachedAt: new Date(scraping.context.now() - age.ageMs).toISOString() }),
    },
    ...(warnings.size > 0 && { warning: [...warnings].join(' ') }),
  }
}

/** Joins the keys of all parts. Rejects with the first reason when no format was made. */
async function gathered(
  parts: readonly Part[],
  warnings: Set<string>,
  { caller: { zdr }, context: { logger } }: Scraping,
): Promise<RawParams> {
  const ends = await Promise.allSettled(parts.map(([, made]) => made))
  const failures: unknown[] = []
  let isMade = false
  ends.forEach((end, at) => {
    const [formats = []] = parts[at] ?? []
    if (end.status === 'fulfilled') {
      isMade ||= formats.length > 0
      return
    }
    failures.push(end.reason)
    const { refusal } = toWireError(end.reason)
    if (refusal.status === 500)
      logger.error({ err: loggedError(end.reason, zdr) }, 'a part of a scrape failed')
    warnings.add(`${formats.join(' and ') || 'metadata'}: ${refusal.message.replace(/\.$/, '')}.`)
  })
  if (!isMade && failures.length > 0) throw failures[0]
  return Object.assign({}, ...ends.map((end) => (end.status === 'fulfilled' ? end.value : {})))
}

/** Makes the branding profile, from the brand and the style guide of the page. */
async function branding(
  url: string,
  document: Promise<RawParams>,
  ask: (reading: Pick<Reading, 'path' | 'params'>, note: CacheNote) => Promise<RawParams>,
  warnings: Set<string>,
): Promise<RawParams> {
  const of = parsedUrl(url) && isRoot(url) ? { domain: url } : { directUrl: url }
  const [found, guide, page] = await Promise.allSettled([
    ask({ path: '/v1/brand/retrieve', params: { domain: url } }, {}),
    ask({ path: '/v1/brand/styleguide', params: of }, {}),
    document,
  ])
  if (found.status === 'rejected') throw found.reason
  if (guide.status === 'rejected')
    warnings.add(`branding has no style guide: ${toWireError(guide.reason).refusal.message}.`)
  const stated = page.status === 'fulfilled' && isObject(page.value.metadata) ? page.value.metadata : {}
  const { favicon, image } = stated as { readonly favicon?: string; readonly image?: string }
  const styleguide = guide.status === 'fulfilled' ? guide.value.styleguide : undefined
  const profile = brandingProfile(found.value.brand as Brand, styleguide as never, {
    favicon,
    ogImage: image,
  })
  return { branding: profile }
}
