/** Checks of whatever comes from a page before it gets into an attribute or a style. */

import type { Hex } from '../model/style.ts'

/** Returns an address that a link may have. Scripts and data are no such address. */
export function safeHref(url: string): string | undefined {
  return /^(?:https?:\/\/[^/\s]|mailto:[^\s:]|tel:[+\d])/i.test(url) ? url : undefined
}

export function safeHex(text: unknown): Hex | undefined {
  return typeof text === 'string' && /^#[\da-f]{6}(?:[\da-f]{2})?$/i.test(text)
    ? text.toLowerCase()
    : undefined
}

/** Returns a length in CSS pixels within bounds; undefined when it is no number. */
export function safePx(length: unknown, least: number, most: number): string | undefined {
  if (typeof length !== 'number' || !Number.isFinite(length)) return undefined
  return `${Math.round(Math.min(most, Math.max(least, length)) * 100) / 100}px`
}

/** Returns a name as a CSS string: whatever could end the string or the style sheet is escaped. */
export function cssString(text: string): string {
  const escaped = (character: string) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `
  return `"${text.slice(0, 200).replace(/[^\p{L}\p{N} ._-]/gu, escaped)}"`
}

const GENERIC: ReadonlySet<string> = new Set([
  ...['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'math', 'emoji'],
  ...['ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded'],
])

/**
 * The name under which a sheet loads a font of a brand, so that it never replaces a font of the sheet itself.
 */
export const loadedFamily = (family: string): string => `brand ${family}`

/** Returns a list of families for `font-family`, the font of the brand first. */
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

/** Returns a value of `box-shadow`; undefined for one that is none, or too long. */
export function safeShadow(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 600) return undefined
  const layers = text.split(/,(?![^(]*\))/).map((layer) => layer.trim())
  return layers.every((layer) => SHADOW.test(layer)) ? layers.join(', ') : undefined
}

/** Returns one of these words; undefined for any other. */
export function safeWord(text: unknown, words: readonly string[]): string | undefined {
  return words.find((word) => word === text)
}

/** Leaves out what has no value. */
export function lookOf(
  parts: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined),
  )
}
