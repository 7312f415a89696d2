import type { MarkdownOptions } from '../../model/scrape.ts'
import { successBody } from '../body.ts'
import { pageAnswer } from '../page-answer.ts'
import { route } from '../route.ts'

/**
 * Contract §3.19 with the defaults of §8. The parameters `frontMatter` and `chunks` (characters, 0 for none)
 * are our additions; the chunks are in one more key.
 */
export const webMarkdown = route({
  method: 'GET',
  path: '/v1/web/scrape/markdown',
  params: {
    url: { kind: 'text', required: true },
    includeLinks: { kind: 'flag', fallback: true },
    includeImages: { kind: 'flag', fallback: false },
    shortenBase64Images: { kind: 'flag', fallback: true },
    useMainContentOnly: { kind: 'flag', fallback: false },
    frontMatter: { kind: 'flag', fallback: false },
    chunks: { kind: 'integer', min: 0, max: 10_000_000, fallback: 0 },
  },
  answer: ({ url, ...params }, waiter, context) => {
    const options: MarkdownOptions = {
      mainContentOnly: params.useMainContentOnly,
      links: params.includeLinks,
      images: params.includeImages,
      shortenBase64Images: params.shortenBase64Images,
      frontMatter: params.frontMatter,
      chunks: params.chunks || undefined,
    }
    return pageAnswer(
      {
        name: `markdown ${JSON.stringify(options)} ${url}`,
        read: (limits) => context.engine.markdown({ url }, { ...limits, ...options }),
        render: ({ markdown, chunks }) => successBody({ url, markdown, ...(chunks && { chunks }) }),
      },
      waiter,
      context,
    )
  },
})
