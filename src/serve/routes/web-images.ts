import { pageAnswer } from '../page-answer.ts'
import { route } from '../route.ts'
import { imagesBody } from '../wire.ts'

/** Contract §3.18. Pictures that styles paint have no element in its enumeration: they are not asked for. */
export const webImages = route({
  method: 'GET',
  path: '/v1/web/scrape/images',
  params: { url: { kind: 'text', required: true } },
  answer: ({ url }, waiter, context) =>
    pageAnswer(
      {
        name: `images ${url}`,
        read: (limits) => context.pages.images({ url }, limits),
        render: (page) => imagesBody(url, page),
      },
      waiter,
      context,
    ),
})
