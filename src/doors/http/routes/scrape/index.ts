/** A page in several formats, and the pages of a site, under the names of the third version of the client. */

import { z } from 'zod'
import { metadataShape } from '../../../../calls/page-shape.ts'
import type { CacheNote } from '../../cache.ts'
import { bodyOf } from '../../dialects/asking.ts'
import { toWireError } from '../../errors.ts'
import { isObject, type RawParams } from '../../params.ts'
import { type Context, type Route, type RouteAt, route } from '../../route.ts'
import type { Caller } from '../../shared-work.ts'
import { HTML, OUTPUTS } from './outputs.ts'
import {
  FORMATS,
  type Format,
  formatsOf,
  SCRAPE_PARAMS,
  type ScrapeParams,
  sharedOf,
  unknownIn,
} from './params.ts'
import { urlsRoute } from './urls.ts'

export const scrapeRoutes = (v1: RouteAt): readonly Route[] => [
  scrapeRoute(v1),
  urlsRoute(v1('/v1/web/scrape/sitemap')),
]

const keyOf = (format: Format) => (format === 'parse' ? 'parsed' : format)

const OUTPUT = z.object({
  requested: z.boolean(),
  success: z.boolean().nullable().describe('null: it was not asked for.'),
  data: z.unknown().describe('null when there is none.'),
  error_code: z.string().optional(),
})

const { sourceUrl: _, finalUrl: _finalUrl, ...METADATA } = metadataShape(z).shape

const ANSWER = z
  .object({
    url: z.string().describe('After redirects.'),
    ...Object.fromEntries(FORMATS.map((format) => [keyOf(format), OUTPUT])),
    metadata: z.object(METADATA).describe('Empty for a page of which only bytes or a picture are asked for.'),
    isPartial: z.literal(true).optional().describe('Some formats could not be made, or only in part.'),
  })
  .meta({ id: 'ScrapeAnswer' })

function scrapeRoute(v1: RouteAt): Route {
  return route({
    method: 'POST',
    path: '/v1/web/scrape',
    summary: 'one page in several formats, as the third version of the later client asks for it',
    answer: ANSWER,
    obeysStorage: true,
    params: SCRAPE_PARAMS,
    run: async (given, caller, context) => JSON.stringify(await scraped(given, v1, caller, context)),
  })
}

/** What came of one format. */
interface Made {
  readonly answer: RawParams
  readonly data: unknown
  readonly cache: CacheNote
}

/**
 * Makes all formats at once; they share the visit to the page. A format that cannot be made says so with its
 * code. Rejects with the first reason when none can be made.
 */
async function scraped(
  given: ScrapeParams,
  v1: RouteAt,
  caller: Caller,
  context: Context,
): Promise<RawParams> {
  const formats = formatsOf(given)
  const shared = sharedOf(given)
  const made = async (format: Format): Promise<Made> => {
    const { path, params, data } = OUTPUTS[format]
    const at = v1(path)
    const visit = shared.flatMap(({ name, value }) => (name in at.params ? [[name, value]] : []))
    const asked = { url: given.url, ...Object.fromEntries(visit), ...params?.(given) }
    const cache: CacheNote = {}
    const answer = await bodyOf(at, asked, { ...caller, cache }, context)
    return { answer, data: await data(answer, context), cache }
  }
  const ends = await Promise.allSettled(formats.map(made))
  const failed = ends.find(({ status }) => status === 'rejected')
  const done = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  if (failed?.status === 'rejected' && done.length === 0) throw failed.reason
  nameIgnored(given, formats, v1, caller)
  noteCache(done, caller)
  const isPartial =
    failed !== undefined ||
    done.some(({ answer }) => answer.partial === true || answer.finalDOMState === 'still-loading')
  const outputs = FORMATS.map((format) => {
    const end = ends[formats.indexOf(format)]
    return [keyOf(format), end ? outputOf(end, context) : { requested: false, success: null, data: null }]
  })
  return {
    ...(await aboutPage(given.url, formats, done, v1, caller, context)),
    ...Object.fromEntries(outputs),
    ...(isPartial && { isPartial }),
  }
}

function outputOf(end: PromiseSettledResult<Made>, { logger }: Context): RawParams {
  if (end.status === 'fulfilled') return { requested: true, success: true, data: end.value.data ?? null }
  const { refusal } = toWireError(end.reason)
  if (refusal.status === 500) logger.error({ err: end.reason }, 'a format of a page failed')
  return { requested: true, success: false, data: null, error_code: refusal.errorCode }
}

/** Names the parameters that no format which is asked for obeys. */
function nameIgnored(given: ScrapeParams, formats: readonly Format[], v1: RouteAt, caller: Caller): void {
  const routes = formats.map((format) => v1(OUTPUTS[format].path))
  const unused = sharedOf(given).filter(({ name }) => !routes.some(({ params }) => name in params))
  for (const name of [...unknownIn(given), ...unused.map(({ from }) => from)]) caller.ignored?.(name)
}

/** The answer counts as stored when all its formats were, and is as old as the oldest of them. */
function noteCache(done: readonly Made[], { cache }: Caller): void {
  if (!cache) return
  const ages = done.flatMap(({ cache: { age } }) => age ?? [])
  const [oldest] = [...ages].sort((a, b) => b.ageMs - a.ageMs)
  if (oldest && ages.length === done.length) cache.age = oldest
  else cache.forwarded ??= 'miss'
}

/** Formats whose answers are about the document of the page. */
const OF_DOCUMENT: readonly Format[] = ['html', 'markdown', 'parse', 'highlights']
/** Formats that are made without reading the document. */
const WITHOUT_DOCUMENT: readonly Format[] = ['bytes', 'screenshot']

/** The final URL and the metadata. Formats that do not have them lead to a further reading of the same visit. */
async function aboutPage(
  url: string,
  formats: readonly Format[],
  done: readonly Made[],
  v1: RouteAt,
  caller: Caller,
  context: Context,
): Promise<RawParams> {
  let page = done
    .map(({ answer }) => answer)
    .find(({ metadata }) => isObject(metadata) && 'finalUrl' in metadata)
  const isRead = formats.some((format) => OF_DOCUMENT.includes(format))
  if (!page && !isRead && formats.some((format) => !WITHOUT_DOCUMENT.includes(format)))
    page = await bodyOf(v1(HTML), { url }, { ...caller, cache: {} }, context)
  if (!page || !isObject(page.metadata))
    return { url: done.map(({ answer }) => answer.finalUrl).find(Boolean) ?? url, metadata: {} }
  const { sourceUrl: _, finalUrl, ...metadata } = page.metadata
  return { url: finalUrl, metadata }
}
