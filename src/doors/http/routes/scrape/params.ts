/** The parameters of a page in several formats, by the names of the third version of the later client. */

import { z } from 'zod'
import { BlazonError } from '../../../../model/errors.ts'
import { MAX_HIGHLIGHT_CHARS, MAX_QUERY_CHARS } from '../../../../model/options/requests.ts'
import { PICTURE_FORMATS } from '../../../../model/screenshot.ts'
import { MAX_ACTIONS, MAX_WAIT_MS } from '../../../../model/visit.ts'
import { flag, integer, isObject, type ParamValues, type RawParams } from '../../params.ts'

/** A format is answered under its name; that of `parse` is `parsed`. */
export const FORMATS = [
  ...(['bytes', 'highlights', 'html', 'images', 'json', 'markdown', 'parse', 'product'] as const),
  'screenshot',
] as const
export type Format = (typeof FORMATS)[number]

const wanted = () => flag().default(false)

const AREAS = ['viewport', 'fullPage'] as const

const whole = () => integer(1, 1_000_000).optional()

const ACTION = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('wait'), milliseconds: integer(0, MAX_WAIT_MS) }),
  z.looseObject({ type: z.literal('waitFor'), selector: z.string().max(1_000) }),
  z.looseObject({
    ...{ type: z.literal('scroll'), selector: z.string().max(1_000).optional() },
    // The routes of single formats check these.
    ...{ amount: z.unknown(), direction: z.unknown(), maxScrolls: z.unknown() },
  }),
])

const SHARED = {
  actions: z.array(ACTION).max(MAX_ACTIONS).optional(),
  country: z.string().optional(),
  ...{ dismissCookies: flag().optional(), dismissPopups: flag().optional() },
  ...{ excludeSelectors: z.array(z.string()).optional(), includeSelectors: z.array(z.string()).optional() },
  headers: z.record(z.string(), z.string()).optional(),
  ...{ includeFrames: flag().optional(), mainContentOnly: flag().optional() },
  parsers: z
    .looseObject({ pdf: z.looseObject({ startPage: whole(), endPage: whole() }).optional() })
    .optional(),
  settleAnimations: flag().optional(),
  theme: z.enum(['light', 'dark']).optional(),
  viewport: z.looseObject({ width: whole(), height: whole() }).optional(),
  waitFor: z.union([integer(0, MAX_WAIT_MS), z.string().max(1_000)]).optional(),
}

export const SCRAPE_PARAMS = {
  url: z
    .string()
    .describe('The page.')
    .meta({ examples: ['https://pennoray.example/pricing/'] }),
  formats: z
    .strictObject({
      ...{ bytes: wanted(), highlights: wanted(), html: wanted(), images: wanted(), json: wanted() },
      ...{ markdown: wanted(), parse: wanted(), product: wanted(), screenshot: wanted() },
    })
    .refine((formats) => Object.values(formats).includes(true), { error: 'must have a format that is true' })
    .describe('What is answered, as { markdown: true }.')
    .meta({ examples: [{ markdown: true, images: true }] }),
  highlightsParams: z
    .looseObject({
      query: z.string().min(1).max(MAX_QUERY_CHARS),
      maxCharacters: integer(1, MAX_HIGHLIGHT_CHARS).optional(),
    })
    .optional()
    .describe('The question or topic of highlights.'),
  imageParams: z
    .looseObject({
      dedupe: z.enum(['none', 'visual']).optional(),
      enrich: z.array(z.enum(['dimensions', 'classification', 'file'])).optional(),
    })
    .optional()
    .describe('Whether images have copies, and what is found out about each.'),
  jsonParams: z
    .looseObject({ schema: z.record(z.string(), z.unknown()), instructions: z.string().optional() })
    .optional()
    .describe('The JSON Schema of json.'),
  markdownParams: z
    .looseObject({
      ...{ includeImages: flag().optional(), includeLinks: flag().optional() },
      inlineImages: z.enum(['placeholder', 'preserve']).optional(),
    })
    .optional(),
  parseParams: z
    .looseObject({ rules: z.record(z.string(), z.unknown()) })
    .optional()
    .describe('CSS selectors, or rules, by the names of the fields of parsed.'),
  productParams: z.looseObject({}).optional(),
  screenshotParams: z
    .looseObject({
      area: z
        .union(
          [
            z.enum(AREAS),
            z.looseObject({ selector: z.string() }),
            z.looseObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
          ],
          { error: `must be ${AREAS.join(', ')}, { selector } or { x, y, width, height }` },
        )
        .optional(),
      ...{ format: z.enum(PICTURE_FORMATS).optional(), quality: integer(1, 100).optional() },
    })
    .optional()
    .describe('The part of the page that the picture shows, and its format.'),
  sharedParams: z
    .looseObject(SHARED)
    .optional()
    .describe('How the page is visited, and which part of it is read.'),
}

