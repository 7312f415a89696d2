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
