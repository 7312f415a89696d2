import type { StoredRequest } from './kept.ts'
import type { ColorScheme } from './options.ts'
import type { Result } from './record.ts'
import type { LinkKind } from './values.ts'

/**
 * `viewport`: the part that is visible without scrolling. `fullPage`: the page down to its end. `area`: a part
 * of the page that the request names.
 */
export const SCREENSHOT_TYPES = ['viewport', 'fullPage', 'area'] as const
export type ScreenshotType = (typeof SCREENSHOT_TYPES)[number]

/** The formats of pictures of pages. */
export const PICTURE_FORMATS = ['png', 'jpeg', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/**
 * A part of a page: the element that a CSS selector matches, or a rectangle in CSS pixels from the top left
 * corner of the page.
 */
export type PictureArea =
  | { readonly selector: string }
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** `speed`: the page gets less time to settle before the picture is taken. */
export const PRIORITIES = ['speed', 'quality'] as const
export type Priority = (typeof PRIORITIES)[number]

/** A picture of a page. */
export interface PagePicture {
  /** Width and height in CSS pixels. They are also the pixels of the picture, because its scale is 1. */
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

export interface Screenshot extends PagePicture {
  /** URL of the page in the picture. */
  readonly url: string
  /** When it was taken: ISO 8601, UTC. */
  readonly capturedAt: string
  readonly type: ScreenshotType
  /** SHA-256 of `bytes`, in hexadecimal. */
  readonly hash: string
  /** Sentences for people about what was removed from the page, or is missing. */
  readonly notes: readonly string[]
}

/** Limits of the size of the window in pixels. */
export const WINDOW = { minWidth: 200, maxWidth: 3_840, minHeight: 200, maxHeight: 4_320 } as const
export const MAX_SCROLL_OFFSET = 100_000
export const MAX_SHOT_WAIT_MS = 30_000
/** Limits of a part of a page: pixels from its top and left, the length of a selector, and all pixels. */
export const AREA = { maxPx: 16_384, maxSelectorChars: 500, maxPixels: 40_000_000 } as const

/** Settings of a picture that differ from the usual ones. Each of them makes a different stored picture. */
export interface PageShow {
  /**
   * The size of the window in CSS pixels, within `WINDOW`. Default: the size in the options, 1920 by 1080.
   */
  readonly viewport?:
    | { readonly width?: number | undefined; readonly height?: number | undefined }
    | undefined
  /** The colour scheme that the page should use. Default: `colorScheme` of the options. */
  readonly colorScheme?: ColorScheme | undefined
  /**
   * Pixels from the top of the whole page. The picture shows one window from there on, and less at the end of
   * the page. It takes precedence over `fullPage`. `invalid_input` beyond the end of the page. Default: the
   * top.
   */
  readonly scrollOffset?: number | undefined
  /**
   * The only part of the page that the picture shows, cut at the end of the page. `invalid_input` when not
   * exactly one visible element matches the selector, when the part is outside of the page or larger than 40
   * megapixels, and together with `fullPage` or `scrollOffset`. Default: no such part.
   */
  readonly area?: PictureArea | undefined
  /** Default: `png`. */
  readonly format?: PictureFormat | undefined
  /** 1 to 100, for `jpeg` and `webp` alone. A smaller number makes fewer bytes. Default: 80. */
  readonly quality?: number | undefined
  /** False: consent layers stay on the page. Default: true. */
  readonly handleCookiePopup?: boolean | undefined
  /**
   * False: newsletter popups and age gates stay on the page. True: consent layers are removed, too, even if
   * `handleCookiePopup` is false. Default: newsletter popups and age gates are removed.
   */
  readonly clearPopups?: boolean | undefined
  /**
   * Milliseconds that the page gets after it has settled, at most 30,000. Idle time of the page is skipped,
   * so this seldom takes as long. Default: 0.
   */
  readonly waitForMs?: number | undefined
}

/** The note for a picture of a page that was still changing. */
export const STILL_LOADING = 'The picture was taken before the page had come to rest.'

/**
 * Returns the settings as a text. Equal settings have equal texts, and the text is empty without settings.
 */
export function lookOf(show: PageShow): string {
  const { viewport: { width, height } = {}, colorScheme, scrollOffset, waitForMs } = show
  const { handleCookiePopup, clearPopups, area, format, quality } = show
  const part = area && ('selector' in area ? [area.selector] : [area.x, area.y, area.width, area.height])
  const parts = {
    ...{ width, height, colorScheme, scrollOffset, handleCookiePopup, clearPopups, waitForMs },
    ...{ area: part && JSON.stringify(part), format: format === 'png' ? undefined : format, quality },
  }
  const set = Object.entries(parts).filter(([, value]) => value !== undefined)
  return set.map(([name, value]) => `${name}=${value}`).join(' ')
}

/** The settings of a screenshot. A stored screenshot answers every request with an equal target. */
export interface ScreenshotTarget {
  readonly domain: string
  /** An absolute URL, a kind of page that the site links, or empty for the landing page. */
  readonly page: string
  readonly type: ScreenshotType
  readonly priority: Priority
  /** The other settings, as `lookOf` returns them. Default: none. */
  readonly look?: string | undefined
}

/** The result of taking a screenshot of one page. */
export type ScreenshotResult =
  | (Screenshot & {
      readonly state: 'ok'
      readonly domain: string
      /** @deprecated The same as `bytes`, for a picture in PNG. */
      readonly png?: Buffer
    })
  | Exclude<Result, { readonly state: 'ok' }>
  /** The site has no link to a page of the requested kind. Nothing else failed. */
  | (Extract<Result, { readonly state: 'failed' }> & { readonly unlinked: LinkKind })

/** How a screenshot is taken. Every part has a default. */
export interface ScreenshotRequest extends StoredRequest, PageShow {
  /** Whether the picture extends to the end of the page, at most 16,384 pixels. Default: false. */
  readonly fullPage?: boolean | undefined
  /** Kind of the page, to which the site's own link is followed. Default: the landing page. */
  readonly page?: LinkKind | undefined
  /** Default: `quality`. */
  readonly prioritize?: Priority | undefined
  /** True: takes a new screenshot, although a fresh one is stored. Default: false. */
  readonly refresh?: boolean | undefined
  /**
   * False: only stored data is used, and the site is never visited. The result is `failed` with `not_found`
   * when no such data is stored. Default: true.
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
