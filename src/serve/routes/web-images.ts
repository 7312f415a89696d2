import { IMAGES_ANSWER } from '../answers/page.ts'
import { successBody } from '../body.ts'
import { pageAnswer, URL_OF_PAGE } from '../page-answer.ts'
import { route } from '../route.ts'

/**
 * Background pictures of styles are left out, because the contract's list of elements has no value for them.
 * Other sizes of a picture are in an additional key, which is our addition.
 */
export const webImages = route({
  method: 'GET',
  path: '/v1/web/scrape/images',
  summary: 'the pictures of a page',
  answer: IMAGES_ANSWER,
  params: { url: URL_OF_PAGE },
  run: ({ url }, waiter, context) =>
    pageAnswer(
      {
        name: `images ${url}`,
        read: (limits) => context.engine.images({ url }, limits),
        render: ({ images }) => successBody({ url, images }),
      },
      waiter,
      context,
    ),
})
