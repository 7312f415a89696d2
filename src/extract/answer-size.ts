/** Measures answers as JSON, and shortens lists until they fit. */

/** The number of bytes that a value takes as JSON in UTF-8. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}

/** The most bytes that one character takes as JSON, as in `\u001f`. */
const MAX_BYTES_A_CHARACTER = 6

/** Whether a text fits. Most texts are short enough that their JSON need not be built to know it. */
export function textFits(text: string, maxBytes: number): boolean {
  return text.length * MAX_BYTES_A_CHARACTER <= maxBytes || jsonBytes(text) <= maxBytes
}

/** The longest beginning of a list whose JSON fits. */
export function fitting<T>(items: readonly T[], maxBytes: number): readonly T[] {
  let bytes = 0
  for (const [at, item] of items.entries()) {
    // One byte is for the comma.
    bytes += jsonBytes(item) + 1
    if (bytes > maxBytes) return items.slice(0, at)
  }
  return items
}
