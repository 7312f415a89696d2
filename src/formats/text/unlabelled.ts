/**
 * Decodes lists and tables of users, which mostly do not declare their encoding. The whole text is read in
 * one encoding, however its bytes are split into pieces.
 */

import { isAscii } from 'node:buffer'
import { BlazonError } from '../../model/errors.ts'
import { decodeAs, decoderOf, encodingNamed } from './charset.ts'
import { utf16Of } from './utf.ts'

/** Receives a notice for users about how the text was read, at most once for each text. */
export type OnNotice = (notice: string) => void

export interface TextReading {
  /**
   * A label of the encoding, such as `windows-1251`. Default: UTF-16 by its mark or its zero bytes, UTF-8, or
   * else windows-1252, which Excel writes in western countries.
   */
  readonly encoding?: string | undefined
  readonly onNotice?: OnNotice | undefined
}

/**
 * Yields the text of bytes, without a byte order mark; strings are read as UTF-8. Throws `invalid_input` for
 * an unknown encoding, and for bytes whose encoding is neither named nor recognised.
 */
export async function* textOf(
  chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
  { encoding, onNotice }: TextReading = {},
): AsyncGenerator<string> {
  const decoder =
    encoding === undefined ? unlabelledDecoder(onNotice) : standard(encodingNamed(encoding), onNotice)
  for await (const chunk of chunks) yield decoder.push(bytesOf(chunk))
  yield decoder.end()
}

/** Returns a chunk as bytes. A stream that was opened with an encoding gives strings. */
export function bytesOf(chunk: unknown): Uint8Array {
  if (typeof chunk === 'string') return Buffer.from(chunk)
  if (chunk instanceof Uint8Array) return chunk
  throw new BlazonError('invalid_input', 'The pieces of a file are bytes (Uint8Array) or texts.')
}

interface Decoder {
  push(bytes: Uint8Array): string
  end(): string
}

const NONE = new Uint8Array()

function unlabelledDecoder(onNotice: OnNotice | undefined): Decoder {
  let decoder: Decoder | undefined
  let isBegun = false
  /** The bytes that do not show the encoding yet: a single byte, or an incomplete character. */
  let held: Uint8Array = NONE
  /** The text before the encoding was known. */
  let before = ''
  const decide = (bytes: Uint8Array, isWhole: boolean): Decoder | undefined => {
    if (!isBegun) {
      if (bytes.length < 2 && !isWhole) return undefined
      isBegun = true
      const wide = utf16Of(bytes)
      if (wide) return standard(wide, onNotice)
    }
    // Until the first character beyond ASCII, UTF-8 and windows-1252 are the same.
    const encoding = encodingBy(bytes.subarray(asciiIn(bytes)), isWhole)
    if (encoding === 'utf-8') return standard(encoding, onNotice, refusingOther())
    return encoding && western(onNotice, before)
  }
  return {
    push(bytes) {
      if (decoder) return decoder.push(bytes)
      const whole = held.length === 0 ? bytes : Buffer.concat([held, bytes])
      held = NONE
      decoder = decide(whole, false)
      if (decoder) return decoder.push(whole)
      const from = isBegun ? asciiIn(whole) : 0
      held = whole.subarray(from)
      const text = Buffer.from(whole.subarray(0, from)).toString('latin1')
      before = (before + text).slice(-SIGN_CHARS)
      return text
    },
    end() {
      if (decoder) return decoder.end()
      decoder = decide(held, true) ?? standard('utf-8', onNotice)
      return decoder.push(held) + decoder.end()
    },
  }
}

/** Returns how many bytes come before the first byte beyond ASCII. */
function asciiIn(bytes: Uint8Array): number {
  return isAscii(bytes) ? bytes.length : bytes.findIndex((byte) => byte > 0x7f)
}

/**
 * Returns the encoding by the first character beyond ASCII, if there are enough bytes. A windows-1252 text is
 * mistaken when such characters form valid UTF-8 by chance, like “Ã¼”.
 */
function encodingBy(bytes: Uint8Array, isWhole: boolean): 'utf-8' | 'windows-1252' | undefined {
  if (bytes.length === 0) return undefined
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    for (let at = 0; at < bytes.length; at++)
      if (strict.decode(bytes.subarray(at, at + 1), { stream: true }) !== '') return 'utf-8'
  } catch {
    return 'windows-1252'
  }
  return isWhole ? 'windows-1252' : undefined
}

/**
 * Examines a piece of text, and may throw. `written` is the number of U+FFFD characters that the file itself
 * contains, because it was damaged before it was saved as UTF-8.
 */
type Look = (text: string, written: number, isEnd: boolean) => void

