import { CALLER_REQUEST } from '../model/options/requests.ts'
import { oneOf } from '../model/options/setting.ts'
import type { HtmlRequest, PageReadings, PageResult } from '../model/scrape.ts'
import type { PageHandle } from '../model/site.ts'
import { readOnePage } from '../paths/page.ts'
import type { Call } from './call.ts'
import { pageShape } from './page-shape.ts'

export interface HtmlMethod {
  /**
   * The document of a page as text: as the server sent it, or as it is in a browser. Rejects with
   * `invalid_input` for a text that is no absolute URL and for a request that is not valid, and as `brand`
   * does; so do the other methods that read one page.
   */
  html(handle: PageHandle, request?: HtmlRequest): Promise<PageResult<PageReadings['html']>>
}

const RENDERED = { auto: 'auto', true: true, false: false } as const

export const html: Call<HtmlRequest, PageResult<PageReadings['html']>> = {
  ways: ['url'],
  request: { ...CALLER_REQUEST, rendered: oneOf(['auto', true, false], 'auto') },
  isRenewable: true,
  http: {
    path: '/v1/web/scrape/html',
    summary: 'the HTML of a page',
    subject: 'url',
    // The parameter `rendered` is our addition.
    params: ({ z }) => ({
      rendered: z
        .enum(['auto', 'true', 'false'])
        .default('auto')
        .describe('As a browser shows it, as it was served, or as the page needs it.'),
    }),
    request: ({ rendered }: { readonly rendered: keyof typeof RENDERED }) => ({
      rendered: RENDERED[rendered],
    }),
    answer: (z) => z.object({ ...pageShape(z), html: z.string() }).meta({ id: 'HtmlAnswer' }),
    body: ({ html }, url) => ({ success: true, url, html }),
  },
  run({ request: { rendered = 'auto', ...lookup }, ...asked }, ports) {
    const producer = rendered === 'auto' ? lookup.producer : rendered ? 'browser' : 'cascade'
    return readOnePage<'html'>(ports, asked, { ...lookup, producer }, { kind: 'html' })
  },
}
