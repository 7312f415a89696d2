import { DEFAULTS, type Options } from './options.ts'

/**
 * The part of the options that pure code needs to read a page. They are stored in the snapshot, so that every
 * process reads the same page in the same way.
 */
export interface PageLimits {
  readonly maxAnswerBytes: number
  readonly html: Readonly<Options['html']>
  readonly contacts: Readonly<Options['contacts']>
  readonly fetch: Readonly<Pick<Options['fetch'], 'maxHtmlBytes' | 'maxImportDepth'>>
  readonly crawl: Readonly<Pick<Options['crawl'], 'maxUrlChars'>>
}

/** The options that set these limits. */
export type LimitOptions = Pick<Options, 'maxAnswerBytes' | 'html' | 'contacts' | 'fetch' | 'crawl'>

export function pageLimits({ maxAnswerBytes, html, contacts, fetch, crawl }: LimitOptions): PageLimits {
  const { maxHtmlBytes, maxImportDepth } = fetch
  const { maxUrlChars } = crawl
  return { maxAnswerBytes, html, contacts, fetch: { maxHtmlBytes, maxImportDepth }, crawl: { maxUrlChars } }
}

/** The limits with the default options. */
export const DEFAULT_LIMITS = pageLimits(DEFAULTS)
