import { failures, isUnnamed } from '../diagnostics/index.ts'
import { asBlazonError, withoutNames } from './errors.ts'
import type { Result } from './record.ts'

export type FailedResult = Extract<Result, { readonly state: 'failed' }>

/**
 * Makes the failed result of a domain from an error of its lookup. An error with the code `cancelled` is
 * thrown again, because cancelled work has no result.
 */
export function failedResult(domain: string, thrown: unknown): FailedResult {
  const error = asBlazonError(thrown)
  if (error.code === 'cancelled') throw error
  failures.report({ domain, error: isUnnamed() ? withoutNames(error) : error })
  const { code, message, retryable } = error
  return { state: 'failed', domain, code, message, retryable }
}
