import { z } from 'zod'
import { SIMPLE_KEYS, WIRE_KEYS } from '../wire-keys.ts'

/** The shape of a brand. Optional values that were not found are left out; lists are then empty. */
const shapeOf = (isWanted: (key: string) => boolean) =>
  z.object({
    domain: z.string().describe('The registrable domain, or the host that is the site itself.'),
    ...Object.fromEntries(
      WIRE_KEYS.filter(({ key }) => isWanted(key)).map(({ key, shape }) => [key, shape(z)]),
    ),
  })

const BRAND = shapeOf(() => true).meta({ id: 'Brand' })

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

export const BRAND_ANSWER = z.object({ ...ok, brand: BRAND }).meta({ id: 'BrandAnswer' })

export const EXPLAINED_BRAND_ANSWER = z
  .object({ ...ok, brand: BRAND, explain: explanation.optional() })
  .meta({ id: 'ExplainedBrandAnswer' })

export const SIMPLE_BRAND_ANSWER = z
  .object({ ...ok, brand: shapeOf((key) => SIMPLE_KEYS.includes(key)) })
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
