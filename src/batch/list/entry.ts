import type { EntryKind } from '../../model/company.ts'

/** One entry of a list, from a line or a row of a table. */
export interface ListEntry {
  /** The line on which the entry begins, counted from 1, as text editors do. */
  readonly line: number
  /** The unchanged line; for a table, the value in the chosen column. */
  readonly input: string
  /** The input without a comment. */
  readonly handle: string
  /** The kind of the handle. With `auto` it is guessed from the form. Default: a domain. */
  readonly kind?: EntryKind | undefined
  /** The exchange of a ticker, or the country of a name, if the list has it. */
  readonly beside?: string | undefined
  /** The cells of the row by the names of their columns, if `keep` is set. Default: none. */
  readonly kept?: Readonly<Record<string, string>> | undefined
  /** Why the entry cannot be read, in a sentence. Default: the entry can be read. */
  readonly reason?: string | undefined
}

/** How a list is read. Every key has a default. */
export interface ListRead {
  /** Name of the file, whose extension shows the format. Default: the first line shows the format. */
  readonly name?: string | undefined
  /** Name or number (from 1) of the column with the domains. Default: the most likely column. */
  readonly column?: string | undefined
  /**
   * The kind of the entries: domains, or names, tickers, ISINs or e-mail addresses of companies. With `auto`,
   * the kind of each entry is guessed from its form. Default: the kind that the name of the column suggests,
   * else domains.
   */
  readonly kind?: EntryKind | undefined
  /** Whether each entry has all cells of its row, or fields of its object, in `kept`. Default: false. */
  readonly keep?: boolean | undefined
  /** A label of the encoding, such as `windows-1251`. Default: UTF-8, UTF-16 or windows-1252 by the bytes. */
  readonly encoding?: string | undefined
  /** Called with the chosen column as soon as it is chosen. */
  readonly onColumn?: ((name: string, kind: EntryKind) => void) | undefined
  /** Called once, with a sentence, when the encoding of the list was guessed or its text is damaged. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

/** Returns the entry on a line of text; undefined for an empty line and for a comment. */
export function entryOf(text: string, line: number): ListEntry | undefined {
  const handle = withoutComment(text)
  return handle === '' ? undefined : { line, input: text, handle }
}

/** Removes a comment: `#` at the start or after white space. In `a.com/#top` it is part of the address. */
export function withoutComment(text: string): string {
  return text.replace(/(?:^|\s)#.*$/s, '').trim()
}
