/** Pages may be packed (`packed` is 2), so that an older blazon, which cannot unpack them, has to refuse. */
export const PACKED_PAGES = '-- Rows of snapshots may have packed = 2.\n'
