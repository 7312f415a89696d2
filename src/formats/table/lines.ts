/** Longer lines are cut. They are not domains, and they must not fill the memory. */
const MAX_LINE_CHARS = 64 * 1024

/**
 * The text of bytes, piece by piece: UTF-8, or UTF-16 if the byte order mark says so, without the mark.
 */
export async function* textOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue
    decoder ??= new TextDecoder(encodingOf(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

/**
 * The lines of a text that comes in pieces, without their ends (LF or CRLF). A line end at the end of the
 * text begins no further line.
 */
export async function* linesOf(
  pieces: AsyncIterable<string>,
  maxChars = MAX_LINE_CHARS,
): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = (lines.pop() ?? '').slice(0, maxChars)
    for (const line of lines) yield withoutReturn(line)
  }
  if (rest !== '') yield withoutReturn(rest)
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}
