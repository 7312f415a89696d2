import type { EntryKind } from '../../model/company.ts'

/** One entry of a list: what was on a line, or in a row of a table. */
export interface ListEntry {
  /** The line on which the entry begins, counted from 1, as text editors do. */
  readonly line: number
  /** The line as it was written; of a table, the value of the column. */
  readonly input: string
  /** The part of it that names a domain: the input without a comment. */
  readonly handle: string
  /** What the handle is; `auto` for what it looks like. Default: a domain. */
  readonly kind?: EntryKind | undefined
  /** Beside a ticker its exchange, and beside a name the country, if the list has them. */
  readonly beside?: string | undefined
  /** The cells of its row by the names of their columns, with `keep`. Default: none are given. */
  readonly kept?: Readonly<Record<string, string>> | undefined
  /** Why nothing can be read there, in a sentence. Default: it can be read. */
  readonly reason?: string | undefined
}

/** How a list is read; everything has a default. */
export interface ListRead {
  /** Name of the file, by whose ending the form is known. Default: the first line tells. */
  readonly name?: string | undefined
  /** Name or number (from 1) of the column with the domains. Default: the one that looks like it. */
  readonly column?: string | undefined
  /**
   * What the entries are: domains, or names, tickers, ISINs or e-mail addresses of companies; with `auto`,
   * each what it looks like. Default: what the column is called like, else domains.
   */
  readonly kind?: EntryKind | undefined
  /** Whether each entry is given with everything in its row or its object, as `kept`. Default: false. */
  readonly keep?: boolean | undefined
  /** A label of its encoding, such as `windows-1251`. Default: UTF-8, UTF-16 or windows-1252, as it looks. */
  readonly encoding?: string | undefined
  /** Is told which column is read, once it is known. */
  readonly onColumn?: ((name: string, kind: EntryKind) => void) | undefined
  /** Is told once, in a sentence, where the text of the list had to be guessed or is damaged. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

/** The entry on one line of text; undefined for an empty line and for a comment. */
export function entryOf(text: string, line: number): ListEntry | undefined {
  const handle = withoutComment(text)
  return handle === '' ? undefined : { line, input: text, handle }
}

/**
 * A comment begins with `#` at the start or after white space: in `a.com/#top` it is a part of the address.
 */
export function withoutComment(text: string): string {
  return text.replace(/(?:^|\s)#.*$/s, '').trim()
}
