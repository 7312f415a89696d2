import { type Finding, isFound } from '../model/finding.ts'
import type { Improved } from '../model/improved.ts'
import type { BrandFields, Result } from '../model/record.ts'

/** Removes the model's values of kinds that the options no longer allow from a stored result. */
export function withoutModel(result: Result, improve: readonly Improved[]): Result {
  if (result.state !== 'ok') return result
  const { fields } = result.record
  const kept = Object.entries(fields).map(([name, finding]: [string, Finding<unknown>]) => {
    if (!isFound(finding) || !finding.instead) return [name, finding]
    const may = finding.rule === 'translation' ? finding.rule : name
    return [name, improve.some((each) => each === may) ? finding : finding.instead]
  })
  return { ...result, record: { ...result.record, fields: Object.fromEntries(kept) as BrandFields } }
}
