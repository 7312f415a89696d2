import { FIELD_NAMES, fieldOf } from '../fields/index.ts'
import { TOOLS } from '../fields/tools.ts'
import { foundValue } from '../model/finding.ts'
import type { GoldCase } from '../model/gold-case.ts'
import type { Result } from '../model/record.ts'

/** Scores by name, 0 to 1. A score is absent when the labelled case has no value for it. */
export type Scores = Readonly<Record<string, number>>

/**
 * Scores a result against a labelled case: the class of the page, and for a brand each field. The definition
 * of a field says how its values are compared.
 */
export function score(result: Result, expected: GoldCase): Scores {
  const { outcome: wanted = 'brand' } = expected
  const outcome = result.state === 'ok' ? 'brand' : result.state === 'refused' ? result.class : result.code
  const scores: Record<string, number> = { outcome: Number(outcome === wanted) }
  if (wanted !== 'brand') return scores
  for (const field of FIELD_NAMES) {
    const found = result.state === 'ok' ? foundValue<unknown>(result.record.fields[field]) : undefined
    for (const [name, scoreOf] of Object.entries(fieldOf(field).truth?.(TOOLS).scores ?? {})) {
      const value = scoreOf(expected, found)
      if (value !== undefined) scores[name] = value
    }
  }
  return scores
}
