import type { Statement } from '../sheets/statement.ts'
import type { Vocabulary } from './vocabulary.ts'

/** False when a top-level rule matches nothing, by the names in its selectors, and needs no parsing. */
export function mayApply(prelude: string, body: readonly Statement[], names: Vocabulary): boolean {
  return !followsParent(body) || names.mayMatch(prelude, 0, prelude.length)
}

/** Returns whether nothing in a rule's body matches without the rule, unlike with `:not(&)` or a layer. */
function followsParent(body: readonly Statement[]): boolean {
  return body.every((statement) => {
    if (statement.kind === 'declarations') return true
    if (statement.kind === 'rule')
      return !OWN_MATCHES.test(statement.prelude) && followsParent(statement.body)
    return CONDITIONAL.has(statement.name) && followsParent(statement.body ?? [])
  })
}

const OWN_MATCHES = /(?:not|is|where|any|matches)\(/i
const CONDITIONAL: ReadonlySet<string> = new Set(['media', 'supports', 'container'])
