/** Matches selectors against elements, from right to left, within a budget. */

import type { AttributeTest, Complex, Compound, PseudoTest, Relative } from './selector.ts'
import { isNever, needsUser, STATES } from './states.ts'
import { type ElementNode, typeIndexOf } from './tree.ts'

/** Limits what matching may still cost, in comparisons of compounds. Then nothing matches any more. */
export interface MatchBudget {
  left: number
}

/** Returns whether the element matches the selector. Pseudo-elements are ignored. */
export function matches(
  node: ElementNode,
  complex: Complex,
  budget: MatchBudget,
  anchor: ElementNode | null = null,
): boolean {
  return matchFrom(node, complex, 0, budget, anchor) === MATCH
}

/** False when the element's tag, id or classes alone exclude a match. */
export function mayBeSubject(node: ElementNode, { compounds: [subject] }: Complex): boolean {
  return subject !== undefined && hasNames(node, subject)
}

function hasNames(node: ElementNode, { tag, ids, classes }: Compound): boolean {
  if (tag !== null && tag !== node.tag) return false
  for (const id of ids) if (id !== node.id) return false
  for (const name of classes) if (!node.classes.includes(name)) return false
  return true
}

/**
 * False for selectors that match nothing. While nobody uses the page, these include most selectors with
 * `:hover` and `:focus`.
 */
export function canMatch(complex: Complex, isUsed: boolean): boolean {
  const pseudoCanMatch = (pseudo: PseudoTest): boolean => {
    if (pseudo.kind === 'is' && !pseudo.not) return pseudo.list.some((each) => canMatch(each, isUsed))
    return pseudo.kind !== 'state' || !(isUsed ? isNever : needsUser)(pseudo.name)
  }
  return complex.compounds.every((compound) => compound.pseudos.every(pseudoCanMatch))
}

/**
 * Outcomes of matching the rest of a selector at an element. They state how far a failure reaches, so that
 * the time for long selectors grows only linearly. This works because a failure that no other ancestor can
 * change is not tried again on each ancestor.
 */
const MATCH = 0
const FAILS_HERE = 1
const FAILS_FOR_SIBLINGS = 2
const FAILS_EVERYWHERE = 3

function matchFrom(
  node: ElementNode,
  complex: Complex,
  part: number,
  budget: MatchBudget,
  anchor: ElementNode | null,
): number {
  const compound = complex.compounds[part]
  if (!compound || !matchesCompound(node, compound, budget, anchor)) return FAILS_HERE
  if (part === complex.compounds.length - 1) return MATCH
  switch (complex.combinators[part]) {
    case '>':
      return node.parent ? matchFrom(node.parent, complex, part + 1, budget, anchor) : FAILS_EVERYWHERE
    case '+': {
      const previous = node.parent?.children[node.index - 1]
      return previous ? matchFrom(previous, complex, part + 1, budget, anchor) : FAILS_FOR_SIBLINGS
    }
    case '~':
      for (let at = node.index - 1; at >= 0; at--) {
        const sibling = node.parent?.children[at]
        const outcome = sibling ? matchFrom(sibling, complex, part + 1, budget, anchor) : FAILS_FOR_SIBLINGS
        if (outcome !== FAILS_HERE) return outcome
      }
      return FAILS_FOR_SIBLINGS
    default:
      for (let at = node.parent; at; at = at.parent) {
        const outcome = matchFrom(at, complex, part + 1, budget, anchor)
        if (outcome === MATCH || outcome === FAILS_EVERYWHERE) return outcome
      }
      return FAILS_EVERYWHERE
  }
}

function matchesCompound(
  node: ElementNode,
  compound: Compound,
  budget: MatchBudget,
  anchor: ElementNode | null,
): boolean {
  budget.left--
  if (!hasNames(node, compound)) return false
  for (const test of compound.attributes) if (!matchesAttribute(node, test, budget)) return false
  for (const pseudo of compound.pseudos) if (!matchesPseudo(node, pseudo, budget, anchor)) return false
  // This is tested last, because without budget a `:not()` is true for every element.
  return budget.left > 0
}

