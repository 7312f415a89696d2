/** Parses the values of SVG attributes and writes them again, so that no text of the file is copied. */

import { byName } from '../../../model/by-name.ts'
import { parseColor } from '../../css/color.ts'
import { type CssValue, cssText, parseCssValues } from '../../css/values.ts'
import { numbersIn } from '../path.ts'
import { PIXELS } from '../size.ts'

/** Parses a value and writes it again; undefined when the text is not valid. */
export type Rewrite = (text: string, fontSize: number) => string | undefined

const NUMBER = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]{2,3})?$/i

const FONT_SIZES = byName<number>({ em: 1, rem: 1, ex: 0.5, ch: 0.5 })

/** Returns a length in user units, where `%` refers to `whole`; undefined when it is not finite. */
export function lengthOf(text: string | undefined, whole: number, fontSize: number): number | undefined {
  const [, digits = '', written = ''] = NUMBER.exec(text?.trim() ?? '') ?? []
  if (digits === '') return undefined
  const unit = written.toLowerCase()
  const pixels = unit === '%' ? whole / 100 : (PIXELS[unit] ?? (FONT_SIZES[unit] ?? Number.NaN) * fontSize)
  const value = Number(digits) * pixels
  return Number.isFinite(value) ? value : undefined
}

export const number: Rewrite = (text) => {
  const [, digits = '', unit = ''] = NUMBER.exec(text.trim()) ?? []
  return digits !== '' && unit === '' && Number.isFinite(Number(digits)) ? String(Number(digits)) : undefined
}

/** Writes a length in pixels, or a percentage. */
export const length: Rewrite = (text, fontSize) => {
  const isShare = text.trimEnd().endsWith('%')
  const value = lengthOf(text, 100, fontSize)
  return value === undefined ? undefined : `${value}${isShare ? '%' : ''}`
}

/** Writes a number from 0 to 1, which may be given as a percentage. */
export const share: Rewrite = (text) => {
  const value = lengthOf(text, 1, Number.NaN)
  return value === undefined ? undefined : String(Math.min(1, Math.max(0, value)))
}

/** Writes a list of at most `max` numbers. */
export function numbers(max: number): Rewrite {
  return (text) => {
    const found = numbersIn(text, max)
    return found.length > 0 ? found.join(' ') : undefined
  }
}

/** Writes a keyword in the spelling of `known`, when it is one of them. */
export function words(...known: readonly string[]): Rewrite {
  const byName = new Map(known.map((word) => [word.toLowerCase(), word]))
  return (text) => byName.get(text.trim().toLowerCase())
}

/** Writes left, top, width and height. Width and height must be greater than 0. */
export const viewBox: Rewrite = (text) => {
  const found = numbersIn(text, 4)
  const [, , width = 0, height = 0] = found
  return width > 0 && height > 0 ? found.join(' ') : undefined
}

const ASPECT = /^(?:defer\s+)?(none|x(min|mid|max)y(min|mid|max))(?:\s+(meet|slice))?$/i
const CAPITAL = byName<string>({ min: 'Min', mid: 'Mid', max: 'Max' })

export const aspect: Rewrite = (text) => {
  const [, whole, x = '', y = '', fit = 'meet'] = ASPECT.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  if (x === '') return 'none'
  const [across = '', down = ''] = [CAPITAL[x.toLowerCase()], CAPITAL[y.toLowerCase()]]
  return `x${across}Y${down} ${fit.toLowerCase()}`
}

/** Returns a colour as hex. `current` is the value of `currentcolor`. */
export function colorIn(text: string, current: string): string | undefined {
  return colorOf(parseCssValues(text) ?? [], current)
}

/** Reads a colour. A colour profile of SVG 1.1 may follow, which no browser applies. */
function colorOf([first, profile, ...more]: readonly CssValue[], current: string): string | undefined {
  if (!first || more.length > 0) return undefined
  if (profile && !(profile.type === 'function' && profile.name === 'icc-color')) return undefined
  if (first.type === 'ident' && first.text.toLowerCase() === 'currentcolor') return current
  return parseColor(cssText([first]))
}

/** Returns the id of a `url(#id)` in the same file, and the values after it. */
function referenceIn(values: readonly CssValue[]): { id: string; rest: readonly CssValue[] } | undefined {
  const [first, ...rest] = values
  const [argument] = first?.type === 'function' && first.name === 'url' ? first.args : []
  const url = first?.type === 'url' ? first : argument?.type === 'string' ? argument : undefined
  const id = url && localId(url.text)
  return id === undefined ? undefined : { id, rest }
}

/** Returns the id of a value that consists of one `url(#id)`. */
export function onlyReference(text: string): string | undefined {
  const found = referenceIn(parseCssValues(text) ?? [])
  return found?.rest.length === 0 ? found.id : undefined
}

/** Returns the id in an address such as `#id`. White space around it and line breaks are ignored. */
export function localId(address: string): string | undefined {
  const url = address.replace(/[\t\n\r]/g, '').trim()
  return url.length > 1 && url.startsWith('#') ? url.slice(1) : undefined
}

/** The paint that a shape declares. `undefined`: the value is not understood, so the paint is inherited. */
export type DeclaredPaint = string | { readonly id: string; readonly otherwise: string } | undefined

export function paintIn(text: string, current: string): DeclaredPaint {
  const values = parseCssValues(text) ?? []
  const found = referenceIn(values)
  if (found) return { id: found.id, otherwise: plainPaint(found.rest, current) ?? 'none' }
  return plainPaint(values, current)
}

function plainPaint(values: readonly CssValue[], current: string): string | undefined {
  const [only] = values
  if (values.length === 1 && only?.type === 'ident' && only.text.toLowerCase() === 'none') return 'none'
  return colorOf(values, current)
}
