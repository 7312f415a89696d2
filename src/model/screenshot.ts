import type { StoredRequest } from './kept.ts'
import type { Result } from './record.ts'
import type { LinkKind } from './values.ts'

/** `viewport`: what a visitor sees before scrolling; `fullPage`: the page down to its end. */
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

/** A picture of a page, with the time when it was taken and the hash under which it is stored. */
export interface Screenshot extends PagePicture {
  /** URL of the page that it shows. */
  readonly url: string
  /** When it was taken: ISO 8601, UTC. */
  readonly capturedAt: string
  readonly type: ScreenshotType
  /** SHA-256 of `png`, in hexadecimal. */
  readonly hash: string
  /** Sentences for people about what was removed from the page, or is missing. */
  readonly notes: readonly string[]
}

/** The content and the settings of a screenshot. A stored one answers every request with the same target. */
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
  /** The site links no page of the requested kind; nothing else failed. */
  | (Extract<Result, { readonly state: 'failed' }> & { readonly unlinked: LinkKind })

/** How a screenshot is taken. Every part has a default. */
export interface ScreenshotRequest extends StoredRequest {
  /**
   * Whether the picture goes down to the end of the page, at most 16,384 pixels. Default: false.
   */
  readonly fullPage?: boolean | undefined
  /** Kind of the page: the site's own link to it is followed. Default: the landing page. */
  readonly page?: LinkKind | undefined
  /** Default: `quality`. */
  readonly prioritize?: Priority | undefined
  /** True: takes a new screenshot, although a fresh one is stored. Default: false. */
  readonly refresh?: boolean | undefined
  /** Cancels the work: the promise rejects with code `cancelled`, and nothing is stored. */
  readonly signal?: AbortSignal | undefined
  /**
   * Milliseconds for all of the work. Default: `lookupTimeoutMs` of the options, counted from the moment when
   * the work begins. When the time is over, the result is `failed` with code `timeout`, or with `unavailable`
   * when the work did not begin.
   */
  readonly timeoutMs?: number | undefined
}
