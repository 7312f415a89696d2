/**
 * Ideographs in common use: the first level of GB 2312 (China), of Big5 (Taiwan) and of JIS X 0208 (Japan),
 * in which those standards list the frequent ones. The encodings are those of the Encoding standard.
 */
export function ideographs(): readonly string[] {
  return [
    ...decoded('gb18030', [0xb0, 0xd7], [0xa1, 0xfe]),
    ...decoded('big5', [0xa4, 0xc6], [0x40, 0xfe]),
    ...decoded('euc-jp', [0xb0, 0xcf], [0xa1, 0xfe]),
  ].filter((letter) => /^\p{sc=Han}$/u.test(letter))
}

/** Syllables of KS X 1001 (Korea). */
export function syllables(): readonly string[] {
  return decoded('euc-kr', [0xb0, 0xc8], [0xa1, 0xfe])
}

type Range = readonly [from: number, to: number]

function decoded(encoding: string, rows: Range, cells: Range): readonly string[] {
  const decoder = new TextDecoder(encoding)
  const found: string[] = []
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (let cell = cells[0]; cell <= cells[1]; cell++) {
      const [letter, ...more] = decoder.decode(Uint8Array.of(row, cell))
      if (letter !== undefined && letter !== '\ufffd' && more.length === 0) found.push(letter)
    }
  }
  return found
}
