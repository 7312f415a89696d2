import { failures } from '../diagnostics/index.ts'
import { asBlazonError } from './errors.ts'
import type { Result } from './record.ts'

export type FailedResult = Extract<Result, { readonly state: 'failed' }>

/**
 * The failed result of a domain, for what was thrown while it was looked up. Throws `cancelled` on: work that
 * nobody waited for to its end has no result.
 */
export function failedResult(domain: string, thrown: unknown): FailedResult {
  const error = asBlazonError(thrown)
  if (error.code === 'cancelled') throw error
  failures.report({ domain, error })
  const { code, message, retryable } = error
  return { state: 'failed', domain, code, message, retryable }
}
