import { z } from 'zod'
import { EXCHANGES } from '../data/codes/exchanges.ts'
import { type FieldTable, OUR_FIELDS } from '../fields/index.ts'
import type { FieldName, FieldValues } from '../model/record.ts'
import { REDUCTIONS } from '../model/reductions.ts'

/** The schema of a record. A test checks that it agrees with the type `BrandRecord`. */

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

/** Fields of users have no types, so only the other fields get a precise type. */
const fieldsOf = (fields: FieldTable) =>
  z
    .object(
      Object.fromEntries([...fields].map(([name, { value }]) => [name, finding(value(z))])) as {
        readonly [K in FieldName]: ReturnType<typeof finding<z.ZodType<FieldValues[K]>>>
      },
    )
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

const recordOf = (table: FieldTable) =>
  z
    .object({
      format: z.literal(1),
      domain: z.string(),
      url: z.string().describe('URL of the page that is described.'),
      capturedAt: z.string().describe('ISO 8601, UTC.'),
      producer: z.enum(['http', 'browser']),
      verdict: verdict.describe('What the page is.'),
      fields: fieldsOf(table).describe('Each with its evidence.'),
      notes: list(z.string()).describe('What is missing from the capture, as sentences.'),
      reductions: list(z.enum(REDUCTIONS)).exactOptional().describe('What was left out, as codes.'),
      stock: finding(z.object({ ticker: z.string(), exchange }).readonly()).exactOptional(),
    })
    .readonly()

export const RECORD = recordOf(OUR_FIELDS)

/**
 * Returns the JSON Schema (draft 2020-12) of a record with these fields. It allows additional keys, because
 * later versions may add some.
 */
export function recordSchema(fields: FieldTable = OUR_FIELDS): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(fields === OUR_FIELDS ? RECORD : recordOf(fields), {
    io: 'input',
    reused: 'ref',
  })
  return { title: 'The record of a brand', ...schema }
}
