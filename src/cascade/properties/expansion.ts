import { type CssValue, keywordOf, parseCssValues } from '../../formats/css/values.ts'
import { INHERITED, isInherited, isLonghand, type Longhand, OWN } from './longhands.ts'
import { ALIASES, KEPT, LOGICAL } from './property-names.ts'
import type { ReadContext } from './readers.ts'
import { SHORTHANDS } from './shorthands.ts'

type WideKeyword = 'inherit' | 'initial' | 'unset' | 'revert' | 'revert-layer'

/** The value that a declaration sets for one longhand. */
export type Declared =
  | { readonly kind: 'wide'; readonly word: WideKeyword }
  | {
      readonly kind: 'values'
      readonly values: readonly CssValue[]
      /** The computed value, when it depends on the declaration alone; otherwise undefined. */
      readonly constant: unknown
    }
  /** A value with `var()`. It is expanded and checked once the variables are known. */
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

/** Pages have many short declarations in common, such as `display:none`. This many are remembered. */
const MAX_SHARED = 10_000
const MAX_SHARED_CHARS = 100
const shared = new Map<string, Expansion>()

/** Expansions are kept by text, because sheets repeat the same declarations. */
export class Expansions {
  private readonly known = new Map<string, Expansion>()

  /** The result is stored with the declaration, because many styles contain the declaration. */
  ofDeclaration(declaration: Expandable): Expansion {
    declaration.expansion ??= this.of(declaration.name, declaration.text)
    return declaration.expansion
  }

  of(property: string, text: string): Expansion {
    const key = `${property}:${text}`
    const known = key.length <= MAX_SHARED_CHARS ? shared : this.known
    let found = known.get(key)
    if (!found) {
      // Parts of the original text would keep the whole sheet in memory, so it is taken from the key.
      found = expandText(property, key.slice(property.length + 1))
      if (known.size >= MAX_SHARED) known.clear()
      known.set(key, found)
    }
    return found
  }
}

/** Returns whether a declaration is valid; undefined for a property that is not read here. */
export function isValidDeclaration(property: string, text: string): boolean | undefined {
  const name = ALIASES[property] ?? property
  if (!SHORTHANDS[name] && !isLonghand(name) && !LOGICAL.has(name)) return undefined
  return expandText(name, text).length > 0
}

/** Expands a shorthand and checks each value. Custom properties expand to nothing. */
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
  return isLonghand(name) || LOGICAL.has(name) || KEPT.has(name) ? [name] : []
}

/** Reads a longhand; undefined when invalid. Those not computed here (`align-content`) pass unchecked. */
function read(name: string, values: readonly CssValue[]): Declared | undefined {
  const physical = LOGICAL.get(name)?.[0] ?? name
  if (!isLonghand(physical)) return { kind: 'values', values, constant: undefined }
  probe.isUsed = false
  const value = readerOf(physical)(values, probe)
  return value === undefined
    ? undefined
    : { kind: 'values', values, constant: probe.isUsed ? undefined : value }
}

function readerOf(name: Longhand) {
  return isInherited(name) ? INHERITED[name] : OWN[name]
}

/**
 * A context for checking values. Whether a value is valid does not depend on the element, so any context
 * would do. This one also records whether the computed value would depend on the element.
 */
class DependencyProbe implements ReadContext {
  isUsed = false
  readonly lengths: ReadContext['lengths']
  readonly colors: ReadContext['colors']

  constructor() {
    const given = <T>(value: T) => ({ enumerable: true, get: () => this.use(value) })
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
    return this.use(null)
  }

  get baseUrl() {
    return this.use('about:blank')
  }

  get prefersDark() {
    return this.use(false)
  }

  private use<T>(value: T): T {
    this.isUsed = true
    return value
  }
}

const probe = new DependencyProbe()
