import * as z from 'zod/mini'
import { COLOR_SCHEMES, type ColorScheme } from '../model/options/general.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import { OPTIONS } from '../model/options.ts'
import { PRIORITIES, type Priority } from '../model/screenshot.ts'
import type { PageHandle } from '../model/site.ts'
import {
  STYLEGUIDE_FORMATS,
  type StyleguideFormat,
  type StyleguideResult,
  type StyleRequest,
} from '../model/styleguide.ts'
import type { BrandHandle, Call } from './call.ts'
import { OK, REFRESH_FLAG } from './doors.ts'
import { styleguideShape } from './styleguide-shape.ts'

export interface StyleguideMethod {
  /**
   * Returns the style guide of the brand's page, or of the page at a URL. A page at a URL is captured, and
   * not stored. A landing page that `brand` has captured is not captured again. Rejects like `brand`.
   */
  styleguide(handle: BrandHandle | PageHandle, request?: StyleRequest): Promise<StyleguideResult>
}

interface How {
  readonly prioritize: Priority
  readonly colorScheme?: ColorScheme
}

const BY_BROWSER = { producer: 'browser' } as const

export const styleguide: Call<StyleRequest, StyleguideResult, StyleguideMethod> = {
  ways: ['domain', 'company', 'url'],
  request: { ...LOOKUP_REQUEST, colorScheme: z.optional(OPTIONS.colorScheme) },
  isRenewable: true,
  http: {
    path: '/v1/brand/styleguide',
    aliases: ['/v1/web/styleguide'],
    summary: 'colours, type, spacing, shadows and components of a site',
    subject: 'place',
    params: ({ z: of }) => ({
      prioritize: of
        .enum(PRIORITIES)
        .default('speed')
        .describe('quality computes the styles with a browser.'),
      colorScheme: of.enum(COLOR_SCHEMES).optional().describe('The scheme that the page is asked for.'),
    }),
    // Without `quality`, the option `producer` decides whether a browser is used.
    request: ({ prioritize, colorScheme }: How) => ({
      ...(prioritize === 'quality' && BY_BROWSER),
      ...(colorScheme && { colorScheme }),
    }),
    answer: styleguideShape,
    stored: {
      // A body that was made with a browser also answers requests that do not require a browser. A body for a
      // requested colour scheme is not stored.
      names: ({ prioritize, colorScheme }: How) =>
        colorScheme
          ? []
          : [
              ['styleguide+links+quality', BY_BROWSER] as const,
              ...(prioritize === 'quality' ? [] : [['styleguide+links'] as const]),
            ],
      resultOf: ({ styleguide: _, fontLinks: _links, ...result }) => result,
      async body({ domain, styleguide: found, fontLinks }) {
        const { styleguideBody } = await import('./styleguide-body.ts')
        return { ...OK, ...styleguideBody(domain, found, fontLinks) }
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
    flags: [
      ['--format <format>', STYLEGUIDE_FORMATS.join(', '), STYLEGUIDE_FORMATS, 'json'],
      ['--color-scheme <scheme>', `of the page: ${COLOR_SCHEMES.join(' or ')}`, COLOR_SCHEMES],
      REFRESH_FLAG,
    ],
    request: ({ colorScheme }: StyleRequest) => ({ colorScheme }),
    async data(found, { escaped }, { format }: { readonly format: StyleguideFormat }) {
      const { writeStyleguide } = await import('../record/styleguide/index.ts')
      const text = writeStyleguide(found.styleguide, format)
      return format === 'json' || format === 'dtcg' ? escaped(text) : text
    },
  },
  run: async (...asked) => (await import('../paths/styleguide.ts')).styleguideOf(...asked),
}
