import type { Result } from './record.ts'

/** The sheet of a brand as one document, which needs no other file and no network. */
export interface BrandReport {
  readonly state: 'ok'
  readonly domain: string
  /** HTML with the pictures, the style and the script in it; at most 20 MB. */
  readonly html: string
  /** A `Content-Security-Policy` of what the document may load and run, which is also in the document. */
  readonly policy: string
}

/** A report, or why the stored result of the domain is no brand. */
export type BrandReportResult = BrandReport | Exclude<Result, { readonly state: 'ok' }>

export interface BrandReportRequest {
  /**
   * Whether fonts of the brand are loaded from where its page has them, and shown. Only those are whose
   * licence is known to allow it. Default: false, so that nothing is requested.
   */
  readonly fonts?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}
