/**
 * Plans which routes are called for the formats of a scrape, and which keys of their answers become part of
 * the document.
 */

import { z } from 'zod'
import { absoluteUrl } from '../../../../formats/url.ts'
import { BlazonError } from '../../../../model/errors.ts'
import { MAX_QUERY_CHARS } from '../../../../model/options/requests.ts'
import { WINDOW } from '../../../../model/screenshot.ts'
import { flag, integer, isObject, paramsReader, type RawParams } from '../../params.ts'
import type { ScrapeOptions } from './options.ts'
import { productProfile } from './product.ts'

/** A call of a route of `/v1`. */
export interface Reading {
  /** The formats that need this call. */
  readonly formats: readonly string[]
  readonly path: string
  readonly params: RawParams
  /** Returns the keys of the document that come from the answer. */
  readonly keys: (answer: RawParams) => RawParams
}

type Format = RawParams & { readonly type: string }
export type Formats = ReadonlyMap<string, Format>

/** The settings of formats, by the name of the format. */
const SETTINGS = {
  screenshot: z.looseObject({
    fullPage: flag().optional(),
    quality: z.number().min(0).max(100).optional(),
    viewport: z
      .object({
        width: integer(WINDOW.minWidth, WINDOW.maxWidth),
        height: integer(WINDOW.minHeight, WINDOW.maxHeight),
      })
      .optional(),
  }),
  json: z.looseObject({ schema: z.looseObject({}).optional(), prompt: z.string().optional() }),
  attributes: z.looseObject({
    selectors: z.array(z.looseObject({ selector: z.string(), attribute: z.string() })).max(100),
  }),
  question: z.looseObject({ question: z.string().min(1) }),
  highlights: z.looseObject({ query: z.string().min(1).max(MAX_QUERY_CHARS) }),
}

/** Functions that throw `invalid_input` for a format with a setting of a wrong type. */
const checks: ReadonlyMap<string, (format: Format) => void> = new Map(
  Object.entries(SETTINGS).map(([type, settings]) => {
    const name = `formats.${type}`
    const read = paramsReader({ [name]: settings })
    return [type, (format) => void read({ [name]: format })]
  }),
)

/** The window for `mobile`, which has the size of a common telephone. */
const TELEPHONE = { width: 390, height: 844 }

/** Formats of Firecrawl that this service cannot make, each with the reason. */
const UNAVAILABLE: Readonly<Record<string, string>> = {
  changeTracking: 'no earlier state of a page is kept to compare it with',
  menu: 'menus are not read',
  audio: 'audio is not read',
  video: 'video is not read',
  query: 'the formats highlights and question have replaced it',
}

const HTML = '/v1/web/scrape/html'
const MARKDOWN = '/v1/web/scrape/markdown'
const EXTRACT = '/v1/web/extract'

/** Formats that only a language model can make. */
const OF_MODEL: ReadonlySet<string> = new Set(['summary', 'question'])

/** The instruction for a model that has to summarise a page. */
const SUMMARY = 'The passage of the page that says most of what the page is about, copied letter by letter.'

/**
 * Returns a reading in which a model copies one passage of the page. Its `keys` throw `not_found` when the
 * page has no such passage.
 */
function textReading(key: string, description: unknown): Omit<Reading, 'formats'> {
  const schema = { type: 'object', properties: { [key]: { type: 'string', description } } }
  return {
    ...{ path: EXTRACT, params: { schema, instructions: description, maxPages: 1 } },
    keys({ data }) {
      const text = isObject(data) ? data[key] : undefined
      if (typeof text !== 'string')
        throw new BlazonError('not_found', 'The page has no passage that says it.')
      return { [key]: text }
    },
  }
}

/** A quality means a JPEG, because only formats that lose something have one. */
const jpegOf = (quality: unknown) =>
  typeof quality === 'number' && { format: 'jpeg', quality: Math.max(1, Math.round(quality)) }

/** The formats that need a reading of their own. */
const ALONE: Readonly<
  Record<string, (url: string, format: Format, options: ScrapeOptions) => Omit<Reading, 'formats'>>
> = {
  images: () => ({
    ...{ path: '/v1/web/scrape/images', params: {} },
    keys: ({ images }) => ({
      images: listOf(images)
        .filter((one) => one.type === 'url')
        .map(({ src }) => src),
    }),
  }),
  screenshot: (_url, { fullPage, viewport, quality }, { mobile, blockAds }) => ({
    path: '/v1/web/scrape/screenshot',
    params: {
      ...{ fullScreenshot: fullPage, ...jpegOf(quality) },
      viewport: viewport ?? (mobile ? TELEPHONE : undefined),
      ...(blockAds === false && { handleCookiePopup: false }),
    },
    keys: ({ screenshot }) => ({ screenshot }),
  }),
  json(_url, { schema, prompt }) {
    if (!isObject(schema)) throw new BlazonError('invalid_input', 'The format json needs a schema here.')
    const params = { schema, instructions: prompt, maxPages: 1 }
    return { path: EXTRACT, params, keys: ({ data }) => ({ json: data }) }
  },
  summary: () => textReading('summary', SUMMARY),
  question: (_url, { question }) => textReading('answer', question),
  highlights: (_url, { query }, { onlyMainContent }) => ({
    ...{ path: MARKDOWN, params: { highlights: { query }, useMainContentOnly: onlyMainContent } },
    keys({ highlights }) {
      const passages = textsOf(highlights)
      if (passages.length === 0)
        throw new BlazonError('not_found', 'The page has no passage that has to do with it.')
      return { highlights: passages.join('\n\n') }
    },
  }),
  product: (url) => ({
    ...{ path: '/v1/brand/ai/product', params: {} },
    keys({ product }) {
      if (!product) throw new BlazonError('not_found', 'The page is no page of a product.')
      return { product: productProfile(product as never, url) }
    },
  }),
}

