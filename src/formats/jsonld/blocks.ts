import { MIB } from '../../model/units.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A larger block of JSON-LD is left out. */
export const MAX_JSON_LD_BYTES = 1 * MIB

/** A block of JSON-LD that is nested deeper is left out. */
const MAX_JSON_LD_DEPTH = 64

/**
 * Reads one JSON-LD block as tolerantly as search engines do. A block that is not valid JSON is repaired in
 * steps. Undefined when no repair helps, or when the block exceeds a limit.
 */
export function parseJsonLd(text: string): Json | undefined {
  if (text.length > MAX_JSON_LD_BYTES) return undefined
  for (const repair of REPAIRS) {
    const value = tryParse(repair(text))
    if (value !== undefined) return depthOf(value) <= MAX_JSON_LD_DEPTH ? value : undefined
  }
  return undefined
}

/** The repairs, mildest first: each later one changes more of the author's text. */
const REPAIRS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => repaired(text, false),
  (text) => repaired(text, true),
  (text) => repaired(decodeQuotes(text), true),
  separateObjects,
]

/** Makes a list of several objects that follow each other in one block without a comma. */
function separateObjects(text: string): string {
  const whole = repaired(text, true)
  return whole.includes('}{') ? `[${whole.replaceAll('}{', '},{')}]` : ''
}

function tryParse(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function decodeQuotes(text: string): string {
  return text.replace(/&quot;|&#0*34;|&#x0*22;/gi, '"').replace(/&amp;/gi, '&')
}

/**
 * Removes texts that do not belong between values (HTML and script comments, CDATA marks, trailing commas,
 * semicolons) and escapes control characters in strings. With `stray`, a quotation mark inside a string that
 * is not followed by `,` `:` `]` or `}` counts as text.
 */
function repaired(text: string, stray: boolean): string {
  const junkAt = junkFinder(text)
  const pieces: string[] = []
  let at = 0
  while (at < text.length) {
    const char = text.charAt(at)
    const junk = junkAt(at)
    if (junk > 0) {
      at += junk
    } else if (char === '"') {
      const end = stringEnd(text, at, stray)
      pieces.push(quote(text.slice(at + 1, end)))
      at = end + 1
    } else {
      if ((char === ']' || char === '}') && pieces.at(-1) === ',') pieces.pop()
      if (char >= ' ') pieces.push(char)
      at++
    }
  }
  if (pieces.at(-1) === ',') pieces.pop()
  return pieces.join('')
}

const JUNK = /<!--|-->|\/\*|\/\/[^\n]*|<!\[CDATA\[|\]\]>|[;\uFEFF\s]+/y
const COMMENT_ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '/*': '*/' }

/**
 * Returns a function that gives the length of the junk at a position, and 0 where there is none. A comment is
 * junk up to its end. When a comment is never closed, only its opening is junk, and for `/*` nothing is. The
 * last end of each kind is searched for once, not for every opening.
 */
function junkFinder(text: string): (at: number) => number {
  const lastEnds = new Map<string, number>()
  const isAhead = (end: string, at: number) => {
    const last = lastEnds.get(end) ?? text.lastIndexOf(end)
    lastEnds.set(end, last)
    return last >= at
  }
  return (at) => {
    JUNK.lastIndex = at
    const [junk = ''] = JUNK.exec(text) ?? []
    const end = COMMENT_ENDS[junk]
    if (end === undefined) return junk.length
    if (isAhead(end, at + junk.length)) return text.indexOf(end, at + junk.length) + end.length - at
    return junk === '/*' ? 0 : junk.length
  }
}

/** Returns the index of the mark that closes the string opened at `start`. */
function stringEnd(text: string, start: number, stray: boolean): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === '\\') at++
    else if (char === '"' && (!stray || /^\s*(?:[,:\]}]|\/\/|\/\*|$)/.test(text.slice(at + 1, at + 200))))
      return at
  }
  return text.length
}

function quote(inner: string): string {
  const body = inner
    .replace(/\\([\s\S]?)|"/g, (whole, escaped) => (whole === '"' ? '\\"' : escapeOf(escaped)))
    .replace(/\\u(?![0-9a-fA-F]{4})/g, 'u')
    .replace(/\p{Cc}/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `"${body}"`
}

/** Keeps an escape that JSON allows. From any other escape it removes the backslash, as JavaScript does. */
function escapeOf(escaped: string): string {
  return escaped && '"\\/bfnrtu'.includes(escaped) ? `\\${escaped}` : escaped
}

/** Measures the nesting of a value without recursion, so that a hostile block cannot overflow the stack. */
function depthOf(root: Json): number {
  let level: Json[] = [root]
  let depth = 0
  while (level.length > 0) {
    depth++
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return depth
}
