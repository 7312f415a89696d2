/**
 * Reads a file, such as a PDF, as HTML and as Markdown. Pure: the same bytes give the same text. A file can
 * make this work arbitrarily long, so it runs in the processes of `readers/`, where it can be killed.
 */

import { markdownOf } from '../extract/markdown/index.ts'
import { chunksOf } from '../extract/markdown/write/chunks.ts'
import { highlightsOf } from '../extract/markdown/write/highlights.ts'
import { tableRows } from '../formats/table/rows.ts'
import { decodeHtml, decodeText } from '../formats/text/charset.ts'
import type { DocumentType, ParseRequest, ReadDocument } from '../model/documents.ts'
import { foundValue } from '../model/finding.ts'
import { isPruned } from '../snapshot/dom.ts'
import { snapshotFromHtml } from '../snapshot/made/from-html.ts'
import { tableMarkdown } from './html.ts'
import { docxHtml, xlsxHtml } from './office.ts'
import { pdfHtml, type WrittenHtml } from './pdf.ts'
import { documentTypeOf } from './types.ts'

/**
 * Reads a file. Throws `unsupported_type` for a file of another type, and `invalid_input` for a damaged one
 * and for pages that a PDF does not have.
 */
export async function readDocument(bytes: Uint8Array, request: ParseRequest): Promise<ReadDocument> {
  const { chunks, highlights } = request
  const found = await readAs(documentTypeOf(bytes, request.extension), bytes, request)
  return {
    ...found,
    ...(chunks !== undefined && { chunks: chunksOf(found.markdown, chunks) }),
    ...(highlights && { highlights: highlightsOf(found.markdown, highlights) }),
  }
}

async function readAs(type: DocumentType, bytes: Uint8Array, request: ParseRequest): Promise<ReadDocument> {
  const written = await writtenHtml(type, bytes, request)
  if (written) return fromHtml(type, written, request)
  const text = decodeText(bytes).text.replace(/\r\n?/g, '\n').trimEnd()
  return { type, html: text, markdown: await textMarkdown(type, text, request), notes: [] }
}

async function writtenHtml(
  type: DocumentType,
  bytes: Uint8Array,
  { pdf = {}, images = true, shortenBase64Images = true }: ParseRequest,
): Promise<WrittenHtml | undefined> {
  switch (type) {
    case 'pdf':
      return pdfHtml(bytes, pdf)
    case 'docx':
      return docxHtml(bytes, images && !shortenBase64Images)
    case 'xlsx':
      return xlsxHtml(bytes)
    case 'html':
      return { html: decodeHtml(bytes).text, notes: [] }
    default:
      return undefined
  }
}

/**
 * The host and the folder of a file without an address. Both are removed again from the addresses in its
 * text.
 */
const NO_HOST = 'https://document.invalid'
const NOWHERE = `${NO_HOST}/~/`
const PRUNED =
  'The document is too large or nested too deeply to be read whole. The first part of it is read.'

function fromHtml(type: DocumentType, { html, notes }: WrittenHtml, request: ParseRequest): ReadDocument {
  const { url = NOWHERE, mainContentOnly, links, images, shortenBase64Images } = request
  const page = snapshotFromHtml({ html, url })
  const options = Object.entries({ links, images, shortenBase64Images }).filter(
    ([, value]) => value !== undefined,
  )
  // Only HTML has navigation and side columns around the main content.
  const mainOnly = type === 'html' && mainContentOnly === true
  const found = foundValue(markdownOf(page, { ...Object.fromEntries(options), mainContentOnly: mainOnly }))
  const markdown = found?.markdown ?? ''
  return {
    type,
    html,
    markdown: request.url === undefined ? markdown.replaceAll(NOWHERE, '').replaceAll(NO_HOST, '') : markdown,
    notes: isPruned(page) ? [...notes, PRUNED] : notes,
  }
}

/** The language of a fenced block, for types whose name is not the name of the language. */
const FENCE_OF: Partial<Record<DocumentType, string>> = { svg: 'xml', stylus: 'styl' }

async function textMarkdown(type: DocumentType, text: string, request: ParseRequest): Promise<string> {
  switch (type) {
    case 'text':
    case 'srt':
      return text
    case 'markdown':
      return withoutTargets(text, request)
    case 'csv':
    case 'tsv':
      return tableMarkdown(await rowsOf(text, type === 'csv' ? separatorOf(text) : '\t'))
    default:
      return fenced(shortened(text, request), FENCE_OF[type] ?? type)
  }
}

/** Removes pictures, and the targets of links, from Markdown. */
function withoutTargets(text: string, request: ParseRequest): string {
  const { links = true, images = true } = request
  const pictured = images ? text : text.replace(/!\[([^[\]]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, '')
  return shortened(
    links ? pictured : pictured.replace(/(?<!!)\[([^[\]]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, '$1'),
    request,
  )
}

const DATA = /(data:image\/[\w.+-]{1,40};base64,)[A-Za-z\d+/=]{20,}/g

const shortened = (text: string, { shortenBase64Images = true }: ParseRequest) =>
  shortenBase64Images ? text.replace(DATA, '$1...') : text

async function rowsOf(text: string, delimiter: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of tableRows(once(text), { delimiter })) rows.push([...cells])
  return rows
}

async function* once(text: string) {
  yield text
}

/** In many countries numbers have decimal commas, so tables have semicolons between their cells. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  const countOf = (sign: string) => first.split(sign).length
  return countOf(';') > countOf(',') ? ';' : ','
}

/** Writes a fenced block. Its fence is longer than every fence in the text, so that none of them ends it. */
function fenced(text: string, language: string): string {
  const longest = (text.match(/`{3,}/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}
