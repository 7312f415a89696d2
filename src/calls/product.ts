import { CALLER_REQUEST } from '../model/options/requests.ts'
import { type PageProducts, PRODUCT_PLATFORMS } from '../model/product.ts'
import type { PageLookup, PageResult } from '../model/scrape.ts'
import type { PageHandle } from '../model/site.ts'
import type { Call } from './call.ts'
import { productShape, wireProduct } from './product-shape.ts'

export interface ProductMethod {
  /**
   * Returns the product that a page sells, and whether the page is a product page. For any other page
   * `isProductPage` is false, and the evidence has the signs for this decision.
   */
  product(handle: PageHandle, request?: PageLookup): Promise<PageResult<PageProducts>>
}

export const product: Call<PageLookup, PageResult<PageProducts>, ProductMethod> = {
  ways: ['url'],
  request: CALLER_REQUEST,
  // A page that is not a product page is answered with 200 and `is_product_page: false`, not with an error.
  // The answer has no keys `status` and `code`.
  http: {
    method: 'POST',
    path: '/v1/brand/ai/product',
    summary: 'the product of a page, and whether it is a page of one',
    subject: 'url',
    answer: (z) =>
      z
        .object({
          is_product_page: z.boolean(),
          platform: z.enum(PRODUCT_PLATFORMS).nullable().describe('Null when the page is no product page.'),
          product: productShape(z).nullable().describe('Null when the page is no product page.'),
        })
        .meta({ id: 'ProductAnswer' }),
    body: ({ isProductPage, platform, product: found }) => ({
      is_product_page: isProductPage,
      platform,
      product: found && wireProduct(found),
    }),
  },
  command: {
    subject: 'page',
    description: 'the product of a page: name, price, stock, codes, pictures',
    examples: [
      ['blazon product https://example.com/anvil', 'a line for each value'],
      ['blazon product page.html --json', 'of a saved page, with evidence'],
    ],
    flags: [['--json', 'print everything as JSON, with the evidence']],
    data: ({ product: found, platform }, { safe }) =>
      found
        ? Object.entries({ ...found, platform })
            .flatMap(([key, value]) => [value].flat().map((each) => [key, String(each)] as const))
            .filter(([, value]) => value !== '')
            .map(([key, value]) => `${key}\t${safe(value)}\n`)
            .join('')
        : 'no product page\n',
    json: ({ isProductPage, platform, product: found, evidence }) => ({
      ...{ isProductPage, platform, product: found, evidence },
    }),
  },
  run: async (...asked) => (await import('../paths/product.ts')).productOf(...asked),
}
