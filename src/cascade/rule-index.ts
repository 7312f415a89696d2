import { matches } from './match.ts'
import type { StyleRule } from './rules.ts'
import type { Complex, Compound } from './selector.ts'
import type { ElementNode } from './tree.ts'

/** One selector of one rule. */
export interface Entry {
  readonly complex: Complex
  readonly rule: StyleRule
  /** Place in the cascade among the normal declarations of the same origin: layer, specificity, order. */
  rank: number
  /** What some ancestor must have, as keys of `AncestorKeys`. */
  readonly ancestors: readonly string[]
}

/** Entries by what their rightmost compound must have, so that an element meets few that do not match. */
export class RuleIndex {
  private readonly byKey = new Map<string, Entry[]>()
  private readonly anywhere: Entry[] = []

  constructor(rules: readonly StyleRule[], accept: (complex: Complex) => boolean) {
    const entries: Entry[] = []
    for (const rule of rules) {
      for (const complex of rule.selectors) {
        if (accept(complex)) entries.push({ complex, rule, rank: 0, ancestors: ancestorKeys(complex) })
      }
    }
    entries.sort(
      (a, b) =>
        a.rule.layer.order - b.rule.layer.order ||
        a.complex.specificity - b.complex.specificity ||
        a.rule.order - b.rule.order,
    )
    for (const [rank, entry] of entries.entries()) {
      entry.rank = rank
      const keys = subjectKeys(entry.complex.compounds[0])
      if (!keys) this.anywhere.push(entry)
      else for (const key of keys) this.bucket(key).push(entry)
    }
  }

  private bucket(key: string): Entry[] {
    let bucket = this.byKey.get(key)
    if (!bucket) {
      bucket = []
      this.byKey.set(key, bucket)
    }
    return bucket
  }

  /** Entries that match, weakest first, each once. */
  matching(node: ElementNode, ancestors: AncestorKeys): Entry[] {
    const found: Entry[] = []
    const test = (entry: Entry) => {
      if (ancestors.allowAll(entry.ancestors) && matches(node, entry.complex)) found.push(entry)
    }
    for (const entry of this.anywhere) test(entry)
    for (const key of node.keys) for (const entry of this.byKey.get(key) ?? []) test(entry)
    found.sort((a, b) => a.rank - b.rank)
    return found.filter((entry, at) => entry !== found[at - 1])
  }
}

/** The most telling key of a compound; alternatives for `:is()`; null when any element may match. */
function subjectKeys(compound: Compound | undefined): string[] | null {
  const key = compound && keyOf(compound)
  if (key) return [key]
  for (const pseudo of compound?.pseudos ?? []) {
    if (pseudo.kind !== 'is' || pseudo.not) continue
    const keys = pseudo.list.map((complex) => subjectKeys(complex.compounds[0]))
    if (keys.every((list) => list !== null)) return keys.flat()
  }
  return null
}

function keyOf(compound: Compound): string | undefined {
  if (compound.ids[0] !== undefined) return `#${compound.ids[0]}`
  if (compound.classes[0] !== undefined) return `.${compound.classes[0]}`
  return compound.tag ?? undefined
}

/** Compounds that stand for an ancestor: those followed by a descendant or child combinator. */
function ancestorKeys({ compounds, combinators }: Complex): string[] {
  return combinators.flatMap((combinator, at) => {
    const compound = compounds[at + 1]
    const key = compound && (combinator === ' ' || combinator === '>') ? keyOf(compound) : undefined
    return key === undefined ? [] : [key]
  })
}

/** How often each key occurs among the ancestors of the element at hand. */
export class AncestorKeys {
  private readonly counts = new Map<string, number>()

  enter(node: ElementNode): void {
    for (const key of node.keys) this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }

  leave(node: ElementNode): void {
    for (const key of node.keys) this.counts.set(key, (this.counts.get(key) ?? 0) - 1)
  }

  allowAll(keys: readonly string[]): boolean {
    for (const key of keys) if (!this.counts.get(key)) return false
    return true
  }
}
