import type { Correction } from './corrections.ts'
import type { Finding } from './finding.ts'
import type { Result } from './record.ts'

/** How the values of a stored page were found. */
export interface Explanation {
  readonly state: 'ok'
  readonly domain: string
  /** The page, and when it was captured (ISO 8601, UTC). Undefined when no page is stored. */
  readonly url?: string | undefined
  readonly capturedAt?: string | undefined
  /**
   * The findings of the page by the names of the fields, with the rules that were tried and all candidates.
   */
  readonly findings: Readonly<Record<string, Finding<unknown>>>
  /** The operator's corrections of these fields, which take precedence in the record. */
  readonly corrections: readonly Correction[]
  readonly notes: readonly string[]
}

/** An explanation, or the stored result if the page is not that of a brand. */
export type ExplainResult = Explanation | Exclude<Result, { readonly state: 'ok' }>

export interface ExplainRequest {
  /** The name of a field of the record. Default: all fields. */
  readonly field?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}
