import { type Har, type HarEntry, parseHar } from '../../formats/http/har.ts'
import { decodeCss, decodeHtml, decodeText } from '../../formats/text/charset.ts'
import { parsedUrl, withoutFragment } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import { HAR_REQUEST } from '../../model/options/given.ts'
import { text as TEXT } from '../../model/options/schema.ts'
import { checkSettings, checkValue } from '../../model/options/validate.ts'
import type { PartialOptions } from '../../model/options.ts'
import { hashOf, type Resource, type Snapshot } from '../snapshot.ts'
import { kindOf, snapshotFromHtml } from './from-html.ts'

/** The part of a HAR file that becomes a snapshot. */
export interface HarRequest {
  /** The URL of the page to take; by default the first page of the file. */
  readonly url?: string | undefined
  /** The same options as those of `snapshotFromHtml`. */
  readonly options?: PartialOptions | undefined
}

/**
 * Makes a snapshot of a page from the text of a HAR file, as developer tools save it "with content". The
 * document is the one that the server sent. Throws `invalid_input` with the reason for a text that is not a
 * HAR file, and for a HAR file in which no page has its body.
 */
export function snapshotFromHar(text: string, request: HarRequest = {}): Snapshot {
  checkValue('the HAR file', text, TEXT)
  checkSettings(HAR_REQUEST, request, { whole: 'the request' })
  const har = readHar(text)
  const document = documentIn(har, request)
  const chain = chainTo(document, har)
  const [first = document] = chain
  const { text: html, charset } = textOf(document, (bytes) => decodeHtml(bytes, document.type))
  const page = snapshotFromHtml({
    url: document.url,
    html,
    capturedAt: document.startedAt ?? '1970-01-01T00:00:00.000Z',
    ...(request.options && { options: request.options }),
  })
  const bodies = new Map(page.bodies)
  const resources = fetchedFor(document, har).map((entry) => resourceOf(entry, charset, bodies))
  return {
    ...page,
    site: snapshotFromHtml({ url: first.url, html: '' }).site,
    document: { ...page.document, status: document.status, charset },
    resources: [
      {
        url: first.url,
        finalUrl: document.url,
        kind: 'document',
        status: document.status,
        headers: withoutCookies(document.headers),
        body: page.document.body,
        partial: false,
        redirects: chain.slice(0, -1).map(({ url, status }) => ({ url, status })),
        error: null,
      },
      ...resources,
    ],
    bodies,
  }
}

/** Reads a HAR file, in the order in which entries began. Throws `invalid_input` for any other text. */
export function readHar(text: string): Har {
  const read = parseHar(text)
  if ('har' in read) return { ...read.har, entries: inOrder(read.har.entries) }
  throw new BlazonError('invalid_input', `This is no HAR file: ${read.reason}.`)
}

/** HAR 1.2 leaves the order to the reader. An entry without a start time keeps its position. */
function inOrder(entries: readonly HarEntry[]): HarEntry[] {
  const begun = ({ startedAt }: HarEntry) => Date.parse(startedAt ?? '')
  const dated = entries.filter(({ startedAt }) => startedAt !== null).sort((a, b) => begun(a) - begun(b))
  const next = dated.values()
  return entries.map((entry) => (entry.startedAt === null ? entry : (next.next().value ?? entry)))
}

/**
 * Returns the document of the requested URL. Default: for the first page whose document was saved with its
 * body, the document to which the redirects from its first document lead. Documents of frames are not pages.
 */
export function documentIn(har: Har, { url }: HarRequest): HarEntry {
  const { entries } = har
  const wanted = url === undefined ? undefined : bare(url)
  const documents =
    wanted === undefined ? ledTo(har) : entries.filter((entry) => entry.url === wanted && isPage(entry))
  const isKept = ({ body }: HarEntry) => body !== null
  const found = (wanted === undefined ? undefined : documents.find(isWhole)) ?? documents.find(isKept)
  if (found) return found
  if (wanted !== undefined)
    throw new BlazonError('invalid_input', `This HAR file has no page at ${wanted} with its body.`)
  throw new BlazonError(
    'invalid_input',
    'This HAR file has no page with its body: save it "with content", after loading the page with the network panel open.',
  )
}

