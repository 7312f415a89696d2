import { SYSTEM_COLORS } from '../../formats/css/system-colors.ts'
import { SmallMap } from '../../model/keyed.ts'
import type { DeclarationBlock } from '../sheets/declarations.ts'
import type { Screen } from '../sheets/media.ts'
import type { Winner, Winners } from '../sheets/winners.ts'
import {
  type CustomProperties,
  type InheritedValues,
  type OwnValues,
  type Style,
  usedLineHeight,
} from '../style.ts'
import { adjustBox, adjustMonospace, sizeForMonospace } from './adjust.ts'
import type { Declared, Expansion, Expansions } from './expansion.ts'
import { faceKindOf, ZERO_ADVANCE } from './faces.ts'
import { INITIAL_INHERITED, INITIAL_OWN } from './initial.ts'
import { INHERITED_NAMES, type InheritedName, isInherited, isLonghand, type OwnName } from './longhands.ts'
import { LOGICAL } from './property-names.ts'
import type { ReadContext } from './readers.ts'
import { type Given, isSame, setInherited, setOwn } from './set-values.ts'
import { type Changes, changed, customChanges, type Registration, substitute } from './variables.ts'

/** Holds the values that are the same for all elements of a document. */
export interface Environment {
  readonly screen: Screen
  readonly registered: ReadonlyMap<string, Registration>
  /** The last keyframe of each `@keyframes`, by name. */
  readonly keyframes: ReadonlyMap<string, readonly DeclarationBlock[]>
}

const NO_CUSTOM: CustomProperties = new Map()

/** Inherited properties that others depend on, in the order in which they must be computed. */
const FIRST: ReadonlySet<InheritedName> = new Set([
  'direction',
  'color-scheme',
  'font-family',
  'font-size',
  'line-height',
  'color',
])
const ORDERED: readonly InheritedName[] = [...FIRST, ...INHERITED_NAMES.filter((name) => !FIRST.has(name))]

/** Computes styles from winning declarations. Parents have to be computed before their children. */
export class Computer {
  /** True once a `color-scheme` was computed that depends on the scheme that the user prefers. */
  asksForScheme = false
  private readonly environment: Environment
  private rootFontSize = 16
  private readonly expansions: Expansions
  /**
   * Sets of inherited values that are shared by equal styles. The key consists of the values that differ most
   * often between styles, so that few sets have to be compared.
   */
  private readonly inherited = new Map<string, readonly Readonly<InheritedValues>[]>()
  private last: Substituted | undefined
  private readonly resolved = new Map<Winners['custom'], SmallMap<CustomProperties, CustomProperties>>()
  private readonly changed = new Map<CustomProperties, Map<string, CustomProperties>>()
  private readonly passedOn = new Map<CustomProperties, CustomProperties>()

  constructor(environment: Environment, expansions: Expansions) {
    this.environment = environment
    this.expansions = expansions
  }

  compute(winners: Winners, parent: Style | null): Style {
    const custom = this.customOf(winners.custom, this.inheritedCustom(parent))
    const given = this.settled(winners, custom)
    const style = this.styleFrom(given, parent, custom)
    const ended = this.ended(given, style)
    return ended ? this.styleFrom(ended, parent, custom) : style
  }

  /** Resolves equal blocks only once, because a page may have hundreds of properties. */
  private customOf(declared: Winners['custom'], inherited: CustomProperties): CustomProperties {
    if (declared.size === 0) return inherited
    let alike = this.resolved.get(declared)
    if (!alike) {
      alike = new SmallMap()
      this.resolved.set(declared, alike)
    }
    let custom = alike.get(inherited)
    if (!custom) {
      custom = this.withChanges(inherited, customChanges(declared, inherited, this.environment.registered))
      alike.add(inherited, custom)
    }
    return custom
  }

  /** Returns the same map for equal properties, so that the styles of descendants can be shared. */
  private withChanges(inherited: CustomProperties, changes: Changes): CustomProperties {
    // Rules for `*` often set a property to its inherited value.
    if (changes.length === 0) return inherited
    let known = this.changed.get(inherited)
    if (!known) {
      known = new Map()
      this.changed.set(inherited, known)
    }
    const key = JSON.stringify(changes)
    let custom = known.get(key)
    if (!custom) {
      custom = changed(inherited, changes)
      known.set(key, custom)
      const { registered } = this.environment
      const isOwn = changes.every(([name]) => registered.get(name)?.inherits === false)
      // Nothing of the parent that is not inherited is in its map, so children get the same one.
      if (isOwn) this.passedOn.set(custom, inherited)
    }
    return custom
  }

  private styleFrom(given: Givens, parent: Style | null, custom: CustomProperties): Style {
    const inherited = this.inheritedValues(given, parent)
    if (!parent) this.rootFontSize = inherited['font-size'].px
    const own = this.ownValues(given, parent, inherited)
    return { inherited, own, custom, opacity: (parent?.opacity ?? 1) * own.opacity }
  }

  /**
   * Returns the declarations in force after animations that keep their last keyframe have run, such as
   * entrance animations that begin with an invisible element; undefined without an animation.
   */
  private ended(given: Givens, { own, custom }: Style): Givens | undefined {
    if (own['animation-name'] === 'none') return undefined
    const fills = own['animation-fill-mode'].split(', ')
    const result = new Map(given)
    for (const [at, name] of own['animation-name'].split(', ').entries()) {
      if (!/^(forwards|both)$/.test(fills[at % fills.length] ?? '')) continue
      const frame = this.environment.keyframes.get(name) ?? []
      for (const declaration of frame.flatMap(({ list }) => list)) {
        for (const [longhand, declared] of this.expansions.ofDeclaration(declaration)) {
          const winner = { declared, ...LAST }
          if (!given.get(longhand)?.important) result.set(longhand, this.givenOf(longhand, winner, custom))
        }
      }
    }
    return result
  }

