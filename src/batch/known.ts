import type { ResultState } from '../model/record.ts'
import type { ResultSummary } from '../model/result-summary.ts'
import { meets } from '../paths/policy.ts'
import type { BatchRun } from './engine.ts'
import type { Extras } from './extras.ts'

/** A domain that needs no lookup now, with facts about its last lookup. */
export interface Known {
  readonly state: ResultState
  /** When the last lookup ended: during this call, earlier in its interrupted run, or before that. */
  readonly since: 'call' | 'run' | 'before'
  /** True when an additional lookup of the domain has no outcome yet. */
  readonly lacksExtras: boolean
}

/**
 * Finds the domains that need no lookup: those that this run has already looked up, and those whose fresh
 * result answers the request, unless the request asks to look them up again. `runSince` is the time from
 * which results belong to the run.
 */
export function knownBy(
  { engine, queue, request }: BatchRun,
  runSince: number,
  extras: Extras,
): (domain: string) => Promise<Known | undefined> {
  const { redo = 'none' } = request
  const startedAt = queue.now()
  const { recordMaxAgeMs, failureMaxAgeMs } = engine.options.store
  const isRedone = (state: ResultState) => redo === 'all' || redo === state
  /** Returns whether all attempts of this run at a domain failed. Failures of this machine do not count. */
  const isTried = (kept: ResultSummary) => kept.state === 'failed' && kept.code !== 'unavailable'
  return async (domain) => {
    const status = await queue.statusOf(domain)
    if (!status) return undefined
    const { state } = status
    const finishedAt = status.finishedAt.getTime()
    if (finishedAt >= startedAt) return { state, since: 'call', lacksExtras: false }
    const maxAgeMs = state === 'ok' ? recordMaxAgeMs : failureMaxAgeMs
    if (queue.now() - finishedAt >= maxAgeMs) return undefined
    const isOfRun = finishedAt >= runSince
    if (!isOfRun && isRedone(state)) return undefined
    const kept = await queue.freshSummaryOf(domain)
    if (!kept || !(meets(kept, request) || (isOfRun && isTried(kept)))) return undefined
    const lacksExtras = state === 'ok' && (await extras.lacking(domain)).length > 0
    return { state, since: isOfRun ? 'run' : 'before', lacksExtras }
  }
}
