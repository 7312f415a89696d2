/** Reads a page that is a file: a PDF, a document of Word, a workbook, or data such as JSON. */

import type { Deadline } from '../concurrency/deadline.ts'
import type { HtmlReading, Reading } from '../extract/reading.ts'
import type { PdfOnPage, ReadDocument } from '../model/documents.ts'
import { BlazonError } from '../model/errors.ts'
import type { PageReadings, PageResult } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'
import type { Ports } from './ports.ts'

export interface PageFile {
  readonly site: Site
  readonly url: string
  /** The type that the site states. */
  readonly fileType: string
  readonly reading: Extract<Reading, { readonly kind: 'html' | 'markdown' }>
  readonly pdf?: PdfOnPage | undefined
  /** Headers of the caller. They are only sent to the origin of the file. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Media types that `parse` cannot read. Such files are not fetched. */
const UNREAD = /^(?:image|audio|video|font)\//i

/**
 * Fetches the file at a URL and reads it. Undefined for a type that cannot be read. The file is not stored.
 */
export async function readPageFile(
  { fetchBytes, parse, now }: Pick<Ports, 'fetchBytes' | 'parse' | 'now'>,
  { site, url, fileType, reading, headers, pdf: { shouldParse = true, ...pages } = {} }: PageFile,
  deadline: Deadline,
): Promise<PageResult<PageReadings['html' | 'markdown']> | undefined> {
  if (UNREAD.test(fileType)) return undefined
  if (!shouldParse && /pdf/i.test(fileType))
    throw new BlazonError('invalid_input', `${url} is a PDF, and pdf.shouldParse is false.`)
  const { finalUrl, bytes, statusCode, contentType } = await fetchBytes(
    { url, registrable: site.registrable, headers },
    deadline,
  )
  const found = await parse(bytes, { ...styleOf(reading), url: finalUrl, pdf: pages }, deadline.signal).catch(
    (thrown: unknown) => {
      if (thrown instanceof BlazonError && thrown.code === 'unsupported_type') return undefined
      throw thrown
    },
  )
  if (!found) return undefined
  if (!shouldParse && found.type === 'pdf')
    throw new BlazonError('invalid_input', `${url} is a PDF, and pdf.shouldParse is false.`)
  refuseParts(reading, url, found)
  const { notes } = found
  const page = { domain: site.domain, url: finalUrl, capturedAt: now().toISOString(), notes } as const
  const metadata = { sourceUrl: url, finalUrl, statusCode, contentType }
  const about = { finalDOMState: 'loaded', metadata } as const
  return { state: 'ok', producer: 'http', ...page, ...about, ...formOf(found, reading) }
}

/** Throws `invalid_input` for selectors and rules, because a file has no elements. */
function refuseParts({ options = {} }: PageFile['reading'], url: string, { type }: ReadDocument): void {
  const { includeSelectors, excludeSelectors, extractRules }: HtmlReading = { ...options }
  if ([includeSelectors, excludeSelectors, extractRules].every((part) => part === undefined)) return
  throw new BlazonError('invalid_input', `${url} is a file (${type}), so no selectors or rules apply to it.`)
}

function styleOf(reading: PageFile['reading']) {
  if (reading.kind === 'html') return {}
  const { mainContentOnly, links, images, shortenBase64Images, chunks, highlights } = reading.options
  return { mainContentOnly, links, images, shortenBase64Images, chunks, highlights }
}

function formOf({ type, html, markdown, chunks, highlights }: ReadDocument, reading: PageFile['reading']) {
  if (reading.kind === 'html') return { html, type }
  const contentLength = Buffer.byteLength(markdown)
  return {
    ...{ markdown, type, contentLength },
    ...{ ...(chunks && { chunks }), ...(highlights && { highlights }) },
    ...(reading.options.includeHtml && { html }),
  }
}
