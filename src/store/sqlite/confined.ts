import type { AccountStore } from '../../model/accounts.ts'
import type { Store } from '../store.ts'
import type { Concern, TrackedChanges } from './changes.ts'

type Write<A extends unknown[], R> = (...args: A) => Promise<R>

/**
 * The frequent writes, marked as changes of one domain or of nothing that is cached. Every other write counts
 * as a change of everything, so that a write that is missing here costs time but not correctness.
 */
export function confinedWrites(store: Writes, changes: TrackedChanges): Writes {
  const { of, nothing } = confining(changes)
  return {
    addTask: nothing(store.addTask),
    takeTask: nothing(store.takeTask),
    endTask: nothing(store.endTask),
    renewLease: nothing(store.renewLease),
    putPage: nothing(store.putPage),
    putPages: nothing(store.putPages),
    putScreenshot: nothing(store.putScreenshot),
    putExtra: nothing(store.putExtra),
    putResult: of(store.putResult, (result) => result),
    putAnswer: of(store.putAnswer, (_route, _body, result) => result),
    putRendition: of(store.putRendition, (_variant, _logo, result) => result),
  }
}

type Writes = Pick<
  Store,
  | 'addTask'
  | 'takeTask'
  | 'endTask'
  | 'renewLease'
  | 'putPage'
  | 'putPages'
  | 'putScreenshot'
  | 'putExtra'
  | 'putResult'
  | 'putAnswer'
  | 'putRendition'
>

/** The same for the writes of each request. */
export function confinedAccounts(accounts: AccountWrites, changes: TrackedChanges): AccountWrites {
  const { nothing } = confining(changes)
  return {
    takeTokens: nothing(accounts.takeTokens),
    returnTokens: nothing(accounts.returnTokens),
    leaseCredits: nothing(accounts.leaseCredits),
    putCalls: nothing(accounts.putCalls),
  }
}

type AccountWrites = Pick<AccountStore, 'takeTokens' | 'returnTokens' | 'leaseCredits' | 'putCalls'>

function confining(changes: TrackedChanges) {
  const of = <A extends unknown[], R>(
    write: Write<A, R>,
    concernOf: (...args: A) => Concern,
  ): Write<A, R> => {
    return (...args) => changes.confined(concernOf(...args), () => write(...args))
  }
  return { of, nothing: <A extends unknown[], R>(write: Write<A, R>) => of(write, () => 'nothing') }
}
