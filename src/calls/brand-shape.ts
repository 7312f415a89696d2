/**
 * The shape of a brand in answers. A brand has a key for each field, and the key `stock`, which is not a
 * field of a record.
 */

import type { z } from 'zod'
import type { FieldTable } from '../fields/index.ts'
import { type Finding, foundValue, isFound } from '../model/finding.ts'
import { type BrandRecord, type FieldName, findingIn } from '../model/record.ts'
import { OK, okShape, type Zod } from './doors.ts'

interface WireKey {
  readonly key: string
  readonly shape: (z: Zod) => z.ZodType
  /** Returns the value of the key; undefined when the key is left out. */
  readonly of: (record: BrandRecord) => unknown
}

/**
 * The key is missing when the directory has no information about the company, and null for a company that is
 * no longer listed.
 */
const STOCK: WireKey = {
  key: 'stock',
  shape: (z) =>
    z
      .object({ ticker: z.string(), exchange: z.string() })
      .nullable()
      .optional()
      .describe('null for a company that is not listed; left out where that is not known.'),
  of: ({ stock }) => stock && (foundValue(stock) ?? null),
}

/** The order of keys in the HTTP contract. All other fields follow in the order of a record. */
const ORDER: readonly (FieldName | 'stock')[] = [
  ...(['name', 'description', 'slogan', 'email', 'phone', 'isNsfw', 'colors', 'logos', 'backdrops'] as const),
  ...(['socials', 'address', 'stock', 'links', 'industries', 'fonts'] as const),
]

/** The keys of `SimpleBrand` in the contract, except `domain`. */
const SIMPLE_KEYS: readonly string[] = ['title', 'colors', 'logos', 'backdrops']

const KEYS = new WeakMap<FieldTable, readonly WireKey[]>()

/** Returns all keys except `domain`, in the order of an answer. */
function wireKeysOf(fields: FieldTable): readonly WireKey[] {
  const keys = KEYS.get(fields) ?? keysOf(fields)
  KEYS.set(fields, keys)
  return keys
}

function keysOf(fields: FieldTable): readonly WireKey[] {
  return [...new Set([...ORDER, ...fields.keys()])].flatMap((name) => {
    if (name === 'stock') return [STOCK]
    const wire = fields.get(name)?.wire
    if (!wire) return []
    const { key, shape } = wire
    return [{ key, shape, of: (record: BrandRecord) => wire.of(foundValue(findingIn(record.fields, name))) }]
  })
}

export function brandBody(record: BrandRecord, fields: FieldTable): object {
  return { ...OK, brand: toBrand(record, fields) }
}

/** The shape of the answer with a whole record. `blazon schema` describes its fields. */
export function recordShape(z: Zod): z.ZodType {
  const record = z
    .looseObject({
      format: z.literal(1),
      domain: z.string(),
      url: z.string(),
      capturedAt: z.string().describe('ISO 8601, UTC.'),
      producer: z.enum(['http', 'browser']),
      verdict: z.looseObject({}).describe('The class of the page, with its signs.'),
      fields: z.record(z.string(), z.unknown()).describe('Each with value, confidence, rule and evidence.'),
      notes: z.array(z.string()),
    })
    .describe('As the library returns it; `blazon schema` has its JSON Schema.')
  const identified = z.looseObject({ how: z.string(), evidence: z.array(z.string()) }).optional()
  return z.object({ ...okShape(z), domain: z.string(), record, identified }).meta({ id: 'RecordAnswer' })
}

/** Makes the body of an answer with a further key `explain`, which has the source of each value. */
export function explainedBody(record: BrandRecord, fields: FieldTable): object {
  return { ...brandBody(record, fields), explain: toExplain(record, fields) }
}

/** Makes `SimpleBrand` of the contract: five keys of the same record. */
export function simplifiedBody(record: BrandRecord, fields: FieldTable): object {
  const brand = toBrand(record, fields)
  const keys = ['domain', ...SIMPLE_KEYS].filter((key) => key in brand)
  return { ...OK, brand: Object.fromEntries(keys.map((key) => [key, brand[key]])) }
}

/**
 * Makes `Brand` of the contract. Texts that were not found are left out; lists, `is_nsfw` and `industries`
 * are always present.
 */
function toBrand(record: BrandRecord, fields: FieldTable): Readonly<Record<string, unknown>> {
  const entries = wireKeysOf(fields).map(({ key, of }) => [key, of(record)] as const)
  return { domain: record.domain, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}

/**
 * Explains each field: the rule and the evidence of its value, the rules that found nothing, or that its
 * extractor failed.
 */
function toExplain(
  { url, capturedAt, producer, notes, fields: findings, stock }: BrandRecord,
  fields: FieldTable,
): object {
  const { isNsfw, ...others } = findings
  const all = Object.entries<Finding<unknown>>({ ...others, isNsfw, ...(stock && { stock }) })
  // A record may have fields that another program added to its database, which are left out.
  const entries = all
    .filter(([name]) => name === 'stock' || fields.has(name))
    .map(([name, finding]) => [fields.get(name)?.wire?.key ?? name, explainFinding(finding)])
  return { url, captured_at: capturedAt, producer, notes, fields: Object.fromEntries(entries) }
}

function explainFinding(finding: Finding<unknown>): object {
  if (isFound(finding)) {
    const { confidence, rule, evidence } = finding
    return { confidence, rule, evidence }
  }
  // The text of the error may name files of this machine, so it is stored in the database, but not sent.
  return 'error' in finding ? { failed: true } : { tried: finding.tried }
}

/** Makes the schema of a brand. Optional values that were not found are left out, and lists are empty. */
const shapeOf = (z: Zod, fields: FieldTable, isWanted: (key: string) => boolean) =>
  z.object({
    domain: z.string().describe('The registrable domain, or the host that is the site itself.'),
    ...Object.fromEntries(
      wireKeysOf(fields)
        .filter(({ key }) => isWanted(key))
        .map(({ key, shape }) => [key, shape(z)]),
    ),
  })

type Shapes = Readonly<Record<'plain' | 'explained' | 'simplified', z.ZodType>>

const SHAPES = new WeakMap<FieldTable, Shapes>()

/**
 * Returns the schemas of the three bodies. They share one schema of a brand, so that the API description
 * contains it once.
 */
export function brandShapes(z: Zod, fields: FieldTable): Shapes {
  const shapes = SHAPES.get(fields) ?? shapesOf(z, fields)
  SHAPES.set(fields, shapes)
  return shapes
}

function shapesOf(z: Zod, fields: FieldTable): Shapes {
  const ok = okShape(z)
  const brand = shapeOf(z, fields, () => true).meta({ id: 'Brand' })
  const simple = shapeOf(z, fields, (key) => SIMPLE_KEYS.includes(key))
  return {
    plain: z.object({ ...ok, brand }).meta({ id: 'BrandAnswer' }),
    explained: z
      .object({ ...ok, brand, explain: explanationShape(z).optional() })
      .meta({ id: 'ExplainedBrandAnswer' }),
    simplified: z.object({ ...ok, brand: simple }).meta({ id: 'SimpleBrandAnswer' }),
  }
}

/** The schema of the sources of values. Its keys are those of a brand, and depend on the page. */
const explanationShape = (z: Zod) =>
  z
    .object({
      url: z.string(),
      captured_at: z.string(),
      producer: z.string(),
      notes: z.array(z.string()),
      fields: z.record(z.string(), z.looseObject({})),
    })
    .describe('Where each value comes from. Present when explain is true.')
