import { PRODUCT_ANSWER } from '../answers/product.ts'
import { pageAnswer, URL_OF_PAGE } from '../page-answer.ts'
import { route } from '../route.ts'
import { wireProduct } from '../wire-product.ts'

/** A page that is no product page is an answer, not an error. */
export const aiProduct = route({
  method: 'POST',
  path: '/v1/brand/ai/product',
  summary: 'the product of a page, and whether it is a page of one',
  answer: PRODUCT_ANSWER,
  params: { url: URL_OF_PAGE },
  run: ({ url }, waiter, context) =>
    pageAnswer(
      {
        name: `product ${url}`,
        read: (limits) => context.engine.product({ url }, limits),
        render: async ({ isProductPage, platform, product }) =>
          JSON.stringify({
            is_product_page: isProductPage,
            platform,
            product: product && wireProduct(product),
          }),
      },
      waiter,
      context,
    ),
})
