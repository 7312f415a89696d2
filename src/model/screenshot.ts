import type { Result } from './record.ts'
import type { LinkKind } from './values.ts'

/** What the visitor sees before scrolling, or the page down to its end. */
export type ScreenshotType = 'viewport' | 'fullPage'

/** `speed`: less time for what comes late. */
export const PRIORITIES = ['speed', 'quality'] as const
export type Priority = (typeof PRIORITIES)[number]

/** A picture of a page. */
export interface PagePicture {
  /** CSS pixels, and those of the picture: its scale is 1. */
  readonly width: number
  readonly height: number
  readonly png: Buffer
}

export interface Screenshot extends PagePicture {
  /** Of the page that it shows. */
  readonly url: string
  /** ISO 8601, UTC. */
  readonly capturedAt: string
  readonly type: ScreenshotType
  /** SHA-256 of `png`, hex. */
  readonly hash: string
  /** What was cleared away or could not be had, in words for people. */
  readonly notes: readonly string[]
}

/** What is shown, and how. A picture that was taken answers for all that asks the same. */
export interface ScreenshotTarget {
  readonly domain: string
  /** Absolute URL, a kind of page that the site links, or empty for its landing page. */
  readonly page: string
  readonly type: ScreenshotType
  readonly priority: Priority
}

/** What a screenshot of one page ended as. */
export type ScreenshotResult =
  | (Screenshot & { readonly state: 'ok'; readonly domain: string })
  | Exclude<Result, { readonly state: 'ok' }>
  /** The site links no page of that kind; there is nothing else wrong with it. */
  | (Extract<Result, { readonly state: 'failed' }> & { readonly unlinked: LinkKind })

/** What a screenshot may be asked to be; every part has a default. */
export interface ScreenshotRequest {
  /** Down to the end of the page, at most `screenshot.maxHeightPx`. Default false. */
  readonly fullPage?: boolean | undefined
  /** A page of the site's, by the link that leads to it. Default: its landing page. */
  readonly page?: LinkKind | undefined
  /** Default `quality`. */
  readonly prioritize?: Priority | undefined
  /** Takes one anew although a fresh one is stored. */
  readonly refresh?: boolean | undefined
  /** Fires when the caller leaves: the promise rejects with code `cancelled`, and nothing is stored. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for all of it; default `lookupTimeoutMs`. Past it the result is `failed` with code `timeout`. */
  readonly timeoutMs?: number | undefined
}
