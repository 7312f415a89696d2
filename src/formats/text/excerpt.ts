/** Returns at most `maxChars` of a text. A longer text ends with an ellipsis after a whole word. */
export function beginning(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const end = wordEndBefore(text, maxChars - 1, Math.ceil(maxChars / 2))
  return `${text.slice(0, end).trimEnd()}…`
}

/**
 * Returns the words of a text from `start` to `end`, with further whole words on both sides within the
 * margins. An ellipsis marks each side where text is left out.
 */
export function excerpt(
  text: string,
  { start, end }: { start: number; end: number },
  margins: { before: number; after: number },
): string {
  const from = wordStartAfter(text, Math.max(0, start - margins.before), start)
  const to = wordEndBefore(text, Math.min(text.length, end + margins.after), end)
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim()
  const isRest = (rest: string) => (/\S/.test(rest) ? '…' : '')
  return `${isRest(text.slice(0, from))}${words}${isRest(text.slice(to))}`
}

/** Returns the last end of a word from `least` to `at`, or `at` when there is none. */
function wordEndBefore(text: string, at: number, least: number): number {
  if (at >= text.length || /\s/.test(text[at] ?? '')) return at
  const space = text.slice(least, at).search(/\s\S*$/)
  return space < 0 ? at : least + space
}

/** Returns the first start of a word from `at` to `most`, or `at` when there is none. */
function wordStartAfter(text: string, at: number, most: number): number {
  if (at === 0 || /\s/.test(text[at - 1] ?? '')) return at
  const space = text.slice(at, most).search(/\s\S/)
  return space < 0 ? at : at + space + 1
}
