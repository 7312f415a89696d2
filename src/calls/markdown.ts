import type { PdfOnPage } from '../model/documents.ts'
import { MARKDOWN_REQUEST, MAX_HIGHLIGHT_CHARS, MAX_QUERY_CHARS } from '../model/options/requests.ts'
import { count } from '../model/options/setting.ts'
import { type MarkdownRequest, MIN_CHUNK_CHARS, type PageReadings, type PageResult } from '../model/scrape.ts'
import type { PageHandle } from '../model/site.ts'
import type { Call } from './call.ts'
import { JSON_FLAG, type Kinds } from './doors.ts'
import { PART_FLAGS, type PartFlags, partOfFlags, partOfParams, partParams } from './page-doors.ts'
import { fileTypeShape, pdfOf, pdfParam } from './page-file-params.ts'
import { endKeys, metadataShape, pageKeys, pageShape } from './page-shape.ts'

export interface MarkdownMethod {
  /** Returns a page as GitHub-flavoured Markdown. */
  markdown(handle: PageHandle, request?: MarkdownRequest): Promise<PageResult<PageReadings['markdown']>>
}

const MAX_CHUNK_CHARS = 10_000_000

type MarkdownParams = Parameters<typeof partOfParams>[0] & {
  readonly includeLinks: boolean
  readonly includeImages: boolean
  readonly shortenBase64Images: boolean
  readonly includeHTML: boolean
  readonly frontMatter: boolean
  readonly chunks: number
  readonly highlights?: { readonly query: string; readonly maxCharacters?: number }
  readonly pdf?: PdfOnPage
}

interface MarkdownFlags extends PartFlags {
  readonly main?: boolean
  readonly links: boolean
  readonly images: boolean
  readonly wholeImages?: boolean
  readonly frontMatter?: boolean
  readonly chunks?: number
  readonly highlights?: string
}

export const markdown: Call<MarkdownRequest, PageResult<PageReadings['markdown']>, MarkdownMethod> = {
  ways: ['url'],
  request: {
    ...MARKDOWN_REQUEST,
    // Smaller chunks would consist mostly of headings.
    chunks: count(MIN_CHUNK_CHARS, { min: MIN_CHUNK_CHARS }),
  },
  isRenewable: true,
  http: {
    path: '/v1/web/scrape/markdown',
    summary: 'a page as Markdown',
    subject: 'url',
    // The parameters `frontMatter` and `chunks`, and the key for the chunks, are not in the API contract.
    params: ({ flag, integer, ...kinds }) => ({
      includeLinks: flag().default(true).describe('Whether links keep their targets.'),
      includeImages: flag().default(false).describe('Whether pictures are kept.'),
      shortenBase64Images: flag().default(true).describe('Whether the data in data: URLs is cut.'),
      includeHTML: flag().default(false).describe('Also returns the HTML from which the Markdown was made.'),
      ...partParams({ flag, integer, ...kinds }),
      ...pdfParam({ flag, integer, ...kinds }),
      frontMatter: flag().default(false).describe('Begins with title, author and date, as YAML.'),
      chunks: integer(0, MAX_CHUNK_CHARS)
        .default(0)
        .describe('Also in chunks of at most so many characters; 0 for none.'),
      highlights: highlightsParam({ flag, integer, ...kinds }),
    }),
    request: (given: MarkdownParams) => ({
      ...partOfParams(given),
      includeHtml: given.includeHTML,
      links: given.includeLinks,
      images: given.includeImages,
      shortenBase64Images: given.shortenBase64Images,
      frontMatter: given.frontMatter,
      chunks: given.chunks || undefined,
      highlights: given.highlights && {
        query: given.highlights.query,
        maxChars: given.highlights.maxCharacters,
      },
      pdf: pdfOf(given.pdf),
    }),
    answer: (z) =>
      z
        .object({
          ...pageShape(z),
          markdown: z.string().describe('GitHub-flavoured Markdown with absolute URLs.'),
          contentLength: z.int().describe('Bytes of the Markdown in UTF-8.'),
          metadata: metadataShape(z),
          html: z.string().optional().describe('Present when it is asked for.'),
          chunks: z
            .array(z.object({ headings: z.array(z.string()), markdown: z.string() }))
            .optional()
            .describe('Present when chunks are asked for.'),
          highlights: z
            .array(z.string())
            .optional()
            .describe('Present when passages are asked for; headings above a passage are in brackets.'),
          type: fileTypeShape(z),
        })
        .meta({ id: 'MarkdownAnswer' }),
    body: ({ markdown, chunks, highlights, contentLength, metadata, html, type, ...end }, url) => ({
      ...{ ...pageKeys(url), markdown, contentLength, metadata: { ...metadata, sourceUrl: url } },
      ...endKeys(end),
      ...(html !== undefined && { html }),
      ...{ ...(chunks && { chunks }), ...(highlights && { highlights }), ...(type && { type }) },
    }),
  },
  command: {
    subject: 'page',
    description: 'a page as GitHub-flavoured Markdown',
    examples: [
      ['blazon markdown https://example.com/', 'the whole page'],
      ['blazon markdown https://example.com/ --main', 'its main content'],
      ['blazon markdown page.html --chunks 2000', 'in parts, as JSON'],
    ],
    flags: [
      ['--main', 'the main content alone'],
      ['--no-links', 'texts of links without where they lead'],
      ['--no-images', 'no pictures'],
      ['--whole-images', 'pictures whose address is a data: URL with all their data'],
      ['--front-matter', 'begin with title, author, date, language and site, as YAML'],
      [
        '--chunks <n>',
        'parts of so many characters at most, one a line as JSON',
        [MIN_CHUNK_CHARS, MAX_CHUNK_CHARS],
      ],
      ['--highlights <question>', 'only the passages that have most to do with it'],
      ...PART_FLAGS,
      JSON_FLAG,
    ],
    request: ({ main = false, wholeImages = false, frontMatter = false, ...given }: MarkdownFlags) => ({
      ...partOfFlags(given),
      ...{ mainContentOnly: main, links: given.links, images: given.images },
      ...{ shortenBase64Images: !wholeImages, frontMatter, chunks: given.chunks },
      ...(given.highlights !== undefined && { highlights: { query: given.highlights } }),
    }),
    data({ markdown, chunks, highlights }, { jsonText }) {
      if (highlights) return highlights.map((passage) => `${passage}\n`).join('\n')
      return chunks ? chunks.map((chunk) => jsonText(chunk)).join('') : `${markdown}\n`
    },
  },
  async run({ request, ...asked }, ports) {
    const { apart } = await import('./page-request.ts')
    const [lookup, options] = await apart(request)
    const { readOnePage } = await import('../paths/page.ts')
    return readOnePage<'markdown'>(ports, asked, lookup, { kind: 'markdown', options })
  },
}

const highlightsParam = ({ z, integer, object }: Kinds) =>
  object(
    z.object({
      query: z.string().min(1).max(MAX_QUERY_CHARS),
      maxCharacters: integer(1, MAX_HIGHLIGHT_CHARS).optional(),
    }),
  )
    .optional()
    .meta({ examples: [{ query: 'opening hours' }] })
    .describe('Also the passages that have most to do with a question or a topic, as JSON.')
