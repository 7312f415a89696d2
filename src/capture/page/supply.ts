/** Fetches the files that a page needs, within limits, and checks that each answer has the right type. */

import { setMaxListeners } from 'node:events'
import { createSlots } from '../../concurrency/slots.ts'
import { imageSize, pictureExcess } from '../../formats/image.ts'
import { MAX_SVG_BYTES } from '../../formats/svg/size.ts'
import { decodeCss, decodeHtml, decodeText } from '../../formats/text/charset.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { Resource } from '../../snapshot/snapshot.ts'
import { FETCH } from '../bounds.ts'
import type { Client, Exchange, Head } from '../http/client.ts'
import type { Need } from './needs.ts'

/** A resource with its body. The body is not hashed yet. */
export interface Supplied {
  readonly resource: Omit<Resource, 'body'>
  readonly body: Uint8Array | null
}

/** Fetches one file. Never rejects: a failure becomes the error of the resource. */
export type Supply = (need: Need) => Promise<Supplied>

export interface SupplyRequest {
  readonly client: Client
  readonly options: Options
  /** Encoding of the document. It is used for style sheets that declare none. */
  readonly charset: string
  /** Exchanges that the browser has made already, by URL. */
  readonly fetched?: ReadonlyMap<string, Promise<Exchange | undefined>>
  readonly signal: AbortSignal
}

/** Creates a supply: what the browser has fetched, and everything else by HTTP within the limits. */
export function createSupply({ client, options, charset, fetched, signal }: SupplyRequest): Supply {
  const { wholeTimeoutMs, maxRequests } = options.fetch
  const { maxTotalBytes, maxStylesheetsBytes, perSiteConcurrency } = FETCH
  const slots = createSlots(perSiteConcurrency)
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(wholeTimeoutMs)])
  // Every fetch adds a listener to this signal.
  setMaxListeners(0, deadline)
  const left = { requests: maxRequests, bytes: maxTotalBytes, css: maxStylesheetsBytes }

  const counted = (exchange: Exchange, bytes = exchange.body?.length ?? 0): Exchange => {
    left.bytes -= bytes
    return exchange
  }
  const tooMany = () => new BlazonError('too_large', `Not asked for: ${maxRequests} requests were made.`)
  const tooMuch = () => new BlazonError('too_large', `Not asked for: ${maxTotalBytes} bytes were read.`)
  // Each redirect is a request of its own.
  const onRedirect = () => {
    if (--left.requests < 0) throw tooMany()
  }
  const fetchNeed = async (need: Need): Promise<Exchange> => {
    const { url, kind } = need
    const partialBytes = PICTURES.has(kind) ? beginningBytes() : undefined
    let most = 0
    const maxBytes = (head: Head) => {
      most = Math.max(0, Math.min(bytesFor(need, head), left.bytes))
      return most
    }
    const fetching = async () => {
      if (--left.requests < 0) return failed(need, tooMany())
      if (left.bytes <= 0) return failed(need, tooMuch())
      const asked = { url, accept: ACCEPT[kind], maxBytes, partialBytes, onRedirect, signal: deadline }
      const exchange = await client.fetch(asked)
      // Bytes that were read and are not stored count as well.
      const isCut = exchange.partial && exchange.body?.length === partialBytes
      return isCut ? counted(exchange, most) : counted(exchange)
    }
    try {
      return await slots.run(fetching, deadline)
    } catch (thrown) {
      return failed(need, new BlazonError('timeout', 'The time for this page ran out.', { cause: thrown }))
    }
  }
  return async (need) => {
    const known = await fetched?.get(need.url)
    if (known) left.requests -= known.redirects.length
    const exchange = known ? counted(known) : await fetchNeed(need)
    const supplied = judged(need, exchange, charset)
    if (need.kind !== 'stylesheet') return supplied
    left.css -= supplied.body?.length ?? 0
    return left.css >= 0
      ? supplied
      : without(supplied, `Left out: the stylesheets are over ${maxStylesheetsBytes} bytes.`)
  }
}

const ACCEPT: Readonly<Record<Need['kind'], string>> = {
  stylesheet: 'text/css,*/*;q=0.1',
  manifest: 'application/manifest+json,application/json,*/*;q=0.8',
  icon: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8',
  image: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8',
  frame: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  page: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  link: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  listed: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
}

/** Kinds of needs that only ask whether the address exists; no body is read. */
const STATUS_ONLY: ReadonlySet<Need['kind']> = new Set(['link', 'listed'])

function bytesFor(need: Need, { url, status, headers }: Head): number {
  if (status >= 400) return 0
  if (need.kind === 'stylesheet') return FETCH.maxStylesheetBytes
  if (need.kind === 'manifest') return FETCH.maxManifestBytes
  if (STATUS_ONLY.has(need.kind)) return 0
  if (need.kind === 'page' || need.kind === 'frame') return isHtml(headers) ? FETCH.maxPageBytes : 0
  const isSvg = /svg/i.test(headers['content-type'] ?? '') || /\.svg$/i.test(new URL(url).pathname)
  // One byte more than the maximum shows that the file is too large.
  if (isSvg) return MAX_SVG_BYTES + 1
  return need.whole ? FETCH.maxImageBytes : FETCH.imageHeaderBytes
}

const PICTURES: ReadonlySet<Need['kind']> = new Set(['icon', 'image'])

/** Bytes of a picture that is not decoded, enough for its type and size. Ten megabytes would take 40 ms. */
function beginningBytes(): number {
  return Math.max(MAX_SVG_BYTES + 1, FETCH.imageHeaderBytes)
}

function isHtml(headers: Head['headers']): boolean {
  return /text\/html|application\/xhtml/i.test(headers['content-type'] ?? '')
}

function failed({ url }: Need, failure: BlazonError): Exchange {
  return { url, finalUrl: url, status: 0, headers: {}, body: null, partial: false, redirects: [], failure }
}

/**
 * Checks an exchange and makes a resource of it. Text is decoded and stored as UTF-8. An answer with an error
 * status, or of another type than requested, is stored without its body.
 */
function judged({ kind, url }: Need, exchange: Exchange, charset: string): Supplied {
  const { finalUrl, status, headers, partial, redirects, failure, body } = exchange
  const supplied = {
    resource: { url, finalUrl, kind, status, headers, partial, redirects, error: null },
    body: null,
  }
  if (failure) return without(supplied, failure.message)
  // A need of this kind asks only for the status.
  if (STATUS_ONLY.has(kind) && status < 400)
    return { ...supplied, resource: { ...supplied.resource, partial: false } }
  if (status >= 400 || status === 204 || body === null)
    return without(supplied, `It answered with status ${status}.`)
  const type = headers['content-type'] ?? ''
  if (kind === 'stylesheet') {
    return /text\/html/i.test(type)
      ? without(supplied, 'It is a page, not a stylesheet.')
      : { ...supplied, body: utf8(decodeCss(body, type, charset).text) }
  }
  if (kind === 'page' || kind === 'frame')
    return isHtml(headers)
      ? { ...supplied, body: utf8(decodeHtml(body, type).text) }
      : without(supplied, 'It is not a page.')
  if (kind === 'manifest') return { ...supplied, body: utf8(decodeText(body, type).text) }
  if (/text\/html/i.test(type) && (imageSize(body)?.type ?? 'svg') === 'svg')
    return without(supplied, 'It is a page, not a picture.')
  const excess = pictureExcess(body)
  if (excess !== undefined) return without(supplied, excess)
  return { ...supplied, body }
}

function without({ resource }: Supplied, error: string): Supplied {
  return { resource: { ...resource, partial: false, error }, body: null }
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
