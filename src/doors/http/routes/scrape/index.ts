/** A page in several formats, under the names of the third version of the client. */

import { z } from 'zod'
import { metadataShape } from '../../../../calls/page-shape.ts'
import type { CacheNote } from '../../cache.ts'
import { bodyOf } from '../../dialects/asking.ts'
import { loggedError, toWireError } from '../../errors.ts'
import { largeJson } from '../../large-json.ts'
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
  type Shared,
  sharedOf,
  unknownIn,
} from './params.ts'

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
    metadata: z
      .object(METADATA)
      .describe('Empty when only bytes or a picture were asked for, or it was not read.'),
    isPartial: z
      .literal(true)
      .optional()
      .describe('A format or a step failed, or the page was read in part.'),
  })
  .meta({ id: 'ScrapeAnswer' })

export function scrapeRoute(v1: RouteAt): Route {
  return route({
    method: 'POST',
    path: '/v1/web/scrape',
    summary: 'one page in several formats, as the third version of the later client asks for it',
    answer: ANSWER,
    obeysStorage: true,
    params: SCRAPE_PARAMS,
    run: async (given, caller, context) => largeJson(await scraped(given, v1, caller, context)),
  })
}

/** The answer of a route, and where it came from. */
interface Asked {
  readonly answer: RawParams
  readonly cache: CacheNote
}

/** A format that was made. */
interface Made extends Asked {
  readonly data: unknown
}

/**
 * Makes all formats at once, so that those of the document share one visit. A format that cannot be made says
 * so with its code. Rejects with the first reason when none can be made.
 */
async function scraped(
  given: ScrapeParams,
  v1: RouteAt,
  caller: Caller,
  context: Context,
): Promise<RawParams> {
  const formats = formatsOf(given)
  const ask = askingFor(given, formats, v1, context)
  const made = async (format: Format): Promise<Made> => {
    const { path, params, data } = OUTPUTS[format]
    const asked = await ask(path, caller, params?.(given))
    return { ...asked, data: await data(asked.answer, context) }
  }
  const refused = new AbortController()
  const signal = AbortSignal.any([caller.signal, refused.signal])
  const reading = lacksMetadata(formats) && Promise.allSettled([ask(HTML, { ...caller, signal })])
  const ends = await Promise.allSettled(formats.map(made))
  const failed = ends.find(({ status }) => status === 'rejected')
  const done = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  if (failed?.status === 'rejected' && done.length === 0) {
    refused.abort()
    throw failed.reason
  }
  const [document] = (await reading) || []
  nameIgnored(given, formats, v1, caller)
  noteCache(done, caller)
  if (document?.status === 'rejected') logUnexpected(document.reason, caller, context)
  const read = document?.status === 'fulfilled' ? [document.value] : []
  const isPartial = failed || document?.status === 'rejected' || done.some(({ answer }) => isInPart(answer))
  const outputs = FORMATS.map((format) => {
    const end = ends[formats.indexOf(format)]
    return [keyOf(format), end === undefined ? NOT_ASKED : outputOf(end, caller, context)]
  })
  return {
    ...aboutPage(given.url, [...done, ...read]),
    ...Object.fromEntries(outputs),
    ...(isPartial && { isPartial: true }),
  }
}

/** Returns what calls a route with the settings of the visit that it takes and that a format obeys. */
function askingFor(given: ScrapeParams, formats: readonly Format[], v1: RouteAt, context: Context) {
  const takes = (path: string, { name }: Shared) => name in v1(path).params
  const obeyed = sharedOf(given).filter((one) => formats.some((format) => takes(OUTPUTS[format].path, one)))
  return async (path: string, caller: Caller, params?: RawParams): Promise<Asked> => {
    const visit = obeyed.flatMap((one) => (takes(path, one) ? [[one.name, one.value]] : []))
    const asked = { url: given.url, ...Object.fromEntries(visit), ...params }
    const cache: CacheNote = {}
    const ignored = (name: string) => caller.ignored?.(OUTER_NAMES[name] ?? name)
    return { answer: await bodyOf(v1(path), asked, { ...caller, cache, ignored }, context), cache }
  }
}

const NOT_ASKED = { requested: false, success: null, data: null }

/** The names of this route for names that the routes of single formats say have no effect. */
const OUTER_NAMES: Readonly<Record<string, string>> = { 'enrichment.hostedUrl': 'imageParams.enrich.file' }

/** Whether the page may have more to it than an answer says. */
function isInPart({ partial, finalDOMState, actionsApplied, metadata }: RawParams): boolean {
  const steps = actionsApplied ?? (isObject(metadata) ? metadata.actionsApplied : undefined)
  const hasFailed = Array.isArray(steps) && steps.some(({ status }: RawParams) => status !== 'applied')
  return partial === true || finalDOMState === 'still-loading' || hasFailed
}

function outputOf(end: PromiseSettledResult<Made>, caller: Caller, context: Context): RawParams {
  if (end.status === 'fulfilled') return { requested: true, success: true, data: end.value.data ?? null }
  const error_code = logUnexpected(end.reason, caller, context)
  return { requested: true, success: false, data: null, error_code }
}

/** Logs an error that is no refusal, and returns its code. */
function logUnexpected(reason: unknown, { zdr }: Caller, { logger }: Context): string {
  const { refusal } = toWireError(reason)
  if (refusal.status === 500) logger.error({ err: loggedError(reason, zdr) }, 'a format of a page failed')
  return refusal.errorCode
}

/** Names the parameters that have no effect, and those of the visit that only some formats obey. */
function nameIgnored(given: ScrapeParams, formats: readonly Format[], v1: RouteAt, caller: Caller): void {
  const names = sharedOf(given).flatMap(({ from, name }) => {
    const without = formats.filter((format) => !(name in v1(OUTPUTS[format].path).params))
    return without.length === formats.length ? [from] : without.map((format) => `${from} (${format})`)
  })
  for (const name of [...unknownIn(given), ...names]) caller.ignored?.(name)
}

/** The answer counts as stored when all its formats were, and is as old as the oldest of them. */
function noteCache(done: readonly Made[], { cache }: Caller): void {
  if (!cache) return
  const ages = done.flatMap(({ cache: { age } }) => age ?? [])
  const [oldest] = [...ages].sort((a, b) => b.ageMs - a.ageMs)
  if (oldest && ages.length === done.length) cache.age = oldest
  else cache.forwarded ??= 'miss'
}

/** Formats whose answers have the metadata of the page. */
const OF_DOCUMENT: readonly Format[] = ['html', 'markdown', 'parse', 'highlights']
/** Formats that are made without reading the document. */
const WITHOUT_DOCUMENT: readonly Format[] = ['bytes', 'screenshot']

/** Whether the document must be read for its metadata, besides what the formats need. */
const lacksMetadata = (formats: readonly Format[]) =>
  !formats.some((format) => OF_DOCUMENT.includes(format)) &&
  formats.some((format) => !WITHOUT_DOCUMENT.includes(format))

/** The final URL and the metadata. */
function aboutPage(url: string, asked: readonly Asked[]): RawParams {
  const answers = asked.map(({ answer }) => answer)
  for (const { metadata } of answers) {
    if (!isObject(metadata) || !('finalUrl' in metadata)) continue
    const { sourceUrl: _, finalUrl, ...others } = metadata
    return { url: finalUrl, metadata: others }
  }
  return { url: answers.map(({ finalUrl }) => finalUrl).find(Boolean) ?? url, metadata: {} }
}
