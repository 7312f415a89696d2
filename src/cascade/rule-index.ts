import { canMatch, type Effort, matches } from './match.ts'
import type { StyleRule } from './rules.ts'
import type { Complex, Compound } from './selector.ts'
import type { ElementNode } from './tree.ts'
import type { Block } from './winners.ts'

/** One selector of one rule. */
interface Entry {
  readonly complex: Complex
  readonly rule: StyleRule
  readonly block: Block
  /** Place in the cascade among normal declarations: origin, layer, specificity, scope, order. */
  rank: number
  /** What some ancestor must have, as numbers of `AncestorKeys`. */
  readonly ancestors: readonly number[]
}

/** Rules of one origin. */
export interface RuleSource {
  readonly origin: Block['origin']
  readonly rules: readonly StyleRule[]
}

/** Selectors by what their rightmost compound must have, so that an element meets few that do not match. */
export class RuleIndex {
  private readonly byKey = new Map<string, Entry[]>()
  private readonly anywhere: Entry[] = []
  private readonly ancestors: AncestorKeys
  private readonly effort: Effort

  /** Sources come weakest first; of their selectors those count that are accepted and can hold on a page at rest. */
  constructor(
    sources: readonly RuleSource[],
    ancestors: AncestorKeys,
    effort: Effort,
    accept: (entry: Complex, rule: StyleRule) => boolean,
  ) {
    this.ancestors = ancestors
    this.effort = effort
    let rank = 0
    for (const { origin, rules } of sources) {
      const entries = this.entriesOf(rules, origin, accept)
      entries.sort(
        (a, b) =>
          a.rule.layer.order - b.rule.layer.order ||
          a.complex.specificity - b.complex.specificity ||
          Number(a.rule.scoped) - Number(b.rule.scoped) ||
          a.rule.order - b.rule.order,
      )
      for (const entry of entries) {
        entry.rank = rank++
        this.file(entry)
      }
    }
  }

  private entriesOf(
    rules: readonly StyleRule[],
    origin: Block['origin'],
    accept: (complex: Complex, rule: StyleRule) => boolean,
  ): Entry[] {
    const entries: Entry[] = []
    for (const rule of rules) {
      const block: Block = { source: rule.block, baseUrl: rule.baseUrl, origin, layer: rule.layer.order }
      for (const complex of rule.selectors) {
        if (!accept(complex, rule) || !canMatch(complex)) continue
        entries.push({ complex, rule, block, rank: 0, ancestors: this.ancestors.neededBy(complex) })
      }
    }
    return entries
  }

  private file(entry: Entry): void {
    const keys = subjectKeys(entry.complex.compounds[0])
    if (!keys) this.anywhere.push(entry)
    for (const key of keys ?? []) {
      const bucket = this.byKey.get(key)
      if (bucket) bucket.push(entry)
      else this.byKey.set(key, [entry])
    }
  }

  /** Blocks that apply to an element, weakest first, each once. Its ancestors must have been entered. */
  matching(node: ElementNode): Block[] {
    const found: Entry[] = []
    this.collect(this.anywhere, node, found)
    for (const key of node.keys) {
      const bucket = this.byKey.get(key)
      if (bucket) this.collect(bucket, node, found)
    }
    if (found.length > 1) found.sort((a, b) => a.rank - b.rank)
    const blocks: Block[] = []
    for (const { block } of found) if (blocks[blocks.length - 1] !== block) blocks.push(block)
    return blocks
  }

  private collect(entries: readonly Entry[], node: ElementNode, found: Entry[]): void {
    if (this.effort.left <= 0) return
    this.effort.left -= entries.length
    for (const entry of entries) {
      if (!this.ancestors.allowAll(entry.ancestors) || !matches(node, entry.complex, this.effort)) continue
      found.push(entry)
      this.effort.left -= CASCADE_STEPS
    }
  }
}

/** What applies has to be sorted and cascaded: as much work as comparing so many compounds more. Measured on sheets of equal rules. */
const CASCADE_STEPS = 4

/** The most telling key of a compound; alternatives for `:is()`; null when any element may match. */
function subjectKeys(compound: Compound | undefined): string[] | null {
  const key = compound && keyOf(compound)
  if (key) return [key]
  for (const pseudo of compound?.pseudos ?? []) {
    if (pseudo.kind !== 'is' || pseudo.not) continue
    const keys = pseudo.list.map((complex) => subjectKeys(complex.compounds[0]))
    if (keys.every((list) => list !== null)) return [...new Set(keys.flat())]
  }
  return null
}

function keyOf(compound: Compound): string | undefined {
  if (compound.ids[0] !== undefined) return `#${compound.ids[0]}`
  if (compound.classes[0] !== undefined) return `.${compound.classes[0]}`
  return compound.tag ?? undefined
}

/**
 * How often each key that some selector asks of an ancestor occurs among the ancestors of the element at hand: most
 * selectors that do not match fail here, without a look at the tree.
 */
export class AncestorKeys {
  private readonly numbers = new Map<string, number>()
  private readonly counts: number[] = []

  /** Numbers of the keys of compounds that stand for an ancestor: those followed by a descendant or child combinator. */
  neededBy({ compounds, combinators }: Complex): readonly number[] {
    let needed: number[] | undefined
    for (let at = 0; at < combinators.length; at++) {
      const combinator = combinators[at]
      const compound = compounds[at + 1]
      const key = compound && (combinator === ' ' || combinator === '>') ? keyOf(compound) : undefined
      if (key === undefined) continue
      needed ??= []
      needed.push(this.numberOf(key))
    }
    return needed ?? NONE
  }

  private numberOf(key: string): number {
    let number = this.numbers.get(key)
    if (number === undefined) {
      number = this.counts.push(0) - 1
      this.numbers.set(key, number)
    }
    return number
  }

  enter(node: ElementNode): void {
    this.count(node, 1)
  }

  leave(node: ElementNode): void {
    this.count(node, -1)
  }

  private count(node: ElementNode, by: number): void {
    for (const key of node.keys) {
      const number = this.numbers.get(key)
      if (number !== undefined) this.counts[number] = (this.counts[number] ?? 0) + by
    }
  }

  allowAll(needed: readonly number[]): boolean {
    for (const number of needed) if (!this.counts[number]) return false
    return true
  }
}

const NONE: readonly number[] = []
