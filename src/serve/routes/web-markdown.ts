import type { MarkdownOptions } from '../../model/scrape.ts'
import { MARKDOWN_ANSWER } from '../answers/page.ts'
import { successBody } from '../body.ts'
import { pageAnswer, URL_OF_PAGE } from '../page-answer.ts'
import { flag, integer } from '../params.ts'
import { route } from '../route.ts'

/**
 * The parameters `frontMatter` and `chunks` (characters, 0 for none) are our additions; the chunks are in an
 * additional key.
 */
export const webMarkdown = route({
  method: 'GET',
  path: '/v1/web/scrape/markdown',
  summary: 'a page as Markdown',
  answer: MARKDOWN_ANSWER,
  params: {
    url: URL_OF_PAGE,
    includeLinks: flag().default(true).describe('Whether links keep their targets.'),
    includeImages: flag().default(false).describe('Whether pictures are kept.'),
    shortenBase64Images: flag().default(true).describe('Whether the data in data: URLs is cut.'),
    useMainContentOnly: flag()
      .default(false)
      .describe('Leaves header, footer, navigation and side columns out.'),
    frontMatter: flag().default(false).describe('Begins with title, author and date, as YAML.'),
    chunks: integer(0, 10_000_000)
      .default(0)
      .describe('Also in chunks of at most so many characters; 0 for none.'),
  },
  run: ({ url, ...params }, waiter, context) => {
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
