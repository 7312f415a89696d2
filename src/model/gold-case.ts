import type { PageClass } from './site.ts'

/**
 * The truth about one site, written by hand. A key that is left out is not scored for this site.
 * `fields/index.ts` adds the keys for the values of fields.
 */
export interface GoldCase {
  readonly domain: string
  /** Class of the site's page; default: `brand`. For any other class only the class is scored. */
  readonly outcome?: PageClass
}
