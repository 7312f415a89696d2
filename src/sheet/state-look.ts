import type { Look } from './data.ts'
import { lookOf, safeHex, safePx, safeShadow, safeWord } from './safe.ts'
import { safeWeight } from './type.tsx'

/** The line styles of borders and outlines. */
export const LINES = [
  'none',
  'solid',
  'dashed',
  'dotted',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
  'hidden',
]

/** Returns the style of a component's state. Changes that the sheet cannot draw are returned as text. */
export function stateLook(properties: Readonly<Record<string, string>>): {
  readonly look: Look
  readonly undrawn: readonly string[]
} {
  const changed = Object.entries(properties).map(([property, value]) => {
    const name = property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const drawn = Object.hasOwn(OF_STATES, name) ? OF_STATES[name]?.(value) : undefined
    return { name, drawn, text: `${property}: ${value}`.slice(0, MOST_CHARACTERS) }
  })
  return {
    look: lookOf(Object.fromEntries(changed.map(({ name, drawn }) => [name, drawn]))),
    undrawn: changed.flatMap(({ drawn, text }) => (drawn === undefined ? [text] : [])),
  }
}

const MOST_CHARACTERS = 240

/** The properties that a state may change on the sheet, with the checks of their values. */
const OF_STATES: Readonly<Record<string, (value: string) => string | undefined>> = {
  color: stateColor,
  backgroundColor: stateColor,
  borderColor: (value) => eachPart(value, stateColor),
  borderWidth: (value) => eachPart(value, (width) => stateLength(width, 12)),
  borderRadius: (value) => stateLength(value, 999),
  outline: (value) =>
    eachPart(value, (part) => stateLength(part, 12) ?? safeWord(part, LINES) ?? stateColor(part)),
  boxShadow: (value) => safeWord(value, ['none']) ?? safeShadow(value),
  opacity: (value) => (/^(?:0|1|0?\.\d{1,20})$/.test(value) ? value : undefined),
  fontWeight: (value) => (/^\d{1,4}$/.test(value) ? safeWeight(Number(value)) : undefined),
  textDecorationLine: (value) => safeWord(value, ['none', 'underline', 'overline', 'line-through']),
}

function stateColor(value: string): string | undefined {
  return safeWord(value, ['transparent']) ?? safeHex(value)
}

function stateLength(value: string, most: number): string | undefined {
  const [, length] = /^(\d{1,4}(?:\.\d{1,20})?)(?:px)?$/.exec(value) ?? []
  return length === undefined ? undefined : safePx(Number(length), 0, most)
}

/** Returns a value of up to four parts, such as one for each side of a box, if every part is safe. */
function eachPart(value: string, of: (part: string) => string | undefined): string | undefined {
  const parts = value.split(' ', 5).map(of)
  return parts.length <= 4 && parts.every((part) => part !== undefined) ? parts.join(' ') : undefined
}
