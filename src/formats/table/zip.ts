/** Reads the header of the first file in a ZIP archive (APPNOTE.TXT 4.3.7). */

export const ZIP = [0x50, 0x4b, 0x03, 0x04]
export const ZIP_HEADER_BYTES = 30
const DEFLATED = 8

/** Returns the position after the name in the header. */
export function zipNameEnd(start: Uint8Array): number {
  return ZIP_HEADER_BYTES + viewOf(start).getUint16(26, true)
}

/**
 * Returns whether the archive is a workbook of a spreadsheet program (Office Open XML, OpenDocument), by the
 * name of its first file. `start` must include this name.
 */
export function isWorkbook(start: Uint8Array): boolean {
  const name = new TextDecoder().decode(start.subarray(ZIP_HEADER_BYTES, zipNameEnd(start)))
  return /^(?:\[Content_Types\]\.xml|mimetype|_rels\/|docProps\/|xl\/)/.test(name)
}

/**
 * Returns where the packed data of the first file begins; undefined when it is not packed with deflate.
 * `start` must have at least `ZIP_HEADER_BYTES`.
 */
export function zipDataAt(start: Uint8Array): number | undefined {
  const view = viewOf(start)
  if (view.getUint16(8, true) !== DEFLATED) return undefined
  return ZIP_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
