import { asBlazonError, BlazonError, cancelledBy } from '../model/errors.ts'

/** The work's outcome, or the signal's reason as soon as it fires. The work itself goes on: nobody waits for it any more. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

export interface TimeLimit {
  /** Who or what is waited for, as it stands in the message. */
  readonly who: string
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** Of work that may have to wait for a place. */
export interface TurnLimit extends Omit<TimeLimit, 'timeoutMs'> {
  /** For all of it, as the caller said. Default: `usualMs` from the moment its turn has come. */
  readonly timeoutMs: number | undefined
  readonly usualMs: number
}

/** Work with a signal that fires when its time is over or the caller leaves: then it rejects with `timeout`, or `cancelled`. */
export async function inTime<T>(
  { who, timeoutMs, signal: caller }: TimeLimit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await work(caller ? AbortSignal.any([caller, timeout]) : timeout)
  } catch (thrown) {
    if (caller?.aborted) throw cancelledBy(caller)
    throw timeout.aborted
      ? new BlazonError('timeout', `${who} did not answer in time.`, { cause: thrown })
      : asBlazonError(thrown)
  }
}

/**
 * As `inTime`, for work that calls `begun` when its turn has come. Whose time is over before that rejects with `unavailable`: nothing was
 * asked, so that nothing is known.
 */
export async function inTurn<T>(
  { who, timeoutMs, usualMs, signal: caller }: TurnLimit,
  work: (signal: AbortSignal, begun: () => void) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const start = () => setTimeout(() => over.abort(), timeoutMs ?? usualMs)
  let timer = timeoutMs === undefined ? undefined : start()
  let hasBegun = false
  const begun = () => {
    hasBegun = true
    timer ??= start()
  }
  try {
    return await work(caller ? AbortSignal.any([caller, over.signal]) : over.signal, begun)
  } catch (thrown) {
    if (caller?.aborted) throw cancelledBy(caller)
    if (!over.signal.aborted) throw asBlazonError(thrown)
    throw hasBegun
      ? new BlazonError('timeout', `${who} did not answer in time.`, { cause: thrown })
      : new BlazonError('unavailable', `${who} was not asked in time: others were before it.`, {
          retryable: true,
        })
  } finally {
    clearTimeout(timer)
  }
}
