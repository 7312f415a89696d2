/**
 * Bounds of the parts of a page that are read. Several rooms use these; all other bounds are beside the code
 * that uses them.
 */

import { MIB } from './units.ts'

/** Size of the document after decompression. The rest of a longer document is not read. */
export const MAX_HTML_BYTES = 5 * MIB

/** Elements of a document. Elements after these are left out. */
export const MAX_NODES = 50_000

/** Depth of nested elements. Elements that are nested deeper are left out. */
export const MAX_DEPTH = 512

/** Length of a chain of `@import` rules. */
export const MAX_IMPORT_DEPTH = 4

/** Longest URL that is taken from a list. sitemaps.org: fewer than 2,048 characters. */
export const MAX_URL_CHARS = 2_047
