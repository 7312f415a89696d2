import { asBlazonError } from '../model/errors.ts'
import type { Result } from '../model/record.ts'
import type { GoldCase } from './case.ts'
import { type Scores, score } from './score.ts'

/** One case, with what was found and how far that is right. */
export interface ScoredCase {
  readonly domain: string
  readonly scores: Scores
  readonly result: Result
}

export interface Accuracy {
  /** In the order of the cases. */
  readonly cases: readonly ScoredCase[]
  /** Mean over the cases that tell what is scored, 0 to 1, and how many those are. */
  readonly fields: Readonly<Record<string, { readonly mean: number; readonly cases: number }>>
}

/** Looks the sites of a labelled list up, one after the other, and scores what comes. */
export async function evaluate(
  cases: readonly GoldCase[],
  lookup: (domain: string) => Promise<Result>,
  onCase: (done: number) => void = () => undefined,
): Promise<Accuracy> {
  const scored: ScoredCase[] = []
  for (const truth of cases) {
    const result = await lookup(truth.domain).catch((thrown: unknown) => failed(truth.domain, thrown))
    scored.push({ domain: truth.domain, scores: score(result, truth), result })
    onCase(scored.length)
  }
  return { cases: scored, fields: fieldsOf(scored.map(({ scores }) => scores)) }
}

/** A domain that cannot be looked up is scored as one of which nothing was found; but who stops the work stops all of it. */
function failed(domain: string, thrown: unknown): Result {
  const { code, message, retryable } = asBlazonError(thrown)
  if (code === 'cancelled') throw thrown
  return { state: 'failed', domain, code, message, retryable }
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
