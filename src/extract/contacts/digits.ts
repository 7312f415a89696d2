import { DIGITS } from '../../data/codes/digits.ts'

const ZEROS: readonly number[] = DIGITS.map(([zero]) => zero.codePointAt(0) ?? 0)

/**
 * Returns a text with usual characters. All digits are 0 to 9. Full-width Latin letters, number signs and @
 * become the usual ones, and other dashes between digits become hyphens.
 */
export function plainDigits(text: string): string {
  if (!UNCOMMON.test(text)) return text
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = ZEROS.find((start) => code >= start && code < start + 10)
      return zero === undefined ? digit : String(code - zero)
    })
    .replace(/℡/g, 'TEL')
    .replace(/[Ａ-Ｚａ-ｚ]/g, inCommonWidth)
    .replace(/＋(?=\d)|(?<=\d)[．／](?=\d)|＠|(?<=[a-z])．(?=[a-z])/gi, inCommonWidth)
    .replace(/﹫/g, '@')
    .replace(/（(\+?\d{1,6})）/g, '($1)')
    .replace(/(?<=[\d)])[－−‐‒―ー](?=[\d(])/g, '-')
}

const UNCOMMON = /[^\P{Nd}0-9]|[℡＋＠﹫Ａ-Ｚａ-ｚ－−‐‒―ー（]/u

/**
 * Returns the usual form of a full-width character. The codes of all full-width characters are higher by the
 * same number.
 */
function inCommonWidth(mark: string): string {
  return String.fromCharCode(mark.charCodeAt(0) - 0xfee0)
}
