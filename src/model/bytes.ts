import type { StoredRequest } from './kept.ts'
import type { Result } from './record.ts'
import type { PageVisit } from './visit.ts'

/** The settings of a request for bytes. All have defaults. */
export interface BytesRequest extends StoredRequest, Pick<PageVisit, 'headers' | 'country'> {
  /** Cancels the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for the whole work. Default: `lookupTimeoutMs` of the options. */
  readonly timeoutMs?: number | undefined
}

/** An answer of a site with any status. */
export interface FetchedBytes {
  /** The URL after redirects. */
  readonly finalUrl: string
  readonly statusCode: number
  /** The type that the site states, or `application/octet-stream`. */
  readonly contentType: string
  /** The body without its content encoding, such as gzip. */
  readonly bytes: Uint8Array
}

export type BytesResult =
  | (FetchedBytes & {
      readonly state: 'ok'
      readonly domain: string
      /** The requested URL, without its fragment. */
      readonly url: string
    })
  | Extract<Result, { readonly state: 'failed' }>
