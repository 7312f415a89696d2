/** Outlines of letters, which make a monogram look the same on every machine. */

import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { LetterOutline } from '../../formats/svg/writer/letters.ts'
import { BlazonError } from '../../model/errors.ts'
import { oncePer } from '../../model/keyed.ts'

/** Units per em of the outlines. */
export const EM = 500

/** Files of `npm run make -- letters`, a line for each letter: its advance and its path. */
export const LETTERS_FILES = {
  letters: new URL('./letters.br', import.meta.url),
  ideographs: new URL('./ideographs.br', import.meta.url),
} as const

export const IS_IDEOGRAPH = /^[\p{sc=Han}\p{sc=Hangul}]$/u

/**
 * Returns the outline of a letter of any common script, a digit, or a sign in names, with the baseline at 0.
 * Undefined for other characters, and for rare ideographs. Each file is read once: the file of ideographs in
 * 40 ms, the other file in 5 ms.
 */
export function outlineOf(letter: string): LetterOutline | undefined {
  const text = textOf(IS_IDEOGRAPH.test(letter) ? 'ideographs' : 'letters')
  const at = text.indexOf(`\n${letter}\t`)
  if (at < 0) return undefined
  const [, advance = '0', path = ''] = text.slice(at + 1, text.indexOf('\n', at + 1)).split('\t')
  return { em: EM, advance: Number(advance), path }
}

const textOf = oncePer((file: keyof typeof LETTERS_FILES) =>
  brotliDecompressSync(bytesOf(file)).toString('utf8'),
)

function bytesOf(file: keyof typeof LETTERS_FILES): Uint8Array {
  try {
    return readFileSync(LETTERS_FILES[file])
  } catch (cause) {
    throw new BlazonError(
      'unavailable',
      `The letters of monograms cannot be read. Where the program is bundled, copy dist/pictures/logo/${file}.br of the package beside it.`,
      { cause },
    )
  }
}
