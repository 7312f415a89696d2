/** Reads `data:` URLs. */

/** Returns the bytes of a `data:` URL. */
export function bytesOfDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',')
  const data = url.slice(comma + 1)
  if (/;base64$/i.test(url.slice(0, comma))) return Buffer.from(data, 'base64')
  // Escapes stand for bytes and not for characters, and a percent sign on its own is no escape.
  const bytes = Buffer.from(data, 'utf8').toString('latin1')
  const byte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
  return Buffer.from(bytes.replace(/%([0-9a-f]{2})/gi, byte), 'latin1')
}
