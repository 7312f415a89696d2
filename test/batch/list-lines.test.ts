import { describe, expect, it } from 'vitest'
import { linesOf } from '../../src/formats/table/lines.ts'
import { textOf } from '../../src/formats/text/unlabelled.ts'

async function read(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk))
  const lines: string[] = []
  for await (const line of linesOf(textOf(bytes))) lines.push(line)
  return lines
}

describe('linesOf', () => {
  it.each([
    ['nothing', '', []],
    ['a last line without an end', 'a.com\nb.com', ['a.com', 'b.com']],
    ['a last line with an end', 'a.com\nb.com\n', ['a.com', 'b.com']],
    ['empty lines between', 'a.com\n\n\nb.com\n', ['a.com', '', '', 'b.com']],
    ['one empty line', '\n', ['']],
    ['Windows line ends', 'a.com\r\nb.com\r\n', ['a.com', 'b.com']],
    ['a byte order mark', '\u{feff}a.com\n', ['a.com']],
    ['line ends of returns alone', 'a.com\r\rb.com\r', ['a.com', '', 'b.com']],
    ['a return before a line end of Windows', 'a.com\r\r\nb.com', ['a.com', '', 'b.com']],
    ['bytes that are not UTF-8', Uint8Array.of(0x62, 0xfc, 0x0a, 0x61), ['bü', 'a']],
    [
      'UTF-16, as Windows writes it',
      Buffer.from('\u{feff}bücher.de\r\nb.com', 'utf16le'),
      ['bücher.de', 'b.com'],
    ],
  ])('reads %s', async (_, text, lines) => {
    expect(await read(text)).toEqual(lines)
  })

  it('puts together what chunks cut', async () => {
    const bytes = Buffer.from('bücher.de\r\nexample.com\r')
    for (let at = 1; at < bytes.length; at += 1) {
      expect(await read(bytes.subarray(0, at), bytes.subarray(at))).toEqual(['bücher.de', 'example.com'])
    }
  })

  it('cuts a line that has no end', async () => {
    const chunk = 'x'.repeat(50_000)
    const lines = await read(chunk, chunk, chunk, '\na.com')
    expect(lines.map((line) => line.length)).toEqual([65_536, 5])
  })
})
