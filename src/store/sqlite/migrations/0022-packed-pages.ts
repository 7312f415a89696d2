/**
 * Pages may be packed by their readers from here on (`packed` of `snapshots` is 2 then), which an older blazon
 * cannot unpack. Nothing of the schema changes; by its number the older one refuses the database and says why.
 */
export const PACKED_PAGES = '-- Rows of snapshots may have packed = 2.\n'
