/** Longer lines are cut, so that they cannot fill the memory. They cannot be domains. */
const MAX_LINE_CHARS = 64 * 1024

/** The limit of a line with a JSON object. A longer line is cut, and so is not valid JSON. */
export const MAX_OBJECT_CHARS = 1024 * 1024

/** Yields the lines of a text, without their ends (LF, CRLF, or CR alone) and without an empty last one. */
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

/** A CR at the end of a piece does not match, because it may be the first half of CRLF. */
export const LINE_END = /\r\n|\n|\r(?!$)/
