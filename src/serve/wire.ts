import { fieldOf } from '../fields/index.ts'
import { type Finding, isFound } from '../model/finding.ts'
import type { BrandRecord, FieldName } from '../model/record.ts'
import { okBody } from './body.ts'
import { SIMPLE_KEYS, WIRE_KEYS } from './wire-keys.ts'

/** The body of a brand answer. The same record always gives the same text. */
export function brandBody(record: BrandRecord): string {
  return okBody({ brand: toBrand(record) })
}

/** As `brandBody`, with one more key that says where each value comes from. */
export function explainedBrandBody(record: BrandRecord): string {
  return okBody({ brand: toBrand(record), explain: toExplain(record) })
}

/** `SimpleBrand` of the contract: five keys of the same record. */
export function simplifiedBrandBody(record: BrandRecord): string {
  const brand = toBrand(record)
  const keys = ['domain', ...SIMPLE_KEYS].filter((key) => key in brand)
  return okBody({ brand: Object.fromEntries(keys.map((key) => [key, brand[key]])) })
}

/**
 * `Brand` of the contract. Texts that were not found are left out; lists and `is_nsfw` are always
 * present, and so is `industries`.
 */
function toBrand(record: BrandRecord): Readonly<Record<string, unknown>> {
  const entries = WIRE_KEYS.map(({ key, of }) => [key, of(record)] as const)
  return { domain: record.domain, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}

/**
 * For each field: the rule and the evidence of its value, the rules that found nothing, or the fact that it
 * failed.
 */
function toExplain({ url, capturedAt, producer, notes, fields, stock }: BrandRecord): object {
  const { isNsfw, ...others } = fields
  const entries = Object.entries({ ...others, isNsfw, ...(stock && { stock }) }).map(([name, finding]) => {
    const key = name === 'stock' ? name : (fieldOf(name as FieldName).wire?.key ?? name)
    return [key, explainFinding(finding)]
  })
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
