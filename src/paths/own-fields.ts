/** Completes records with the fields that the user of an engine has defined. */

import type { Deadline } from '../concurrency/deadline.ts'
import { type Absent, type Finding, withoutTrace } from '../model/finding.ts'
import type { BrandFields, Result } from '../model/record.ts'
import type { Ports } from './ports.ts'

export type Findings = Readonly<Record<string, Finding<unknown>>>

/** Adds the user's fields to the record of a result, after the fields that it has already. */
export function withOwn(result: Result, findings: Findings): Result {
  if (result.state !== 'ok') return result
  const own = Object.entries(findings).map(([name, finding]) => [name, withoutTrace(finding)])
  const fields: BrandFields = Object.assign({}, result.record.fields, Object.fromEntries(own))
  return { ...result, record: { ...result.record, fields } }
}

/**
 * Returns the result with all fields. A result that was stored before a field was defined lacks this field,
 * so it is read from the stored page. Without that page, the field is absent until the next capture.
 */
export async function completed(
  result: Result,
  { ownFields, readOwn, store }: Pick<Ports, 'ownFields' | 'readOwn' | 'store'>,
  { signal }: Deadline,
): Promise<Result> {
  if (result.state !== 'ok') return result
  const { domain, fields, url, capturedAt } = result.record
  const lacking = ownFields.filter((name) => !Object.hasOwn(fields, name))
  if (lacking.length === 0) return result
  const page = await store.snapshotOf(domain)
  const isSame = page?.url === url && page.capturedAt === capturedAt
  const found = isSame ? await readOwn(page, signal) : {}
  return withOwn(result, Object.fromEntries(lacking.map((name) => [name, found[name] ?? NOT_READ])))
}

const NOT_READ: Absent = { value: null, tried: [] }
