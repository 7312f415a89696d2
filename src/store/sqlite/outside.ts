import { setTimeout as sleep } from 'node:timers/promises'
import { BlazonError } from '../../model/errors.ts'
import type { Paused, Resume } from '../sql/access.ts'
import type { Request } from '../sql/sql.ts'
import { advanced, outcomeOutside } from '../sql/steps.ts'
import { neverPaused } from './sql.ts'

/** How long closing waits for calls that do work outside of the database. */
const MAX_CLOSING_MS = 10_000

interface Resuming {
  readonly resume: Resume
  /** Waits for the calls that have paused, at most `MAX_CLOSING_MS`. */
  ended(): Promise<void>
}

/** Runs computations that pause for work outside of the database. */
export function resumingIn(path: string, isOpen: () => boolean): Resuming {
  const under = new Set<Promise<unknown>>()
  return {
    resume(paused, _again, { pause, proceed }) {
      pause()
      const refuseClosed = () => {
        if (!isOpen()) throw new BlazonError('storage', `The database ${path} is closed.`)
        proceed()
      }
      const done = finished(paused, refuseClosed, pause)
      under.add(done)
      const end = () => under.delete(done)
      done.then(end, end)
      return done
    },
    async ended() {
      if (under.size === 0) return
      await Promise.race([Promise.allSettled(under), sleep(MAX_CLOSING_MS, undefined, { ref: false })])
    },
  }
}

/**
 * Runs a paused computation to its end, with `begin` and `end` around each part that works on the database.
 */
export async function finished<T>(
  { steps, request }: Paused<T>,
  begin: () => void = () => undefined,
  end: () => void = () => undefined,
): Promise<T> {
  let step: IteratorResult<Request, T> = { value: request }
  while (!step.done) {
    if (!('outside' in step.value)) return neverPaused()
    const outcome = await outcomeOutside(step.value)
    begin()
    try {
      step = advanced(steps, outcome)
    } finally {
      end()
    }
  }
  return step.value
}