/**
 * Returns the requested formats by their names. Throws `invalid_input` for a format that is not available.
 */
export function formatsOf({ formats }: ScrapeOptions, hasModel: boolean): Formats {
  const named = formats.map((format) => (typeof format === 'string' ? { type: format } : format))
  for (const { type } of named) {
    const why =
      UNAVAILABLE[type] ?? (OF_MODEL.has(type) && !hasModel ? 'the server has no language model' : undefined)
    if (why !== undefined)
      throw new BlazonError('invalid_input', `The format ${type} is not available: ${why}.`)
    if (!KNOWN.has(type)) throw new BlazonError('invalid_input', `There is no format ${type}.`)
  }
  for (const format of named) checks.get(format.type)?.(format)
  return new Map(named.map((format) => [format.type, format]))
}

const OF_DOCUMENT = ['markdown', 'html', 'rawHtml', 'links', 'attributes']
const KNOWN: ReadonlySet<string> = new Set([...OF_DOCUMENT, ...Object.keys(ALONE), 'branding'])

/**
 * Returns the readings for these formats. The first one is always of the page itself, because the document
 * needs its metadata. `branding` is not among them: it combines several answers.
 */
export function readingsOf(
  url: string,
  formats: Formats,
  options: ScrapeOptions & { readonly part: RawParams },
): readonly [Reading, ...Reading[]] {
  const alone = [...formats].flatMap(([name, format]) => {
    const reading = ALONE[name]?.(url, format, options)
    return reading ? [{ formats: [name], ...reading }] : []
  })
  const part = partReading(formats, options)
  const whole = wholeReading(formats)
  if (!part) return [whole, ...alone]
  return [part, ...(whole.formats.length > 0 ? [whole] : []), ...alone]
}

/** Returns the reading of the requested part of the page. One visit serves both Markdown and HTML. */
function partReading(
  formats: Formats,
  { onlyMainContent, removeBase64Images, part }: ScrapeOptions & { readonly part: RawParams },
): Reading | undefined {
  const wanted = ['markdown', 'html'].filter((name) => formats.has(name))
  if (wanted.length === 0) return undefined
  const chosen = { useMainContentOnly: onlyMainContent, ...part }
  const keys = ({ markdown, html }: RawParams) => ({ markdown, html })
  if (!formats.has('markdown')) return { formats: wanted, path: HTML, params: chosen, keys }
  const pictures = { includeImages: true, shortenBase64Images: removeBase64Images }
  const params = { ...chosen, ...pictures, includeHTML: formats.has('html') }
  return { formats: wanted, path: MARKDOWN, params, keys }
}

/** Returns the reading of the whole page, for the formats that ignore the requested part. */
function wholeReading(formats: Formats): Reading {
  const wanted = ['rawHtml', 'links', 'attributes'].filter((name) => formats.has(name))
  const selectors = listOf(formats.get('attributes')?.selectors)
  const rules = Object.fromEntries([
    ...(formats.has('links') ? [['links', ruleOf('a[href]', 'href')]] : []),
    ...selectors.map(({ selector, attribute }, at) => [`attribute ${at}`, ruleOf(selector, attribute)]),
  ])
  return {
    formats: wanted,
    path: HTML,
    params: Object.keys(rules).length > 0 ? { extractRules: rules } : {},
    keys: ({ html, extracted, metadata, url }) => {
      const found = isObject(extracted) ? extracted : {}
      const base = String((isObject(metadata) && metadata.finalUrl) || url)
      const values = (at: number) => textsOf(found[`attribute ${at}`])
      return {
        ...(formats.has('rawHtml') && { rawHtml: html }),
        ...(formats.has('links') && { links: linksOf(textsOf(found.links), base) }),
        ...(formats.has('attributes') && {
          attributes: selectors.map((selector, at) => ({ ...selector, values: values(at) })),
        }),
      }
    },
  }
}

const ruleOf = (selector: unknown, attribute: unknown) => ({
  ...{ selector, type: 'list', output: `@${attribute}` },
})

/** Makes addresses absolute and removes repeated ones. */
function linksOf(hrefs: readonly string[], base: string): readonly string[] {
  return [...new Set(hrefs.flatMap((href) => absoluteUrl(href, base) ?? []))]
}

function listOf(value: unknown): readonly RawParams[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
