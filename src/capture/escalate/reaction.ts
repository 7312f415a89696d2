import type { BlazonError } from '../../model/errors.ts'
import type { Verdict } from '../../model/site.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isNameFailure, isNobodyThere } from '../gate/gate.ts'

/** What one attempt gave: a page with what it is, or why there is none. */
export interface Attempted {
  readonly snapshot?: Snapshot
  readonly verdict?: Verdict
  readonly failure?: BlazonError
  /** What the site asked to be left alone for. */
  readonly retryAfterMs?: number
}

/**
 * What an attempt leaves to be tried: nothing; only what leaves by another address, because it is the address that was turned
 * away or not heard; or anything else.
 */
type Further = 'nothing' | 'another address' | 'anything'

interface Reaction {
  readonly to: string
  readonly applies: (attempted: Attempted, isDirect: boolean) => boolean
  readonly further: Further
}

const failed =
  (is: (failure: BlazonError) => boolean): Reaction['applies'] =>
  ({ failure }) =>
    failure !== undefined && is(failure)

/** First match wins. */
const REACTIONS: readonly Reaction[] = [
  {
    to: 'asked to come back later',
    applies: ({ verdict, retryAfterMs }) => verdict?.class === 'blocked' && retryAfterMs !== undefined,
    further: 'another address',
  },
  { to: 'blocked', applies: ({ verdict }) => verdict?.class === 'blocked', further: 'anything' },
  { to: 'a page', applies: ({ snapshot }) => snapshot !== undefined, further: 'nothing' },
  { to: 'a name without address', applies: failed(isNameFailure), further: 'nothing' },
  {
    // Through a proxy it may be the proxy's own port that is closed.
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
    // Somebody listens and breaks off: a handshake or a protocol that is not what they expect of a visitor.
    to: 'a broken connection',
    applies: failed(({ code, retryable }) => code === 'unreachable' && retryable),
    further: 'anything',
  },
]

/** What may be tried after an attempt; by what no reaction covers (the gate's refusal, a certificate, a limit), nothing. */
export function furtherAfter(attempted: Attempted, isDirect: boolean): Further {
  return REACTIONS.find(({ applies }) => applies(attempted, isDirect))?.further ?? 'nothing'
}
