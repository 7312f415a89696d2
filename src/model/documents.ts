/** The types of files that `parse` writes as Markdown. */
export const DOCUMENT_TYPES = [
  ...(['html', 'xml', 'json', 'jsonl', 'text', 'csv', 'tsv', 'markdown', 'yaml', 'python', 'java'] as const),
  ...(['javascript', 'php', 'shell', 'ruby', 'typescript', 'srt', 'css', 'scss', 'less', 'stylus'] as const),
  ...(['sass', 'svg', 'pdf', 'docx', 'xlsx'] as const),
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** Which pages of a PDF are read. */
export interface PdfPages {
  /** The first page, from 1. Default: the first page of the document. */
  readonly start?: number | undefined
  /** The last page, at least `start`. Default: the last page of the document. */
  readonly end?: number | undefined
}

/** Which passages of a page are returned by themselves. */
export interface Highlights {
  /** The question or topic, 1 to 1,000 characters. */
  readonly query: string
  /** Characters of all passages together, at most 100,000. Default: 2,000. */
  readonly maxChars?: number | undefined
}

/** How a PDF at the address of a page is read. */
export interface PdfOnPage extends PdfPages {
  /** False: a page that is a PDF is refused with `invalid_input`. Default: true. */
  readonly shouldParse?: boolean | undefined
}

/** How a file is written as Markdown. Every part has a default. */
export interface ParseRequest {
  /** Of HTML, whether header, footer, navigation and side columns are left out. Default: false. */
  readonly mainContentOnly?: boolean | undefined
  /** Whether links keep their targets, and not only their texts. Default: true. */
  readonly links?: boolean | undefined
  /** Whether pictures are in the answer. Default: true. */
  readonly images?: boolean | undefined
  /** Whether the data in `data:` URLs of pictures is cut. Default: true. */
  readonly shortenBase64Images?: boolean | undefined
  /** The ending of the file's name, such as `pdf`. Default: the type is found by the bytes. */
  readonly extension?: string | undefined
  /** The URL of the file, to which its relative addresses belong. Default: relative addresses stay. */
  readonly url?: string | undefined
  readonly pdf?: PdfPages | undefined
  /** As `chunks` of `markdown`. Default: no chunks. */
  readonly chunks?: number | undefined
  /** As `highlights` of `markdown`. Default: no passages. */
  readonly highlights?: Highlights | undefined
  /** Cancels the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for all of the work. Default: `lookupTimeoutMs` of the options. */
  readonly timeoutMs?: number | undefined
}

/** A file as Markdown. */
export interface ParsedDocument {
  readonly type: DocumentType
  /** GitHub-flavoured Markdown. Code and data, such as JSON, are in a fenced block. */
  readonly markdown: string
  /** Present when the request asks for chunks. */
  readonly chunks?: readonly { readonly headings: readonly string[]; readonly markdown: string }[]
  /** Present when the request asks for passages. */
  readonly highlights?: readonly string[]
  /** Sentences about what is missing, such as pages of a PDF that are pictures. */
  readonly notes: readonly string[]
}

/** A file in both forms in which pages are read. */
export interface ReadDocument extends ParsedDocument {
  /** The HTML of a PDF, a text document or a workbook; of every other file its own text. */
  readonly html: string
}