export type ScrapeParams = ParamValues<typeof SCRAPE_PARAMS>

/** The parameters without which a format cannot be made. */
const NEEDED: Partial<Readonly<Record<Format, keyof ScrapeParams>>> = {
  highlights: 'highlightsParams',
  json: 'jsonParams',
  parse: 'parseParams',
}

/** The formats that are asked for. Throws `invalid_input` for one without its parameters. */
export function formatsOf(given: ScrapeParams): readonly Format[] {
  const formats = FORMATS.filter((format) => given.formats[format])
  for (const format of formats) {
    const name = NEEDED[format]
    if (name && !given[name])
      throw new BlazonError('invalid_input', `The format ${format} needs the parameter ${name}`)
  }
  return formats
}

/** A setting of the visit under the name that the routes of single formats know. */
export interface Shared {
  /** Its name in the request. */
  readonly from: string
  readonly name: string
  readonly value: unknown
}

/** The settings that all formats share. */
export function sharedOf({ sharedParams: given = {} }: ScrapeParams): readonly Shared[] {
  const { actions = [], parsers, waitFor, theme, mainContentOnly, dismissCookies, dismissPopups } = given
  const { startPage: start, endPage: end } = parsers?.pdf ?? {}
  const steps = actions.map(actionOf)
  // A selector is waited for after all other steps.
  if (typeof waitFor === 'string') steps.push({ do: 'waitFor', selector: waitFor })
  const rows: readonly (readonly [from: string, name: string, value: unknown])[] = [
    ['actions', 'actions', steps.length > 0 ? steps : undefined],
    ['country', 'country', given.country],
    ['dismissCookies', 'handleCookiePopup', dismissCookies],
    ['dismissPopups', 'clearPopups', dismissPopups],
    ['excludeSelectors', 'excludeSelectors', given.excludeSelectors],
    ['includeSelectors', 'includeSelectors', given.includeSelectors],
    ['headers', 'headers', given.headers],
    ['includeFrames', 'includeFrames', given.includeFrames],
    ['mainContentOnly', 'useMainContentOnly', mainContentOnly],
    ['parsers.pdf', 'pdf', parsers?.pdf && { start, end }],
    ['settleAnimations', 'settleAnimations', given.settleAnimations],
    ['theme', 'colorScheme', theme],
    ['viewport', 'viewport', given.viewport],
    ['waitFor', 'waitForMs', typeof waitFor === 'number' ? waitFor : undefined],
  ]
  return rows.flatMap(([from, name, value]) =>
    value === undefined ? [] : [{ from: `sharedParams.${from}`, name, value }],
  )
}

function actionOf({ type, ...action }: z.output<typeof ACTION>): RawParams {
  if (type === 'wait') return { do: 'wait', timeMs: action.milliseconds }
  if (type === 'waitFor') return { do: 'waitFor', selector: action.selector }
  const { amount, direction, maxScrolls, selector: container } = action
  return { do: 'scroll', amount, direction, maxScrolls, container }
}

/** Names inside of the parameters that nothing obeys, such as those of clients that are newer than this. */
export function unknownIn(given: ScrapeParams): readonly string[] {
  return unknownInside(z.object(SCRAPE_PARAMS), given, '')
}

function unknownInside(type: unknown, value: unknown, at: string): readonly string[] {
  if (type instanceof z.ZodOptional) return unknownInside(type.unwrap(), value, at)
  if (type instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((one) => unknownInside(type.element, one, at.replace(/\.$/, '[].')))
  if (type instanceof z.ZodDiscriminatedUnion)
    return unknownInside(
      type.options.find((one) => z.safeParse(one, value).success),
      value,
      at,
    )
  if (!isObject(value) || !(type instanceof z.ZodObject)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key in type.shape ? unknownInside(type.shape[key], inner, `${at}${key}.`) : [`${at}${key}`],
  )
}
