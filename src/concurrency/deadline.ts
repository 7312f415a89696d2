import { asBlazonError, BlazonError, cancelledBy } from '../model/errors.ts'

/** The time limit of one piece of work. It is created where the work is requested, and passed on. */
export interface Deadline {
  /** Names of the parties that wait for the work. */
  parties(): readonly string[]
  /** Fires when the time is over, or when no caller waits for the work any more. */
  readonly signal: AbortSignal
  /**
   * Whole milliseconds until the time is over, by which work plans its attempts. While the work waits for a
   * slot, it is the whole time that the work will have.
   */
  timeLeftMs(): number
  /** Reports that the work begins, after it may have waited. The usual time is counted from then on. */
  begin(): void
  /**
   * Returns the error to report for an error of the work. Once the signal has fired, it is the reason of the
   * signal: `timeout` when the time is over; `unavailable` when the time was over before the work began,
   * because then nothing is known about the site; `cancelled` when the caller left.
   */
  errorOf(thrown: unknown): BlazonError
}

export interface TimeLimit {
  /** The name of the site, or of another subject of the work, in messages. */
  readonly who: string
  /** Milliseconds for the whole work, from now on. Default: `usualMs`, counted from the start of the work. */
  readonly timeoutMs?: number | undefined
  readonly usualMs: number
  /** Fires when the caller cancels the work. */
  readonly signal?: AbortSignal | undefined
  /** Default: no party. */
  readonly parties?: (() => readonly string[]) | undefined
}

/** A deadline whose owner must end it when the work is done, so that no timer remains. */
export interface OwnDeadline extends Deadline {
  end(): void
}

export function startDeadline(limit: TimeLimit): OwnDeadline {
  const { who, timeoutMs, usualMs, signal: caller, parties = nobody } = limit
  const over = new AbortController()
  let hasBegun = false
  let until: number | undefined
  let timer: NodeJS.Timeout | undefined
  const start = (ms: number) => {
    until = performance.now() + ms
    timer = setTimeout(() => over.abort(outOfTime(who, hasBegun)), ms)
  }
  if (timeoutMs !== undefined) start(timeoutMs)
  return {
    parties,
    signal: caller ? AbortSignal.any([caller, over.signal]) : over.signal,
    timeLeftMs: () => (until === undefined ? usualMs : Math.floor(until - performance.now())),
    begin() {
      hasBegun = true
      if (until === undefined) start(usualMs)
    },
    errorOf(thrown) {
      if (caller?.aborted) return cancelledBy(caller)
      return asBlazonError(over.signal.aborted ? over.signal.reason : thrown)
    },
    end: () => clearTimeout(timer),
  }
}

const nobody = () => []

function outOfTime(who: string, hasBegun: boolean): BlazonError {
  if (hasBegun) return new BlazonError('timeout', `${who} did not answer in time.`)
  const message = `${who} was not asked in time: other work was before it.`
  return new BlazonError('unavailable', message, { retryable: true })
}

/** Makes a deadline that never ends the work. `usualMs` is only the time by which the work plans. */
export function unlimited(usualMs: number): Deadline {
  return {
    parties: nobody,
    signal: new AbortController().signal,
    timeLeftMs: () => usualMs,
    begin: () => undefined,
    errorOf: asBlazonError,
  }
}

/** Makes a deadline for a part of the work. It ends with the whole deadline, or when `limit` fires. */
export function shortened(deadline: Deadline, limit: AbortSignal): Deadline {
  return { ...deadline, signal: AbortSignal.any([deadline.signal, limit]) }
}
