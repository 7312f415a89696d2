import type { Element } from 'domhandler'
import { parseSelectorList, type SelectorScope } from '../selectors/parse.ts'
import type { Complex } from '../selectors/selector.ts'

/**
 * Returns the scope of a shadow root's sheets. They are read as if they were in an `@scope` of the host that
 * ends at slotted elements: in a flat tree, that is where they apply (CSS Scoping Level 1). The document's
 * own rules are not kept out of the shadow root.
 */
export function shadowScope(host: Element): { scope: SelectorScope; limits: readonly Complex[] } {
  const pseudos = [{ kind: 'element', element: host } as const]
  const compound = { tag: null, ids: [], classes: [], attributes: [], pseudos }
  const root: Complex = { compounds: [compound], combinators: [], specificity: 0, pseudoElement: null }
  const scope = { parent: [root], nested: true, root: [root] }
  return { scope, limits: parseSelectorList('slot > *') ?? [] }
}

/** Rewrites the selectors of a shadow root's sheet for its scope. */
export function shadowSelectors(prelude: string): string {
  return prelude
    .replace(/:host-context\(([^()]*)\)/gi, ':is($1) :scope')
    .replace(/:host\(/gi, ':scope:is(')
    .replace(/:host(?![\w-])/gi, ':scope')
    .replace(/::slotted\(/gi, SLOTTED)
}

const SLOTTED = 'slot > :is('

/** Rules for slotted elements apply beyond the limit of the scope. */
export function isSlotted(selectors: string): boolean {
  return selectors.includes(SLOTTED)
}
