import type { Outline } from '../model/outline.ts'
import type { ResultState } from '../model/record.ts'
import type { BatchOptions, BatchStore, Redo } from './ports.ts'

export interface KnownInput<S> {
  readonly store: BatchStore<S>
  readonly options: BatchOptions
  /** Name of the list: a further run under this name replaces its invalid lines, and resumes it. */
  readonly list: string
  /** Default `none`. */
  readonly redo?: Redo | undefined
  /** Whether a fresh result is what this run asks for: by the rule that a single lookup goes by. Default: any is. */
  readonly meets?: ((kept: Outline) => boolean) | undefined
  /** Milliseconds since 1970, by the clock that the store uses. */
  readonly now?: () => number
}

/** A domain that needs no lookup: how its last one ended, and when that was. */
export interface Known {
  readonly state: ResultState
  /** In this call; in the interrupted one that it goes on with; before the run began. */
  readonly since: 'call' | 'run' | 'before'
}

/** Tells what needs no lookup: what this run has done already, and what is fresh, will do, and is not to be redone. */
export function knownBy<S>(input: KnownInput<S>): (domain: string) => Known | undefined {
  const { store, list, options, redo = 'none', meets, now = Date.now } = input
  const startedAt = now()
  const resumedFrom = store.beginRun(list, redo).getTime()
  const { recordMaxAgeMs, failureMaxAgeMs } = options.store
  const isRedone = (state: ResultState) => redo === 'all' || redo === state
  const willDo = (domain: string) => {
    if (!meets) return true
    const kept = store.freshOutlineOf(domain)
    return kept !== undefined && meets(kept)
  }
  return (domain) => {
    const status = store.statusOf(domain)
    if (!status) return undefined
    const { state } = status
    const finishedAt = status.finishedAt.getTime()
    if (finishedAt >= startedAt) return { state, since: 'call' }
    const maxAgeMs = state === 'ok' ? recordMaxAgeMs : failureMaxAgeMs
    if (now() - finishedAt >= maxAgeMs) return undefined
    const isOfRun = finishedAt >= resumedFrom
    if (!isOfRun && isRedone(state)) return undefined
    // What failed in this run has been tried as often as one run tries.
    const isTried = isOfRun && state === 'failed'
    if (!isTried && !willDo(domain)) return undefined
    return { state, since: isOfRun ? 'run' : 'before' }
  }
}

/** A lookup that failed does not undo the record that is there, unless all were to be redone. */
export function isNewsBy<S>({ store, redo }: KnownInput<S>) {
  return (domain: string, state: ResultState): boolean =>
    state !== 'failed' || redo === 'all' || store.freshOutlineOf(domain)?.state !== 'ok'
}
