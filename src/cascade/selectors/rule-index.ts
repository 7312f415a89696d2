/** Indexes rules by the rightmost compound of their selectors, to compare few of them with an element. */

import { addTo } from '../../model/keyed.ts'
import type { StyleRule } from '../sheets/rules.ts'
import type { Block } from '../sheets/winners.ts'
import { canMatch, type MatchBudget, matches, mayBeSubject } from './match.ts'
import type { Complex, Compound } from './selector.ts'
import type { ElementNode } from './tree.ts'

/** An entry is one selector of one rule. */
export interface Entry {
  readonly complex: Complex
  readonly rule: StyleRule
  readonly block: Block
  /** Ancestors must have these keys, as numbers of `AncestorKeys`. */
  readonly ancestors: readonly number[]
  /** True when the selector tests nothing but the tag, id and classes of the element itself. */
  readonly plain: boolean
  /** The position among normal declarations: by origin, layer, specificity, scope and order. */
  rank: number
}

/**
 * Returns the selectors of one origin that can match while the page is used, or while it is not. The weakest
 * come first.
 */
export function entriesOf(
  rules: readonly StyleRule[],
  origin: Block['origin'],
  ancestors: AncestorKeys,
  isUsed: boolean,
): Entry[] {
  const entries: Entry[] = []
  for (const rule of rules) {
    let block: Block | undefined
    for (const complex of rule.selectors) {
      if (!canMatch(complex, isUsed)) continue
      block ??= { source: rule.block, baseUrl: rule.baseUrl, origin, layer: rule.layer.order }
      const { compounds } = complex
      const plain = compounds.length === 1 && isPlain(compounds[0])
      entries.push({ complex, rule, block, ancestors: ancestors.neededBy(complex), plain, rank: 0 })
    }
  }
  return entries.sort(byStrength)
}

function isPlain(compound: Compound | undefined): boolean {
  return compound?.attributes.length === 0 && compound.pseudos.length === 0
}

function byStrength(a: Entry, b: Entry): number {
  return (
    a.rule.layer.order - b.rule.layer.order ||
    a.complex.specificity - b.complex.specificity ||
    Number(a.rule.scoped) - Number(b.rule.scoped) ||
    a.rule.order - b.rule.order
  )
}

/**
 * Selectors by the tag, id, class or attribute that their rightmost compound requires. The candidates for
 * elements with the same tag, id and classes are found once for all of these elements.
 */
export class RuleIndex {
  private readonly byKey = new Map<string, Entry[]>()
  private readonly anywhere: Entry[] = []
  private readonly candidates = new Map<Signature, readonly Entry[]>()
  private readonly signatures: Signatures
  private readonly ancestors: AncestorKeys
  private readonly budget: MatchBudget
  /** True when some entry is stored under several keys. */
  private repeats = false

  /** Entries have to come weakest first. */
  constructor(entries: readonly Entry[], { signatures, ancestors }: IndexContext, budget: MatchBudget) {
    this.signatures = signatures
    this.ancestors = ancestors
    this.budget = budget
    for (const [rank, entry] of entries.entries()) {
      entry.rank = rank
      this.file(entry)
    }
  }

  private file(entry: Entry): void {
    const keys = subjectKeys(entry.complex.compounds[0])
    if (!keys) this.anywhere.push(entry)
    else if (keys.length > 1) this.repeats = true
    for (const key of keys ?? []) {
      if (key.startsWith('[')) this.signatures.addAttribute(key.slice(1))
      addTo(this.byKey, key, entry)
    }
  }

  /** Returns the blocks that apply to an element, weakest first. Its ancestors must have been entered. */
  matching(node: ElementNode): readonly Block[] {
    const candidates = this.candidatesFor(node)
    if (candidates.length === 0 || this.budget.left <= 0) return NO_BLOCKS
    const blocks: Block[] = []
    this.budget.left -= candidates.length
    for (const entry of candidates) {
      if (!this.applies(entry, node)) continue
      this.budget.left -= CASCADE_STEPS
      if (blocks[blocks.length - 1] !== entry.block) blocks.push(entry.block)
    }
    return blocks
  }

  private applies(entry: Entry, node: ElementNode): boolean {
    if (entry.plain) return --this.budget.left > 0
    return this.ancestors.allowAll(entry.ancestors) && matches(node, entry.complex, this.budget)
  }

  /** Returns the entries whose rightmost compound may match an element with this signature, by rank. */
  private candidatesFor(node: ElementNode): readonly Entry[] {
    const signature = this.signatures.of(node)
    let found = this.candidates.get(signature)
    if (!found) {
      found = this.collect(node, signature)
      this.candidates.set(signature, found)
    }
    return found
  }

  private collect(node: ElementNode, { keys }: Signature): readonly Entry[] {
    const found: Entry[] = []
    if (this.budget.left <= 0) return found
    this.gather(this.anywhere, node, found)
    for (const key of keys) {
      const bucket = this.byKey.get(key)
      if (bucket) this.gather(bucket, node, found)
    }
    found.sort(byRank)
    return this.repeats ? found.filter((entry, at) => entry !== found[at - 1]) : found
  }

  private gather(bucket: readonly Entry[], node: ElementNode, into: Entry[]): void {
    this.budget.left -= bucket.length
    for (const entry of bucket) if (mayBeSubject(node, entry.complex)) into.push(entry)
  }
}

const NO_BLOCKS: readonly Block[] = []

function byRank(a: Entry, b: Entry): number {
  return a.rank - b.rank
}

/** What it costs to sort and cascade a block, in compared compounds, measured with sheets of equal rules. */
const CASCADE_STEPS = 4

/** Returns the most selective key of a compound, several for `:is()`, or null when any element may match. */
function subjectKeys(compound: Compound | undefined): string[] | null {
  const key = compound && (keyOf(compound) ?? attributeKey(compound))
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

function attributeKey({ attributes }: Compound): string | undefined {
  return attributes[0] && `[${attributes[0].name}`
}

/** The indexes of one document share these objects. */
export interface IndexContext {
  readonly signatures: Signatures
  readonly ancestors: AncestorKeys
}

/** Tag, id, classes and names of attributes as keys. Elements with equal keys have the same object. */
interface Signature {
  readonly keys: readonly string[]
}

export class Signatures {
  private readonly attributes = new Set<string>()
  private readonly known = new Map<string, Signature>()
  /** Most elements have the same keys as others, so that the keys have to be joined only once. */
  private readonly byKeys = new Map<readonly string[], Signature>()
  private last: { readonly node: ElementNode; readonly signature: Signature } | undefined

  /** Adds an attribute to the signatures, because some selector has no other key. */
  addAttribute(attribute: string): void {
    this.attributes.add(attribute)
  }

  /** The last result is stored, because the indexes ask for the same element one after the other. */
  of(node: ElementNode): Signature {
    if (this.last?.node === node) return this.last.signature
    let { keys } = node
    for (const name of node.attributes) if (this.attributes.has(name)) keys = [...keys, `[${name}`]
    let signature = this.byKeys.get(keys)
    if (!signature) {
      const text = keys.join(' ')
      signature = this.known.get(text) ?? { keys }
      this.known.set(text, signature)
      if (keys === node.keys) this.byKeys.set(keys, signature)
    }
    this.last = { node, signature }
    return signature
  }
}

/**
 * Counts the keys that selectors require of ancestors, among the ancestors of the current element. Most
 * selectors that do not match are rejected by these counts.
 */
export class AncestorKeys {
  private readonly numbers = new Map<string, number>()
  private readonly counts: number[] = []

  /** Returns the numbers of the keys that ancestors must have, by descendant and child combinators. */
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
