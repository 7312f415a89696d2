import { type CssValue, keywordOf, parseCssValues } from '../formats/css-values.ts'
import { INHERITED, isInherited, isLonghand, type Longhand, OWN } from './longhands.ts'
import { ALIASES, LOGICAL } from './property-names.ts'
import type { ReadContext } from './readers.ts'
import { SHORTHANDS } from './shorthands.ts'

type WideKeyword = 'inherit' | 'initial' | 'unset' | 'revert' | 'revert-layer'

/** What a declaration gives one longhand. */
export type Declared =
  | { readonly kind: 'wide'; readonly word: WideKeyword }
  | { readonly kind: 'values'; readonly values: readonly CssValue[] }
  /** Holds `var()`: it is split and checked once the variables are known. */
  | { readonly kind: 'pending'; readonly property: string; readonly text: string }

/** The longhands that a declaration sets; empty when it is unknown or invalid. */
export type Expansion = readonly (readonly [name: string, declared: Declared])[]

const WIDE: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer'])
const NOTHING: Expansion = []
const INITIAL: Declared = { kind: 'wide', word: 'initial' }

/** Expansions by text: sheets say the same things again and again. */
export class Expansions {
  private readonly known = new Map<string, Expansion>()

  of(property: string, text: string): Expansion {
    const key = `${property}:${text}`
    let found = this.known.get(key)
    if (!found) {
      found = expandText(property, text)
      this.known.set(key, found)
    }
    return found
  }
}

/** True or false for a property that is read here, undefined for any other. */
export function isValidDeclaration(property: string, text: string): boolean | undefined {
  const name = ALIASES[property] ?? property
  if (!SHORTHANDS[name] && !isLonghand(name) && !LOGICAL.has(name)) return undefined
  return expandText(name, text).length > 0
}

/** Splits shorthands and checks each value. Custom properties expand to nothing. */
function expandText(property: string, text: string): Expansion {
  const name = ALIASES[property] ?? property
  const longhands = longhandsOf(name)
  if (longhands.length === 0) return NOTHING
  if (SUBSTITUTED.test(text))
    return longhands.map((longhand) => [longhand, { kind: 'pending', property: name, text }])
  const values = parseCssValues(text)
  if (!values || values.length === 0) return NOTHING
  const word = keywordOf(values)
  if (word !== undefined && WIDE.has(word)) {
    return longhands.map((longhand) => [longhand, { kind: 'wide', word: word as WideKeyword }])
  }
  const shorthand = SHORTHANDS[name]
  const parts = shorthand ? shorthand.split(values) : [[name, values] as const]
  if (!parts?.every(([longhand, part]) => part === null || isValid(longhand, part))) return NOTHING
  return parts.map(([longhand, part]) => [
    longhand,
    part === null ? INITIAL : { kind: 'values', values: part },
  ])
}

const SUBSTITUTED = /\b(?:var|env)\(/i

function longhandsOf(name: string): readonly string[] {
  const shorthand = SHORTHANDS[name]
  if (shorthand) return shorthand.longhands
  return isLonghand(name) || LOGICAL.has(name) ? [name] : []
}

/** Parts that no longhand reads (such as `align-content`) are taken as they come. */
function isValid(name: string, values: readonly CssValue[]): boolean {
  const physical = LOGICAL.get(name)?.[0] ?? name
  return !isLonghand(physical) || readerOf(physical)(values, SAMPLE_CONTEXT) !== undefined
}

function readerOf(name: Longhand) {
  return isInherited(name) ? INHERITED[name] : OWN[name]
}

/** Validity does not hang on the element: any context will do. */
const SAMPLE_CONTEXT: ReadContext = {
  lengths: { em: 16, rem: 16, lh: 19, viewportWidth: 1000, viewportHeight: 1000 },
  colors: { current: '#000000', dark: false },
  parent: null,
  baseUrl: 'about:blank',
  prefersDark: false,
}
