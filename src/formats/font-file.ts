/** The first four bytes of font files. */
const SIGNATURES: ReadonlyMap<string, 'woff2' | 'woff' | 'ttf' | 'otf' | 'ttc'> = new Map([
  ['wOF2', 'woff2'],
  ['wOFF', 'woff'],
  ['OTTO', 'otf'],
  ['ttcf', 'ttc'],
  ['true', 'ttf'],
  ['\0\x01\0\0', 'ttf'],
])

/** Returns the type of a font file by its first bytes; undefined for other files. */
export function fontTypeOf(bytes: Uint8Array): 'woff2' | 'woff' | 'ttf' | 'otf' | 'ttc' | undefined {
  return SIGNATURES.get(Buffer.from(bytes.subarray(0, 4)).toString('latin1'))
}
