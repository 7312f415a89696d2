/** Guesses in which encoding from before UTF-8 a page is written, by its bytes. */

import { normalizeEncoding } from '@exodus/bytes/encoding.js'
import type { chardet } from 'jschardet'
import { latePackage } from '../../model/late-package.ts'

/**
 * The encodings that pages were written in before UTF-8, by the detector's names. Those that the detector
 * knows beside them, of terminals and mainframes, are only found by mistake.
 */
const ENCODINGS = [
  ...['cp1250', 'cp1251', 'cp1252', 'cp1253', 'cp1254', 'cp1255', 'cp1256', 'cp1257', 'cp1258'],
  ...['iso8859-2', 'iso8859-5', 'iso8859-6', 'iso8859-7', 'iso8859-13', 'iso8859-15'],
  ...['koi8-r', 'koi8-u', 'cp866', 'cp874', 'cp932', 'euc_jis_2004', 'cp949', 'gb18030', 'big5hkscs'],
]

/** Labels of the Encoding Standard for the names that the detector uses and the standard does not have. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['cp874', 'windows-874'],
  ['cp932', 'shift_jis'],
  ['euc_jis_2004', 'euc-jp'],
  ['cp949', 'euc-kr'],
  ['big5hkscs', 'big5'],
])

/**
 * The name of the encoding that bytes are most probably in; undefined where too few bytes are beyond ASCII,
 * and where the detector is not installed. `language` is the page's own, as a two-letter code. Looks at 8 kB
 * of text, from the first byte beyond ASCII on, which takes 5 to 30 ms. Pure.
 */
export function guessedEncoding(bytes: Uint8Array, language: string | undefined): string | undefined {
  const text = textFrom(bytes)
  if (text.filter((byte) => byte > 0x7f).length < MIN_BEYOND_ASCII) return undefined
  // The detector takes 50 ms and 13 MB.
  const detector = latePackage<{ chardet: typeof chardet }>('jschardet')?.chardet
  if (!detector) return undefined
  const found = detector.detectAll(text, {
    includeEncodings: ENCODINGS,
    compatNames: false,
    ignoreThreshold: true,
  })
  const best = found[0]?.confidence ?? 0
  const own = found.find((one) => one.language === language && one.confidence * OWN_WEIGHT >= best)
  const name = (own ?? found[0])?.encoding
  return name ? (normalizeEncoding(LABELS.get(name) ?? name) ?? undefined) : undefined
}

/**
 * An encoding in which the text is in the page's own language is chosen unless another fits this many times
 * as well. Without it 3 of 126 samples are read wrongly, with any weight from 2.5 to 4 none: pages of one
 * heading, a few letters beyond ASCII and up to three sentences, in 29 languages and their encodings. A page
 * that wrongly says that it is in English loses nothing.
 */
const OWN_WEIGHT = 3

/** With fewer of these bytes an encoding cannot be recognised by its letters. */
const MIN_BEYOND_ASCII = 2

/** The largest numbers of bytes that are examined: of the page, and of the text in it. */
const MAX_PAGE_BYTES = 65_536
const MAX_TEXT_BYTES = 8_192

/** Text without tags, whose letters are ASCII. No encoding here has `<` or `>` in a longer character. */
function textFrom(bytes: Uint8Array): Buffer {
  // A loop, because a function called for each byte takes 30 ms for 5 MB.
  let first = 0
  while (first < bytes.length && (bytes[first] ?? 0) <= 0x7f) first++
  const page = Buffer.from(bytes.subarray(first, first + MAX_PAGE_BYTES))
  const text = page.toString('latin1').replace(/<[^<>]*>/g, ' ')
  return Buffer.from(text.replace(/\s+/g, ' ').slice(0, MAX_TEXT_BYTES), 'latin1')
}
