/** Parses the text of CSS values into component values, and writes them as text again. */

import { byName } from '../../model/by-name.ts'
import { ident as identText, string as stringText, tokenize, tokenTypes, url as urlText } from './syntax.ts'

/** A component value (CSS Syntax Level 3, section 5.4.7). White space and comments are left out. */
export type CssValue =
  | { readonly type: 'ident' | 'hash' | 'string' | 'url' | 'delim'; readonly text: string }
  | { readonly type: 'number' | 'percentage'; readonly value: number }
  | { readonly type: 'dimension'; readonly value: number; readonly unit: string }
  | { readonly type: 'function'; readonly name: string; readonly args: readonly CssValue[] }
  | { readonly type: 'block'; readonly open: string; readonly args: readonly CssValue[] }

/** A value with deeper nesting is not accepted. The limits of browsers are near 100. */
const MAX_NESTING = 64

const CLOSERS: ReadonlySet<number> = new Set([
  tokenTypes.RightParenthesis,
  tokenTypes.RightSquareBracket,
  tokenTypes.RightCurlyBracket,
])
const OPENERS: ReadonlySet<number> = new Set([
  tokenTypes.LeftParenthesis,
  tokenTypes.LeftSquareBracket,
  tokenTypes.LeftCurlyBracket,
])

/**
 * Parses a CSS value. Function names and units are in lower case; identifiers and strings are decoded.
 * Undefined when brackets do not match, a string or URL is broken, or the nesting is too deep.
 */
export function parseCssValues(text: string): CssValue[] | undefined {
  const single = singleValue(text)
  return single ? [single] : parseTokens(text)
}

/** Reads the commonest values without a tokenizer: one keyword, number, dimension, percentage or colour. */
function singleValue(text: string): CssValue | undefined {
  if (WORD.test(text)) return { type: 'ident', text }
  const number = NUMBER.exec(text)
  if (number) {
    const value = Number(number[1])
    const unit = number[2]?.toLowerCase() ?? ''
    if (unit === '') return { type: 'number', value }
    return unit === '%' ? { type: 'percentage', value } : { type: 'dimension', value, unit }
  }
  return HASH.test(text) ? { type: 'hash', text: text.slice(1) } : undefined
}

const WORD = /^-?[a-z_][\w-]*$/i
const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))(%|px|em|rem|vw|vh|s|ms|fr)?$/i
const HASH = /^#[\da-z]+$/i

function parseTokens(text: string): CssValue[] | undefined {
  const result: CssValue[] = []
  const open: CssValue[][] = [result]
  let broken = false
  tokenize(text, (type, start, end) => {
    const inner = open[open.length - 1]
    if (broken || !inner || type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) return
    if (CLOSERS.has(type)) {
      open.pop()
      broken = open.length === 0
    } else if (type === tokenTypes.Function || OPENERS.has(type)) {
      const args: CssValue[] = []
      const word = text.slice(start, type === tokenTypes.Function ? end - 1 : end)
      inner.push(
        type === tokenTypes.Function
          ? { type: 'function', name: decodeIdent(word).toLowerCase(), args }
          : { type: 'block', open: word, args },
      )
      open.push(args)
      broken = open.length > MAX_NESTING
    } else {
      const value = leafOf(type, text.slice(start, end))
      if (value) inner.push(value)
      else broken = true
    }
  })
  return broken ? undefined : result
}

function leafOf(type: number, word: string): CssValue | undefined {
  switch (type) {
    case tokenTypes.Ident:
      return { type: 'ident', text: decodeIdent(word) }
    case tokenTypes.Number:
      return { type: 'number', value: Number(word) }
    case tokenTypes.Percentage:
      return { type: 'percentage', value: Number.parseFloat(word) }
    case tokenTypes.Dimension:
      return dimensionOf(word)
    case tokenTypes.Hash:
      return { type: 'hash', text: decodeIdent(word.slice(1)) }
    case tokenTypes.String:
      return { type: 'string', text: stringText.decode(word) }
    case tokenTypes.Url:
      return { type: 'url', text: urlText.decode(word) }
    case tokenTypes.BadString:
    case tokenTypes.BadUrl:
      return undefined
    default:
      return { type: 'delim', text: word }
  }
}

function dimensionOf(word: string): CssValue {
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i.exec(word)?.[0] ?? ''
  return { type: 'dimension', value: Number(number), unit: word.slice(number.length).toLowerCase() }
}

function decodeIdent(word: string): string {
  return word.includes('\\') ? identText.decode(word) : word
}

/** Returns the keyword in lower case when the value is exactly one identifier. */
export function keywordOf(values: readonly CssValue[]): string | undefined {
  const [only] = values
  return values.length === 1 && only?.type === 'ident' ? only.text.toLowerCase() : undefined
}

export function isDelim(value: CssValue | undefined, text: string): boolean {
  return value?.type === 'delim' && value.text === text
}

/** Returns the reference of a `url(...)`, with or without quotation marks; undefined for other values. */
export function referenceOf(value: CssValue | undefined): string | undefined {
  if (value?.type === 'url') return value.text
  const inner = value?.type === 'function' && value.name === 'url' ? value.args[0] : undefined
  return inner?.type === 'string' ? inner.text : undefined
}

/** Splits a list at a separator, a comma by default, that is not inside brackets. */
export function splitValues(values: readonly CssValue[], separator = ','): CssValue[][] {
  const parts: CssValue[][] = [[]]
  for (const value of values) {
    if (isDelim(value, separator)) parts.push([])
    else parts[parts.length - 1]?.push(value)
  }
  return parts
}

/** Returns whether the test is true for any value, also inside functions and brackets. */
export function someValue(values: readonly CssValue[], test: (value: CssValue) => boolean): boolean {
  return values.some(
    (value) =>
      test(value) || ((value.type === 'function' || value.type === 'block') && someValue(value.args, test)),
  )
}

/** Writes values as text, with the spaces that are needed to parse the same values again. */
export function cssText(values: readonly CssValue[]): string {
  let text = ''
  let before: CssValue | undefined
  for (const value of values) {
    if (before && !(needsNoSpace(before) || needsNoSpace(value))) text += ' '
    text += textOf(value)
    before = value
  }
  return text
}

function needsNoSpace(value: CssValue): boolean {
  return value.type === 'delim' && !/^[+\-*/]$/.test(value.text)
}

function textOf(value: CssValue): string {
  switch (value.type) {
    case 'ident':
      return identText.encode(value.text)
    case 'hash':
      return `#${value.text}`
    case 'string':
      return stringText.encode(value.text)
    case 'url':
      return urlText.encode(value.text)
    case 'delim':
      return value.text === ',' ? ', ' : value.text
    case 'number':
      return String(value.value)
    case 'percentage':
      return `${value.value}%`
    case 'dimension':
      return `${value.value}${value.unit}`
    case 'function':
      return `${value.name}(${cssText(value.args)})`
    case 'block':
      return `${value.open}${cssText(value.args)}${BLOCK_ENDS[value.open] ?? ''}`
  }
}

const BLOCK_ENDS = byName<string>({ '(': ')', '[': ']', '{': '}' })
