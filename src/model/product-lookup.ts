import type { Product } from './product.ts'
import type { PageLookup, PageResult } from './scrape.ts'

/** The request for the products of a site. */
export interface ProductsRequest extends PageLookup {
  /** 1 to 12. Default: 5. */
  readonly maxProducts?: number | undefined
  /**
   * False: only stored data is used, and the site is never visited. The result is `failed` with `not_found`
   * when no such data is stored. Default: true.
   */
  readonly visit?: boolean | undefined
}

/** The products of a site; an empty list when it sells none. */
export type ProductsResult =
  | {
      readonly state: 'ok'
      readonly domain: string
      readonly products: readonly Product[]
      /** URLs of the pages that were read. */
      readonly pages: readonly string[]
    }
  | Exclude<PageResult<unknown>, { readonly state: 'ok' }>
