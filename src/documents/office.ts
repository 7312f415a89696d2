/** Reads documents of Word and workbooks of Excel, in Office Open XML. */

import { BlazonError } from '../model/errors.ts'
import { escaped, tableHtml } from './html.ts'
import type { WrittenHtml } from './pdf.ts'

/**
 * Writes a docx as HTML. Pictures are `data:` URLs. Their data is only included with `wholePictures`, so that
 * a document with large pictures stays small.
 */
export async function docxHtml(bytes: Uint8Array, wholePictures: boolean): Promise<WrittenHtml> {
  const { default: mammoth } = await import('mammoth')
  const pictures = wholePictures
    ? {}
    : {
        convertImage: mammoth.images.imgElement(async ({ contentType }) => ({
          src: `data:${contentType};base64,...`,
        })),
      }
  const { value } = await mammoth
    .convertToHtml({ buffer: bufferOf(bytes) }, pictures)
    .catch(damaged('The docx cannot be read'))
  return { html: value, notes: [] }
}

/** Writes each sheet of an xlsx as a heading and a table. */
export async function xlsxHtml(bytes: Uint8Array): Promise<WrittenHtml> {
  const { default: readSheets } = await import('read-excel-file/universal')
  const sheets = await readSheets(Uint8Array.from(bytes).buffer).catch(damaged('The xlsx cannot be read'))
  const html = sheets
    .filter(({ data }) => data.length > 0)
    .map(
      ({ sheet, data }) => `<h2>${escaped(sheet)}</h2>\n${tableHtml(data.map((row) => row.map(cellText)))}`,
    )
  return { html: html.join('\n'), notes: [] }
}

const MIDNIGHT = 'T00:00:00.000Z'

/** A date without a time is written without one. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().replace(MIDNIGHT, '') : String(cell)
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** Makes the error for an archive whose structure is wrong, with the reason that its reader gives. */
function damaged(what: string) {
  return (thrown: unknown): never => {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new BlazonError('invalid_input', `${what}: ${why.slice(0, 200)}`, { cause: thrown })
  }
}
