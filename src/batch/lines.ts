/** A line that is longer is cut: it is no domain anyway, and must not fill the memory. */
const MAX_LINE_CHARS = 64 * 1024

/**
 * The lines of a text file, from its bytes: UTF-8, or UTF-16 where its byte order mark says so. The mark and the
 * line ends (LF or CRLF) are taken off; a line end at the end of the file begins no further line.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let rest = ''
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue
    decoder ??= new TextDecoder(encodingOf(chunk))
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = (pieces.pop() ?? '').slice(0, MAX_LINE_CHARS)
    for (const piece of pieces) yield withoutReturn(piece)
  }
  rest += decoder?.decode() ?? ''
  if (rest !== '') yield withoutReturn(rest)
}

/** A line that is not looked at. */
export function isComment(line: string): boolean {
  return line.trim().startsWith('#')
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}
