import type { ResultState } from '../model/record.ts'
import type { ResultSummary } from '../model/result-summary.ts'
import { meets } from '../paths/policy.ts'
import type { Extras } from './extras.ts'
import type { BatchRun } from './request.ts'

/** A domain that needs no lookup: how its last one ended, and when that was. */
export interface Known {
  readonly state: ResultState
  /** In this call; in the interrupted call that this one continues; before the run began. */
  readonly since: 'call' | 'run' | 'before'
  /** True when something is asked beside the record and has no outcome yet. */
  readonly lacksExtras: boolean
}

/**
 * Tells which domains need no lookup: those that this run has done already, and those whose fresh result
 * answers the request, unless it has to be redone. `runSince` is when results began to count as the run's.
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
  /** A domain that failed in this run has had all the tries of one run, unless this machine was at fault. */
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
