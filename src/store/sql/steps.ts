import type { Answer, Request, Steps } from './sql.ts'

/** The answer to a request, or the error with which the request failed. */
type Outcome = { readonly value: Answer } | { readonly thrown: unknown }

export function outcomeOf(answer: Promise<Answer>): Promise<Outcome> {
  return answer.then(
    (value) => ({ value }),
    (thrown: unknown) => ({ thrown }),
  )
}

/** Does work outside of the database, and returns its outcome. */
export function outcomeOutside({ outside }: { readonly outside: () => Promise<unknown> }): Promise<Outcome> {
  return outcomeOf(outside().then((result) => ({ rows: [], changes: 0, result })))
}

/** Continues a computation with the outcome of its request, whose error is thrown at its `yield*`. */
export function advanced<T>(steps: Steps<T>, outcome: Outcome): IteratorResult<Request, T> {
  if ('value' in outcome) return steps.next(outcome.value)
  if (steps.throw) return steps.throw(outcome.thrown)
  throw outcome.thrown
}
