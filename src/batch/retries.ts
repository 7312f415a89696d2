import type { Result } from '../model/record.ts'
import { MINUTE, SECOND } from '../model/units.ts'

interface RetryClass {
  readonly of: 'asked' | 'busy' | 'gateway' | 'timeout' | 'unreachable' | 'fault'
  readonly applies: (result: Result) => boolean
  /** True when nobody may visit the host during the pause, because the host itself is overloaded. */
  readonly restsHost?: true
}

const refusedWith =
  (...statuses: readonly number[]) =>
  (result: Result) =>
    result.state === 'refused' && statuses.includes(result.status ?? 0)

/**
 * Matches failures that a retry may cure. `unavailable`, a failure of this machine, does not end within
 * minutes, so only a later run tries again.
 */
const failedWith =
  (...codes: readonly string[]) =>
  (result: Result) =>
    result.state === 'failed' && result.retryable && (codes.length === 0 || codes.includes(result.code))

/** The kinds of failures. The first kind that applies is used. A result without a kind is final. */
const RETRY_CLASSES: readonly RetryClass[] = [
  { of: 'asked', applies: (result) => askedPauseMs(result) !== undefined, restsHost: true },
  { of: 'busy', applies: refusedWith(429, 503), restsHost: true },
  { of: 'gateway', applies: refusedWith(502, 504) },
  { of: 'timeout', applies: failedWith('timeout') },
  // For example, a closed port, a connection that breaks off, or a name server that does not answer.
  { of: 'unreachable', applies: failedWith('unreachable') },
  {
    of: 'fault',
    applies: (result) => failedWith()(result) && result.state === 'failed' && result.code !== 'unavailable',
  },
]

/** The pause before the second attempt, by the kind of the failure. It doubles with each attempt. */
export const RETRY_PAUSES: Record<RetryClass['of'], number> = {
  /** This is a minimum. The pause is longer when the site asks for more. */
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
   * At most this share of the pause is added at random, so that domains of one server are not tried at once.
   */
  jitter: 0.5,
}

/** The pauses after an attempt. */
export interface Retry {
  /** How long nobody may visit the host, in milliseconds. */
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
