/**
 * Reads the text of a PDF. Its lines become headings, paragraphs and list items by their size and position.
 */

import type { PdfPages } from '../model/documents.ts'
import { BlazonError } from '../model/errors.ts'
import { escaped } from './html.ts'

/** The HTML of a document, and sentences about what is missing. */
export interface WrittenHtml {
  readonly html: string
  readonly notes: readonly string[]
}

/** A line of a page. Sizes and positions are in points; `y` grows upwards. */
interface Line {
  readonly text: string
  readonly size: number
  readonly y: number
  readonly page: number
}

/** The parts of a text item that are used here. Items without a text mark the structure of a tagged PDF. */
interface Item {
  readonly str?: string
  readonly height?: number
  readonly transform?: readonly number[]
  readonly hasEOL?: boolean
}

/**
 * Reads the requested pages. Throws `invalid_input` for a PDF that cannot be opened, and for pages that it
 * lacks.
 */
export async function pdfHtml(bytes: Uint8Array, { start = 1, end }: PdfPages): Promise<WrittenHtml> {
  const { getDocumentProxy } = await import('unpdf')
  // The PDF reader empties the array that it is called with, so it gets a copy. It accepts no Buffer.
  const opening = getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, isEvalSupported: false })
  const document = await opening.catch((thrown: unknown) => {
    throw new BlazonError('invalid_input', unreadable(thrown), { cause: thrown })
  })
  const { numPages } = document
  if (start > numPages)
    throw new BlazonError('invalid_input', `pdf.start is ${start}, and the PDF has ${numPages} pages.`)
  const last = Math.min(end ?? numPages, numPages)
  const lines: Line[] = []
  const textless: number[] = []
  for (let number = start; number <= last; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const found = linesOf(items, number)
    if (found.length === 0) textless.push(number)
    lines.push(...found)
    page.cleanup()
  }
  return { html: htmlOf(lines), notes: notesOn(textless, last - start + 1) }
}

function unreadable(thrown: unknown): string {
  if (thrown instanceof Error && thrown.name === 'PasswordException')
    return 'The PDF is protected by a password.'
  return 'The PDF cannot be opened: its structure is damaged.'
}

/** A note names at most this many pages. */
const MAX_NAMED_PAGES = 20

function notesOn(textless: readonly number[], pages: number): string[] {
  if (textless.length === 0) return []
  const named = textless.slice(0, MAX_NAMED_PAGES).join(', ')
  const more = textless.length > MAX_NAMED_PAGES ? ' and others' : ''
  return [
    `${textless.length} of ${pages} pages have no text, such as scans, which are not recognised: ${named}${more}.`,
  ]
}

/** Text on the same line may be higher or lower by this part of its size, like the number of a footnote. */
const SAME_LINE = 0.5

function linesOf(items: readonly object[], page: number): Line[] {
  const lines: Line[] = []
  let open: { text: string; size: number; y: number } | undefined
  const close = () => {
    const text = open?.text.replace(/\s+/g, ' ').trim()
    if (open && text) lines.push({ ...open, text, page })
    open = undefined
  }
  for (const { str = '', height = 0, transform = [], hasEOL } of items as readonly Item[]) {
    const y = transform[5] ?? 0
    if (open && str.trim() !== '' && Math.abs(open.y - y) > SAME_LINE * Math.max(open.size, height)) close()
    open ??= { text: '', size: height, y }
    if (open.text.trim() === '' && str.trim() !== '') Object.assign(open, { y, size: height })
    open.text += str
    open.size = Math.max(open.size, str.trim() === '' ? 0 : height)
    if (hasEOL) close()
  }
  close()
  return lines
}

interface Block {
  readonly tag: 'h1' | 'h2' | 'h3' | 'p' | 'li'
  text: string
}

/** Lines belong to different paragraphs when their distance is larger than this multiple of their size. */
const PARAGRAPH_GAP = 1.7
/** The least size of each heading, as a multiple of the usual size of the text. */
const HEADINGS = [
  [1.8, 'h1'],
  [1.35, 'h2'],
  [1.15, 'h3'],
] as const
/** A longer line is text, even in large letters. */
const MAX_HEADING_CHARS = 200
const BULLET = /^(?:[•◦▪‣●○■–-])\s+/u

function htmlOf(lines: readonly Line[]): string {
  const usual = usualSizeOf(lines)
  const blocks: Block[] = []
  for (const [at, line] of lines.entries()) {
    const tag = tagOf(line, usual)
    const text = tag === 'li' ? line.text.replace(BULLET, '') : line.text
    const open = blocks.at(-1)
    if (open && continues(lines[at - 1], line, open, tag)) open.text = joined(open.text, text)
    else blocks.push({ tag, text })
  }
  return blocks.map(({ tag, text }, at) => listed(blocks, at, `<${tag}>${escaped(text)}</${tag}>`)).join('\n')
}

function tagOf({ text, size }: Line, usual: number): Block['tag'] {
  if (BULLET.test(text)) return 'li'
  if (text.length > MAX_HEADING_CHARS || usual === 0) return 'p'
  return HEADINGS.find(([times]) => size >= times * usual)?.[1] ?? 'p'
}

/** Returns whether a line belongs to the block of the line before it. */
function continues(before: Line | undefined, line: Line, open: Block, tag: Block['tag']): boolean {
  if (!before || tag === 'li' || before.page !== line.page) return false
  if (open.tag !== tag && !(open.tag === 'li' && tag === 'p')) return false
  const gap = before.y - line.y
  return gap >= 0 && gap <= PARAGRAPH_GAP * Math.max(before.size, line.size)
}

/** Joins two lines, and the two parts of a word that is divided at the end of the first one. */
function joined(text: string, next: string): string {
  return /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`
}

/** Adds `<ul>` before the first item of a list and `</ul>` after the last one. */
function listed(blocks: readonly Block[], at: number, html: string): string {
  if (blocks[at]?.tag !== 'li') return html
  return `${blocks[at - 1]?.tag === 'li' ? '' : '<ul>'}${html}${blocks[at + 1]?.tag === 'li' ? '' : '</ul>'}`
}

/** The size that most characters have. */
function usualSizeOf(lines: readonly Line[]): number {
  const chars = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(2 * size) / 2
    chars.set(rounded, (chars.get(rounded) ?? 0) + text.length)
  }
  return [...chars].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0]
}
