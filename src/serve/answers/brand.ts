import { z } from 'zod'
import { EIC as INDUSTRIES } from '../../data/industries/eic.ts'
import { SERVED_SOCIAL_TYPES } from '../../model/values.ts'

/** The shapes of contract §2. What is optional is left out when it was not found; lists are then empty. */

const color = z.object({
  hex: z.string().meta({ description: 'As #rrggbb, in lower case.', examples: ['#0b5fff'] }),
  name: z.string().meta({ description: 'The nearest name of a fixed list.', examples: ['blue'] }),
})

const resolution = z.object({
  width: z.number().describe('In pixels; of a drawing, in the units of its own size.'),
  height: z.number().describe('As the width.'),
  aspect_ratio: z.number().describe('Width divided by height.'),
})

const logo = z.object({
  url: z.string().describe('Absolute URL of the picture.'),
  mode: z
    .enum(['light', 'dark', 'has_opaque_background'])
    .optional()
    .describe('The ground that it suits: light, dark, or any, because it brings its own.'),
  type: z.enum(['icon', 'logo']).describe('An icon is nearly square and small; a logo is everything else.'),
  colors: z.array(color).describe('Most prominent first.'),
  resolution: resolution.optional(),
  group: z.int().describe('Variants of one artwork have the same number, from 1.'),
})

const backdrop = z.object({
  url: z.string().describe('Absolute URL of the picture.'),
  colors: z.array(color).describe('Most prominent first.'),
  resolution: resolution.optional(),
})

const address = z.object({
  street: z.string().optional(),
  city: z.string().optional(),
  country: z.string().optional().describe('English name by ISO 3166.'),
  country_code: z.string().optional().describe('ISO 3166-1 alpha-2, upper case.'),
  state_province: z.string().optional(),
  state_code: z.string().optional().describe('Without the country, such as CA.'),
  postal_code: z.string().optional(),
})

const link = z.string().nullable()

const links = z.object({
  careers: link,
  blog: link,
  terms: link,
  privacy: link,
  pricing: link,
  contact: link,
})

const eic = z
  .object({
    industry: z.enum(Object.keys(INDUSTRIES)),
    subindustry: z.enum(Object.values(INDUSTRIES).flat()).describe('Each belongs to one industry.'),
  })
  .meta({ id: 'Eic' })

export const BRAND = z
  .object({
    domain: z.string().describe('The registrable domain, or the host that is the site itself.'),
    title: z.string().optional().describe('The name of the brand.'),
    description: z.string().optional(),
    slogan: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    is_nsfw: z.boolean().describe('Whether the site is for adults.'),
    colors: z.array(color).describe('Most prominent first.'),
    logos: z.array(logo).describe('Best first.'),
    backdrops: z.array(backdrop).describe('Pictures behind a title, best first.'),
    socials: z.array(z.object({ type: z.enum<readonly string[]>(SERVED_SOCIAL_TYPES), url: z.string() })),
    address: address.optional(),
    stock: z
      .object({ ticker: z.string(), exchange: z.string() })
      .nullable()
      .optional()
      .describe('null for a company that is not listed; left out where that is not known.'),
    links: links.describe('Key pages of the site; null for one that it does not link.'),
    industries: z.object({ eic: z.array(eic).describe('Most likely first.') }),
    fonts: z.array(z.object({ name: z.string(), usage: z.enum(['heading', 'body', 'other']) })),
  })
  .meta({ id: 'Brand' })

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
  .object({
    ...ok,
    brand: BRAND.pick({ domain: true, title: true, colors: true, logos: true, backdrops: true }),
  })
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

export const NAICS_ANSWER = z
  .object({
    status: z.literal('ok'),
    type: z.literal('naics'),
    domain: z.string(),
    codes: z
      .array(z.object({ code: z.string(), name: z.string(), confidence: z.enum(['high', 'medium', 'low']) }))
      .describe('NAICS 2022, most likely first.'),
    sic: z.array(z.object({ code: z.string(), name: z.string() })).describe('SIC of 1987.'),
    industries: z.object({ eic: z.array(eic) }),
  })
  .meta({ id: 'NaicsAnswer' })
