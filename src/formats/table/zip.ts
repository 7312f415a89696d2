/** The first file in a ZIP archive. APPNOTE.TXT 4.3.7. */

export const ZIP = [0x50, 0x4b, 0x03, 0x04]
export const ZIP_HEADER_BYTES = 30
const DEFLATED = 8

/** How many bytes the header takes with the name in it. */
export function zipNameEnd(start: Uint8Array): number {
  return ZIP_HEADER_BYTES + viewOf(start).getUint16(26, true)
}

/**
 * Whether the archive is a workbook of a spreadsheet program (Office Open XML, OpenDocument), by the file
 * that comes first in such archives. `start` has the name.
 */
export function isWorkbook(start: Uint8Array): boolean {
  const name = new TextDecoder().decode(start.subarray(ZIP_HEADER_BYTES, zipNameEnd(start)))
  return /^(?:\[Content_Types\]\.xml|mimetype|_rels\/|docProps\/|xl\/)/.test(name)
}

/**
 * How many bytes the header of the first file takes, with its name; undefined when the file is packed in
 * another way than usual. `start` has at least `ZIP_HEADER_BYTES`.
 */
export function zipDataAt(start: Uint8Array): number | undefined {
  const view = viewOf(start)
  if (view.getUint16(8, true) !== DEFLATED) return undefined
  return ZIP_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
