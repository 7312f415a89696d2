import { tokenize, tokenTypes } from '../formats/css-syntax.ts'
import type { Expansion } from './declared.ts'

/** A declaration as it stands: the value is text without `!important`. */
export interface Declaration {
  /** Lower case, except custom properties. */
  readonly name: string
  readonly text: string
  readonly important: boolean
  /** What it sets, once somebody has asked. */
  expansion?: Expansion
}

/** Declarations that are parsed when they are first asked for. */
export class DeclarationBlock {
  private readonly text: string
  private parsed: readonly Declaration[] | null = null

  constructor(text: string) {
    this.text = text
  }

  /** False when no declaration of that name can be here: told from the text, without parsing. */
  mayHave(name: string): boolean {
    return this.text.includes(name)
  }

  get list(): readonly Declaration[] {
    this.parsed ??= parseDeclarations(this.text)
    return this.parsed
  }
}

/** Parses `name: value; ...`, as in a rule or a `style` attribute. What is no declaration is left out. */
function parseDeclarations(css: string): Declaration[] {
  return PLAIN.test(css) ? parsePlain(css) : parseTokens(css)
}

/** No brackets, strings, escapes or comments, as in most rules: semicolons and colons are what they look like. */
const PLAIN = /^[^()[\]{}"'\\/]*$/

function parsePlain(css: string): Declaration[] {
  const found: Declaration[] = []
  for (let start = 0; start < css.length; ) {
    const semicolon = css.indexOf(';', start)
    const end = semicolon < 0 ? css.length : semicolon
    const colon = css.indexOf(':', start)
    add(found, css, start, colon < end ? colon : -1, end)
    start = end + 1
  }
  return found
}

function parseTokens(css: string): Declaration[] {
  const found: Declaration[] = []
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

function add(found: Declaration[], css: string, start: number, colon: number, end: number): void {
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
