/** How each format of a page is made: which route is called, and what of its answer is sent. */

import { FILES } from '../../../../calls/doors.ts'
import { WireError } from '../../errors.ts'
import type { RawParams } from '../../params.ts'
import { REFUSALS } from '../../refusals.ts'
import type { Context } from '../../route.ts'
import { CONTENT_TYPES, pictureTypeOf } from '../files.ts'
import type { Format, ScrapeParams } from './params.ts'

export interface Output {
  readonly path: string
  /** The parameters of the route that this format has alone. */
  readonly params?: (given: ScrapeParams) => RawParams
  /** The data of the format, from the answer of the route. */
  readonly data: (answer: RawParams, context: Context) => unknown
}

export const HTML = '/v1/web/scrape/html'
const MARKDOWN = '/v1/web/scrape/markdown'

export const OUTPUTS: Readonly<Record<Format, Output>> = {
  bytes: {
    path: '/v1/web/scrape/bytes',
    data: ({ bytes, contentType }) => ({ base64: bytes, contentType }),
  },
  highlights: {
    path: MARKDOWN,
    params: ({ highlightsParams }) => ({ highlights: highlightsParams }),
    data: ({ highlights }) => highlights,
  },
  html: { path: HTML, data: ({ html }) => html },
  images: {
    path: '/v1/web/scrape/images',
    params: ({ imageParams: { dedupe, enrich = [] } = {} }) => ({
      ...{ allElements: true, dedupe: dedupe === 'visual' },
      enrichment: enrich.length > 0 ? enrichmentOf(enrich) : undefined,
    }),
    data: ({ images }) => listOf(images).map(imageOf),
  },
  json: {
    path: '/v1/web/extract',
    params: ({ jsonParams: { schema, instructions } = { schema: {} } }) => ({
      ...{ schema, instructions, maxPages: 1 },
    }),
    data: ({ data }) => data,
  },
  markdown: {
    path: MARKDOWN,
    params: ({ markdownParams: { includeImages, includeLinks, inlineImages } = {} }) => ({
      ...{ includeImages, includeLinks, shortenBase64Images: inlineImages !== 'preserve' },
    }),
    data: ({ markdown }) => markdown,
  },
  parse: {
    path: HTML,
    params: ({ parseParams }) => ({ extractRules: parseParams?.rules }),
    data: ({ extracted }) => extracted,
  },
  product: {
    path: '/v1/brand/ai/product',
    data: ({ is_product_page: isProductPage, product }) => ({
      ...{ isProductPage, product: product ? productOf(product as RawParams) : null },
    }),
  },
  screenshot: {
    path: '/v1/web/scrape/screenshot',
    params: ({ screenshotParams: { area, format, quality } = {} }) => ({
      ...{ fullScreenshot: area === 'fullPage', format, quality },
      area: typeof area === 'object' ? area : undefined,
    }),
    data: ({ screenshot }, context) => dataUrl(String(screenshot), context),
  },
}

const enrichmentOf = (enrich: readonly string[]) => ({
  resolution: enrich.includes('dimensions'),
  classification: enrich.includes('classification'),
  hostedUrl: enrich.includes('file'),
})

function imageOf({ src, type, alt, enrichment = {} }: RawParams): RawParams {
  const { width, height, type: classification, url: fileUrl } = enrichment as RawParams
  const url = type === 'html' ? `data:image/svg+xml,${encodeURIComponent(String(src))}` : src
  return {
    url,
    ...(alt !== null && { alt }),
    ...(width !== undefined && { width, height }),
    ...(classification !== undefined && { classification }),
    ...(fileUrl !== undefined && { fileUrl }),
  }
}

/** Sizes, variants and the price before a discount are not read, so that they are empty. */
function productOf({
  image_url: imageUrl,
  target_audience: targetAudience,
  ...product
}: RawParams): RawParams {
  const { name, description, features, images, tags, category, price, currency, ...more } = product
  const { availability, brand, sku } = more
  return {
    ...{ name, description, features, images, tags, targetAudience, category, imageUrl, price, currency },
    ...(availability !== undefined && { availability }),
    ...{ brand, sku, regularPrice: null, dimensions: [], variants: [] },
  }
}

/** The picture at an address of this service, which clients of this route expect in the answer itself. */
async function dataUrl(address: string, { engine }: Context): Promise<string> {
  const token = address.slice(address.lastIndexOf(FILES) + FILES.length).replace(/\.\w+$/, '')
  const picture = await engine.pictures.at(token)
  if (!picture) throw new WireError(REFUSALS.pictureGone)
  const type = CONTENT_TYPES[pictureTypeOf(picture) ?? 'png']
  return `data:${type};base64,${picture.toString('base64')}`
}

function listOf(value: unknown): readonly RawParams[] {
  return Array.isArray(value) ? value : []
}
