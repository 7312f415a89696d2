import type { CssValue } from '../../formats/css/values.ts'
import type { Winner } from '../sheets/winners.ts'
import type { InheritedValues, OwnValues } from '../style.ts'
import type { Declared } from './expansion.ts'
import { INITIAL_INHERITED, INITIAL_OWN } from './initial.ts'
import { INHERITED, type InheritedName, OWN, type OwnName } from './longhands.ts'
import type { ReadContext } from './readers.ts'

/** A winning declaration whose variables are substituted. */
export interface Given extends Winner {
  readonly declared: Exclude<Declared, { kind: 'pending' }>
}

type InheritedValue = InheritedValues[InheritedName]

export function isSame(a: InheritedValue, b: InheritedValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  if ('factor' in a) return 'factor' in b && a.factor === b.factor
  return 'px' in b && a.px === b.px && a.keyword === b.keyword && a.absolute === b.absolute
}

/** Without a valid declaration, an inherited property keeps the parent's value. */
export function setInherited<Name extends InheritedName>(
  values: InheritedValues,
  name: Name,
  given: Given | undefined,
  context: ReadContext,
  base: Readonly<InheritedValues>,
): void {
  const declared = given?.declared
  if (declared?.kind === 'values')
    values[name] =
      (declared.constant as InheritedValues[Name] | undefined) ??
      readInherited(name, declared.values, context) ??
      base[name]
  else values[name] = declared?.word === 'initial' ? INITIAL_INHERITED[name] : base[name]
}

function readInherited<Name extends InheritedName>(
  name: Name,
  values: readonly CssValue[],
  context: ReadContext,
) {
  return INHERITED[name](values, context)
}

/** Sets a property that is not inherited. Without a valid declaration it has its initial value. */
export function setOwn<Name extends OwnName>(
  values: OwnValues,
  name: Name,
  { declared }: Given,
  context: ReadContext,
  parent: Readonly<OwnValues>,
): void {
  if (declared.kind === 'values')
    values[name] =
      (declared.constant as OwnValues[Name] | undefined) ??
      OWN[name](declared.values, context) ??
      INITIAL_OWN[name]
  else values[name] = declared.word === 'inherit' ? parent[name] : INITIAL_OWN[name]
}
