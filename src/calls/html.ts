import type { PdfOnPage } from '../model/documents.ts'
import { HTML_REQUEST } from '../model/options/requests.ts'
import type { ExtractRules } from '../model/page-part.ts'
import type { HtmlRequest, PageReadings, PageResult } from '../model/scrape.ts'
import type { PageHandle } from '../model/site.ts'
import type { Call } from './call.ts'
import { JSON_FLAG } from './doors.ts'
import {
  jsonIn,
  PART_FLAGS,
  type PartFlags,
  parsed,
  partOfFlags,
  partOfParams,
  partParams,
} from './page-doors.ts'
import { pageTypeOf, pageTypeShape, pdfOf, pdfParam } from './page-file-params.ts'
import { endKeys, metadataShape, pageKeys, pageShape } from './page-shape.ts'

export interface HtmlMethod {
  /**
   * Returns the document of a page as text, or the requested part of it. The text comes from the server or
   * from a browser. The metadata of the page and the values of the request's rules are returned, too. Rejects
   * with `invalid_input` for a text that is not an absolute URL and for an invalid request, and with the
   * errors of `brand`. All methods that read one page reject in the same way.
   */
  html(handle: PageHandle, request?: HtmlRequest): Promise<PageResult<PageReadings['html']>>
}

/** Maps the values of the parameter and of the flag to those of the library. */
const RENDERED = { auto: 'auto', true: true, false: false, yes: true, no: false } as const

export const html: Call<HtmlRequest, PageResult<PageReadings['html']>, HtmlMethod> = {
  ways: ['url'],
  request: HTML_REQUEST,
  isRenewable: true,
  http: {
    path: '/v1/web/scrape/html',
    summary: 'the HTML of a page',
    subject: 'url',
    // The parameter `rendered` is not in the API contract.
    params: (kinds) => ({
      rendered: kinds.z
        .enum(['auto', 'true', 'false'])
        .default('auto')
        .describe('As a browser shows it, as it was served, or as the page needs it.'),
      ...partParams(kinds),
      ...pdfParam(kinds),
      extractRules: kinds.z
        .preprocess(parsed, kinds.z.record(kinds.z.string(), kinds.z.unknown()))
        .optional()
        .meta({ examples: [{ title: 'h1', links: { selector: 'a', type: 'list', output: '@href' } }] })
        .describe('CSS rules by the name of the field, which take values from the HTML that is returned.'),
    }),
    request: ({ rendered, extractRules, pdf, ...given }: HtmlParams): HtmlRequest => ({
      ...{ rendered: RENDERED[rendered], extractRules, pdf: pdfOf(pdf) },
      ...partOfParams(given),
    }),
    answer: (z) =>
      z
        .object({
          ...pageShape(z),
          html: z.string(),
          type: pageTypeShape(z),
          metadata: metadataShape(z),
          extracted: z
            .record(z.string(), z.unknown())
            .optional()
            .describe('What the rules found: texts, null, objects and lists.'),
        })
        .meta({ id: 'HtmlAnswer' }),
    body: ({ html, type, metadata, extracted, ...end }, url) => ({
      ...{ ...pageKeys(url), html, type: pageTypeOf(type), metadata: { ...metadata, sourceUrl: url } },
      ...endKeys(end),
      ...(extracted && { extracted }),
    }),
  },
  command: {
    subject: 'page',
    description: 'the document of a page, by its whole address or from disk',
    examples: [
      ['blazon html https://example.com/', 'the document'],
      ['blazon html https://example.com/ --rendered yes', 'by a browser'],
      ['blazon html saved', 'of a captured page'],
      ['blazon html https://example.com/ --rules \'{"title":"h1"}\'', 'what rules find'],
    ],
    flags: [
      ['--rendered <when>', 'auto (when scripts build the page), yes or no', ['auto', 'yes', 'no'], 'auto'],
      ['--main', 'the main content alone'],
      ...PART_FLAGS,
      ['--rules <json>', 'CSS rules by the name of the field; what they find is printed as JSON'],
      JSON_FLAG,
    ],
    request: ({ rendered, main = false, rules, ...flags }: HtmlFlags): HtmlRequest => ({
      ...{ rendered: RENDERED[rendered], mainContentOnly: main },
      ...(rules !== undefined && { extractRules: jsonIn('--rules', rules) as ExtractRules }),
      ...partOfFlags(flags),
    }),
    data: ({ html, extracted }, { jsonText }) => (extracted ? jsonText(extracted) : html),
  },
  async run({ request, ...asked }, ports) {
    const { apart } = await import('./page-request.ts')
    const [lookup, { rendered = 'auto', ...options }] = await apart(request)
    const producer = rendered === 'auto' ? lookup.producer : rendered ? 'browser' : 'cascade'
    const { readOnePage } = await import('../paths/page.ts')
    return readOnePage<'html'>(ports, asked, { ...lookup, producer }, { kind: 'html', options })
  },
}

type HtmlParams = Parameters<typeof partOfParams>[0] & {
  readonly rendered: keyof typeof RENDERED
  readonly extractRules: ExtractRules | undefined
  readonly pdf?: PdfOnPage
}

interface HtmlFlags extends PartFlags {
  readonly rendered: keyof typeof RENDERED
  readonly main?: boolean
  readonly rules?: string
}
