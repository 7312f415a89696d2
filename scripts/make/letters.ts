// npm run make -- letters
//
// Writes `letters.br` and `ideographs.br` of `src/pictures/logo/`: the outlines of monograms. They are of the
// semi-bold weight of the Noto fonts, which come as packages of the registry and are unpacked into a
// temporary folder. The same packages give the same bytes.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { IS_IDEOGRAPH, LETTERS_FILES } from '../../src/pictures/logo/letters.ts'
import { unpacked } from './directory/packages.ts'
import { ideographs, syllables } from './letters/common.ts'
import { type Font, lineOf } from './letters/outline.ts'
import { fontIn } from './letters/woff.ts'

/** In the order in which a letter is looked for. */
const FONTS = [
  ...['noto-sans', 'noto-sans-armenian', 'noto-sans-georgian', 'noto-sans-hebrew', 'noto-sans-arabic'],
  ...['noto-sans-thai', 'noto-sans-bengali', 'noto-sans-tamil', 'noto-sans-telugu', 'noto-sans-sinhala'],
  ...['noto-sans-ethiopic', 'noto-sans-khmer', 'noto-sans-sc', 'noto-sans-kr'],
]
const VERSION = '5.3.0'
const WEIGHT = /-600-normal\.woff$/

/** Letters that begin words, and what else the wordmarks of the scripts with capitals are written with. */
const BEGINS_WORD = /^[\p{Lu}\p{Lt}\p{Lo}\p{Nd}]$/u
const IN_WORDMARK = /^[\p{Ll}.,:!?'’"“”&+\-–—/()@#*·•®™©%$€£]$/u
/** Letters of these codes are used: up to Armenian, of Georgian, and punctuation. */
const USED: readonly (readonly [from: number, to: number])[] = [
  [0, 0x58f],
  [0x10d0, 0x10ff],
  [0x2000, 0x2fff],
]

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-letters-'))
  try {
    const reader = unpacked('opentype.js@1.3.4', folder)
    const { parse } = await import(pathToFileURL(join(reader, 'dist/opentype.module.js')).href)
    const common = new Set([...ideographs(), ...syllables()])
    const lines = new Map<string, string>()
    for (const name of FONTS) {
      const files = join(unpacked(`@fontsource/${name}@${VERSION}`, folder), 'files')
      for (const file of readdirSync(files).sort()) {
        if (!WEIGHT.test(file)) continue
        const font: Font = parse(Uint8Array.from(fontIn(readFileSync(join(files, file)))).buffer)
        for (const code of Object.keys(font.tables.cmap.glyphIndexMap).map(Number)) {
          const letter = String.fromCodePoint(code)
          const isRare = IS_IDEOGRAPH.test(letter) && !common.has(letter)
          const isUsed =
            BEGINS_WORD.test(letter) ||
            (IN_WORDMARK.test(letter) && USED.some(([from, to]) => code >= from && code <= to))
          if (lines.has(letter) || !isUsed || isRare) continue
          const line = lineOf(font, letter)
          if (line !== undefined) lines.set(letter, line)
        }
      }
    }
    const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1))
    write(
      LETTERS_FILES.letters,
      sorted.flatMap(([letter, line]) => (IS_IDEOGRAPH.test(letter) ? [] : line)),
    )
    write(
      LETTERS_FILES.ideographs,
      sorted.flatMap(([letter, line]) => (IS_IDEOGRAPH.test(letter) ? line : [])),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function write(file: URL, lines: readonly string[]): void {
  const text = Buffer.from(`\n${lines.join('\n')}\n`)
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const packed = brotliCompressSync(text, { params })
  writeFileSync(file, packed)
  console.log(`${file.pathname}: ${lines.length} letters, ${text.length} bytes, ${packed.length} compressed`)
}

await main()
