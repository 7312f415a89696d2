import { z } from 'zod'
import { EXCHANGES } from '../data/codes/exchanges.ts'
import { REDUCTIONS } from '../model/reductions.ts'
import { LINK_KINDS } from '../model/values.ts'

/** The shape of a record, as `BrandRecord` has it for TypeScript. A test holds both together. */

const list = <T extends z.ZodType>(entry: T) => z.array(entry).readonly()
const text = z.string().exactOptional()

const evidence = list(
  z
    .object({
      source: z.string().describe('Kind of source, such as meta, json-ld, css or text.'),
      where: z.string().describe('Selector, property path or URL of the place.'),
      text: z.string().describe('What was read there, at most 200 characters.'),
    })
    .readonly(),
)

const candidate = z
  .object({
    rule: z.string(),
    value: z.unknown(),
    score: z.number(),
    evidence,
    rejected: text,
  })
  .readonly()

const trace = z
  .object({
    tried: list(z.object({ rule: z.string(), saw: z.number() }).readonly()),
    candidates: list(candidate),
  })
  .readonly()
  .exactOptional()

/** A value with its evidence, no value, or the failure of its extractor. */
function finding<T extends z.ZodType>(value: T) {
  const found = z.object({
    value,
    confidence: z.number().describe('From 0 to 1; from 0.9 up the site declares the value.'),
    rule: z.string().describe('The rule that found the value; of a list, its first entry.'),
    evidence,
    trace,
  })
  const absent = z.object({
    value: z.null(),
    tried: list(z.string()).describe('The rules that looked for one.'),
    trace,
  })
  const failed = z.object({ error: z.string() })
  const byRules = z.union([found.readonly(), absent.readonly(), failed.readonly()])
  const instead = byRules.describe('Of a value that a language model said: what the rules found.')
  return z.union([
    found.extend({ instead: instead.exactOptional() }).readonly(),
    absent.readonly(),
    failed.readonly(),
  ])
}

const color = z
  .object({ hex: z.string().describe('As #rrggbb, in lower case.'), name: z.string() })
  .readonly()
const colors = list(color).describe('Most prominent first.')
const resolution = z
  .object({ width: z.number(), height: z.number(), aspectRatio: z.number() })
  .readonly()
  .exactOptional()

const logo = z
  .object({
    url: z.string().describe('Absolute URL, or a data: URL of an inline SVG.'),
    type: z.enum(['icon', 'logo']),
    mode: z.enum(['light', 'dark', 'has_opaque_background']).exactOptional(),
    colors,
    resolution,
    group: z.number().describe('Variants of one artwork have the same number, from 1.'),
    missing: z
      .literal(true)
      .exactOptional()
      .describe('The address answered that there is none, or with what is no picture.'),
  })
  .readonly()

const brandColor = z
  .object({
    hex: z.string(),
    name: z.string(),
    role: z.enum(['primary', 'secondary', 'accent', 'background', 'text']).exactOptional(),
    dark: color.exactOptional().describe('What replaces it in the dark scheme.'),
  })
  .readonly()

const font = z
  .object({
    family: z.string(),
    fallbacks: list(z.string()),
    uses: list(z.string()),
    roles: list(z.enum(['heading', 'body', 'other'])),
    elements: z.number(),
    words: z.number(),
    percentElements: z.number(),
    percentWords: z.number(),
    loadError: text,
  })
  .readonly()

const address = z
  .object({
    street: text,
    city: text,
    country: text,
    countryCode: text,
    stateProvince: text,
    stateCode: text,
    postalCode: text,
  })
  .readonly()

const coded = { code: z.string(), name: z.string() }
const industries = z
  .object({
    naics: list(z.object({ ...coded, confidence: z.enum(['high', 'medium', 'low']) }).readonly()),
    sic: list(z.object(coded).readonly()),
    eic: list(z.object({ industry: z.string(), subindustry: z.string() }).readonly()),
  })
  .readonly()

const fields = z
  .object({
    name: finding(z.string()),
    description: finding(z.string()),
    slogan: finding(z.string()),
    logos: finding(list(logo)),
    backdrops: finding(list(z.object({ url: z.string(), colors, resolution }).readonly())),
    colors: finding(list(brandColor)),
    fonts: finding(list(font)),
    socials: finding(list(z.object({ type: z.string(), url: z.string() }).readonly())),
    links: finding(z.partialRecord(z.enum(LINK_KINDS), z.string()).readonly()),
    email: finding(z.string()),
    phone: finding(z.string()),
    address: finding(address),
    isNsfw: finding(z.boolean()),
    industries: finding(industries),
    language: finding(z.string()),
  })
  .readonly()

const verdict = z
  .object({
    class: z.enum([
      ...(['brand', 'blocked', 'login_wall', 'parked'] as const),
      ...(['empty', 'under_construction', 'error_page', 'redirected'] as const),
    ]),
    evidence: list(z.string()),
  })
  .readonly()

const exchange = z.enum(Object.keys(EXCHANGES) as (keyof typeof EXCHANGES)[])

export const RECORD = z
  .object({
    format: z.literal(1),
    domain: z.string(),
    url: z.string().describe('URL of the page that is described.'),
    capturedAt: z.string().describe('ISO 8601, UTC.'),
    producer: z.enum(['http', 'browser']),
    verdict: verdict.describe('What the page is.'),
    fields: fields.describe('Each with its evidence.'),
    notes: list(z.string()).describe('What is missing from the capture, as sentences.'),
    reductions: list(z.enum(REDUCTIONS)).exactOptional().describe('What was left out, as codes.'),
    stock: finding(z.object({ ticker: z.string(), exchange }).readonly()).exactOptional(),
  })
  .readonly()

/** The JSON Schema (draft 2020-12) of a record. Keys of later versions may stand beside those in it. */
export function recordSchema(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(RECORD, { io: 'input', reused: 'ref' })
  return { title: 'The record of a brand', ...schema }
}
