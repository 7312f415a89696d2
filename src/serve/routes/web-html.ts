import { successBody } from '../body.ts'
import { pageAnswer } from '../page-answer.ts'
import { route } from '../route.ts'

const RENDERED = new Map<string | undefined, boolean>([
  ['true', true],
  ['false', false],
])

/** Contract §3.17. The parameter `rendered` is our addition. */
export const webHtml = route({
  method: 'GET',
  path: '/v1/web/scrape/html',
  params: {
    url: { kind: 'text', required: true },
    rendered: { kind: 'choice', of: ['auto', 'true', 'false'] },
  },
  answer: ({ url, rendered: asked }, waiter, context) => {
    const rendered = RENDERED.get(asked) ?? 'auto'
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
