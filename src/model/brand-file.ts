/** A picture or a font that a brand's record or page names. */
export interface BrandFile {
  readonly state: 'ok'
  readonly domain: string
  readonly url: string
  /** By the bytes, not by what the site states: `image/png`, `font/woff2`. */
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** Content types of brand files. */
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
  /** Absolute URL, as the record or the page has it. */
  readonly url: string
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}
