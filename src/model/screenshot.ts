import type { StoredRequest } from './kept.ts'
import type { Result } from './record.ts'
import type { LinkKind } from './values.ts'

/** `viewport`: the part that is visible without scrolling; `fullPage`: the page down to its end. */
export type ScreenshotType = 'viewport' | 'fullPage'

/** `speed`: the page gets less time to settle before the picture is taken. */
export const PRIORITIES = ['speed', 'quality'] as const
export type Priority = (typeof PRIORITIES)[number]

/** A picture of a page. */
export interface PagePicture {
  /** Width and height in CSS pixels. They are also the pixels of the picture, because its scale is 1. */
  readonly width: number
  readonly height: number
  readonly png: Buffer
}

export interface Screenshot extends PagePicture {
  /** URL of the page in the picture. */
  readonly url: string
  /** When it was taken: ISO 8601, UTC. */
  readonly capturedAt: string
  readonly type: ScreenshotType
  /** SHA-256 of `png`, in hexadecimal. */
  readonly hash: string
  /** Sentences for people about what was removed from the page, or is missing. */
  readonly notes: readonly string[]
}

/** The settings of a screenshot. A stored screenshot answers every request with an equal target. */
export interface ScreenshotTarget {
  readonly domain: string
  /** An absolute URL, a kind of page that the site links, or empty for the landing page. */
  readonly page: string
  readonly type: ScreenshotType
  readonly priority: Priority
}

/** The result of taking a screenshot of one page. */
export type ScreenshotResult =
  | (Screenshot & { readonly state: 'ok'; readonly domain: string })
  | Exclude<Result, { readonly state: 'ok' }>
  /** The site has no link to a page of the requested kind. Nothing else failed. */
  | (Extract<Result, { readonly state: 'failed' }> & { readonly unlinked: LinkKind })

/** How a screenshot is taken. Every part has a default. */
export interface ScreenshotRequest extends StoredRequest {
  /** Whether the picture extends to the end of the page, at most 16,384 pixels. Default: false. */
  readonly fullPage?: boolean | undefined
  /** Kind of the page, to which the site's own link is followed. Default: the landing page. */
  readonly page?: LinkKind | undefined
  /** Default: `quality`. */
  readonly prioritize?: Priority | undefined
  /** True: takes a new screenshot, although a fresh one is stored. Default: false. */
  readonly refresh?: boolean | undefined
  /**
   * False: answers from what is stored and never visits the site. The result is `failed` with `not_found` when
   * nothing of the kind is stored. Default: true.
   */
  readonly visit?: boolean | undefined
  /** Cancels the work: the promise rejects with code `cancelled`, and nothing is stored. */
  readonly signal?: AbortSignal | undefined
  /**
   * Milliseconds for all of the work. Default: `lookupTimeoutMs` of the options, counted from the moment when
   * the work begins. When the time is over, the result is `failed` with code `timeout`, or with `unavailable`
   * when the work did not begin.
   */
  readonly timeoutMs?: number | undefined
}
