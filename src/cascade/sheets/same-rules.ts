/** Compares the rules that apply on two screens, so that no second cascade is made of the same rules. */

import type { DeclarationBlock } from './declarations.ts'
import type { Descriptors, RuleSet, StyleRule } from './rules.ts'

/** Returns whether two sets from the same parsed sheets give each element the same style. */
export function areSameRules(one: RuleSet, other: RuleSet): boolean {
  return (
    areSame(one.rules, other.rules, isSameRule) &&
    areSame(one.properties, other.properties, isSameDescriptor) &&
    areSame([...one.keyframes], [...other.keyframes], isSameFrame)
  )
}

function areSame<T>(one: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  return one.length === other.length && one.every((entry, at) => isSame(entry, other[at] as T))
}

/** A block stands in one place of a sheet, so it has the same selectors wherever its prelude is the same. */
function isSameRule(a: StyleRule, b: StyleRule): boolean {
  return (
    a.block === b.block &&
    a.prelude === b.prelude &&
    a.layer.order === b.layer.order &&
    a.baseUrl === b.baseUrl &&
    a.host === b.host
  )
}

type Keyframe = readonly [name: string, blocks: readonly DeclarationBlock[]]

function isSameFrame([name, blocks]: Keyframe, [otherName, otherBlocks]: Keyframe): boolean {
  return name === otherName && areSame(blocks, otherBlocks, Object.is)
}

function isSameDescriptor(a: Descriptors, b: Descriptors): boolean {
  return a.prelude === b.prelude && areSame(a.blocks, b.blocks, Object.is)
}
