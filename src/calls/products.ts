import { noun } from '../model/noun.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { count, flag } from '../model/options/setting.ts'
import { PRODUCTS_RANGE } from '../model/product.ts'
import type { ProductsRequest, ProductsResult } from '../model/product-lookup.ts'
import type { Handle, PageHandle, Site } from '../model/site.ts'
import type { Call } from './call.ts'
import { OUT_FLAG } from './doors.ts'
import { productShape, wireProduct } from './product-shape.ts'

export interface ProductsMethod {
  /**
   * Returns the products of a site, or the plans on its pricing page: 1 to 12 (`maxProducts`, default 5). It
   * starts at the landing page or at a URL, and reads a limited number of pages. The list is empty for a site
   * that sells nothing. Rejects like `brand`.
   */
  products(handle: Handle | Site | PageHandle, request?: ProductsRequest): Promise<ProductsResult>
}

export const products: Call<ProductsRequest, ProductsResult, ProductsMethod> = {
  ways: ['domain', 'url'],
  request: {
    ...CALLER_REQUEST,
    maxProducts: count(PRODUCTS_RANGE.default, { min: PRODUCTS_RANGE.min, max: PRODUCTS_RANGE.max }),
    visit: flag(true),
  },
  // A site that sells nothing gets an empty list. The answer has no keys `status` and `code`.
  http: {
    method: 'POST',
    path: '/v1/brand/ai/products',
    summary: 'the products of a site, or the plans of its pricing page',
    subject: 'place',
    params: ({ integer, flag: yes }) => ({
      maxProducts: integer(PRODUCTS_RANGE.min, PRODUCTS_RANGE.max)
        .default(PRODUCTS_RANGE.default)
        .describe('How many products at most.'),
      visit: yes().default(true).describe('false: only what is stored; 404 when nothing is.'),
    }),
    request: (given: Pick<ProductsRequest, 'maxProducts' | 'visit'>) => given,
    answer: (z) =>
      z
        .object({ products: z.array(productShape(z)).describe('Empty for a site that sells nothing.') })
        .meta({ id: 'ProductsAnswer' }),
    body: ({ products: found }) => ({ products: found.map(wireProduct) }),
  },
  command: {
    subject: 'site or page',
    description: 'the products of a site, or the plans of its pricing page',
    examples: [
      ['blazon products example.com', 'one a line'],
      ['blazon products https://example.com/pricing --json', 'from that page on'],
    ],
    flags: [
      ['--json', 'print them as JSON'],
      [
        '--max-products <n>',
        'products at most',
        [PRODUCTS_RANGE.min, PRODUCTS_RANGE.max],
        PRODUCTS_RANGE.default,
      ],
      ['--refresh', 'read the pages anew although fresh ones are stored'],
      ['--no-visit', 'only what is stored'],
      OUT_FLAG,
    ],
    data: ({ products: all }, { safe }) =>
      all
        .map(({ name, price, currency, billingFrequency, pricingModel, url }) =>
          [name, price, currency, billingFrequency, pricingModel, url].map((each) =>
            safe(String(each ?? '')),
          ),
        )
        .map((cells) => `${cells.join('\t')}\n`)
        .join(''),
    json: ({ products: all }) => all,
    account: ({ products: { length }, pages }) => [
      `${length} ${noun(length, 'product')} from ${pages.length} ${noun(pages.length, 'page')}`,
    ],
  },
  run: async (...asked) => (await import('../paths/products.ts')).productsOf(...asked),
}
