import { SYSTEM_COLORS } from '../formats/css-system-colors.ts'
import type { CssValue } from '../formats/css-values.ts'
import { adjustBox, adjustMonospace, sizeForMonospace } from './adjust.ts'
import type { Declaration } from './declarations.ts'
import type { Declared, Expansions } from './declared.ts'
import { faceKindOf, ZERO_ADVANCE } from './faces.ts'
import { INITIAL_INHERITED, INITIAL_OWN } from './initial.ts'
import {
  INHERITED,
  INHERITED_NAMES,
  type InheritedName,
  isInherited,
  isLonghand,
  OWN,
  type OwnName,
} from './longhands.ts'
import type { Screen } from './media.ts'
import { LOGICAL } from './property-names.ts'
import type { ReadContext } from './readers.ts'
import {
  type CustomProperties,
  type InheritedValues,
  type OwnValues,
  type Style,
  usedLineHeight,
} from './style.ts'
import { type Registration, resolveCustom, substitute } from './variables.ts'
import type { Winner, Winners } from './winners.ts'

/** What is the same for all elements of a document. */
export interface Environment {
  readonly screen: Screen
  readonly registered: ReadonlyMap<string, Registration>
  /** The last frame of each `@keyframes`, by name. */
  readonly keyframes: ReadonlyMap<string, readonly Declaration[]>
}

const NO_CUSTOM: CustomProperties = new Map()

/** Inherited properties that others depend on, in the order they must be computed. */
const FIRST: readonly InheritedName[] = [
  'direction',
  'color-scheme',
  'font-family',
  'font-size',
  'line-height',
  'color',
]

/** Computes styles from winning declarations, parents first. */
export class Computer {
  private readonly environment: Environment
  private rootFontSize = 16
  private readonly expansions: Expansions
  private readonly inherited = new Map<string, Readonly<InheritedValues>>()
  private readonly passedOn = new Map<CustomProperties, CustomProperties>()

  constructor(environment: Environment, expansions: Expansions) {
    this.environment = environment
    this.expansions = expansions
  }

  compute(winners: Winners, parent: Style | null): Style {
    const custom = resolveCustom(winners.custom, this.inheritedCustom(parent), this.environment.registered)
    const given = this.settled(winners, custom)
    const style = this.styleFrom(given, parent, custom)
    const ended = this.ended(given, style)
    return ended ? this.styleFrom(ended, parent, custom) : style
  }

  private styleFrom(given: Map<string, Given>, parent: Style | null, custom: CustomProperties): Style {
    const inherited = this.inheritedValues(given, parent)
    if (!parent) this.rootFontSize = inherited['font-size'].px
    const own = this.ownValues(given, parent, inherited)
    return { inherited, own, custom, opacity: (parent?.opacity ?? 1) * own.opacity }
  }

  /** What is given once animations that keep their last frame have run: entrances that start from nothing. */
  private ended(given: Map<string, Given>, { own, custom }: Style): Map<string, Given> | undefined {
    if (own['animation-name'] === 'none') return undefined
    const fills = own['animation-fill-mode'].split(', ')
    const result = new Map(given)
    for (const [at, name] of own['animation-name'].split(', ').entries()) {
      if (!/^(forwards|both)$/.test(fills[at % fills.length] ?? '')) continue
      for (const { name: property, text } of this.environment.keyframes.get(name) ?? []) {
        for (const [longhand, declared] of this.expansions.of(property, text)) {
          const winner = {
            declared,
            baseUrl: '',
            order: Number.MAX_SAFE_INTEGER,
            important: false,
            block: null,
          }
          if (!given.get(longhand)?.important) result.set(longhand, this.givenOf(longhand, winner, custom))
        }
      }
    }
    return result
  }

  /** Without those that are registered not to be inherited. */
  private inheritedCustom(parent: Style | null): CustomProperties {
    if (!parent) return NO_CUSTOM
    let passed = this.passedOn.get(parent.custom)
    if (!passed) {
      const { registered } = this.environment
      const kept = [...parent.custom].filter(([name]) => registered.get(name)?.inherits !== false)
      passed = kept.length === parent.custom.size ? parent.custom : new Map(kept)
      this.passedOn.set(parent.custom, passed)
    }
    return passed
  }

  /** Values by physical longhand, with variables in their place. */
  private settled(winners: Winners, custom: CustomProperties): Map<string, Given> {
    const given = new Map<string, Given>()
    for (const [name, winner] of winners.longhands) given.set(name, this.givenOf(name, winner, custom))
    return given
  }

  private givenOf(name: string, winner: Winner, custom: CustomProperties): Given {
    const { declared } = winner
    if (declared.kind === 'pending') return { ...winner, declared: this.pending(name, declared, custom) }
    return winner as Given
  }

  /** What cannot be substituted, or is invalid then, is unset. */
  private pending(
    name: string,
    { property, text }: Declared & { kind: 'pending' },
    custom: CustomProperties,
  ): Settled {
    const { registered } = this.environment
    const full = substitute(
      text,
      (variable) => custom.get(variable) ?? registered.get(variable)?.initial ?? undefined,
    )
    if (full === undefined) return UNSET
    const found = this.expansions.of(property, full).find(([longhand]) => longhand === name)?.[1]
    return found && found.kind !== 'pending' ? found : UNSET
  }

