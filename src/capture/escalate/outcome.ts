/** Turns the list of attempts at one page into a snapshot with a note about them, or a failure. */

import { BlazonError } from '../../model/errors.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { PlannedAttempt } from './plan.ts'
import type { AttemptOutcome } from './reaction.ts'

/** The page that the attempts led to, with its verdict and its screenshot, if the attempt had them. */
export interface AdmittedPage extends Pick<AttemptOutcome, 'verdict' | 'picture'> {
  readonly snapshot: Snapshot
}

/** One attempt that was made, and how it ended. */
export interface PastAttempt {
  readonly planned: PlannedAttempt
  readonly isDirect: boolean
  /** URL of the proxy that was used. */
  readonly proxy: string | undefined
  /** Milliseconds waited before the attempt, because the site asked for a pause. */
  readonly waitedMs: number
  readonly attempted: AttemptOutcome
}

/**
 * Returns the last page, with a note when there were several attempts. Without a page, throws the first
 * failure without a proxy, which is how the site answers a plain visitor.
 */
export function outcomeOf(tried: readonly PastAttempt[]): AdmittedPage {
  const { snapshot, verdict, picture } =
    tried.map(({ attempted }) => attempted).findLast((each) => each.snapshot) ?? {}
  if (snapshot && tried.length === 1) return { snapshot, verdict, picture }
  if (snapshot) {
    const notes = [...snapshot.notes, `Tried ${sentenceOf(tried)}.`]
    return { snapshot: { ...snapshot, notes }, verdict, picture }
  }
  const telling = tried.find(({ proxy }) => proxy === undefined) ?? tried[0]
  const failure = (telling && failureOf(telling)) ?? new BlazonError('internal', 'Nothing was tried.')
  if (tried.length === 1) throw failure
  const { code, message, retryable } = failure
  const others = sentenceOf(tried.filter((each) => each !== telling))
  throw new BlazonError(code, `${message} Also tried: ${others}.`, {
    cause: failure.cause,
    retryable,
  })
}

/**
 * The failure of an attempt. A failure of the proxy itself contains the proxy's host; its message is
 * replaced, because people who use the service must not see it.
 */
function failureOf(tried: PastAttempt): BlazonError | undefined {
  const { failure } = tried.attempted
  if (!failure || !tried.proxy || !failure.message.includes(new URL(tried.proxy).host)) return failure
  const { code, retryable, cause } = failure
  return new BlazonError(code, `Tried ${sentenceOf([tried])}.`, { cause, retryable })
}

function sentenceOf(tried: readonly PastAttempt[]): string {
  return tried.map((each) => `${howOf(each)}: ${endOf(each)}`).join('; ')
}

/** How the site was asked, in words. */
export function howOf({
  planned,
  isDirect,
  waitedMs,
}: Pick<PastAttempt, 'planned' | 'isDirect' | 'waitedMs'>): string {
  const words = [
    isDirect ? 'directly' : `through a proxy of tier ${planned.tier}`,
    ...(planned.means === 'browser' ? ['in the browser'] : []),
    ...(waitedMs > 0 ? [`after the ${Math.ceil(waitedMs / 1000)} s that the site asked for`] : []),
  ]
  return words.join(', ')
}

const MAX_SIGN_CHARS = 120

/**
 * The end of an attempt, in words. The message of a failure through a proxy is left out, because everybody
 * who uses the service can read notes, and the proxies are known to the operator alone.
 */
export function endOf({ isDirect, attempted: { verdict, failure, snapshot } }: PastAttempt): string {
  if (failure) return isDirect ? failure.message.replace(/\.$/, '') : `failed (${failure.code})`
  if (verdict?.class === 'blocked') {
    const [sign = 'no sign given'] = verdict.evidence
    return `blocked (${sign.slice(0, MAX_SIGN_CHARS)})`
  }
  const { status = 0 } = snapshot?.document ?? {}
  if (status >= 400) return `answered with status ${status}`
  return snapshot ? 'answered' : 'nothing'
}
