/** Limits on how much of a page is read, for several rooms. Other limits are in the files that use them. */

import { MIB } from './units.ts'

/** The size of a document after decompression. The rest of a longer document is not read. */
export const MAX_HTML_BYTES = 5 * MIB

/** The number of elements in a document. Further elements are left out. */
export const MAX_NODES = 50_000

/** The depth of nested elements. Deeper elements are left out. */
export const MAX_DEPTH = 512

/** The length of a chain of `@import` rules. */
export const MAX_IMPORT_DEPTH = 4

/** The longest URL that is taken from a list. sitemaps.org requires fewer than 2,048 characters. */
export const MAX_URL_CHARS = 2_047

/** The largest file that is fetched or read as a whole: a PDF, a workbook, or the bytes at an address. */
export const MAX_FILE_BYTES = 20 * MIB
