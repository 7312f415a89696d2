/** The types of files that `parse` can write as Markdown. */
export const DOCUMENT_TYPES = [
  ...(['html', 'xml', 'json', 'jsonl', 'text', 'csv', 'tsv', 'markdown', 'yaml', 'python', 'java'] as const),
  ...(['javascript', 'php', 'shell', 'ruby', 'typescript', 'srt', 'css', 'scss', 'less', 'stylus'] as const),
  ...(['sass', 'svg', 'pdf', 'docx', 'xlsx'] as const),
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** The pages of a PDF that are read. */
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

/** The settings for a page that is a PDF. */
export interface PdfOnPage extends PdfPages {
  /** False: a PDF is refused with `invalid_input`. Default: true. */
  readonly shouldParse?: boolean | undefined
}

/** The settings of `parse`. All have defaults. */
export interface ParseRequest {
  /** For HTML: whether header, footer, navigation and side columns are left out. Default: false. */
  readonly mainContentOnly?: boolean | undefined
  /** Whether links have their targets. Otherwise only their texts remain. Default: true. */
  readonly links?: boolean | undefined
  /** Whether pictures are in the answer. Default: true. */
  readonly images?: boolean | undefined
  /** Whether the data in `data:` URLs of pictures is shortened. Default: true. */
  readonly shortenBase64Images?: boolean | undefined
  /** The ending of the file's name, such as `pdf`. Default: the bytes decide about the type. */
  readonly extension?: string | undefined
  /** The URL of the file, which makes its relative addresses absolute. Default: they stay relative. */
  readonly url?: string | undefined
  readonly pdf?: PdfPages | undefined
  /** The same as `chunks` of `markdown`. Default: no chunks. */
  readonly chunks?: number | undefined
  /** As `highlights` of `markdown`. Default: no passages. */
  readonly highlights?: Highlights | undefined
  /** Cancels the work: the promise rejects with code `cancelled`. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for the whole work. Default: `lookupTimeoutMs` of the options. */
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
  /** Sentences about missing parts, such as pages of a PDF without text. */
  readonly notes: readonly string[]
}

/** A file as Markdown and as HTML. */
export interface ReadDocument extends ParsedDocument {
  /** HTML of a PDF, a text document or a workbook. For any other file, its own text. */
  readonly html: string
}
