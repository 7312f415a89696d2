import { createHash } from 'node:crypto'
import type { Result } from '../model/record.ts'

/**
 * A result in two parts: its JSON with null in place of each finding, and the findings' JSON by name. The nulls keep
 * the place of each key, so that the two make the same text again.
 */
export interface SplitResult {
  readonly head: string
  readonly findings: readonly (readonly [extractor: string, finding: string])[]
}

export function splitResult(result: Result): SplitResult {
  if (result.state !== 'ok') return { head: JSON.stringify(result), findings: [] }
  const fields = Object.entries(result.record.fields)
  const places = Object.fromEntries(fields.map(([extractor]) => [extractor, null]))
  return {
    head: JSON.stringify({ ...result, record: { ...result.record, fields: places } }),
    findings: fields.map(([extractor, finding]) => [extractor, JSON.stringify(finding)]),
  }
}

export function joinResult({ head, findings }: SplitResult): Result {
  const result = JSON.parse(head)
  for (const [extractor, finding] of findings) result.record.fields[extractor] = JSON.parse(finding)
  return result
}

/** Identity of a result's content: SHA-256 of its JSON, hex. */
export function digestOf(result: Result): string {
  return createHash('sha256').update(JSON.stringify(result)).digest('hex')
}
