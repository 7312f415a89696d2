/** Returns the bytes of a `data:` URL. */
export function bytesOfDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',')
  const data = url.slice(comma + 1)
  if (/;base64$/i.test(url.slice(0, comma))) return Buffer.from(data, 'base64')
  return withoutEscapes(Buffer.from(data, 'utf8'))
}

const PERCENT = 0x25

/**
 * Replaces percent-escapes by bytes, in place; a percent sign without two digits stays. A regular expression
 * would take 160 ms for each megabyte of escapes, so this is a loop.
 */
function withoutEscapes(bytes: Uint8Array): Uint8Array {
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const high = byte === PERCENT ? digitOf(bytes[at + 1]) : NO_DIGIT
    const low = high === NO_DIGIT ? NO_DIGIT : digitOf(bytes[at + 2])
    if (low === NO_DIGIT) bytes[length++] = byte
    else {
      bytes[length++] = high * 16 + low
      at += 2
    }
  }
  return bytes.subarray(0, length)
}

const NO_DIGIT = -1

function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : NO_DIGIT
}