  private inheritedValues(given: Map<string, Given>, parent: Style | null): Readonly<InheritedValues> {
    const base = parent?.inherited ?? INITIAL_INHERITED
    const names = [...given.keys()].filter(isInherited)
    if (names.length === 0 && parent) return base
    const values: InheritedValues = { ...base }
    if (!parent) values.color = systemText(values)
    const early = FIRST.filter((name) => given.has(name))
    const rest = names.filter((name) => !FIRST.includes(name))
    for (const name of [...early, ...rest]) {
      const context = this.context(values, base, parent, given.get(name)?.baseUrl ?? '', name)
      set(values, name, given.get(name), context, base)
      if (name === 'font-family') adjustMonospace(values, base, given.has('font-size'))
      if (name === 'font-size') sizeForMonospace(values, base)
      if (name === 'color-scheme' && !parent) values.color = systemText(values)
    }
    return this.shared(values)
  }

  /** The same object for the same values, so that styles below can be shared. */
  private shared(values: InheritedValues): Readonly<InheritedValues> {
    if (typeof values['text-indent'] === 'function') return values
    const key = INHERITED_NAMES.map((name) => textOf(values[name])).join('|')
    const known = this.inherited.get(key)
    if (!known) this.inherited.set(key, values)
    return known ?? values
  }

  private context(
    values: InheritedValues,
    base: Readonly<InheritedValues>,
    parent: Style | null,
    baseUrl: string,
    name = '',
  ): ReadContext {
    const { width, height, colorScheme } = this.environment.screen
    const font = name === 'font-size' ? base : values
    const em = font['font-size'].px
    return {
      lengths: {
        em,
        ch: em * ZERO_ADVANCE[faceKindOf(font['font-family'])],
        rem: parent || name !== 'font-size' ? (parent ? this.rootFontSize : em) : 16,
        lh: usedLineHeight(font['line-height'], em),
        viewportWidth: width,
        viewportHeight: height,
      },
      colors: { current: name === 'color' ? base.color : values.color, dark: values['color-scheme'] },
      parent,
      baseUrl,
      prefersDark: colorScheme === 'dark',
    }
  }

  private ownValues(
    given: Map<string, Given>,
    parent: Style | null,
    inherited: Readonly<InheritedValues>,
  ): OwnValues {
    const values: OwnValues = { ...INITIAL_OWN }
    const contexts = new Map<string, ReadContext>()
    for (const [name, value] of given) {
      const physical = this.physicalName(name, value, given, inherited.direction)
      if (physical === undefined || isInherited(physical)) continue
      let context = contexts.get(value.baseUrl)
      if (!context) {
        context = this.context(inherited, inherited, parent, value.baseUrl)
        contexts.set(value.baseUrl, context)
      }
      setOwn(values, physical, value, context, parent?.own ?? INITIAL_OWN)
    }
    adjustBox(values, parent)
    return values
  }

  /** The longhand that a name stands for here; undefined when another name of the same side is stronger. */
  private physicalName(
    name: string,
    { order }: Given,
    given: Map<string, Given>,
    direction: 'ltr' | 'rtl',
  ): InheritedName | OwnName | undefined {
    const sides = LOGICAL.get(name)
    if (sides) {
      const physical = sides[direction === 'rtl' ? 1 : 0]
      const rival = given.get(physical)
      return isLonghand(physical) && !(rival && rival.order > order) ? physical : undefined
    }
    return isLonghand(name) ? name : undefined
  }
}

type Settled = Exclude<Declared, { kind: 'pending' }>

interface Given extends Winner {
  readonly declared: Settled
}

const UNSET: Settled = { kind: 'wide', word: 'unset' }

/** Of values that are told apart by their text. */
function textOf(value: InheritedValues[InheritedName]): string {
  return typeof value === 'object' ? Object.values(value).join(' ') : String(value)
}

function systemText(values: InheritedValues): string {
  return SYSTEM_COLORS.canvastext?.[values['color-scheme'] ? 1 : 0] ?? values.color
}

function set<Name extends InheritedName>(
  values: InheritedValues,
  name: Name,
  given: Given | undefined,
  context: ReadContext,
  base: Readonly<InheritedValues>,
): void {
  const declared = given?.declared
  if (declared?.kind === 'values') values[name] = readInherited(name, declared.values, context) ?? base[name]
  else values[name] = declared?.word === 'initial' ? INITIAL_INHERITED[name] : base[name]
}

function readInherited<Name extends InheritedName>(
  name: Name,
  values: readonly CssValue[],
  context: ReadContext,
) {
  return INHERITED[name](values, context)
}

function setOwn<Name extends OwnName>(
  values: OwnValues,
  name: Name,
  { declared }: Given,
  context: ReadContext,
  parent: Readonly<OwnValues>,
): void {
  if (declared.kind === 'values') values[name] = OWN[name](declared.values, context) ?? INITIAL_OWN[name]
  else values[name] = declared.word === 'inherit' ? parent[name] : INITIAL_OWN[name]
}
