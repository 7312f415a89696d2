/** Where the data of the first file in a ZIP archive begins. APPNOTE.TXT 4.3.7. */

export const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Bytes of the header before the name. */
export const ZIP_HEADER_BYTES = 30
const DEFLATED = 8

/**
 * How many bytes the header of the first file takes, with its name; undefined when the file is packed in
 * another way than usual. `start` has at least `ZIP_HEADER_BYTES`.
 */
export function zipDataAt(start: Uint8Array): number | undefined {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength)
  if (view.getUint16(8, true) !== DEFLATED) return undefined
  return ZIP_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
}
