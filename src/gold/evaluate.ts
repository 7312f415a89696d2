/** Looks up the sites of a labelled list, and scores the results. */

import * as z from 'zod/mini'
import { failedResult } from '../model/failed-result.ts'
import type { GoldCase } from '../model/gold-case.ts'
import { aFunction, described } from '../model/options/schema.ts'
import { checkValue } from '../model/options/validate.ts'
import type { Result } from '../model/record.ts'
import { type Scores, score } from './score.ts'

/** One case with its result and the scores of that result. */
export interface ScoredCase {
  readonly domain: string
  readonly scores: Scores
  readonly result: Result
}

/** How often lookups were right, for each score. */
export interface Accuracy {
  /** All cases, in the order of the list. */
  readonly cases: readonly ScoredCase[]
  /** For each score its mean, 0 to 1, over the cases that state the right value, and their number. */
  readonly fields: Readonly<Record<string, { readonly mean: number; readonly cases: number }>>
}

/** Looks up the sites of a labelled list one after the other, and scores the results. */
export async function evaluate(
  cases: readonly GoldCase[],
  lookup: (domain: string) => Promise<Result>,
  onCase: (done: number) => void = () => undefined,
): Promise<Accuracy> {
  checkValue('cases', cases, CASES)
  checkValue('lookup', lookup, aFunction)
  checkValue('onCase', onCase, aFunction)
  const scored: ScoredCase[] = []
  for (const truth of cases) {
    // A failed lookup scores like a site without any value.
    const result = await resultOf(truth.domain, lookup)
    scored.push({ domain: truth.domain, scores: score(result, truth), result })
    onCase(scored.length)
  }
  return { cases: scored, fields: fieldsOf(scored.map(({ scores }) => scores)) }
}

const CASES = described(
  z.array(z.looseObject({ domain: z.string() })),
  'a list of cases, as readGold gives it',
)

const RESULT = described(
  z.union([
    z.looseObject({ state: z.literal('ok'), record: z.looseObject({ fields: z.looseObject({}) }) }),
    z.looseObject({ state: z.enum(['refused', 'failed']) }),
  ]),
  'a result, as brand() of an engine gives it',
)

async function resultOf(domain: string, lookup: (domain: string) => Promise<Result>): Promise<Result> {
  let result: Result
  try {
    result = await lookup(domain)
  } catch (thrown) {
    return failedResult(domain, thrown)
  }
  checkValue(`what lookup gives for ${domain}`, result, RESULT)
  return result
}

function fieldsOf(rows: readonly Scores[]): Accuracy['fields'] {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return Object.fromEntries(
    fields.map((field) => {
      const values = rows.flatMap((row) => row[field] ?? [])
      return [
        field,
        { mean: values.reduce((sum, one) => sum + one, 0) / values.length, cases: values.length },
      ]
    }),
  )
}
