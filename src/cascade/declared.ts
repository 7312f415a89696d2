import { type CssValue, keywordOf, parseCssValues } from '../formats/css-values.ts'
import { INHERITED, isInherited, isLonghand, type Longhand, OWN } from './longhands.ts'
import { ALIASES, LOGICAL } from './property-names.ts'
import type { ReadContext } from './readers.ts'
import { SHORTHANDS } from './shorthands.ts'

type WideKeyword = 'inherit' | 'initial' | 'unset' | 'revert' | 'revert-layer'

/** What a declaration gives one longhand. */
export type Declared =
  | { readonly kind: 'wide'; readonly word: WideKeyword }
  | {
      readonly kind: 'values'
      readonly values: readonly CssValue[]
      /** The computed value, where it hangs on nothing but the declaration; else undefined. */
      readonly constant: unknown
    }
  /** Holds `var()`: it is split and checked once the variables are known. */
  | { readonly kind: 'pending'; readonly property: string; readonly text: string }

/** The longhands that a declaration sets; empty when it is unknown or invalid. */
export type Expansion = readonly (readonly [name: string, declared: Declared])[]

const WIDE: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer'])
const NOTHING: Expansion = []
const INITIAL: Declared = { kind: 'wide', word: 'initial' }

interface Expandable {
  readonly name: string
  readonly text: string
  expansion?: Expansion
}

/** Expansions by text: sheets say the same things again and again. */
export class Expansions {
  private readonly known = new Map<string, Expansion>()

  /** Kept with the declaration itself: it is asked for with every style that it is part of. */
  ofDeclaration(declaration: Expandable): Expansion {
    declaration.expansion ??= this.of(declaration.name, declaration.text)
    return declaration.expansion
  }

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
  if (!parts) return NOTHING
  const expansion: (readonly [string, Declared])[] = []
  for (const [longhand, part] of parts) {
    const declared = part === null ? INITIAL : read(longhand, part)
    if (!declared) return NOTHING
    expansion.push([longhand, declared])
  }
  return expansion
}

const SUBSTITUTED = /\b(?:var|env)\(/i

function longhandsOf(name: string): readonly string[] {
  const shorthand = SHORTHANDS[name]
  if (shorthand) return shorthand.longhands
  return isLonghand(name) || LOGICAL.has(name) ? [name] : []
}

/** Undefined for what is invalid. Parts that no longhand reads (such as `align-content`) are taken as they come. */
function read(name: string, values: readonly CssValue[]): Declared | undefined {
  const physical = LOGICAL.get(name)?.[0] ?? name
  if (!isLonghand(physical)) return { kind: 'values', values, constant: undefined }
  sample.asked = false
  const value = readerOf(physical)(values, sample)
  return value === undefined
    ? undefined
    : { kind: 'values', values, constant: sample.asked ? undefined : value }
}

function readerOf(name: Longhand) {
  return isInherited(name) ? INHERITED[name] : OWN[name]
}

/** Validity does not hang on the element: any context will do. This one tells whether the value does. */
class Sample implements ReadContext {
  asked = false
  readonly lengths: ReadContext['lengths']
  readonly colors: ReadContext['colors']

  constructor() {
    const given = <T>(value: T) => ({ enumerable: true, get: () => this.told(value) })
    this.lengths = Object.defineProperties({} as ReadContext['lengths'], {
      em: given(16),
      rem: given(16),
      lh: given(19),
      viewportWidth: given(1000),
      viewportHeight: given(1000),
    })
    this.colors = Object.defineProperties({} as ReadContext['colors'], {
      current: given('#000000'),
      dark: given(false),
    })
  }

  get parent() {
    return this.told(null)
  }

  get baseUrl() {
    return this.told('about:blank')
  }

  get prefersDark() {
    return this.told(false)
  }

  private told<T>(value: T): T {
    this.asked = true
    return value
  }
}

const sample = new Sample()
