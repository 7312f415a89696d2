import { createHash } from 'node:crypto'
import type { Result } from '../../model/record.ts'
import { WHY_REFUSED } from '../../model/site.ts'

/**
 * A result in two parts: its JSON with only the names of the fields, and the JSON of the findings by name.
 * The names keep the order of the fields, so that joining the parts gives the same text again.
 */
export interface SplitResult {
  readonly head: string
  readonly findings: readonly (readonly [extractor: string, finding: string])[]
}

export function splitResult(result: Result): SplitResult {
  if (result.state !== 'ok') return { head: JSON.stringify(result), findings: [] }
  const fields = Object.entries(result.record.fields)
  const names = fields.map(([extractor]) => extractor)
  return {
    head: JSON.stringify({ ...result, record: { ...result.record, fields: names } }),
    findings: fields.map(([extractor, finding]) => [extractor, JSON.stringify(finding)]),
  }
}

export function joinResult({ head, findings }: SplitResult): Result {
  const result = JSON.parse(head)
  if (result.state === 'refused') return withMessage(result)
  if (result.state !== 'ok') return result
  const byName = new Map(findings)
  const names: readonly string[] = result.record.fields
  const fields = Object.fromEntries(names.map((name) => [name, JSON.parse(byName.get(name) ?? 'null')]))
  return { ...result, record: { ...result.record, fields } }
}

/** Refusals of earlier versions were stored without a message. */
function withMessage(refused: Extract<Result, { state: 'refused' }>): Result {
  return { ...refused, message: refused.message ?? WHY_REFUSED[refused.class] }
}

/** Identifies the content of a result: the SHA-256 of its JSON in hex. */
export function digestOf(result: Result): string {
  return createHash('sha256').update(JSON.stringify(result)).digest('hex')
}