/** Decodes with one encoding, and gives one notice when a character could not be decoded. */
function standard(encoding: string, onNotice: OnNotice | undefined, look: Look = () => undefined): Decoder {
  const decoder = decoderOf(encoding)
  let isTold = false
  // Holds the last two bytes, because a U+FFFD of three bytes may be split between two pieces.
  let before = Buffer.alloc(0)
  const watched = (text: string, bytes?: Uint8Array): string => {
    const seen = bytes ? Buffer.concat([before, bytes]) : before
    look(text, bytes && text.includes(LOST) ? signsIn(seen) : 0, bytes === undefined)
    before = seen.subarray(-2)
    const at = isTold ? -1 : text.indexOf(LOST)
    if (at >= 0) {
      isTold = true
      onNotice?.(
        `Some characters are not ${encoding.toUpperCase()}: they are read as in ${wordAt(text, at)}. If there are many, ${REMEDY}.`,
      )
    }
    return text
  }
  return {
    push: (bytes) => watched(decoder.decode(bytes, { stream: true }), bytes),
    end: () => watched(decoder.decode()),
  }
}

/** Counts the U+FFFD characters that are written in the bytes. */
function signsIn(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(LOST); at >= 0; at = bytes.indexOf(LOST, at + 3)) count += 1
  return count
}

const REMEDY =
  'save it in UTF-8, or name its encoding: --encoding windows-1251, for example, or `encoding` in a program'

/** Before its end, a text is refused only when at least this many characters were lost. */
const MANY_LOST = 20

/**
 * Refuses a text in another encoding whose first characters are valid UTF-8 by chance, as in GBK. Most of its
 * characters beyond ASCII cannot be decoded. In damaged UTF-8, most of them can be decoded, or the file
 * itself contains U+FFFD.
 */
function refusingOther(): Look {
  let lost = 0
  let kept = 0
  let word = ''
  const check = (least: number): void => {
    if (lost < least || lost <= kept) return
    const how = `Most characters beyond ASCII are not UTF-8, as in ${word}`
    throw new BlazonError('invalid_input', `The text is in another encoding. ${how}: ${REMEDY}.`)
  }
  return (text, written, isEnd) => {
    lost -= written
    kept += written
    for (const { 0: character, index } of text.matchAll(BEYOND_ASCII_EACH)) {
      if (character !== LOST) kept += 1
      else {
        lost += 1
        word ||= wordAt(text, index)
        check(MANY_LOST)
      }
    }
    if (isEnd) check(2)
  }
}

const LOST = '\ufffd'
const BEYOND_ASCII_EACH = /[^\0-\x7f]/gu

/** Decodes windows-1252, and gives one notice with a word that shows whether this is right. */
function western(onNotice: OnNotice | undefined, begun: string): Decoder {
  let isTold = false
  /** The end of the previous piece, because a sign of another encoding may be split between two pieces. */
  let before = begun
  return {
    push(bytes) {
      const { text } = decodeAs(bytes, 'windows-1252')
      const sign = NOT_WESTERN.exec(before + text)
      if (sign)
        throw new BlazonError(
          'invalid_input',
          `The text is neither UTF-8 nor windows-1252, in which it would have ${wordAt(before + text, sign.index)}: ${REMEDY}.`,
        )
      before = (before + text).slice(-SIGN_CHARS)
      const at = isTold ? -1 : text.search(BEYOND_ASCII)
      if (at >= 0) {
        isTold = true
        onNotice?.(
          `The text is not UTF-8: it is read as windows-1252, as in ${wordAt(text, at)}. If that is wrong, ${REMEDY}.`,
        )
      }
      return text
    },
    end: () => '',
  }
}

const BEYOND_ASCII = /[^\0-\x7f]/

/** The length of the longest match of `NOT_WESTERN`. */
const SIGN_CHARS = 4

/**
 * `BEYOND` matches characters beyond ASCII except the no-break space. `LETTER` matches the letters among
 * them, and rare signs.
 */
const BEYOND = '[^\\0-\\xa0]'
const LETTER = `(?=${BEYOND})[\\p{L}¤¥¦§¬¯±²³´¶¸¹¼½¾]`

/**
 * Matches texts that are not windows-1252: bytes that it does not define; four characters beyond ASCII in a
 * row with two letters, as Cyrillic, Greek and Asian texts become; signs within words, where windows-1250 and
 * ISO-8859-2 have Polish letters; and letters of UTF-8, as in “MÃ¼ller”, where two files were joined.
 */
const NOT_WESTERN = new RegExp(
  [
    '[\\x81\\x8d\\x8f\\x90\\x9d]',
    `(?=${BEYOND}{0,2}${LETTER}${BEYOND}{0,2}${LETTER})${BEYOND}{4}`,
    '\\p{Ll}[£¥¯±³¶¹¼¾¿]\\p{Ll}',
    `[ÂÃ](?=${BEYOND})\\P{L}|â€`,
  ].join('|'),
  'u',
)

/** Returns the word around a position, in quotation marks. */
function wordAt(text: string, at: number): string {
  const [before = ''] = /[^\s,;|"]{0,20}$/u.exec(text.slice(Math.max(0, at - 20), at)) ?? []
  const [after = ''] = /^[^\s,;|"]{0,20}/u.exec(text.slice(at, at + 20)) ?? []
  return `“${before}${after}”`
}
