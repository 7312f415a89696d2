import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { PageHandle } from '../model/site.ts'
import { STYLEGUIDE_FORMATS, type StyleguideFormat, type StyleguideResult } from '../model/styleguide.ts'
import type { BrandHandle, Call } from './call.ts'
import { REFRESH_FLAG } from './doors.ts'

export interface StyleguideMethod {
  /**
   * The style guide of the brand's page, or of the page at a URL, which is captured and not stored. A landing
   * page that `brand` has captured is not captured again. Rejects as `brand` does.
   */
  styleguide(handle: BrandHandle | PageHandle, request?: LookupRequest): Promise<StyleguideResult>
}

export const styleguide: Call<LookupRequest, StyleguideResult, StyleguideMethod> = {
  ways: ['domain', 'company', 'url'],
  request: LOOKUP_REQUEST,
  isRenewable: true,
  command: {
    subject: 'brand or page',
    description:
      'how a page is styled; of a whole address, such as https://example.com/page, that page itself',
    examples: [
      ['blazon styleguide example.com', 'as JSON'],
      ['blazon styleguide example.com --format css', 'as custom properties'],
      ['blazon styleguide https://example.com/shop', 'of another page'],
    ],
    flags: [['--format <format>', STYLEGUIDE_FORMATS.join(', '), STYLEGUIDE_FORMATS, 'json'], REFRESH_FLAG],
    request: () => ({}),
    async data(found, { escaped }, { format }: { readonly format: StyleguideFormat }) {
      const { writeStyleguide } = await import('../record/styleguide/index.ts')
      const text = writeStyleguide(found.styleguide, format)
      return format === 'json' || format === 'dtcg' ? escaped(text) : text
    },
  },
  run: async (...asked) => (await import('../paths/styleguide.ts')).styleguideOf(...asked),
}
