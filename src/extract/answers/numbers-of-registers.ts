/** Reads numbers of company registers from texts. */

/**
 * Matches a number with spaces, dots and hyphens. Letters may precede its digits, and a few may follow them,
 * as in Dutch numbers.
 */
const SPACED = String.raw`(?:[A-Z]{1,4}[ .‑-]?)?\d(?:[ .\/‑-]{0,3}\d)*(?:B\d\d|[A-Z]\b)?`
/** Letters and digits in any order. */
const MIXED = String.raw`[A-Z\d]{8,22}`
const NUMBER = new RegExp(String.raw`(?<![\p{L}\d])(?:${MIXED}(?![\p{L}\d])|${SPACED}(?!\d))`, 'gu')
const MIN_DIGITS = 4
const MAX_NUMBER_CHARS = 40
/** Matches text in parentheses or after a separator, which does not belong to the number. */
const NEXT = /(?<!\s)\s*[,;|(·•].*$/u

/**
 * Returns the register number in a text beside a label: the whole text when it has nothing else, such as
 * `HRB 204711` or `RCS Paris B 812 345 678`, else the only number in it. Undefined when the text has no
 * number or several.
 */
export function registerNumberIn(text: string): string | undefined {
  const own = text.replace(NEXT, '').replace(/(?<![.\s])[.\s]+$/, '')
  if (own.length <= MAX_NUMBER_CHARS && digitsOf(own) >= MIN_DIGITS && !/[:：]/u.test(own)) return own
  const found = [...text.matchAll(NUMBER)]
    .map(([number]) => number)
    .filter((each) => digitsOf(each) > MIN_DIGITS)
  const [only, second] = [...new Set(found)]
  return second === undefined ? only : undefined
}

const digitsOf = (text: string) => text.match(/\d/g)?.length ?? 0