/** This many characters of a value are searched in the time of one comparison. */
const CHARS_PER_STEP = 32

function matchesAttribute(node: ElementNode, test: AttributeTest, budget: MatchBudget): boolean {
  let value = node.element.attribs[test.name]
  if (value === undefined) return false
  budget.left -= Math.ceil(value.length / CHARS_PER_STEP)
  let wanted = test.value
  if (test.ignoreCase) {
    value = value.toLowerCase()
    wanted = wanted.toLowerCase()
  }
  switch (test.operator) {
    case '':
      return true
    case '=':
      return value === wanted
    case '~=':
      return wanted !== '' && value.split(/\s+/).includes(wanted)
    case '|=':
      return value === wanted || value.startsWith(`${wanted}-`)
    case '^=':
      return wanted !== '' && value.startsWith(wanted)
    case '$=':
      return wanted !== '' && value.endsWith(wanted)
    case '*=':
      return wanted !== '' && value.includes(wanted)
  }
}

function matchesPseudo(
  node: ElementNode,
  pseudo: PseudoTest,
  budget: MatchBudget,
  anchor: ElementNode | null,
): boolean {
  switch (pseudo.kind) {
    case 'is':
      return matchesAny(node, pseudo.list, budget, anchor) !== pseudo.not
    case 'has':
      for (const relative of pseudo.list) if (hasMatch(node, relative, budget)) return true
      return false
    case 'nth':
      return matchesNth(node, pseudo, budget)
    case 'state':
      return STATES[pseudo.name]?.(node, pseudo.argument) ?? false
    case 'anchor':
      return node === anchor
    case 'element':
      return node.element === pseudo.element
  }
}

function matchesAny(
  node: ElementNode,
  list: readonly Complex[],
  budget: MatchBudget,
  anchor: ElementNode | null,
): boolean {
  for (const complex of list)
    if (!complex.pseudoElement && matches(node, complex, budget, anchor)) return true
  return false
}

function matchesNth(node: ElementNode, test: PseudoTest & { kind: 'nth' }, budget: MatchBudget): boolean {
  const list = test.of
  if (list && !list.some((complex) => matches(node, complex, budget))) return false
  const position =
    list || (test.sameTag && test.fromEnd) ? countedPosition(node, test, budget) : directPosition(node, test)
  const distance = position - test.offset
  return test.step === 0 ? distance === 0 : distance % test.step === 0 && distance / test.step >= 0
}

function directPosition(node: ElementNode, { sameTag, fromEnd }: PseudoTest & { kind: 'nth' }): number {
  if (sameTag) return typeIndexOf(node) + 1
  return fromEnd ? (node.parent?.children.length ?? 1) - node.index : node.index + 1
}

function countedPosition(node: ElementNode, test: PseudoTest & { kind: 'nth' }, budget: MatchBudget): number {
  const siblings = node.parent?.children ?? [node]
  if (budget.left <= 0) return 0
  budget.left -= siblings.length
  const side = test.fromEnd ? siblings.slice(node.index) : siblings.slice(0, node.index + 1)
  return side.filter((sibling) =>
    test.of ? test.of.some((complex) => matches(sibling, complex, budget)) : sibling.tag === node.tag,
  ).length
}

function hasMatch(node: ElementNode, { complex, reach }: Relative, budget: MatchBudget): boolean {
  if (reach === 'children') return node.children.some((child) => matches(child, complex, budget, node))
  const pending =
    reach === 'descendants' ? [...node.children] : (node.parent?.children.slice(node.index + 1) ?? [])
  budget.left -= pending.length
  for (let at = pending.pop(); at && budget.left > 0; at = pending.pop()) {
    if (matches(at, complex, budget, node)) return true
    for (const child of at.children) pending.push(child)
  }
  return false
}
