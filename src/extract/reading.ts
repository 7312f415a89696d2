import { BlazonError } from '../model/errors.ts'
import type { PageMaterial } from '../model/facts.ts'
import { failedResult } from '../model/failed-result.ts'
import { type Finding, foundValue, isFound } from '../model/finding.ts'
import { MAX_HTML_BYTES } from '../model/limits.ts'
import { DEFAULTS } from '../model/options.ts'
import type {
  HtmlRequest,
  ImagesOptions,
  MarkdownOptions,
  MarkdownRequest,
  PageHtml,
  PageReadings,
  PageResult,
  PageText,
  VisitEnd,
} from '../model/scrape.ts'
import { documentTypeOf } from '../snapshot/document/type.ts'
import { htmlOf, isPruned } from '../snapshot/dom.ts'
import { notesOf } from '../snapshot/notes.ts'
import { type PartWanted, partOf } from '../snapshot/part.ts'
import { refusedFor } from '../snapshot/refused.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { fileTypeOf } from '../snapshot/verdict/file-type.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'
import { aboutPage } from './about/index.ts'
import { fitting, jsonBytes, textFits } from './answer-size.ts'
import { factsOf } from './facts/index.ts'
import { materialOf } from './facts/material.ts'
import { imagesOf } from './images/index.ts'
import { extractors } from './index.ts'
import { pageLines } from './lines/index.ts'
import { mainHtmlOf, markdownOf } from './markdown/index.ts'
import { productsOf } from './products/index.ts'
import { listOf } from './products/listed.ts'
import { takenByRules } from './rules/index.ts'

/**
 * The kinds of readings of a page at a URL: its document, its pictures, its text as Markdown, its product, or
 * its facts.
 */
export type Reading =
  | { readonly kind: 'html'; readonly options?: HtmlReading }
  | { readonly kind: 'images'; readonly options: ImagesOptions }
  | { readonly kind: 'markdown'; readonly options: MarkdownReading }
  | { readonly kind: 'product' }
  | { readonly kind: 'products' }
  | { readonly kind: 'facts' }
  | { readonly kind: 'material'; readonly options: MaterialWanted }
  | { readonly kind: 'lines'; readonly options: PartWanted }

/** The part of a page that is returned as HTML, and the rules that take values from it. */
export interface HtmlReading extends PartWanted, Pick<HtmlRequest, 'mainContentOnly' | 'extractRules'> {}

export interface MarkdownReading
  extends PartWanted,
    Pick<MarkdownRequest, 'includeHtml'>,
    Partial<MarkdownOptions> {}

export type ReadingOf<K extends Reading['kind']> = Reading & { readonly kind: K }

/** Reads a captured page in the requested way, or returns why it cannot be read. */
export function readPage<K extends Reading['kind']>(
  snapshot: Snapshot,
  reading: ReadingOf<K>,
  maxAnswerBytes = DEFAULTS.maxAnswerBytes,
): PageResult<PageReadings[K]> {
  const { site, url, capturedAt, producer, notes, document } = snapshot
  const { domain } = site
  const refused = (reason: 'blocked' | 'error_page' | 'empty', signs: readonly string[]) =>
    refusedFor(snapshot, reason, signs)
  const failed = (error: BlazonError) => failedResult(domain, error)
  const unread = document.status < 300 ? whyUnread(snapshot) : undefined
  if (unread) return failed(unread)
  const { class: pageClass, evidence } = verdictOf(snapshot)
  if (pageClass === 'blocked') return refused('blocked', [...evidence, ...notes])
  if (document.status >= 300) return refused('error_page', [`status ${document.status}`])
  if (htmlOf(snapshot).trim() === '') return refused('empty', ['The document is empty.'])
  const read = readingOf(snapshot, reading)
  if (!read && isPruned(snapshot)) return failed(new BlazonError('too_large', `${url} ${WORDLESS_PART}`))
  if (!read) return refused('empty', ['There are no words on it.'])
  const fit = withinBytes(read, maxAnswerBytes)
  if (!fit)
    return failed(
      new BlazonError('too_large', `${url} gives an answer of more than ${maxAnswerBytes} bytes.`),
    )
  const told = [...(reading.kind === 'html' ? notes : notesOf(snapshot)), ...fit.notes]
  // After the cut the value has the same shape as before, which TypeScript cannot see.
  const page = fit.read as PageReadings[K]
  return { state: 'ok', domain, url, capturedAt, producer, notes: told, ...page }
}

/**
 * The part of a message after the URL. It speaks of the part that was read, because the rest of the page may
 * have words.
 */
const WORDLESS_PART =
  'is too large or nested too deeply to be read whole, and the part that is read has no words.'

type Read = PageReadings[Reading['kind']]

/** Shortens what was read until its JSON has at most `maxBytes`. Undefined where that is not possible. */
function withinBytes(read: Read, maxBytes: number): { read: Read; notes: readonly string[] } | undefined {
  const cut = (kept: number, all: number, what: string) =>
    kept < all
      ? [`Only the first ${kept} of ${all} ${what} are given: all take more than ${maxBytes} bytes.`]
      : []
  if ('images' in read) {
    const images = fitting(read.images, maxBytes)
    return { read: { ...read, images }, notes: cut(images.length, read.images.length, 'pictures') }
  }
  if ('isProductPage' in read || 'products' in read)
    return jsonBytes(read) <= maxBytes ? { read, notes: [] } : undefined
  // The facts need no cut, because their number and length are bounded already.
  if ('lines' in read) return textFits(read.lines, maxBytes) ? { read, notes: [] } : undefined
  if ('facts' in read || 'material' in read) return { read, notes: [] }
  const rest = restOf(read)
  const room = maxBytes - rest
  const text = 'markdown' in read ? read.markdown : read.html
  if (!textFits(text, room)) return undefined
  if (!('chunks' in read) || !read.chunks) return { read, notes: [] }
  const chunks = fitting(read.chunks, room - jsonBytes(text))
  return { read: { ...read, chunks }, notes: cut(chunks.length, read.chunks.length, 'chunks') }
}

