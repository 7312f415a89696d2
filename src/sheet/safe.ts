/** Checks values of a page before they are put into an attribute or a style. */

import type { Hex } from '../model/style.ts'

/** Returns an address if a link may have it. Addresses with scripts or data are refused. */
export function safeHref(url: string): string | undefined {
  return /^(?:https?:\/\/[^/\s]|mailto:[^\s:]|tel:[+\d])/i.test(url) ? url : undefined
}

export function safeHex(text: unknown): Hex | undefined {
  return typeof text === 'string' && /^#[\da-f]{6}(?:[\da-f]{2})?$/i.test(text)
    ? text.toLowerCase()
    : undefined
}

/** Returns a length in CSS pixels within bounds; undefined for a value that is not a number. */
export function safePx(length: unknown, least: number, most: number): string | undefined {
  if (typeof length !== 'number' || !Number.isFinite(length)) return undefined
  return `${Math.round(Math.min(most, Math.max(least, length)) * 100) / 100}px`
}

/**
 * Returns a name as a CSS string. All characters that could end the string or the style sheet are escaped.
 */
export function cssString(text: string): string {
  const escaped = (character: string) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `
  return `"${text.slice(0, 200).replace(/[^\p{L}\p{N} ._-]/gu, escaped)}"`
}

const GENERIC: ReadonlySet<string> = new Set([
  ...['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'math', 'emoji'],
  ...['ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded'],
])

/**
 * Returns the name under which a sheet loads a font of a brand. It differs from the names of all fonts of the
 * sheet itself.
 */
export const loadedFamily = (family: string): string => `brand ${family}`

/** Returns a list of families for `font-family`. The font of the brand comes first. */
export function fontStack(family: string | null, fallbacks: readonly string[]): string {
  const given = family === null || GENERIC.has(family) ? [] : [loadedFamily(family)]
  const all = [...given, ...(family === null ? [] : [family]), ...fallbacks.slice(0, 12)]
  const last = all.some((name) => GENERIC.has(name)) ? [] : ['sans-serif']
  return [...all, ...last].map((name) => (GENERIC.has(name) ? name : cssString(name))).join(', ')
}

const LENGTH = String.raw`-?\d{1,4}(?:\.\d{1,6})?(?:px|rem|em)?`
const COLOR = String.raw`(?:#[\da-f]{3,8}|rgba?\([\d\s.,%/]{1,60}\)|[a-z]{3,24})`
const SHADOW = new RegExp(
  String.raw`^(?:(?:inset|${LENGTH}|${COLOR})\s+){1,6}(?:inset|${LENGTH}|${COLOR})$`,
  'i',
)

/** Returns a value for `box-shadow`; undefined for an invalid or a very long one. */
export function safeShadow(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 600) return undefined
  const layers = text.split(/,(?![^(]*\))/).map((layer) => layer.trim())
  return layers.every((layer) => SHADOW.test(layer)) ? layers.join(', ') : undefined
}

/** Returns the text if it is one of these words; undefined for any other text. */
export function safeWord(text: unknown, words: readonly string[]): string | undefined {
  return words.find((word) => word === text)
}

/** Removes properties without a value. */
export function lookOf(
  parts: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined),
  )
}
