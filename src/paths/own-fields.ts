/** The fields that the user of an engine has added to its records. */

import type { Deadline } from '../concurrency/deadline.ts'
import { type Absent, type Finding, withoutTrace } from '../model/finding.ts'
import type { BrandFields, Result } from '../model/record.ts'
import type { Ports } from './ports.ts'

export type Findings = Readonly<Record<string, Finding<unknown>>>

/** The result with these findings behind those of its record. */
export function withOwn(result: Result, findings: Findings): Result {
  if (result.state !== 'ok') return result
  const own = Object.entries(findings).map(([name, finding]) => [name, withoutTrace(finding)])
  const fields: BrandFields = Object.assign({}, result.record.fields, Object.fromEntries(own))
  return { ...result, record: { ...result.record, fields } }
}

/**
 * The result with all fields. One that was stored before its user added a field lacks the field, which is
 * read from the stored page then; without that page the field is absent until the next capture.
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
