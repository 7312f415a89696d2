import type { Result } from './record.ts'

/** The sheet of a brand as one document. It needs no other file and no network. */
export interface BrandReport {
  readonly state: 'ok'
  readonly domain: string
  /** HTML with its pictures, style and script; at most 20 MB. */
  readonly html: string
  /**
   * A `Content-Security-Policy` that limits what the document may load and run. The document contains it,
   * too.
   */
  readonly policy: string
}

/** A report, or the stored result of the domain if it is not a brand. */
export type BrandReportResult = BrandReport | Exclude<Result, { readonly state: 'ok' }>

export interface BrandReportRequest {
  /**
   * Whether fonts of the brand are loaded from the addresses in its page, and shown. Only fonts whose licence
   * is known to allow this are loaded. Default: false, so that nothing is requested.
   */
  readonly fonts?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}
