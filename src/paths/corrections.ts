import type { Correction } from '../model/corrections.ts'
import type { Finding } from '../model/finding.ts'
import type { BrandFields, Result } from '../model/record.ts'
import type { StoredResult } from '../model/stored.ts'

/*
 * An operator's correction of a field takes precedence over the extracted value. Results are stored without
 * corrections, and corrected whenever they are returned, so that a correction applies to older and newer
 * results and can be removed.
 */

/** The name of the rule, and of the source in the evidence, for a corrected field. */
const CORRECTION = 'correction'

/** Values that a record has in addition to its fields. */
const BESIDE: ReadonlySet<string> = new Set(['stock'])

/** Returns the result with these corrections in its record. A result without a record is unchanged. */
export function withCorrections(result: Result, corrections: readonly Correction[]): Result {
  if (result.state !== 'ok' || corrections.length === 0) return result
  const corrected = corrections.map((one) => [one.field, findingOf(one)] as const)
  const beside = Object.fromEntries(corrected.filter(([field]) => BESIDE.has(field)))
  const found = Object.fromEntries(corrected.filter(([field]) => !BESIDE.has(field)))
  const fields = { ...result.record.fields, ...found } as BrandFields
  return { ...result, record: { ...result.record, ...beside, fields } }
}

export function findingOf({ value, who, why, at }: Correction): Finding<unknown> {
  if (value === null) return { value: null, tried: [CORRECTION] }
  const where = `${who === '' ? 'the operator' : who}, ${at}`
  return { value, confidence: 1, rule: CORRECTION, evidence: [{ source: CORRECTION, where, text: why }] }
}

type CorrectionsOf = (domain: string) => Promise<readonly Correction[]>

export async function corrected(stored: StoredResult, correctionsOf: CorrectionsOf): Promise<StoredResult> {
  const { result } = stored
  return { ...stored, result: withCorrections(result, await correctionsOf(result.domain)) }
}

export async function* correctedResults(
  results: AsyncIterable<StoredResult>,
  correctionsOf: CorrectionsOf,
): AsyncGenerator<StoredResult> {
  for await (const stored of results) yield corrected(stored, correctionsOf)
}
