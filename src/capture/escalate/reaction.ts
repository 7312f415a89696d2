import type { BlazonError } from '../../model/errors.ts'
import type { PagePicture } from '../../model/screenshot.ts'
import type { Verdict } from '../../model/site.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isNameFailure, isNobodyThere } from '../gate/gate.ts'

/** The outcome of one attempt: a page with its verdict, or the failure. */
export interface AttemptOutcome {
  readonly snapshot?: Snapshot
  readonly verdict?: Verdict | undefined
  /** Present when the request asked for a screenshot. */
  readonly picture?: PagePicture | undefined
  readonly failure?: BlazonError
  /** Milliseconds that the site asked us to wait (its Retry-After header). */
  readonly retryAfterMs?: number
}

/**
 * The attempts that may still be made after an attempt: none; only attempts from another IP address, because
 * the site blocked or ignored ours; or any other attempt.
 */
type Further = 'nothing' | 'another address' | 'anything'

interface Reaction {
  readonly to: string
  readonly applies: (attempted: AttemptOutcome, isDirect: boolean) => boolean
  readonly further: Further
}

const failed =
  (is: (failure: BlazonError) => boolean): Reaction['applies'] =>
  ({ failure }) =>
    failure !== undefined && is(failure)

/** True when the site blocked this visitor, or answered 503, as some sites do to single visitors alone. */
export function isTurnedAway({ verdict, snapshot }: AttemptOutcome): boolean {
  return verdict?.class === 'blocked' || snapshot?.document.status === 503
}

/** The first row that applies is used. */
const REACTIONS: readonly Reaction[] = [
  {
    to: 'asked to come back later',
    applies: (attempted) => isTurnedAway(attempted) && attempted.retryAfterMs !== undefined,
    further: 'another address',
  },
  { to: 'turned away', applies: isTurnedAway, further: 'anything' },
  { to: 'a page', applies: ({ snapshot }) => snapshot !== undefined, further: 'nothing' },
  { to: 'a name without address', applies: failed(isNameFailure), further: 'nothing' },
  {
    // A closed port seen through a proxy may be the port of the proxy itself.
    to: 'a closed port',
    applies: ({ failure }, isDirect) => isDirect && failure !== undefined && isNobodyThere(failure),
    further: 'nothing',
  },
  {
    to: 'a proxy that may be at fault',
    applies: ({ failure }, isDirect) => !isDirect && failure?.code === 'unreachable',
    further: 'another address',
  },
  { to: 'silence', applies: failed(({ code }) => code === 'timeout'), further: 'another address' },
  {
    // The server accepted the connection, and broke it off, perhaps at our handshake or protocol.
    to: 'a broken connection',
    applies: failed(({ code, retryable }) => code === 'unreachable' && retryable),
    further: 'anything',
  },
]

/**
 * Returns the attempts that may still be made after this one. When no row applies (the gate refused the
 * address, the certificate is bad, a limit was reached), no further attempt is made.
 */
export function furtherAfter(attempted: AttemptOutcome, isDirect: boolean): Further {
  return REACTIONS.find(({ applies }) => applies(attempted, isDirect))?.further ?? 'nothing'
}
