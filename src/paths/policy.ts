import type { LookupRequest } from '../model/lookup.ts'
import type { Result } from '../model/record.ts'
import { type Reduction, reductionsOf } from '../model/reductions.ts'
import type { ResultSummary } from '../model/result-summary.ts'

/*
 * Decides which results are stored, and which stored results answer a request, for single lookups and
 * batches.
 */

/**
 * Returns whether a stored result answers this request. After a failure that may be temporary, or a failure
 * of this machine, every request tries again.
 */
export function meets(
  kept: ResultSummary,
  { producer, morePages }: Pick<LookupRequest, 'producer' | 'morePages'>,
): boolean {
  if (kept.state === 'failed') return !kept.retryable && !isOfMachine(kept)
  const reductions = reductionsIn(kept)
  if (reductions.includes('not_rendered') && producer !== 'cascade') return false
  if (kept.state === 'refused') return !mayPass(kept)
  if (producer === 'browser' && kept.record.producer !== 'browser') return false
  return morePages === false || !reductions.includes('landing_page_alone')
}

/** A new result, and the stored result of its domain. */
interface Made {
  readonly result: Result
  /** The stored result, as long as it is fresh. */
  readonly kept?: ResultSummary | undefined
  /** True when the caller requested new results for all domains. Default: false. */
  readonly redoAll?: boolean | undefined
  /** True for a line of a batch, which needs a stored result even when its lookup failed. Default: false. */
  readonly needsRow?: boolean | undefined
}

/**
 * Returns whether a result replaces the stored result of its domain. A failure of this machine says nothing
 * about the domain. It is stored only for a line of a batch without a result, and it answers no request.
 * Other failures do not replace a record. A result that lacks a browser's work does not replace a complete
 * one.
 */
export function keepPolicy({ result, kept, redoAll = false, needsRow = false }: Made): boolean {
  if (isOfMachine(result)) return needsRow && (!kept || isOfMachine(kept))
  if (redoAll || !kept) return true
  if (result.state === 'failed') return kept.state !== 'ok'
  return !isUnrendered(result) || kept.state === 'failed' || isUnrendered(kept)
}

/** Returns whether the server of the site failed (RFC 9110, 15.6), which may be temporary. */
function mayPass({ class: page, status = 0 }: Extract<ResultSummary, { state: 'refused' }>): boolean {
  return page === 'error_page' && status >= 500
}

/** Returns whether a lookup failed because this machine lacks something. */
function isOfMachine(result: ResultSummary): boolean {
  return result.state === 'failed' && result.code === 'unavailable'
}

/** Adds the code for a page that a browser might have read better. */
export function unrendered(result: Result): Result {
  if (result.state === 'failed') return result
  const { reductions = [] } = result.state === 'ok' ? result.record : result
  const all = { reductions: [...reductions, 'not_rendered'] } as const
  return result.state === 'ok' ? { ...result, record: { ...result.record, ...all } } : { ...result, ...all }
}

function isUnrendered(result: ResultSummary): boolean {
  return reductionsIn(result).includes('not_rendered')
}

function reductionsIn(result: ResultSummary): readonly Reduction[] {
  if (result.state === 'failed') return []
  return reductionsOf(result.state === 'ok' ? result.record : result)
}
