import type { StoredRequest } from './kept.ts'
import type { Result } from './record.ts'
import type { PageVisit } from './visit.ts'

/** How the bytes at an address are fetched. Every part has a default. */
export interface BytesRequest extends StoredRequest, Pick<PageVisit, 'headers' | 'country'> {
  /** Cancels the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for all of the work. Default: `lookupTimeoutMs` of the options. */
  readonly timeoutMs?: number | undefined
}

/** An answer of a site, whatever its status. */
export interface FetchedBytes {
  /** URL after redirects. */
  readonly finalUrl: string
  readonly statusCode: number
  /** As the site states it, or `application/octet-stream`. */
  readonly contentType: string
  /** The body without its content encoding, such as gzip. */
  readonly bytes: Uint8Array
}

export type BytesResult =
  | (FetchedBytes & {
      readonly state: 'ok'
      readonly domain: string
      /** The URL that was asked for, without its fragment. */
      readonly url: string
    })
  | Extract<Result, { readonly state: 'failed' }>
