import type { Correction } from './corrections.ts'
import type { Finding } from './finding.ts'

/** How the values of a stored page were found. */
export interface Explanation {
  readonly state: 'ok'
  readonly domain: string
  /** The page, and when it was captured (ISO 8601, UTC). Undefined when no page is stored. */
  readonly url?: string | undefined
  readonly capturedAt?: string | undefined
  /** What was found on the page by the names of the fields, with the rules that were tried and all candidates. */
  readonly findings: Readonly<Record<string, Finding<unknown>>>
  /** The operator's corrections of these fields, which take precedence in the record. */
  readonly corrections: readonly Correction[]
  readonly notes: readonly string[]
}
