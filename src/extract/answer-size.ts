/** Measures answers as JSON, and shortens lists until they fit. */

export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '')
}

/** The most bytes that one character takes as JSON: `\u001f` takes six. */
const MAX_BYTES_A_CHARACTER = 6

/** Whether a text fits. The JSON of a short text is not built, because such a text fits in any case. */
export function textFits(text: string, maxBytes: number): boolean {
  return text.length * MAX_BYTES_A_CHARACTER <= maxBytes || jsonBytes(text) <= maxBytes
}

/** The longest beginning of a list whose JSON fits. */
export function fitting<T>(items: readonly T[], maxBytes: number): readonly T[] {
  let bytes = 0
  for (const [at, item] of items.entries()) {
    // The additional byte is for the comma.
    bytes += jsonBytes(item) + 1
    if (bytes > maxBytes) return items.slice(0, at)
  }
  return items
}
