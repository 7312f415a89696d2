/** How one page is visited, beyond the usual: all of it changes what is read, so nothing of it is stored. */

export interface PageVisit {
  /**
   * Headers of the request for the page, by name: at most `HEADERS.max`. They are sent to the origin of the
   * page alone, and not to its files, frames or other hosts. Default: none.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The country from which the page is requested. It is refused, because no proxy states its country. */
  readonly country?: string | undefined
}

/** Bounds of headers: their number, and characters of a name and of a value. */
export const HEADERS = { max: 30, nameChars: 100, valueChars: 8_192 } as const
