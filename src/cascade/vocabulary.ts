import { closingParenthesis, splitTopLevel } from './selector-text.ts'
import { isNever } from './states.ts'
import type { Statement } from './syntax.ts'
import type { Tree } from './tree.ts'

/** Tags, `#id`s and `.class`es that occur in a document. */
export type Vocabulary = ReadonlySet<string>

export function vocabularyOf({ nodes }: Tree): Vocabulary {
  const names = new Set<string>()
  for (const { keys } of nodes) for (const key of keys) names.add(key)
  return names
}

/**
 * False when a rule that stands in no other matches nothing in a document, told from the names in its selectors: most of a sheet is
 * left out like that, without being parsed. What it says no to, the parser would find to be invalid or to match nothing.
 */
export function mayApply(prelude: string, body: readonly Statement[], names: Vocabulary): boolean {
  return !followsParent(body) || mayMatch(prelude, names)
}

/** Can nothing in a rule's body match unless the rule does? `:not(&)` can, and a layer counts even when it is empty. */
function followsParent(body: readonly Statement[]): boolean {
  return body.every((statement) => {
    if (statement.kind === 'declarations') return true
    if (statement.kind === 'rule') return !/not\(/i.test(statement.prelude) && followsParent(statement.body)
    return CONDITIONAL.has(statement.name) && followsParent(statement.body ?? [])
  })
}

const CONDITIONAL: ReadonlySet<string> = new Set(['media', 'supports', 'container'])

function mayMatch(prelude: string, names: Vocabulary): boolean {
  return UNCLEAR.test(prelude) || splitTopLevel(prelude).some((selector) => mayFind(selector, names))
}

function mayFind(selector: string, names: Vocabulary): boolean {
  SIMPLE.lastIndex = 0
  for (let found = SIMPLE.exec(selector); found; found = SIMPLE.exec(selector)) {
    const [word] = found
    if (word === '(' || word === '[') SIMPLE.lastIndex = closingParenthesis(selector, found.index) + 1
    else if (word.startsWith(':') ? !mayHold(word.toLowerCase()) : !names.has(nameOf(word))) return false
  }
  return true
}

/** Escapes by number, comments, namespaces: left to the parser. */
const UNCLEAR = /\\[\da-f\s]|\||\/\*/i

/** An opening parenthesis or bracket, a pseudo-class or -element, an id, a class, a tag. */
const SIMPLE = /[([]|(?:::?|[.#])?(?:[\w\u0080-\uffff-]|\\.)+/g

/** As the document has it. */
function nameOf(word: string): string {
  const name = word.includes('\\') ? word.replace(/\\(.)/g, '$1') : word
  return name.startsWith('.') || name.startsWith('#') ? name : name.toLowerCase()
}

/** Pseudo-elements other than those that fill, and states of the pointer, are never seen. */
function mayHold(pseudo: string): boolean {
  if (pseudo.startsWith('::')) return pseudo === '::before' || pseudo === '::after'
  return !isNever(pseudo.slice(1))
}
