import { CALLER_REQUEST, IMAGES_OPTIONS } from '../model/options/requests.ts'
import type { ImagesOptions, PageImage, PageLookup, PageReadings, PageResult } from '../model/scrape.ts'
import type { PageHandle } from '../model/site.ts'
import type { Call } from './call.ts'
import type { Look } from './doors.ts'
import { pageShape } from './page-shape.ts'

export interface ImagesMethod {
  /** Returns the pictures of a page, each once, in the order of the page. */
  images(
    handle: PageHandle,
    request?: PageLookup & ImagesOptions,
  ): Promise<PageResult<PageReadings['images']>>
}

export const images: Call<PageLookup & ImagesOptions, PageResult<PageReadings['images']>, ImagesMethod> = {
  ways: ['url'],
  request: { ...CALLER_REQUEST, ...IMAGES_OPTIONS },
  isRenewable: true,
  http: {
    path: '/v1/web/scrape/images',
    summary: 'the pictures of a page',
    subject: 'url',
    answer: (z) =>
      z
        .object({
          ...pageShape(z),
          images: z.array(
            z.object({
              src: z
                .string()
                .describe('An absolute URL, the markup of an inline SVG, or a data: URL, by its type.'),
              type: z.enum(['url', 'html', 'base64']),
              // Background pictures of styles are left out, because the API contract has no value for them.
              element: z.enum(['img', 'svg', 'link', 'source', 'video']),
              alt: z.string().nullable().describe('Empty for decoration; null when there is none.'),
              // Other sizes of a picture are not in the API contract.
              candidates: z.array(z.string()).optional().describe('The same picture in other sizes.'),
            }),
          ),
        })
        .meta({ id: 'ImagesAnswer' }),
    body: ({ images }, url) => ({ success: true, url, images }),
  },
  command: {
    subject: 'page',
    description: 'the pictures of a page, one a line',
    examples: [
      ['blazon images https://example.com/', 'one a line'],
      ['blazon images page.html --json', 'of a saved page'],
    ],
    flags: [
      ['--backgrounds', 'those that styles paint behind elements, too'],
      ['--json', 'print all that is known of them as JSON'],
    ],
    data: ({ images }, look) => images.map((image) => lineOf(image, look)).join(''),
    json: ({ images }) => images,
  },
  async run({ request: { backgrounds, ...lookup }, ...asked }, ports) {
    const { readOnePage } = await import('../paths/page.ts')
    return readOnePage<'images'>(ports, asked, lookup, { kind: 'images', options: { backgrounds } })
  },
}

/** Markup and `data:` URLs of pictures are cut after this many characters, because nobody reads them. */
const MAX_SRC_CHARS = 200

function lineOf({ element, src, type, alt }: PageImage, { cut, safe }: Look): string {
  const shown = type === 'url' ? src : cut(src, MAX_SRC_CHARS)
  return `${[element, shown, ...(alt ? [alt] : [])].map(safe).join('\t')}\n`
}
