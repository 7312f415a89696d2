import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import { PRIORITIES, type Priority } from '../model/screenshot.ts'
import type { PageHandle } from '../model/site.ts'
import { STYLEGUIDE_FORMATS, type StyleguideFormat, type StyleguideResult } from '../model/styleguide.ts'
import type { BrandHandle, Call } from './call.ts'
import { OK, REFRESH_FLAG } from './doors.ts'
import { styleguideShape } from './styleguide-shape.ts'

export interface StyleguideMethod {
  /**
   * Returns the style guide of the brand's page, or of the page at a URL, which is captured and not stored. A
   * landing page that `brand` has captured is not captured again. Rejects as `brand` does.
   */
  styleguide(handle: BrandHandle | PageHandle, request?: LookupRequest): Promise<StyleguideResult>
}

interface How {
  readonly prioritize: Priority
}

const BY_BROWSER = { producer: 'browser' } as const

export const styleguide: Call<LookupRequest, StyleguideResult, StyleguideMethod> = {
  ways: ['domain', 'company', 'url'],
  request: LOOKUP_REQUEST,
  isRenewable: true,
  http: {
    path: '/v1/brand/styleguide',
    aliases: ['/v1/web/styleguide'],
    summary: 'colours, type, spacing, shadows and components of a site',
    subject: 'place',
    params: ({ z }) => ({
      prioritize: z.enum(PRIORITIES).default('speed').describe('quality computes the styles with a browser.'),
    }),
    // Without `quality`, the option `producer` decides whether a browser is used.
    request: ({ prioritize }: How) => (prioritize === 'quality' ? BY_BROWSER : {}),
    answer: styleguideShape,
    stored: {
      // A body that was made with a browser also answers requests that do not require a browser.
      names: ({ prioritize }: How) => [
        ['styleguide+quality', BY_BROWSER] as const,
        ...(prioritize === 'quality' ? [] : [['styleguide'] as const]),
      ],
      resultOf: ({ styleguide: _, ...result }) => result,
      async body({ domain, styleguide: found }) {
        const { styleguideBody } = await import('./styleguide-body.ts')
        return { ...OK, ...styleguideBody(domain, found) }
      },
    },
  },
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