/** Returns the size of an answer without its text and its chunks, in bytes. */
function restOf(read: PageHtml | PageText): number {
  const beside = 'markdown' in read ? { ...read, markdown: '', chunks: [] } : { ...read, html: '' }
  return jsonBytes(beside)
}

function readingOf(snapshot: Snapshot, reading: Reading): Read | undefined {
  switch (reading.kind) {
    case 'html':
      return htmlReading(snapshot, reading.options)
    case 'facts':
      return { facts: factsOf(snapshot, listOf(snapshot).products) }
    case 'material':
      return { material: wholeMaterial(snapshot, reading.options), ...endOf(snapshot) }
    case 'lines':
      return linesReading(snapshot, reading.options)
    case 'images':
      return {
        images: foundValue(imagesOf(snapshot, reading.options)) ?? [],
        ...endOf(snapshot),
      }
    case 'product':
      return foundValue(productsOf(snapshot))
    case 'products':
      return listOf(snapshot)
    case 'markdown':
      return markdownReading(snapshot, reading.options)
  }
}

/** Returns the lines of the requested part, or of the main part by default. */
function linesReading(snapshot: Snapshot, wanted: PartWanted): PageReadings['lines'] | undefined {
  const { page } = partOf(snapshot, wanted)
  const lines = pageLines(page, (wanted.includeSelectors ?? []).length === 0)
  return lines === '' ? undefined : { lines }
}

function htmlReading(snapshot: Snapshot, wanted: HtmlReading = {}): PageHtml {
  const { extractRules, mainContentOnly } = wanted
  const { page, html: whole } = partOf(snapshot, wanted)
  const html = mainContentOnly ? mainHtmlOf(page) : whole
  return {
    html,
    type: documentTypeOf(snapshot),
    metadata: aboutPage(snapshot),
    ...endOf(snapshot),
    ...(extractRules && { extracted: takenByRules(html, extractRules) }),
  }
}

function markdownReading(snapshot: Snapshot, wanted: MarkdownReading): PageText | undefined {
  const { includeSelectors, excludeSelectors, includeFrames, includeHtml, ...options } = wanted
  const { page, html } = partOf(snapshot, { includeSelectors, excludeSelectors, includeFrames })
  const { text: _, ...read } = foundValue(markdownOf(page, options)) ?? {}
  if (!('markdown' in read)) return undefined
  return {
    ...read,
    contentLength: Buffer.byteLength(read.markdown),
    metadata: aboutPage(snapshot),
    ...endOf(snapshot),
    ...(includeHtml && { html: options.mainContentOnly ? mainHtmlOf(page) : html }),
  }
}

/** Describes how the visit to the page ended. */
function endOf({ unfinished, reductions = [], actions }: Snapshot): VisitEnd {
  const isLoading = unfinished === true || reductions.includes('not_rendered')
  return {
    finalDOMState: isLoading ? 'still-loading' : 'loaded',
    ...(actions && { actionsApplied: actions }),
  }
}

/** Returns the error for a response that is not a readable page; undefined for a readable page. */
function whyUnread(snapshot: Snapshot): BlazonError | undefined {
  const answer = snapshot.resources.find(({ kind }) => kind === 'document')
  const fileType = fileTypeOf(snapshot)
  if (fileType) return new BlazonError('invalid_input', `${snapshot.url} is no web page but ${fileType}.`)
  const bytes = snapshot.bodies.get(snapshot.document.body)?.length ?? 0
  // Like a browser, this function reads a document up to the place where its transfer broke off. But a
  // document that reached the limit is refused. The limit is halved here, because the text may have been
  // UTF-16, which has twice the bytes of UTF-8.
  const isCut = answer?.partial === true && bytes >= MAX_HTML_BYTES / 2
  if (!isCut) return undefined
  return new BlazonError('too_large', `${snapshot.url} is longer than ${MAX_HTML_BYTES} bytes.`)
}

interface MaterialWanted {
  /** Whether the page is returned as Markdown, too. */
  readonly text: boolean
  /** Whether the documents of frames are read at the position of the frames. Default: false. */
  readonly includeFrames?: boolean | undefined
}

/** The fields of a brand that become facts. */
const OF_BRANDS = [
  ...(['name', 'description', 'slogan', 'logos', 'socials', 'links'] as const),
  ...(['email', 'phone', 'address', 'language'] as const),
] as const

/** Returns the material of a page, with the fields of a brand that are found on it. */
export function wholeMaterial(given: Snapshot, { text, includeFrames }: MaterialWanted): PageMaterial {
  const snapshot = includeFrames ? partOf(given, { includeFrames }).page : given
  const { products } = listOf(snapshot)
  const page = foundValue(productsOf(snapshot)) ?? undefined
  const material = materialOf(snapshot, factsOf(snapshot, products), { products, page })
  const { markdown } = (text && foundValue(markdownOf(snapshot, { images: false }))) || {}
  const found = OF_BRANDS.map((name) => [name, untraced(extractors[name](snapshot) as Finding<unknown>)])
  return { ...material, brand: Object.fromEntries(found), ...(markdown !== undefined && { text: markdown }) }
}

function untraced<T>(finding: Finding<T>): Finding<T> {
  if (!isFound(finding)) return finding
  const { value, confidence, rule } = finding
  return { value, confidence, rule, evidence: [] }
}
