import type { PdfOnPage } from '../model/documents.ts'
import { CALLER_REQUEST, PDF_ON_PAGE } from '../model/options/requests.ts'
import { oneOf } from '../model/options/setting.ts'
import type { HtmlRequest, PageReadings, PageResult } from '../model/scrape.ts'
import type { PageHandle } from '../model/site.ts'
import type { Call } from './call.ts'
import { fileTypeShape, pdfOf, pdfParam } from './page-file-params.ts'
import { pageShape } from './page-shape.ts'

export interface HtmlMethod {
  /**
   * Returns the document of a page as text, from the server or from a browser. Rejects with `invalid_input`
   * for a text that is not an absolute URL and for an invalid request, and with the errors of `brand`. All
   * methods that read one page reject in the same way.
   */
  html(handle: PageHandle, request?: HtmlRequest): Promise<PageResult<PageReadings['html']>>
}

/** Maps the values of the parameter and of the flag to those of the library. */
const RENDERED = { auto: 'auto', true: true, false: false, yes: true, no: false } as const

export const html: Call<HtmlRequest, PageResult<PageReadings['html']>, HtmlMethod> = {
  ways: ['url'],
  request: { ...CALLER_REQUEST, ...PDF_ON_PAGE, rendered: oneOf(['auto', true, false], 'auto') },
  isRenewable: true,
  http: {
    path: '/v1/web/scrape/html',
    summary: 'the HTML of a page',
    subject: 'url',
    // The parameter `rendered` is not in the API contract.
    params: (kinds) => ({
      ...pdfParam(kinds),
      rendered: kinds.z
        .enum(['auto', 'true', 'false'])
        .default('auto')
        .describe('As a browser shows it, as it was served, or as the page needs it.'),
    }),
    request: ({ pdf, ...given }: Parameters<typeof renderedAs>[0] & { readonly pdf?: PdfOnPage }) => ({
      ...{ ...renderedAs(given), pdf: pdfOf(pdf) },
    }),
    answer: (z) =>
      z.object({ ...pageShape(z), html: z.string(), type: fileTypeShape(z) }).meta({ id: 'HtmlAnswer' }),
    body: ({ html, type }, url) => ({ success: true, url, html, ...(type && { type }) }),
  },
  command: {
    subject: 'page',
    description: 'the document of a page, by its whole address or from disk',
    examples: [
      ['blazon html https://example.com/', 'the document'],
      ['blazon html https://example.com/ --rendered yes', 'after its scripts ran'],
      ['blazon html saved', 'of a captured page'],
    ],
    flags: [
      ['--rendered <when>', 'auto (when scripts build the page), yes or no', ['auto', 'yes', 'no'], 'auto'],
    ],
    request: renderedAs,
    data: ({ html }) => html,
  },
  async run({ request: { rendered = 'auto', ...lookup }, ...asked }, ports) {
    const producer = rendered === 'auto' ? lookup.producer : rendered ? 'browser' : 'cascade'
    const { readOnePage } = await import('../paths/page.ts')
    return readOnePage<'html'>(ports, asked, { ...lookup, producer }, { kind: 'html' })
  },
}

function renderedAs({ rendered }: { readonly rendered: keyof typeof RENDERED }): HtmlRequest {
  return { rendered: RENDERED[rendered] }
}
