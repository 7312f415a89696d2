import type { Answer, Request, Steps } from './sql.ts'

/** What a request ended with. */
type Outcome = { readonly value: Answer } | { readonly thrown: unknown }

export function outcomeOf(answer: Promise<Answer>): Promise<Outcome> {
  return answer.then(
    (value) => ({ value }),
    (thrown: unknown) => ({ thrown }),
  )
}

/** The outcome of work outside of the database. */
export function outcomeOutside({ outside }: { readonly outside: () => Promise<unknown> }): Promise<Outcome> {
  return outcomeOf(outside().then((result) => ({ rows: [], changes: 0, result })))
}

/**
 * Gives a computation the answer that it waits for, and returns its next step. The error of a request is
 * thrown at its `yield*`.
 */
export function advanced<T>(steps: Steps<T>, outcome: Outcome): IteratorResult<Request, T> {
  if ('value' in outcome) return steps.next(outcome.value)
  if (steps.throw) return steps.throw(outcome.thrown)
  throw outcome.thrown
}