/** Returns where the first document of each page leads. A preserved log may begin with the end of a visit. */
function ledTo({ pages, entries }: Har): HarEntry[] {
  const visits = pages.map((id) => entries.filter(({ page }) => page === id))
  // Some tools list pages without saying which entry belongs to which.
  const told = visits.some((visit) => visit.length > 0) ? visits : [entries]
  return told.flatMap((visit) => visit.find(isPage) ?? []).map((first) => endOf(first, entries))
}

/**
 * Follows redirects from an entry to their end. A refusal that was a challenge, or an answer without a body,
 * such as "not modified", is replaced by a later answer with the same page.
 */
function endOf(first: HarEntry, entries: readonly HarEntry[]): HarEntry {
  let at = first
  for (let left = MAX_REDIRECTS; at.redirectUrl !== null && left > 0; left--) {
    const { redirectUrl } = at
    const next = entries.slice(entries.indexOf(at) + 1).find(({ url }) => url === redirectUrl)
    if (!next) break
    at = next
  }
  const { url, status, body } = at
  if (status < 400 && body !== null) return at
  return entries.slice(entries.indexOf(at)).find((entry) => entry.url === url && isWhole(entry)) ?? at
}

function isWhole({ status, body }: HarEntry): boolean {
  return status === 200 && body !== null
}

/** Statuses of answers without content, such as answers to beacons. They are not pages. */
const NO_PAGE: ReadonlySet<number> = new Set([0, 204, 205])

function isPage({ type, resourceType, status }: HarEntry): boolean {
  const isHtml = /html/i.test(type)
  if (NO_PAGE.has(status)) return false
  return resourceType === null ? isHtml : resourceType === 'document' && (isHtml || type === '')
}

function bare(url: string): string {
  const parsed = parsedUrl(url)
  if (parsed) return withoutFragment(parsed.href)
  throw new BlazonError('invalid_input', `"${url}" is no URL.`)
}

/** Returns the document with the redirects that led to it, in order. */
export function chainTo(document: HarEntry, { entries }: Har): HarEntry[] {
  const chain = [document]
  const before = ({ url }: HarEntry) =>
    entries.find((entry) => entry.redirectUrl === url && !chain.includes(entry))
  let first = before(document)
  while (first && chain.length <= MAX_REDIRECTS) {
    chain.unshift(first)
    first = before(first)
  }
  return chain
}

const MAX_REDIRECTS = 20

/** Returns one exchange for each URL, if possible one with a body. */
function fetchedFor(document: HarEntry, { entries }: Har): HarEntry[] {
  const found = new Map<string, HarEntry>()
  for (const entry of entries) {
    if (entry === document || entry.page !== document.page || entry.method !== 'GET') continue
    if (entry.redirectUrl !== null || entry.url === document.url) continue
    if ((found.get(entry.url)?.body ?? null) === null) found.set(entry.url, entry)
  }
  return [...found.values()]
}

function resourceOf(entry: HarEntry, charset: string, bodies: Map<string, Uint8Array>): Resource {
  const { url, status, headers, type } = entry
  const [kind] = kindOf({ url, ...(type ? { contentType: type } : {}) })
  const body = status >= 200 && status < 400 ? bytesOf(entry, kind, charset) : null
  const hash = body && hashOf(body)
  if (body && hash) bodies.set(hash, body)
  const error = status === 0 ? 'It did not answer.' : `It answered with status ${status}.`
  return {
    url,
    finalUrl: url,
    kind,
    status,
    headers: { ...withoutCookies(headers), ...(type ? { 'content-type': type } : {}) },
    body: hash,
    partial: false,
    redirects: [],
    error: body ? null : status === 200 ? 'The file was saved without its body.' : error,
  }
}

/** Returns text as UTF-8, as snapshots keep it, and other bodies as they are. */
function bytesOf(entry: HarEntry, kind: Resource['kind'], charset: string): Uint8Array | null {
  const { body, type } = entry
  if (body === null || typeof body === 'string') return body === null ? null : new TextEncoder().encode(body)
  if (kind === 'stylesheet') return new TextEncoder().encode(decodeCss(body, type, charset).text)
  if (kind === 'manifest') return new TextEncoder().encode(decodeText(body, type).text)
  return body
}

function textOf(
  { body }: HarEntry,
  decode: (bytes: Uint8Array) => { text: string; charset: string },
): { text: string; charset: string } {
  return typeof body === 'string' ? { text: body, charset: 'utf-8' } : decode(body ?? new Uint8Array())
}

function withoutCookies(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !/cookie/.test(name)))
}
