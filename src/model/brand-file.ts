/** A picture or a font whose address is in a brand's record or page. */
export interface BrandFile {
  readonly state: 'ok'
  readonly domain: string
  readonly url: string
  /**
   * The media type of the bytes, such as `image/png` and `font/woff2`. It may differ from the type that the
   * site states.
   */
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** The possible media types of brand files. */
export const BRAND_FILE_TYPES = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  ttc: 'font/collection',
} as const

export interface BrandFileRequest {
  /** The absolute URL, exactly as in the record or the page. */
  readonly url: string
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}
