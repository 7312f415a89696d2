import type { AttributeTest, Complex, Compound, PseudoTest, Relative } from './selector.ts'
import { isNever, STATES } from './states.ts'
import type { ElementNode } from './tree.ts'

/** What matching a page's selectors may still cost, in compounds compared. With none left nothing matches any more. */
export interface Effort {
  left: number
}

/** Does the element match the selector? Pseudo-elements are not looked at. */
export function matches(
  node: ElementNode,
  complex: Complex,
  effort: Effort,
  anchor: ElementNode | null = null,
): boolean {
  return matchFrom(node, complex, 0, effort, anchor) === MATCH
}

/** False when the element's tag, id or classes alone keep it from matching. */
export function mayBeSubject(node: ElementNode, { compounds: [subject] }: Complex): boolean {
  return subject !== undefined && hasNames(node, subject)
}

function hasNames(node: ElementNode, { tag, ids, classes }: Compound): boolean {
  if (tag !== null && tag !== node.tag) return false
  for (const id of ids) if (id !== node.id) return false
  for (const name of classes) if (!node.classes.includes(name)) return false
  return true
}

/** False for selectors that wait for a pointer or a keyboard, as most of a sheet's `:hover` and `:focus` rules do. */
export function canMatch(complex: Complex): boolean {
  return complex.compounds.every((compound) => compound.pseudos.every(pseudoCanMatch))
}

function pseudoCanMatch(pseudo: PseudoTest): boolean {
  if (pseudo.kind === 'is' && !pseudo.not) return pseudo.list.some(canMatch)
  return pseudo.kind !== 'state' || !isNever(pseudo.name)
}

/*
 * Outcomes of matching the rest of a selector at an element. Telling how far a failure reaches keeps long selectors
 * linear: a failure that no other ancestor can mend is not tried on each ancestor.
 */
const MATCH = 0
const FAILS_HERE = 1
const FAILS_FOR_SIBLINGS = 2
const FAILS_EVERYWHERE = 3

function matchFrom(
  node: ElementNode,
  complex: Complex,
  part: number,
  effort: Effort,
  anchor: ElementNode | null,
): number {
  const compound = complex.compounds[part]
  if (!compound || !matchesCompound(node, compound, effort, anchor)) return FAILS_HERE
  if (part === complex.compounds.length - 1) return MATCH
  switch (complex.combinators[part]) {
    case '>':
      return node.parent ? matchFrom(node.parent, complex, part + 1, effort, anchor) : FAILS_EVERYWHERE
    case '+': {
      const previous = node.parent?.children[node.index - 1]
      return previous ? matchFrom(previous, complex, part + 1, effort, anchor) : FAILS_FOR_SIBLINGS
    }
    case '~':
      for (let at = node.index - 1; at >= 0; at--) {
        const sibling = node.parent?.children[at]
        const outcome = sibling ? matchFrom(sibling, complex, part + 1, effort, anchor) : FAILS_FOR_SIBLINGS
        if (outcome !== FAILS_HERE) return outcome
      }
      return FAILS_FOR_SIBLINGS
    default:
      for (let at = node.parent; at; at = at.parent) {
        const outcome = matchFrom(at, complex, part + 1, effort, anchor)
        if (outcome === MATCH || outcome === FAILS_EVERYWHERE) return outcome
      }
      return FAILS_EVERYWHERE
  }
}

function matchesCompound(
  node: ElementNode,
  compound: Compound,
  effort: Effort,
  anchor: ElementNode | null,
): boolean {
  effort.left--
  if (!hasNames(node, compound)) return false
  for (const test of compound.attributes) if (!matchesAttribute(node, test)) return false
  for (const pseudo of compound.pseudos) if (!matchesPseudo(node, pseudo, effort, anchor)) return false
  // Asked last: without effort a `:not()` holds of everything.
  return effort.left > 0
}

function matchesAttribute(node: ElementNode, test: AttributeTest): boolean {
  let value = node.element.attribs[test.name]
  if (value === undefined) return false
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
  effort: Effort,
  anchor: ElementNode | null,
): boolean {
  switch (pseudo.kind) {
    case 'is':
      return (
        pseudo.list.some((complex) => !complex.pseudoElement && matches(node, complex, effort, anchor)) !==
        pseudo.not
      )
    case 'has':
      return pseudo.list.some((relative) => hasMatch(node, relative, effort))
    case 'nth':
      return matchesNth(node, pseudo, effort)
    case 'state':
      return STATES[pseudo.name]?.(node, pseudo.argument) ?? false
    case 'anchor':
      return node === anchor
    case 'element':
      return node.element === pseudo.element
  }
}

function matchesNth(node: ElementNode, test: PseudoTest & { kind: 'nth' }, effort: Effort): boolean {
  const list = test.of
  if (list && !list.some((complex) => matches(node, complex, effort))) return false
  const place =
    list || (test.sameTag && test.fromEnd) ? countedPlace(node, test, effort) : quickPlace(node, test)
  const distance = place - test.offset
  return test.step === 0 ? distance === 0 : distance % test.step === 0 && distance / test.step >= 0
}

function quickPlace(node: ElementNode, { sameTag, fromEnd }: PseudoTest & { kind: 'nth' }): number {
  if (sameTag) return node.typeIndex + 1
  return fromEnd ? (node.parent?.children.length ?? 1) - node.index : node.index + 1
}

function countedPlace(node: ElementNode, test: PseudoTest & { kind: 'nth' }, effort: Effort): number {
  const siblings = node.parent?.children ?? [node]
  if (effort.left <= 0) return 0
  effort.left -= siblings.length
  const side = test.fromEnd ? siblings.slice(node.index) : siblings.slice(0, node.index + 1)
  return side.filter((sibling) =>
    test.of ? test.of.some((complex) => matches(sibling, complex, effort)) : sibling.tag === node.tag,
  ).length
}

function hasMatch(node: ElementNode, { complex, reach }: Relative, effort: Effort): boolean {
  if (reach === 'children') return node.children.some((child) => matches(child, complex, effort, node))
  const pending =
    reach === 'descendants' ? [...node.children] : (node.parent?.children.slice(node.index + 1) ?? [])
  effort.left -= pending.length
  for (let at = pending.pop(); at && effort.left > 0; at = pending.pop()) {
    if (matches(at, complex, effort, node)) return true
    for (const child of at.children) pending.push(child)
  }
  return false
}
