/** Splits a text into the parts of an address at commas, line ends and other separators. */

import { ADDRESSES } from '../../../data/languages/addresses.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { matchesOf, pattern } from '../../../lexicon/pattern.ts'

/** Text between two separators, with its position in the whole text. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Labels of telephone numbers and e-mail addresses, which begin the next sentence: `Kenya. Call: 0722`. */
const CONTACT_LABELS = inAllLanguages(ADDRESSES, 'contacts').flatMap((label) => [
  label,
  label.toUpperCase(),
  label.charAt(0).toUpperCase() + label.slice(1),
])

/** Matches separators of the parts of an address: commas, bars, bullets, and some dashes and full stops. */
const SEPARATOR = pattern('gu')`
  [,;|\n•·●▪‣、،，；]|\s[-–—/~:]\s|\s{2,}|\.\s(?=\d{5}\s|(?:${CONTACT_LABELS})[.:\s])
`

/** The pieces of a text, trimmed; empty pieces are left out. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const match of [...matchesOf(text, SEPARATOR), undefined]) {
    const end = match?.index ?? text.length
    const label = LABEL.exec(text.slice(start, end))?.[0].length ?? 0
    const piece = trimmed(text, start + label, end)
    if (piece) pieces.push(piece)
    start = end + (match?.[0].length ?? 0)
  }
  return pieces
}

const PIECE_LABELS = inAllLanguages(ADDRESSES, 'parts')

/** Matches labels of single parts, as in forms: `City: Bar Harbor`. */
const LABEL = pattern('iu')`^\s*(?:${PIECE_LABELS})\s?[:：]\s*`

const SENTENCE_END = /\.\s(?<=\p{L}{4}\.\s)/u

/** Returns a text up to the full stop that ends its first sentence: `Kenya. P.M.B. 1023`. */
export function firstSentence(text: string): string {
  const end = text.includes('. ') ? text.search(SENTENCE_END) : -1
  return end < 0 ? text : text.slice(0, end)
}

/** Returns a part of a text without spaces and separators at its ends; undefined when nothing is left. */
export function trimmed(text: string, from: number, to: number): Piece | undefined {
  let start = from
  let end = to
  while (start < end && EDGE.test(text.charAt(start))) start++
  while (end > start && EDGE.test(text.charAt(end - 1))) end--
  return start < end ? { text: text.slice(start, end), start, end } : undefined
}

const EDGE = /[\s,;|:•·–—»«>*_-]/u
