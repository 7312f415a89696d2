/** Decodes users' files in UTF-8 and UTF-16. It needs no tables, because every command loads it. */

import { isUtf8 } from 'node:buffer'

/**
 * Decodes a whole file in UTF-8, or in UTF-16 with a byte order mark or zero bytes. Undefined for any other
 * encoding, because it would have to be guessed, and callers cannot show the user a notice about a guess.
 */
export function wholeText(bytes: Uint8Array): string | undefined {
  const wide = utf16Of(bytes)
  return wide !== undefined || isUtf8(bytes) ? new TextDecoder(wide).decode(bytes) : undefined
}

/** The number of bytes that are searched for zeros. */
const SAMPLE_BYTES = 256

/**
 * Recognises UTF-16 by its byte order mark, or by zero bytes: those of Latin letters, digits and line ends,
 * all at even or all at odd positions. UTF-8 has no zero bytes, apart from single errors. Of a hundred
 * Japanese names with their line ends, one byte in twelve is zero.
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
