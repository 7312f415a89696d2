/** Longer lines are cut. They are not domains, and they must not fill the memory. */
const MAX_LINE_CHARS = 64 * 1024

/** Longer lines with a JSON object each are cut. A line that was cut is not JSON any more. */
export const MAX_OBJECT_CHARS = 1024 * 1024

/**
 * The lines of a text that comes in pieces, without their ends (LF, CRLF, or CR alone). A line end at the end
 * of the text begins no further line.
 */
export async function* linesOf(
  pieces: AsyncIterable<string>,
  maxChars = MAX_LINE_CHARS,
): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split(LINE_END)
    rest = (lines.pop() ?? '').slice(0, maxChars)
    for (const line of lines) yield line
  }
  if (rest !== '') yield rest.replace(/\r$/, '')
}

/** A return at the end of a piece may be the first half of a line end. */
export const LINE_END = /\r\n|\n|\r(?!$)/
