import { DEFAULTS, type Options } from './options.ts'

/**
 * The part of the options that pure code needs to read a page. It travels with the snapshot, so that the same
 * page is read in the same way wherever that is done.
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

/** The limits that options set. */
export function pageLimits({ maxAnswerBytes, html, contacts, fetch, crawl }: LimitOptions): PageLimits {
  const { maxHtmlBytes, maxImportDepth } = fetch
  const { maxUrlChars } = crawl
  return { maxAnswerBytes, html, contacts, fetch: { maxHtmlBytes, maxImportDepth }, crawl: { maxUrlChars } }
}

/** The limits when nobody sets any. */
export const DEFAULT_LIMITS = pageLimits(DEFAULTS)
