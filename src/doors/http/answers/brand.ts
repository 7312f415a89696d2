import { z } from 'zod'
import { type FieldTable, OUR_FIELDS } from '../../../fields/index.ts'
import type { Route } from '../route.ts'
import { SIMPLE_KEYS, wireKeysOf } from '../wire-keys.ts'

/** The shape of a brand. Optional values that were not found are left out; lists are then empty. */
const shapeOf = (fields: FieldTable, isWanted: (key: string) => boolean) =>
  z.object({
    domain: z.string().describe('The registrable domain, or the host that is the site itself.'),
    ...Object.fromEntries(
      wireKeysOf(fields)
        .filter(({ key }) => isWanted(key))
        .map(({ key, shape }) => [key, shape(z)]),
    ),
  })

/** Where a value was found, by the keys of a brand. The keys depend on the page. */
const explanation = z
  .object({
    url: z.string(),
    captured_at: z.string(),
    producer: z.string(),
    notes: z.array(z.string()),
    fields: z.record(z.string(), z.looseObject({})),
  })
  .describe('Where each value comes from. Present when explain is true.')

const ok = { status: z.literal('ok'), code: z.literal(200) }

function answersFor(fields: FieldTable) {
  const brand = shapeOf(fields, () => true).meta({ id: 'Brand' })
  return {
    plain: z.object({ ...ok, brand }).meta({ id: 'BrandAnswer' }),
    explained: z
      .object({ ...ok, brand, explain: explanation.optional() })
      .meta({ id: 'ExplainedBrandAnswer' }),
  }
}

export const { plain: BRAND_ANSWER, explained: EXPLAINED_BRAND_ANSWER } = answersFor(OUR_FIELDS)

/** The same routes, whose answers describe brands with these fields. */
export function routesWith(fields: FieldTable, routes: readonly Route[]): readonly Route[] {
  if (fields === OUR_FIELDS) return routes
  const { plain, explained } = answersFor(fields)
  const answers = new Map<Route['answer'], Route['answer']>([
    [BRAND_ANSWER, plain],
    [EXPLAINED_BRAND_ANSWER, explained],
  ])
  return routes.map((route) => ({ ...route, answer: answers.get(route.answer) ?? route.answer }))
}

export const SIMPLE_BRAND_ANSWER = z
  .object({ ...ok, brand: shapeOf(OUR_FIELDS, (key) => SIMPLE_KEYS.includes(key)) })
  .meta({ id: 'SimpleBrandAnswer' })

export const FONTS_ANSWER = z
  .object({
    ...ok,
    domain: z.string(),
    fonts: z.array(
      z.object({
        font: z.string().describe('The family.'),
        uses: z.array(z.string()).describe('Kinds of elements, most words first.'),
        fallbacks: z.array(z.string()),
        num_elements: z.int(),
        num_words: z.int(),
        percent_elements: z.number().describe('From 0 to 100.'),
        percent_words: z.number().describe('From 0 to 100.'),
        load_error: z
          .string()
          .optional()
          .describe('Why its files did not load, so that a fallback is shown.'),
      }),
    ),
  })
  .meta({ id: 'FontsAnswer' })

export const SCREENSHOT_ANSWER = z
  .object({
    ...ok,
    domain: z.string(),
    screenshot: z.string().describe('Address of the picture at this service, which opens it without a key.'),
    screenshotType: z.enum(['viewport', 'fullPage']),
  })
  .meta({ id: 'ScreenshotAnswer' })
