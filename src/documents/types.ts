/** Finds the type of a file: by the ending of its name, else by its bytes. */

import { imageSize } from '../formats/image.ts'
import { ZIP } from '../formats/table/zip.ts'
import { byName } from '../model/by-name.ts'
import { ENDINGS } from '../model/document-endings.ts'
import type { DocumentType } from '../model/documents.ts'
import { BlazonError } from '../model/errors.ts'

/** Types that are recognised but not read, each with the reason or with what to do. */
const UNREAD = byName<string>({
  doc: 'A document of Word 97 is not read: save it as docx.',
  xls: 'A workbook of Excel 97 is not read: save it as xlsx.',
  ppt: 'A presentation of PowerPoint 97 is not read: save it as PDF.',
  pptx: 'A presentation is not read: save it as PDF.',
  rtf: 'Rich Text Format is not read: save it as docx.',
  zip: 'A ZIP archive is not read, unless it is a docx or an xlsx.',
  image: 'A picture is not read, because there is no recognition of text (OCR) here.',
  binary: 'The bytes are of no known type. The parameter extension names the type of a text.',
})

const TYPE_OF = byName<string>(
  Object.fromEntries(ENDINGS.flatMap(([endings, type]) => endings.split(' ').map((each) => [each, type]))),
)

/**
 * Returns the type of a file. Throws `unsupported_type` for a file that is not read, with the reason, and
 * `invalid_input` for an unknown extension.
 */
export function documentTypeOf(bytes: Uint8Array, extension: string | undefined): DocumentType {
  const ending = extension?.toLowerCase().replace(/^\./, '')
  const type = ending === undefined ? typeByBytes(bytes) : TYPE_OF[ending]
  if (type === undefined)
    throw new BlazonError('invalid_input', `extension: "${ending?.slice(0, 20)}" is no known type of a file.`)
  const why = UNREAD[type]
  if (why !== undefined) throw new BlazonError('unsupported_type', why)
  return type as DocumentType
}

/** Readers of PDF accept a signature within this many bytes from the beginning. */
const PDF_HEAD_BYTES = 1_024
/** The first bytes of a compound file, in which Office 97 stores its documents. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
/** The names of files in archives of Office. They tell a docx from an xlsx. */
const IN_ARCHIVE = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
] as const

function typeByBytes(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.subarray(0, PDF_HEAD_BYTES).includes('%PDF-')) return 'pdf'
  if (beginsWith(bytes, ZIP)) return IN_ARCHIVE.find(([name]) => buffer.includes(name))?.[1] ?? 'zip'
  if (beginsWith(bytes, COMPOUND)) return 'doc'
  if (buffer.subarray(0, 5).toString('latin1') === '{\\rtf') return 'rtf'
  return typeOfText(buffer)
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** Only this many bytes decide whether a file is text. */
const HEAD_BYTES = 4_096

function typeOfText(buffer: Buffer): string {
  const head = buffer.subarray(0, HEAD_BYTES)
  const start = head.toString('utf8').replace(/^\uFEFF/, '')
  const markup = start.replace(/^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->)+/, '')
  if (/^(?:<!doctype\s+svg\b[^>]*>\s*)?<svg[\s>]/i.test(markup)) return 'svg'
  if (/^<(?:!doctype\s+html|html|head|body)\b/i.test(markup)) return 'html'
  if (/^\s*<\?xml\b/.test(start)) return 'xml'
  if (imageSize(buffer) !== undefined) return 'image'
  // UTF-16 without a byte order mark is rare in files, and looks like binary data.
  const isUtf16 = beginsWith(head, [0xff, 0xfe]) || beginsWith(head, [0xfe, 0xff])
  if (head.includes(0) && !isUtf16) return 'binary'
  if (/^<[a-z][\w:-]*[\s/>]/i.test(markup))
    return /<\/?(?:p|div|h[1-6]|table|ul|a)\b/i.test(start) ? 'html' : 'xml'
  return /^\s*[[{]/.test(start) ? typeOfJson(buffer) : 'text'
}

function typeOfJson(buffer: Buffer): string {
  const text = buffer.toString('utf8').trim()
  if (isJson(text)) return 'json'
  const [first = ''] = text.split('\n', 1)
  return isJson(first) ? 'jsonl' : 'text'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
