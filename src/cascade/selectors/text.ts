import { pattern, words } from '../../lexicon/pattern.ts'
import { APOSTROPHE, BACKSLASH, CODE, QUOTE } from '../sheets/structure.ts'

export const SPACE: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r', '\f'])
export const NAME =
  /-?(?:[a-z_\u0080-\uffff]|--|\\[0-9a-f]{1,6}\s?|\\[^\n0-9a-f])(?:[\w\u0080-\uffff-]|\\[0-9a-f]{1,6}\s?|\\[^\n0-9a-f])*|--/iy
const ATTRIBUTE_VALUES = [
  /"((?:[^"\\]|\\[\s\S])*)"/,
  /'((?:[^'\\]|\\[\s\S])*)'/,
  /((?:[\w\u0080-\uffff-]|\\.)+)/,
]

export const ATTRIBUTE = pattern(
  'iy',
)`\[\s*(?:\*?\|)?((?:[\w\u0080-\uffff-]|\\.)+)\s*(?:([~|^$*]?=)\s*(?:${ATTRIBUTE_VALUES})\s*([is])?\s*)?\]`

export const STATES_OF_PSEUDO = /(?::{1,2}[\w-]+(?:\([^()]*\))?)+/y

/** Attributes that selectors compare without case (HTML, "Case-sensitivity of selectors"). */
export const HTML_IGNORES_CASE: ReadonlySet<string> = new Set(
  words(`
  align dir disabled lang method readonly rel selected shape target type valign`),
)

export const LEGACY_PSEUDO_ELEMENTS: ReadonlySet<string> = new Set([
  'before',
  'after',
  'first-line',
  'first-letter',
])
export const PSEUDO_ELEMENTS: ReadonlySet<string> = new Set([
  ...LEGACY_PSEUDO_ELEMENTS,
  ...words(`
    marker placeholder selection backdrop file-selector-button cue slotted part details-content
    target-text spelling-error grammar-error highlight view-transition view-transition-group
    view-transition-image-pair view-transition-old view-transition-new picker picker-icon checkmark
    scroll-marker scroll-marker-group scroll-button column search-text`),
])

/** Returns the index of the parenthesis that closes the one at `start`, or the length of the text. */
export function closingParenthesis(text: string, start: number): number {
  let depth = 0
  let quote = 0
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > CODE.closeBracket) continue
    if (code === BACKSLASH) at++
    else if (quote !== 0) quote = code === quote ? 0 : quote
    else if (code === QUOTE || code === APOSTROPHE) quote = code
    else if (code === CODE.openParenthesis || code === CODE.openBracket) depth++
    else if ((code === CODE.closeParenthesis || code === CODE.closeBracket) && --depth === 0) return at
  }
  return text.length
}

/** Splits a text at commas outside brackets and quotation marks. */
export function splitTopLevel(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '\\') at++
    else if (char === '(' || char === '[') at = closingParenthesis(text, at)
    else if (char === ',') {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  parts.push(text.slice(from))
  return parts
}
