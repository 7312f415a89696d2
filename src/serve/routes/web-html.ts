import { z } from 'zod'
import { HTML_ANSWER } from '../answers/page.ts'
import { successBody } from '../body.ts'
import { pageAnswer, URL_OF_PAGE } from '../page-answer.ts'
import { route } from '../route.ts'

const RENDERED = { auto: 'auto', true: true, false: false } as const

/** The parameter `rendered` is our addition. */
export const webHtml = route({
  method: 'GET',
  path: '/v1/web/scrape/html',
  summary: 'the HTML of a page',
  answer: HTML_ANSWER,
  params: {
    url: URL_OF_PAGE,
    rendered: z
      .enum(['auto', 'true', 'false'])
      .default('auto')
      .describe('As a browser shows it, as it was served, or as the page needs it.'),
  },
  run: ({ url, rendered: asked }, waiter, context) => {
    const rendered = RENDERED[asked]
    return pageAnswer(
      {
        name: `html ${rendered} ${url}`,
        read: (limits) => context.engine.html({ url }, { ...limits, rendered }),
        render: ({ html }) => successBody({ url, html }),
      },
      waiter,
      context,
    )
  },
})
