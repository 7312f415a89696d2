import { isDocumentType } from '../formats/document-type.ts'
import { BlazonError } from '../model/errors.ts'
import { foundValue } from '../model/finding.ts'
import { DEFAULTS } from '../model/options.ts'
import type { ImagesOptions, MarkdownOptions, PageReadings, PageResult } from '../model/scrape.ts'
import { htmlOf, isPruned } from '../snapshot/dom.ts'
import { notesOf } from '../snapshot/notes.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'
import { imagesOf } from './images/index.ts'
import { markdownOf } from './markdown/index.ts'

/** What can be read of one page that is asked for by its URL, and how. */
export type Reading =
  | { readonly kind: 'html' }
  | { readonly kind: 'images'; readonly options: ImagesOptions }
  | { readonly kind: 'markdown'; readonly options: Partial<MarkdownOptions> }

export type ReadingOf<K extends Reading['kind']> = Reading & { readonly kind: K }

/** A captured page as it was asked to be read, or why there is nothing to read. Pure. Never throws on page input. */
export function readPage<K extends Reading['kind']>(
  snapshot: Snapshot,
  reading: ReadingOf<K>,
  maxHtmlBytes: number = DEFAULTS.fetch.maxHtmlBytes,
): PageResult<PageReadings[K]> {
  const { site, url, capturedAt, producer, notes, document } = snapshot
  const { domain } = site
  const refused = (reason: 'blocked' | 'error_page' | 'empty', signs: readonly string[]) =>
    ({
      state: 'refused',
      domain,
      class: reason,
      url,
      status: document.status,
      evidence: signs,
      ...pauseOf(snapshot),
    }) as const
  const failed = ({ code, message, retryable }: BlazonError) =>
    ({ state: 'failed', domain, code, message, retryable }) as const
  const unread = document.status < 300 ? whyUnread(snapshot, maxHtmlBytes) : undefined
  if (unread) return failed(unread)
  const { class: pageClass, evidence } = verdictOf(snapshot)
  if (pageClass === 'blocked') return refused('blocked', [...evidence, ...notes])
  if (document.status >= 300) return refused('error_page', [`status ${document.status}`])
  if (htmlOf(snapshot).trim() === '') return refused('empty', ['The document is empty.'])
  const read = readingOf(snapshot, reading)
  if (!read && isPruned(snapshot)) return failed(new BlazonError('too_large', `${url} ${WORDLESS_PART}`))
  if (!read) return refused('empty', ['There are no words on it.'])
  const told = reading.kind === 'html' ? notes : notesOf(snapshot)
  return { state: 'ok', domain, url, capturedAt, producer, notes: told, ...(read as PageReadings[K]) }
}

/** What was left out of a page may hold all of its words. */
const WORDLESS_PART =
  'is too large or nested too deeply to be read whole, and the part that is read has no words.'

function readingOf(snapshot: Snapshot, reading: Reading): PageReadings[Reading['kind']] | undefined {
  switch (reading.kind) {
    case 'html':
      return { html: htmlOf(snapshot) }
    case 'images':
      return { images: foundValue(imagesOf(snapshot, reading.options)) ?? [] }
    case 'markdown': {
      const { text: _, ...page } = foundValue(markdownOf(snapshot, reading.options)) ?? {}
      return 'markdown' in page ? page : undefined
    }
  }
}

/** Why what was answered is no page to read; undefined when it is one. */
function whyUnread(snapshot: Snapshot, maxHtmlBytes: number): BlazonError | undefined {
  const answer = snapshot.resources.find(({ kind }) => kind === 'document')
  const type = answer?.headers['content-type'] ?? ''
  if (!isDocumentType(type))
    return new BlazonError(
      'invalid_input',
      `${snapshot.url} is no web page but ${type.split(';')[0]?.trim()}.`,
    )
  const bytes = snapshot.bodies.get(snapshot.document.body)?.length ?? 0
  // What broke off is read as far as it came, as browsers do. UTF-8 takes half of the bytes of UTF-16.
  const isCut = answer?.partial === true && bytes >= maxHtmlBytes / 2
  if (!isCut) return undefined
  return new BlazonError('too_large', `${snapshot.url} is longer than ${maxHtmlBytes} bytes.`)
}
