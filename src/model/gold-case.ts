import type { PageClass } from './site.ts'

/**
 * The truth about one site, written by hand. A key that is left out is not scored there. The keys that
 * state a field's value are defined beside the field, and added by `fields/index.ts`.
 */
export interface GoldCase {
  readonly domain: string
  /** Class of the site's page; default: `brand`. Any other class is scored, and nothing else of the site. */
  readonly outcome?: PageClass
}
