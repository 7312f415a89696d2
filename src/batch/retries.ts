import type { Result } from '../model/record.ts'
import { MINUTE, SECOND } from '../model/units.ts'

/** A kind of failure that may pass within minutes. */
interface RetryClass {
  readonly of: 'asked' | 'busy' | 'gateway' | 'timeout' | 'unreachable' | 'fault'
  readonly applies: (result: Result) => boolean
  /** Whether nobody visits the host meanwhile, because the host itself is overloaded. */
  readonly restsHost?: true
}

const refusedWith =
  (...statuses: readonly number[]) =>
  (result: Result) =>
    result.state === 'refused' && statuses.includes(result.status ?? 0)

/** A failure of this machine (`unavailable`) does not end within minutes, so only a later run tries again. */
const failedWith =
  (...codes: readonly string[]) =>
  (result: Result) =>
    result.state === 'failed' && result.retryable && (codes.length === 0 || codes.includes(result.code))

/** The first row that applies is used. A result that no row applies to is final. */
const RETRY_CLASSES: readonly RetryClass[] = [
  { of: 'asked', applies: (result) => askedPauseMs(result) !== undefined, restsHost: true },
  { of: 'busy', applies: refusedWith(429, 503), restsHost: true },
  { of: 'gateway', applies: refusedWith(502, 504) },
  { of: 'timeout', applies: failedWith('timeout') },
  // A closed port, a connection that breaks off, a name server that does not answer.
  { of: 'unreachable', applies: failedWith('unreachable') },
  {
    of: 'fault',
    applies: (result) => failedWith()(result) && result.state === 'failed' && result.code !== 'unavailable',
  },
]

/** The pause before the second attempt, by the class of the first failure. It doubles with each attempt. */
export const RETRY_PAUSES: Record<RetryClass['of'], number> = {
  /** The time that the site asked for is longer. */
  asked: 1 * SECOND,
  busy: 15 * SECOND,
  gateway: 5 * SECOND,
  timeout: 5 * SECOND,
  unreachable: 2 * SECOND,
  fault: 2 * SECOND,
}

export const RETRYING = {
  /** Longest pause before a domain is looked up again, even when its site asks for a longer one. */
  maxPauseMs: 10 * MINUTE,
  /**
   * A pause is longer by a random part of itself, up to this one. Otherwise all domains of a server that was
   * away would come back at the same moment.
   */
  jitter: 0.5,
}

/** What follows an attempt. */
export interface Retry {
  /** How long nobody visits the host. */
  readonly restMs: number
  /** The pause before the next attempt. Undefined when another attempt would not help. */
  readonly pauseMs: number | undefined
}

/** `attempts` is the number of attempts so far; `random` returns numbers from 0 to less than 1. */
export function retryAfter(result: Result, attempts: number, random: () => number = Math.random): Retry {
  const retryClass = RETRY_CLASSES.find(({ applies }) => applies(result))
  if (!retryClass) return { restMs: 0, pauseMs: undefined }
  const { maxPauseMs, jitter } = RETRYING
  const backoffMs = RETRY_PAUSES[retryClass.of] * 2 ** Math.min(attempts - 1, 30)
  const leastMs = Math.min(Math.max(backoffMs, askedPauseMs(result) ?? 0), maxPauseMs)
  const pauseMs = Math.min(leastMs * (1 + jitter * random()), maxPauseMs)
  return { restMs: retryClass.restsHost ? leastMs : 0, pauseMs }
}

function askedPauseMs(result: Result): number | undefined {
  return result.state === 'refused' ? result.retryAfterMs : undefined
}