  /** Returns the parent's custom properties without those that are registered as not inherited. */
  inheritedCustom(parent: Style | null): CustomProperties {
    if (!parent) return NO_CUSTOM
    if (this.environment.registered.size === 0) return parent.custom
    let passed = this.passedOn.get(parent.custom)
    if (!passed) {
      const { registered } = this.environment
      const kept = [...parent.custom].filter(([name]) => registered.get(name)?.inherits !== false)
      passed = kept.length === parent.custom.size ? parent.custom : new Map(kept)
      this.passedOn.set(parent.custom, passed)
    }
    return passed
  }

  /** Returns the declarations by longhand, with `var()` substituted. */
  private settled({ longhands, pending }: Winners, custom: CustomProperties): Givens {
    if (!pending) return longhands as Givens
    const given = new Map<string, Given>()
    for (const [name, winner] of longhands) given.set(name, this.givenOf(name, winner, custom))
    return given
  }

  private givenOf(name: string, winner: Winner, custom: CustomProperties): Given {
    const { declared } = winner
    if (declared.kind !== 'pending') return winner as Given
    const found = this.substituted(declared, custom).find(([longhand]) => longhand === name)?.[1]
    return { ...winner, declared: found && found.kind !== 'pending' ? found : UNSET }
  }

  /** A declaration that cannot be substituted, or is invalid after that, sets nothing. */
  private substituted(pending: Declared & { kind: 'pending' }, custom: CustomProperties): Expansion {
    const { last } = this
    // The last result is stored, because the longhands of one shorthand ask for it one after the other.
    if (last?.text === pending.text && last.property === pending.property && last.custom === custom)
      return last.expansion
    const { registered } = this.environment
    const full = substitute(
      pending.text,
      (variable) => custom.get(variable) ?? registered.get(variable)?.initial ?? undefined,
    )
    const expansion = full === undefined ? [] : this.expansions.of(pending.property, full)
    this.last = { text: pending.text, property: pending.property, custom, expansion }
    return expansion
  }

  private inheritedValues(given: Givens, parent: Style | null): Readonly<InheritedValues> {
    const base = parent?.inherited ?? INITIAL_INHERITED
    const names = ORDERED.filter((name) => given.has(name))
    if (names.length === 0 && parent) return base
    const values: InheritedValues = { ...base }
    if (!parent) values.color = systemText(values)
    let shared: ReadContext | undefined
    for (const name of names) {
      const context = (FIRST.has(name) ? undefined : shared) ?? this.context(values, base, parent, '', name)
      if (!FIRST.has(name)) shared = context
      setInherited(values, name, given.get(name), context, base)
      if (name === 'color-scheme' && isOpen(given.get(name))) this.asksForScheme = true
      if (name === 'font-family') adjustMonospace(values, base, given.has('font-size'))
      if (name === 'font-size') sizeForMonospace(values, base)
      if (name === 'color-scheme' && !parent) values.color = systemText(values)
    }
    return this.shared(values)
  }

  /** Returns the same object for equal values, so that the styles of descendants can be shared. */
  private shared(values: InheritedValues): Readonly<InheritedValues> {
    const key = `${values['font-size'].px} ${values.color} ${values['font-family']}`
    const alike = this.inherited.get(key) ?? []
    const known = alike.find((other) => INHERITED_NAMES.every((name) => isSame(values[name], other[name])))
    if (known) return known
    this.inherited.set(key, [...alike, values])
    return values
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

  private ownValues(given: Givens, parent: Style | null, inherited: Readonly<InheritedValues>): OwnValues {
    const values: OwnValues = { ...INITIAL_OWN }
    let context: ReadContext | undefined
    for (const [name, value] of given) {
      const physical = this.physicalName(name, value, given, inherited.direction)
      if (physical === undefined || isInherited(physical)) continue
      if (context?.baseUrl !== value.baseUrl)
        context = this.context(inherited, inherited, parent, value.baseUrl)
      setOwn(values, physical, value, context, parent?.own ?? INITIAL_OWN)
    }
    adjustBox(values, parent)
    return values
  }

  /** Returns the longhand of a name in this direction; undefined when a stronger name sets the same side. */
  private physicalName(
    name: string,
    { order }: Given,
    given: Givens,
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

/** Returns whether the value depends on more than the declaration. */
function isOpen(given: Given | undefined): boolean {
  return given?.declared.kind === 'values' && given.declared.constant === undefined
}

/** The declarations of a keyframe come after all others. */
const LAST = { baseUrl: '', order: Number.MAX_SAFE_INTEGER, important: false, block: null }

type Givens = ReadonlyMap<string, Given>

const UNSET: Given['declared'] = { kind: 'wide', word: 'unset' }

interface Substituted {
  readonly property: string
  readonly text: string
  readonly custom: CustomProperties
  readonly expansion: Expansion
}

function systemText(values: InheritedValues): string {
  return SYSTEM_COLORS.canvastext?.[values['color-scheme'] ? 1 : 0] ?? values.color
}
