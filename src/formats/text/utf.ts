/**
 * Texts in UTF-8 and UTF-16, as users save their files. It needs no tables, and is loaded with every command.
 */

import { isUtf8 } from 'node:buffer'

/**
 * The text of a whole file in UTF-8, or in UTF-16 by its mark or its zero bytes; undefined for any other,
 * because a caller of this function could not report a guess.
 */
export function wholeText(bytes: Uint8Array): string | undefined {
  const wide = utf16Of(bytes)
  return wide !== undefined || isUtf8(bytes) ? new TextDecoder(wide).decode(bytes) : undefined
}

/** This many bytes are searched for zeros. */
const SAMPLE_BYTES = 256

/**
 * UTF-16 by its mark, or by the zero bytes of its Latin letters, digits and line ends, which all stand on one
 * side; undefined for everything else. Texts in UTF-8 have no zero bytes, apart from single broken ones. Of a
 * hundred Japanese names with their line ends, one byte in twelve is zero.
 */
export function utf16Of(start: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = start.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) * 16 < Math.max(1, sample.length)) return undefined
  if (odd >= 4 * even) return 'utf-16le'
  return even >= 4 * odd ? 'utf-16be' : undefined
}
