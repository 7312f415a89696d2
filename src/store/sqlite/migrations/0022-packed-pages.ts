/**
 * From this migration on, readers may pack pages (`packed` of `snapshots` is then 2), which an older blazon
 * cannot unpack. The schema stays the same, but its new number makes an older blazon refuse the database.
 */
export const PACKED_PAGES = '-- Rows of snapshots may have packed = 2.\n'
