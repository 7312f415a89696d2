/** Characters that give a stylesheet its structure, by code. */
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
const BACKSLASH = 0x5c
const QUOTE = 0x22
const APOSTROPHE = 0x27

/**
 * The structural characters of a sheet outside strings, comments and URLs, as parallel lists; without those within blocks that hold
 * nothing but plain declarations.
 */
export interface Structure {
  readonly codes: readonly number[]
  readonly starts: readonly number[]
  /** For an opening bracket the index of its closer, and the number of all for one that stays open; else 0. */
  readonly closers: readonly number[]
}

/**
 * Finds brackets, semicolons and at-keywords (CSS Syntax Level 3, section 4, as far as it decides where rules begin and
 * end). One pass over the characters: a full tokenizer costs three times as much, and most of what it finds is in
 * rules that match nothing.
 */
export function structureOf(css: string): Structure {
  const codes: number[] = []
  const starts: number[] = []
  const closers: number[] = []
  const open: number[] = []
  for (let at = 0; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code > 127 || NOTABLE[code] === 0) continue
    const next = afterOpaque(css, at, code)
    if (next > at) {
      at = next
      continue
    }
    if (code === SLASH || (code === CODE.at && !AT_KEYWORD.test(css.slice(at, at + 3)))) continue
    if (CLOSER.has(code)) open.push(codes.length)
    else if (CLOSER.get(codes[open[open.length - 1] ?? -1] ?? 0) === code)
      closers[open.pop() ?? 0] = codes.length
    codes.push(code)
    starts.push(at)
    closers.push(0)
    if (code === CODE.openBrace) at = plainEnd(css, at) - 1
  }
  for (const opener of open) closers[opener] = codes.length
  return { codes, starts, closers }
}

/**
 * Index of the brace that closes a block in which nothing else is of interest, as in most rules; else the index of what follows the
 * opening one. The semicolons between are passed over: with nothing beside them no reader needs them.
 */
function plainEnd(css: string, open: number): number {
  let depth = 0
  for (let at = open + 1; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code > 127 || NOTABLE[code] === 0 || code === CODE.semicolon) continue
    if (code === CODE.closeBrace && depth === 0) return at
    if (code === CODE.openParenthesis && !isUrl(css, at)) depth++
    else if (code === CODE.closeParenthesis && depth > 0) depth--
    else break
  }
  return open + 1
}

/** Last index of a string, comment, URL or escape that begins here; `at` itself where none does. */
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

/** By code, 1 for characters that are looked at: a table, as this is asked of every character. */
const NOTABLE = new Uint8Array(128)
for (const code of [...Object.values(CODE), QUOTE, APOSTROPHE, SLASH, BACKSLASH]) NOTABLE[code] = 1

const AT_KEYWORD = /^@-?[a-z_\u0080-\uffff\\-]/i

const CLOSER: ReadonlyMap<number, number> = new Map([
  [CODE.openParenthesis, CODE.closeParenthesis],
  [CODE.openBracket, CODE.closeBracket],
  [CODE.openBrace, CODE.closeBrace],
])

/** Index of the closing quote, or of the line end that breaks the string off. */
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

/** Does an unquoted URL open here? A quoted one is a function like any other. */
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
