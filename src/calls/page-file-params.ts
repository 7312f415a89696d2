import { DOCUMENT_TYPES, type DocumentType, type PdfOnPage } from '../model/documents.ts'
import { BlazonError } from '../model/errors.ts'
import type { Kinds, Zod } from './doors.ts'

/** The highest number of a page of a PDF that can be asked for. */
export const MAX_PAGE = 1_000_000

/** The parameter of routes about a page that may be a PDF. */
export function pdfParam({ z, flag, integer, object }: Kinds) {
  const page = integer(1, MAX_PAGE).optional()
  const pdf = z.object({ shouldParse: flag().optional(), start: page, end: page, ocr: flag().optional() })
  return {
    pdf: object(pdf)
      .optional()
      .describe('Of a page that is a PDF: shouldParse (false refuses it), and the first and last page.'),
  }
}

/**
 * Returns the pages of a PDF in a parameter. Throws `invalid_input` if text in pictures is to be recognised.
 */
export function pdfOf(given: (PdfOnPage & { readonly ocr?: boolean }) | undefined): PdfOnPage | undefined {
  const { ocr, ...pdf } = given ?? {}
  if (ocr) throw new BlazonError('invalid_input', 'pdf.ocr: text in pictures is not recognised here')
  return given && pdf
}

export const fileTypeShape = (z: Zod) =>
  z.enum(DOCUMENT_TYPES).optional().describe('Present when the page is a file, such as a PDF.')

/** The types of pages that clients know from answers with HTML. */
const PAGE_TYPES = [
  ...(['html', 'xml', 'json', 'text', 'csv', 'markdown', 'svg', 'pdf', 'docx', 'xlsx'] as const),
] as const satisfies readonly DocumentType[]

export const pageTypeShape = (z: Zod) => z.enum(PAGE_TYPES).describe('A file of any other type is a text.')
export const pageTypeOf = (type: DocumentType) => PAGE_TYPES.find((known) => known === type) ?? 'text'
