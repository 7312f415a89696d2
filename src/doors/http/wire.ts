import { type FieldTable, OUR_FIELDS } from '../../fields/index.ts'
import { type Finding, isFound } from '../../model/finding.ts'
import type { BrandRecord } from '../../model/record.ts'
import { okBody } from './body.ts'
import { SIMPLE_KEYS, wireKeysOf } from './wire-keys.ts'

/** The body of a brand answer. The same record always gives the same text. */
export function brandBody(record: BrandRecord, fields: FieldTable = OUR_FIELDS): string {
  return okBody({ brand: toBrand(record, fields) })
}

/** The body of `brandBody`, with one more key that says where each value comes from. */
export function explainedBrandBody(record: BrandRecord, fields: FieldTable = OUR_FIELDS): string {
  return okBody({ brand: toBrand(record, fields), explain: toExplain(record, fields) })
}

/** `SimpleBrand` of the contract: five keys of the same record. */
export function simplifiedBrandBody(record: BrandRecord): string {
  const brand = toBrand(record, OUR_FIELDS)
  const keys = ['domain', ...SIMPLE_KEYS].filter((key) => key in brand)
  return okBody({ brand: Object.fromEntries(keys.map((key) => [key, brand[key]])) })
}

/**
 * `Brand` of the contract. Texts that were not found are left out; lists and `is_nsfw` are always
 * present, and so is `industries`.
 */
function toBrand(record: BrandRecord, fields: FieldTable): Readonly<Record<string, unknown>> {
  const entries = wireKeysOf(fields).map(({ key, of }) => [key, of(record)] as const)
  return { domain: record.domain, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}

/**
 * For each field: the rule and the evidence of its value, the rules that found nothing, or the fact that it
 * failed.
 */
function toExplain(
  { url, capturedAt, producer, notes, fields: findings, stock }: BrandRecord,
  fields: FieldTable,
): object {
  const { isNsfw, ...others } = findings
  const all = Object.entries<Finding<unknown>>({ ...others, isNsfw, ...(stock && { stock }) })
  // A record may have fields that another program added to its database.
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
  // The text of the error may name files of this machine. It is stored in the database, but not sent.
  return 'error' in finding ? { failed: true } : { tried: finding.tried }
}
