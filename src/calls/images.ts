import { IMAGES_REQUEST } from '../model/options/requests.ts'
import {
  IMAGE_ELEMENTS,
  IMAGE_TYPES,
  type ImageEnrichment,
  type ImagesRequest,
  MAX_TIME_PER_IMAGE_MS,
  type PageImage,
  type PageReadings,
  type PageResult,
} from '../model/scrape.ts'
import type { PageHandle } from '../model/site.ts'
import type { PageVisit } from '../model/visit.ts'
import type { Call } from './call.ts'
import { FILES, type Kinds, type Look, type Zod } from './doors.ts'
import {
  parsed,
  VISIT_FLAGS,
  type VisitFlags,
  visitOfFlags,
  visitOfParams,
  visitParams,
} from './page-doors.ts'
import { endKeys, pageKeys, pageShape } from './page-shape.ts'

export interface ImagesMethod {
  /**
   * Returns the pictures of a page in the order of the page, each of them once. Their files are only
   * requested for `dedupe` and `enrichment`.
   */
  images(handle: PageHandle, request?: ImagesRequest): Promise<PageResult<PageReadings['images']>>
}

interface ImagesParams extends PageVisit {
  readonly backgrounds: boolean
  readonly allElements: boolean
  readonly dedupe: boolean
  readonly enrichment: ImageEnrichment | undefined
}

interface ImagesFlags extends VisitFlags {
  readonly backgrounds?: boolean
  readonly dedupe?: boolean
  readonly sizes?: boolean
  readonly types?: boolean
  readonly store?: boolean
}

export const images: Call<ImagesRequest, PageResult<PageReadings['images']>, ImagesMethod> = {
  ways: ['url'],
  request: IMAGES_REQUEST,
  isRenewable: true,
  http: {
    path: '/v1/web/scrape/images',
    summary: 'the pictures of a page',
    subject: 'url',
    // The parameters `backgrounds` and `allElements` are not in the API contract.
    params: (kinds) => ({
      backgrounds: kinds
        .flag()
        .default(false)
        .describe('Also lists pictures that style sheets paint behind elements.'),
      allElements: kinds
        .flag()
        .default(false)
        .describe(
          'Also lists pictures of object, meta and background, as every request with dedupe, enrichment or actions does.',
        ),
      dedupe: kinds
        .flag()
        .default(false)
        .describe('Leaves copies of pictures out, by what they show. The largest one stays.'),
      enrichment: enrichmentParam(kinds),
      ...visitParams(kinds),
    }),
    request(
      { backgrounds, allElements, dedupe, enrichment, ...visit }: ImagesParams,
      { zdr, ignored },
    ): ImagesRequest {
      if (zdr && enrichment?.hostedUrl) ignored?.('enrichment.hostedUrl')
      return {
        ...{ backgrounds, dedupe, enrichment },
        allElements: allElements || dedupe || enrichment !== undefined || visit.actions !== undefined,
        ...visitOfParams(visit),
      }
    },
    answer: (z) =>
      z
        .object({
          ...pageShape(z),
          images: z.array(imageShape(z)),
          partial: z.literal(true).optional().describe('There was no time to look at all pictures.'),
        })
        .meta({ id: 'ImagesAnswer' }),
    namesFiles: true,
    body: ({ images, partial, ...end }, url) => ({
      ...{ ...pageKeys(url), images: images.map(onTheWire), ...endKeys(end) },
      ...(partial && { partial }),
    }),
  },
  command: {
    subject: 'page',
    description: 'the pictures of a page, one a line',
    examples: [
      ['blazon images https://example.com/', 'one a line'],
      ['blazon images page.html --json', 'of a saved page'],
      ['blazon images https://example.com/ --dedupe --sizes --types', 'each once'],
    ],
    flags: [
      ['--backgrounds', 'those that style sheets paint behind elements, too'],
      ['--dedupe', 'no copies of a picture; the largest one stays'],
      ['--sizes', 'with width and height'],
      ['--types', 'with the kind of picture, such as photography or icon'],
      ['--store', 'store the pictures, and print their names with --json'],
      ...VISIT_FLAGS,
      ['--json', 'print all that is known of them as JSON'],
    ],
    request: ({ backgrounds, dedupe, sizes, types, store, ...visit }: ImagesFlags): ImagesRequest => ({
      ...{ backgrounds, ...(dedupe && { dedupe }) },
      ...((sizes || types || store) && {
        enrichment: { resolution: sizes, classification: types, hostedUrl: store },
      }),
      ...visitOfFlags(visit),
    }),
    data: ({ images }, look) => images.map((image) => lineOf(image, look)).join(''),
    json: ({ images }) => images,
  },
  async run({ request, ...asked }, ports) {
    const { apart } = await import('./page-request.ts')
    const [lookup, { backgrounds, allElements, ...looks }] = await apart(request)
    const { readOnePage } = await import('../paths/page.ts')
    const page = await readOnePage<'images'>(ports, asked, lookup, {
      kind: 'images',
      options: { backgrounds, allElements },
    })
    const { lookedAt, looksAtPictures } = await import('../paths/images.ts')
    return looksAtPictures(looks) ? lookedAt(page, looks, ports, asked.site, asked.deadline) : page
  },
}

const enrichmentParam = ({ z, flag, integer }: Kinds) =>
  z
    .preprocess(
      parsed,
      z.object({
        resolution: flag().default(false),
        hostedUrl: flag().default(false),
        classification: flag().default(false),
        maxTimePerMs: integer(1, MAX_TIME_PER_IMAGE_MS).optional(),
      }),
    )
    .optional()
    .meta({ examples: [{ resolution: true }] })
    .describe('What is found out about each picture: its size, an address at this service, its kind.')

const imageShape = (z: Zod) =>
  z.object({
    src: z.string().describe('An absolute URL, the markup of an inline SVG, or a data: URL, by its type.'),
    type: z.enum(['url', 'html', 'base64']),
    element: z.enum(IMAGE_ELEMENTS),
    alt: z.string().nullable().describe('Empty for decoration; null when there is none.'),
    // Other sizes of a picture are not in the API contract.
    candidates: z.array(z.string()).optional().describe('The same picture in other sizes.'),
    enrichment: z
      .object({
        width: z.int().optional(),
        height: z.int().optional(),
        mimetype: z.string().optional(),
        url: z.string().optional().describe('Its address at this service.'),
        type: z.enum(IMAGE_TYPES).optional(),
      })
      .optional()
      .describe('Left out for a picture that could not be fetched or decoded.'),
  })

function onTheWire({ enrichment, ...image }: PageImage) {
  if (!enrichment) return image
  const { file, ...facts } = enrichment
  return { ...image, enrichment: { ...facts, ...(file && { url: `${FILES}${file.name}.${file.ending}` }) } }
}

/** Markup and `data:` URLs of pictures are cut after this many characters, because nobody reads them. */
const MAX_SRC_CHARS = 200

function lineOf({ element, src, type, alt, enrichment = {} }: PageImage, { cut, safe }: Look): string {
  const shown = type === 'url' ? src : cut(src, MAX_SRC_CHARS)
  const { width, height, type: kind } = enrichment
  const facts = [...(width && height ? [`${width}x${height}`] : []), ...(kind ? [kind] : [])]
  return `${[element, shown, ...facts, ...(alt ? [alt] : [])].map(safe).join('\t')}\n`
}
