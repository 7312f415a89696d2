import { tokenize, tokenTypes } from './syntax.ts'

/** A declaration as it is written; the value is text without `!important`. */
export interface CssDeclaration {
  /** The name in lower case, except that a custom property keeps its case. */
  readonly name: string
  readonly text: string
  readonly important: boolean
}

/** Parses `name: value; ...`, as in a style rule or attribute. Invalid declarations are left out. */
export function parseDeclarations(css: string): CssDeclaration[] {
  return PLAIN.test(css) ? parsePlain(css) : parseTokens(css)
}

/** Matches a text that can be split at semicolons and colons without a tokenizer, as most rules can. */
const PLAIN = /^[^()[\]{}"'\\/]*$/

function parsePlain(css: string): CssDeclaration[] {
  const found: CssDeclaration[] = []
  let colon = -1
  for (let start = 0; start < css.length; ) {
    const semicolon = css.indexOf(';', start)
    const end = semicolon < 0 ? css.length : semicolon
    // The next colon may be far away, so it is searched for again only once it has been passed.
    if (colon < start) colon = css.indexOf(':', start)
    if (colon < 0) break
    add(found, css, start, colon < end ? colon : -1, end)
    start = end + 1
  }
  return found
}

function parseTokens(css: string): CssDeclaration[] {
  const found: CssDeclaration[] = []
  let start = 0
  let depth = 0
  let colon = -1
  tokenize(css, (type, from) => {
    if (OPENING.has(type)) depth++
    else if (CLOSING.has(type)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && type === tokenTypes.Colon && colon < 0) colon = from
    else if (depth === 0 && type === tokenTypes.Semicolon) {
      add(found, css, start, colon, from)
      start = from + 1
      colon = -1
    }
  })
  add(found, css, start, colon, css.length)
  return found
}

function add(found: CssDeclaration[], css: string, start: number, colon: number, end: number): void {
  if (colon < 0) return
  const name = css.slice(start, colon)
  const written = (name.includes('/') ? name.replace(COMMENTS, '') : name).trim()
  if (!PROPERTY.test(written)) return
  const custom = written.startsWith('--')
  const whole = css.slice(colon + 1, end).trim()
  const text = whole.includes('!') ? whole.replace(IMPORTANT, '').trim() : whole
  if (text === '' && !custom) return
  found.push({ name: custom ? written : written.toLowerCase(), text, important: text !== whole })
}

const COMMENTS = /\/\*[\s\S]*?\*\//g
const PROPERTY = /^[-\w\u0080-\uffff\\]+$/
const IMPORTANT = /!\s*important\s*(?:\/\*[\s\S]*?\*\/\s*)?$/i

const OPENING: ReadonlySet<number> = new Set([
  tokenTypes.Function,
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
  tokenTypes.LeftCurlyBracket,
])
const CLOSING: ReadonlySet<number> = new Set([
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
  tokenTypes.RightCurlyBracket,
])
