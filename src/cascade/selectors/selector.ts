/** Defines the parsed form of selectors, and computes their specificity. */

import type { Element } from 'domhandler'

/** Joins a compound selector to the one on its left. */
export type Combinator = ' ' | '>' | '+' | '~'

export interface AttributeTest {
  readonly name: string
  readonly operator: '' | '=' | '~=' | '|=' | '^=' | '$=' | '*='
  readonly value: string
  readonly ignoreCase: boolean
}

/** A pseudo-class in the form in which it is matched. */
export type PseudoTest =
  | { readonly kind: 'is'; readonly not: boolean; readonly list: readonly Complex[] }
  | { readonly kind: 'has'; readonly list: readonly Relative[] }
  | {
      readonly kind: 'nth'
      readonly step: number
      readonly offset: number
      readonly fromEnd: boolean
      readonly sameTag: boolean
      readonly of: readonly Complex[] | null
    }
  | { readonly kind: 'state'; readonly name: string; readonly argument: string }
  /** The element that a relative selector of `:has()` starts from. */
  | { readonly kind: 'anchor' }
  /** Matches one particular element. */
  | { readonly kind: 'element'; readonly element: Element }

export interface Compound {
  /** The tag is in lower case; null matches any. */
  tag: string | null
  ids: readonly string[]
  classes: readonly string[]
  attributes: readonly AttributeTest[]
  pseudos: readonly PseudoTest[]
}

export interface Complex {
  /** The rightmost compound comes first. */
  readonly compounds: readonly Compound[]
  /** `combinators[i]` is between `compounds[i]` and, on its left, `compounds[i + 1]`. */
  readonly combinators: readonly Combinator[]
  readonly specificity: number
  /** The name without colons; null for a selector of elements. */
  readonly pseudoElement: string | null
}

/** An argument of `:has()`, whose leftmost compound is the anchor. */
export interface Relative {
  readonly complex: Complex
  /** Says where matches may be: below the anchor, or among its later siblings and their descendants. */
  readonly reach: 'children' | 'descendants' | 'siblings'
}

/** Returns the specificity (ids, classes, tags) as one number; each part stays below 1,024. */
export function specificityOf(compounds: readonly Compound[], pseudoElement: string | null): number {
  let total = pseudoElement ? TAG : 0
  for (const compound of compounds) {
    total += ID * compound.ids.length + CLASS * (compound.classes.length + compound.attributes.length)
    if (compound.tag !== null) total += TAG
    for (const pseudo of compound.pseudos) total += pseudoSpecificity(pseudo)
  }
  return total
}

const TAG = 1
/** One class, attribute or pseudo-class has this weight. */
export const CLASS = 1 << 10
const ID = 1 << 20

function pseudoSpecificity(pseudo: PseudoTest): number {
  switch (pseudo.kind) {
    case 'is':
      return highest(pseudo.list)
    case 'has':
      return highest(pseudo.list.map((relative) => relative.complex))
    case 'nth':
      return CLASS + highest(pseudo.of ?? [])
    case 'state':
      return CLASS
    case 'anchor':
    case 'element':
      return 0
  }
}

function highest(list: readonly Complex[]): number {
  return list.reduce((most, complex) => Math.max(most, complex.specificity), 0)
}
