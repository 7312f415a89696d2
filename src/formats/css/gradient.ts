import type { Hex } from '../../model/style.ts'
import { alphaOf, parseColor } from './color.ts'

/** The limit of stops in one gradient. Most have up to a dozen; one with hundreds is a picture. */
const MAX_STOPS = 64
/** A longer value holds pictures as `data:` URLs. */
const MAX_CHARS = 20_000

/** Returns the visible colour stops of every gradient in a `background-image`, at most 64 of each. */
export function gradientColors(whole: string): Hex[] {
  const value = whole.slice(0, MAX_CHARS)
  const colors: Hex[] = []
  for (const match of value.matchAll(/gradient\(/gi)) {
    const start = (match.index ?? 0) + match[0].length
    for (const part of topLevelParts(value, start)) {
      const color = leadingColor(part)
      if (color && alphaOf(color) > 0) colors.push(color)
    }
  }
  return colors
}

/** Returns the texts between commas outside inner parentheses, from `start` to the closing parenthesis. */
function topLevelParts(text: string, start: number): string[] {
  const parts: string[] = []
  let depth = 0
  let from = start
  for (let at = start; at < text.length && parts.length < MAX_STOPS; at++) {
    const char = text[at]
    if (char === '(') depth++
    else if (char === ')' && depth > 0) depth--
    else if (char === ')' || (char === ',' && depth === 0)) {
      parts.push(text.slice(from, at).trim())
      from = at + 1
      if (char === ')') break
    }
  }
  return parts
}

/** A stop is a colour followed by positions, so the colour is its first word or function. */
function leadingColor(stop: string): Hex | undefined {
  const colored = /^[a-z-]+\([^()]*\)|^#?[a-z0-9]+/i.exec(stop)
  return colored ? parseColor(colored[0]) : undefined
}
