import type { Correction } from '../model/corrections.ts'
import type { Finding } from '../model/finding.ts'
import type { BrandFields, Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { StoredResult } from '../model/stored.ts'
import type { Brand } from './brand.ts'

/*
 * What an operator says about a field stands above what was extracted. Results are stored as they were
 * extracted, and corrected whenever one is handed out, so that a correction holds for results of every time
 * and can be taken back.
 */

/** The rule and the source of evidence of a corrected field. */
const CORRECTION = 'correction'

/** What stands in a record beside its fields, because the directory tells it. */
const BESIDE: ReadonlySet<string> = new Set(['stock'])

/** The result with these corrections of its record. A result without a record stays as it is. */
export function withCorrections(result: Result, corrections: readonly Correction[]): Result {
  if (result.state !== 'ok' || corrections.length === 0) return result
  const corrected = corrections.map((one) => [one.field, findingOf(one)] as const)
  const beside = Object.fromEntries(corrected.filter(([field]) => BESIDE.has(field)))
  const found = Object.fromEntries(corrected.filter(([field]) => !BESIDE.has(field)))
  const fields = { ...result.record.fields, ...found } as BrandFields
  return { ...result, record: { ...result.record, ...beside, fields } }
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

/** The same lookup, whose results have the corrections of their domain. */
export function corrected<A extends readonly unknown[]>(
  run: (site: Site, ...rest: A) => Promise<Result>,
  correctionsOf: CorrectionsOf,
): (site: Site, ...rest: A) => Promise<Result> {
  return async (site, ...rest) => withCorrections(await run(site, ...rest), await correctionsOf(site.domain))
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
