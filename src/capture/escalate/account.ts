import { BlazonError } from '../../model/errors.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Planned } from './plan.ts'
import type { Attempted } from './reaction.ts'

/** One attempt that was made, and how it ended. */
export interface Tried {
  readonly planned: Planned
  readonly isDirect: boolean
  /** URL of the proxy it left through. */
  readonly proxy: string | undefined
  /** Milliseconds waited before it, because the site asked for that. */
  readonly waitedMs: number
  readonly attempted: Attempted
}

/**
 * What the attempts come to: the last page there was, with a note on all of them when they were several. When there was no page,
 * throws the first failure of going straight, since it is what the site itself says to a plain visitor.
 */
export function outcomeOf(tried: readonly Tried[]): Snapshot {
  const { snapshot } = tried.map(({ attempted }) => attempted).findLast((each) => each.snapshot) ?? {}
  if (snapshot && tried.length === 1) return snapshot
  if (snapshot) return { ...snapshot, notes: [...snapshot.notes, `Tried ${told(tried)}.`] }
  const telling = tried.find(({ proxy }) => proxy === undefined) ?? tried[0]
  const failure = (telling && failureOf(telling)) ?? new BlazonError('internal', 'Nothing was tried.')
  if (tried.length === 1) throw failure
  const { code, message, retryable } = failure
  const others = told(tried.filter((each) => each !== telling))
  throw new BlazonError(code, `${message} Tried as well: ${others}.`, {
    cause: failure.cause,
    retryable,
  })
}

/** A proxy's own failure names it, and is told as those in notes are. */
function failureOf(tried: Tried): BlazonError | undefined {
  const { failure } = tried.attempted
  if (!failure || !tried.proxy || !failure.message.includes(new URL(tried.proxy).host)) return failure
  const { code, retryable, cause } = failure
  return new BlazonError(code, `Tried ${told([tried])}.`, { cause, retryable })
}

function told(tried: readonly Tried[]): string {
  return tried.map((each) => `${routeOf(each)}: ${endOf(each)}`).join('; ')
}

function routeOf({ planned, isDirect, waitedMs }: Tried): string {
  const words = [
    isDirect ? 'straight' : `through a proxy of tier ${planned.tier}`,
    ...(planned.means === 'browser' ? ['in the browser'] : []),
    ...(waitedMs > 0 ? [`after the ${Math.ceil(waitedMs / 1000)} s that were asked for`] : []),
  ]
  return words.join(', ')
}

const MAX_SIGN_CHARS = 120

/** What went wrong on the way through a proxy is not told: notes are read by those who are served, and the proxies are the operator's. */
function endOf({ isDirect, attempted: { verdict, failure, snapshot } }: Tried): string {
  if (failure) return isDirect ? failure.message.replace(/\.$/, '') : `failed (${failure.code})`
  if (verdict?.class === 'blocked') {
    const [sign = 'no sign given'] = verdict.evidence
    return `blocked (${sign.slice(0, MAX_SIGN_CHARS)})`
  }
  return snapshot ? 'answered' : 'nothing'
}
