/** Finds where rules and blocks of a style sheet begin and end, without tokenizing it. */

/** These characters structure a style sheet; the values are their codes. */
export const CODE = {
  openParenthesis: 0x28,
  closeParenthesis: 0x29,
  semicolon: 0x3b,
  at: 0x40,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const

const SLASH = 0x2f
const STAR = 0x2a
export const BACKSLASH = 0x5c
export const QUOTE = 0x22
export const APOSTROPHE = 0x27

/**
 * Says what ends a part of a sheet, outside strings, comments, URLs and brackets. The opening brace of a
 * block always ends it.
 */
export interface Stops {
  /** True when semicolons and at-keywords end it. */
  readonly statements: boolean
  /** True when the brace that closes the surrounding block ends it. */
  readonly closing: boolean
}

/**
 * Returns the index where a part ends, or the length (CSS Syntax Level 3, section 4). A full tokenizer costs
 * three times as much, and most of its tokens are in rules that match nothing.
 */
export function stopAfter(css: string, from: number, { statements, closing }: Stops): number {
  PLAIN_PRELUDE.lastIndex = from
  if (PLAIN_PRELUDE.test(css)) return PLAIN_PRELUDE.lastIndex - 1
  for (let at = from; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code > 127 || NOTABLE[code] === 0) continue
    if (code === CODE.openBrace || (closing && code === CODE.closeBrace)) return at
    if (statements && (code === CODE.semicolon || (code === CODE.at && isKeyword(css, at)))) return at
    const end = afterOpaque(css, at, code)
    if (end > at) at = end
    else if (code === CODE.openParenthesis || code === CODE.openBracket) at = closerOf(css, at)
  }
  return css.length
}

/** Matches a prelude without special characters up to the next block, which is the common case. */
const PLAIN_PRELUDE = /[^{}()[\]"'\\/@;]*(?:\([^{}()[\]"'\\/@;]*\)[^{}()[\]"'\\/@;]*)*\{/y

/** Returns the index of the mark that closes the bracket at `open`, or the length of the text. */
export function closerOf(css: string, open: number): number {
  const expected: number[] = []
  for (let at = open; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code > 127 || NOTABLE[code] === 0) continue
    const end = at === open ? at : afterOpaque(css, at, code)
    const closer = end > at ? undefined : CLOSER.get(code)
    if (end > at) at = end
    else if (closer !== undefined) expected.push(closer)
    else if (code === expected[expected.length - 1]) {
      expected.pop()
      if (expected.length === 0) return at
    }
  }
  return css.length
}

/** Returns the closing brace of a block with plain declarations only, as most rules have; else -1. */
export function plainEnd(css: string, open: number): number {
  PLAIN.lastIndex = open + 1
  return PLAIN.test(css) ? PLAIN.lastIndex - 1 : -1
}

/** Matches a block without strings, comments, escapes, inner blocks and unquoted URLs. */
const PLAIN = /[^{}()[\]"'\\/@]*(?:(?:\/(?!\*)|\([^{}()[\]"'\\/@;]*\))[^{}()[\]"'\\/@]*)*\}/y

/** Returns the last index of a string, comment, URL or escape that begins at `at`; otherwise `at`. */
function afterOpaque(css: string, at: number, code: number): number {
  switch (code) {
    case QUOTE:
    case APOSTROPHE:
      return stringEnd(css, at, code)
    case SLASH:
      return css.charCodeAt(at + 1) === STAR ? endOf(css, '*/', at + 2) + 1 : at
    case BACKSLASH:
      return at + 1
    case CODE.openParenthesis:
      return isUrl(css, at) ? urlEnd(css, at) : at
    default:
      return at
  }
}

/**
 * A table with 1 at the code of each character that matters. It is a table because it is read for every
 * character.
 */
const NOTABLE = new Uint8Array(128)
for (const code of [...Object.values(CODE), QUOTE, APOSTROPHE, SLASH, BACKSLASH]) NOTABLE[code] = 1

function isKeyword(css: string, at: number): boolean {
  return AT_KEYWORD.test(css.slice(at, at + 3))
}

const AT_KEYWORD = /^@-?[a-z_\u0080-\uffff\\-]/i

const CLOSER: ReadonlyMap<number, number> = new Map([
  [CODE.openParenthesis, CODE.closeParenthesis],
  [CODE.openBracket, CODE.closeBracket],
  [CODE.openBrace, CODE.closeBrace],
])

/** Returns the index of the closing quotation mark, or of the line end that breaks the string off. */
function stringEnd(css: string, start: number, quote: number): number {
  for (let at = start + 1; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === quote || code === 0x0a || code === 0x0c || code === 0x0d) return at
  }
  return css.length
}

function endOf(css: string, text: string, from: number): number {
  const found = css.indexOf(text, from)
  return found < 0 ? css.length : found
}

/** Returns whether an unquoted URL begins here. A quoted one is an ordinary function. */
function isUrl(css: string, parenthesis: number): boolean {
  if (css.slice(parenthesis - 3, parenthesis).toLowerCase() !== 'url') return false
  if (/[\w\u0080-\uffff\\-]/.test(css[parenthesis - 4] ?? ' ')) return false
  return !/^\s*["']/.test(css.slice(parenthesis + 1, parenthesis + 100))
}

function urlEnd(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code === BACKSLASH) at++
    else if (code === CODE.closeParenthesis) return at
  }
  return css.length
}
