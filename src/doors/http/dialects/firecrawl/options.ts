/** Translates the options of a scrape. Some have no effect here, and the answer says so. */

import { z } from 'zod'
import { BlazonError } from '../../../../model/errors.ts'
import { MAX_ACTIONS, MAX_WAIT_MS } from '../../../../model/visit.ts'
import { flag, integer, type Params, type ParamValues, type RawParams } from '../../params.ts'
import type { Route } from '../../route.ts'

const texts = () => z.array(z.string()).max(50).optional()
const on = () => flag().optional()
const keyed = () => z.looseObject({}).optional()
const wholeNumber = (least: number) => integer(least, Number.MAX_SAFE_INTEGER).optional()

/** Parameters of several calls. They have no effect, or are refused. */
export const OF_ACCOUNT = { threatProtection: keyed(), auditMetadata: keyed() }
/** The parameters whose values become tags of the call in the log. */
export const OF_LOG = { origin: z.string().optional(), integration: z.string().optional() }
export const LOCATION = z.looseObject({ country: z.string().optional(), languages: texts() }).optional()

/** The address of a page. An address without a scheme gets `https`. */
export const PAGE_URL = z
  .string()
  .transform((text) => (/^\s*[a-z][a-z\d+.-]*:\/\//i.test(text) ? text.trim() : `https://${text.trim()}`))

export const SCRAPE_OPTIONS = {
  formats: z
    .array(z.union([z.string(), z.looseObject({ type: z.string() })]))
    .max(20)
    .default(['markdown'])
    .describe('What is answered: names, or objects with the name as type.'),
  onlyMainContent: flag().default(true).describe('Of markdown and html: without header and navigation.'),
  includeTags: texts().describe('CSS selectors of the elements that are read.'),
  excludeTags: texts().describe('CSS selectors of elements that are left out.'),
  headers: z.record(z.string(), z.string()).optional().describe('Sent to the site of the page.'),
  waitFor: wholeNumber(0).describe('Milliseconds after the page has loaded.'),
  timeout: wholeNumber(1).describe('Longest wait in milliseconds.'),
  removeBase64Images: flag().default(true).describe('Whether the data in data: URLs is cut.'),
  maxAge: wholeNumber(0).describe('Greatest age of what is stored.'),
  storeInCache: on().describe('false: nothing is stored, and nothing stored is used.'),
  ...{ zeroDataRetention: on(), location: LOCATION, ...OF_LOG, ...OF_ACCOUNT },
  actions: z.array(z.looseObject({ type: z.string() })).optional(),
  mobile: on().describe('A screenshot is of a window as on a telephone.'),
  blockAds: on().describe('false: consent layers stay on a screenshot.'),
  ...{ skipTlsVerification: on(), fastMode: on(), lockdown: on(), domainTools: on() },
  ...{ proxy: z.string().optional(), useMock: z.string().optional(), minAge: wholeNumber(0) },
  parsers: z.array(z.union([z.string(), z.looseObject({ type: z.string() })])).optional(),
  redactPII: z.union([z.boolean(), z.looseObject({})]).optional(),
  profile: z.looseObject({ name: z.string() }).optional(),
  toolDetail: z.enum(['compact', 'summary', 'full']).optional(),
} satisfies Params

export type ScrapeOptions = ParamValues<typeof SCRAPE_OPTIONS>

/** Options that have an effect only on screenshots. */
const OF_PICTURES: ReadonlySet<string> = new Set(['mobile', 'blockAds'])

/**
 * Options without an effect on the content of a page. The answer warns of them, unless their value is
 * `needless`, because such a value needs no effect.
 */
const WITHOUT_EFFECT: readonly (readonly [name: keyof ScrapeOptions, needless: unknown[], why: string])[] = [
  ['mobile', [false], 'pages are read as in a window on a desktop'],
  ['blockAds', [], 'the server decides what of a page is loaded'],
  ['parsers', [], 'the server decides how files are read'],
  ['skipTlsVerification', [false], 'certificates are always verified'],
  ['proxy', ['basic', 'auto'], 'the operator of the server sets its proxy'],
  ['minAge', [], 'a page that is not stored is visited'],
  ['fastMode', [false], 'every page is read with the same care'],
  ['profile', [], 'no browser session is kept between calls'],
  ['auditMetadata', [], 'the log has the key of the call'],
  ['useMock', [], 'every page is a real one'],
  ['domainTools', [false], 'there are none'],
  ['toolDetail', [], 'there are no tools'],
]

/** Options that are refused, because a caller would rely on an effect that they do not have here. */
const REFUSED: readonly (readonly [name: keyof ScrapeOptions, needless: unknown[], why: string])[] = [
  ['lockdown', [false], 'this server visits pages that it has not stored'],
  ['redactPII', [false], 'this server does not find personal data in texts'],
  ['threatProtection', [], 'this server has no list of dangerous sites'],
]

/** Throws `invalid_input` for an option that must not be ignored. */
export function checkOptions(options: ScrapeOptions): void {
  const found = REFUSED.find(([name, needless]) => isAsked(options[name], needless))
  if (found) throw new BlazonError('invalid_input', `${found[0]} is not available: ${found[2]}.`)
}

/** Returns whether an option has a value that needs an effect. */
export const isAsked = (value: unknown, needless: readonly unknown[]) =>
  value !== undefined && !needless.includes(value)

/** Whether a parameter that is not checked yet has this meaning. It may be a text. */
const isFlag = (raw: unknown, wanted: boolean) => flag().safeParse(raw).data === wanted

/** Returns the parameters that every route takes. */
export function commonOf(raw: RawParams): RawParams {
  const tags = [raw.origin, raw.integration].flatMap((tag) =>
    typeof tag === 'string' && tag !== '' ? [tag.slice(0, 50)] : [],
  )
  return {
    ...{ timeoutMS: raw.timeout, maxAgeMs: raw.maxAge, tags },
    ...((isFlag(raw.storeInCache, false) || isFlag(raw.zeroDataRetention, true)) && { zdr: 'enabled' }),
  }
}

/**
 * The parameters for the visit of a page and for the part to be read, and the warnings about options without
 * an effect.
 */
export interface Visit {
  readonly visit: RawParams
  readonly part: RawParams
  readonly warnings: readonly string[]
}

/** Translates the options of a scrape. */
export function visitOf(options: ScrapeOptions): Visit {
  const { includeTags, excludeTags, headers, waitFor, actions = [], location = {} } = options
  const { languages = [], country } = location
  const accept = languages.length > 0 && { 'Accept-Language': languages.join(', ') }
  const steps = actions.flatMap((action) => stepOf(action) ?? [])
  const skipped = actions.filter((action) => !stepOf(action)).map(({ type }) => type)
  const warnings = [
    ...WITHOUT_EFFECT.filter(([name, needless]) => isAsked(options[name], needless)).map(
      ([name, , why]) =>
        `${name} has ${OF_PICTURES.has(name) ? 'an effect on screenshots alone' : 'no effect'}: ${why}.`,
    ),
    ...(country === undefined ? [] : ['location.country has no effect: no proxy states its country.']),
    ...(skipped.length === 0
      ? []
      : [`Actions that are not taken here: ${[...new Set(skipped)].join(', ')}.`]),
    ...(steps.length > MAX_ACTIONS ? [`Only the first ${MAX_ACTIONS} actions are taken.`] : []),
    ...((waitFor ?? 0) > MAX_WAIT_MS ? [`waitFor is ${MAX_WAIT_MS} milliseconds at most.`] : []),
  ]
  const visit = {
    headers: headers || accept ? { ...accept, ...headers } : undefined,
    waitFor: waitFor && Math.min(waitFor, MAX_WAIT_MS),
    actions: steps.length > 0 ? steps.slice(0, MAX_ACTIONS) : undefined,
  }
  return { visit, part: { includeSelectors: includeTags, excludeSelectors: excludeTags }, warnings }
}

/** The parameters of `/v1` for a visit, by the names of Firecrawl's options. */
const PARAMS = { headers: 'headers', waitFor: 'waitForMs', actions: 'actions' } as const

/**
 * Divides the options of a visit into parameters of a route and the names of options that the route lacks.
 */
export function obeyedBy({ params }: Pick<Route, 'params'>, visit: RawParams) {
  const asked = Object.entries(PARAMS).filter(([option]) => visit[option] !== undefined)
  return {
    params: Object.fromEntries(
      asked.flatMap(([option, name]) => (name in params ? [[name, visit[option]]] : [])),
    ),
    ignored: asked.flatMap(([option, name]) => (name in params ? [] : [option])),
  }
}

/** Returns an action in the form of `/v1`; undefined for an action that this service cannot take. */
function stepOf({ type, milliseconds, direction, selector }: RawParams): object | undefined {
  if (type === 'wait' && typeof milliseconds === 'number') return { do: 'wait', timeMs: milliseconds }
  if (type === 'wait' && typeof selector === 'string') return { do: 'waitFor', selector }
  if (type !== 'scroll') return undefined
  return { do: 'scroll', direction, ...(typeof selector === 'string' && { container: selector }) }
}
