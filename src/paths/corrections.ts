import type { Correction } from '../model/corrections.ts'
import type { Finding } from '../model/finding.ts'
import type { BrandFields, Result } from '../model/record.ts'
import type { StoredResult } from '../model/stored.ts'
import type { Brand } from './brand.ts'

/*
 * What an operator says about a field stands above what was extracted. Results are stored as they were extracted,
 * and corrected whenever one is handed out, so that a correction holds for results of every time and can be taken
 * back.
 */

/** The rule and the source of evidence of a corrected field. */
const CORRECTION = 'correction'

/** The result with these corrections of its record. A result without a record stays as it is. */
export function withCorrections(result: Result, corrections: readonly Correction[]): Result {
  if (result.state !== 'ok' || corrections.length === 0) return result
  const corrected = corrections.map((one) => [one.field, findingOf(one)] as const)
  const fields = { ...result.record.fields, ...Object.fromEntries(corrected) } as BrandFields
  return { ...result, record: { ...result.record, fields } }
}

/** A correction as the finding of its field. */
export function findingOf({ value, who, why, at }: Correction): Finding<unknown> {
  if (value === null) return { value: null, tried: [CORRECTION] }
  const where = `${who === '' ? 'the operator' : who}, ${at}`
  return { value, confidence: 1, rule: CORRECTION, evidence: [{ source: CORRECTION, where, text: why }] }
}

type CorrectionsOf = (domain: string) => Promise<readonly Correction[]>

/** Stored results, each with the corrections of its domain. */
export async function* correctedResults(
  results: AsyncIterable<StoredResult>,
  correctionsOf: CorrectionsOf,
): AsyncGenerator<StoredResult> {
  for await (const { result, ...stored } of results)
    yield { result: withCorrections(result, await correctionsOf(result.domain)), ...stored }
}

/** The path of a brand whose results have the corrections of their domain. */
export function createCorrected(brand: Brand, correctionsOf: CorrectionsOf): Brand {
  return {
    async run(site, request, deadline) {
      const examined = await brand.run(site, request, deadline)
      return { ...examined, result: withCorrections(examined.result, await correctionsOf(site.domain)) }
    },
  }
}
