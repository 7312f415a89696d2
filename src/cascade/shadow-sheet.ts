import type { Element } from 'domhandler'
import type { Complex } from './selector.ts'
import { parseSelectorList, type SelectorScope } from './selector-parse.ts'

/**
 * The sheets of a shadow root, read as if they stood in an `@scope` of its host that ends at what is slotted: in a document that is
 * written as it is shown, that is where they apply (CSS Scoping Level 1). That the document's own rules stay out of it is not judged.
 */
export function shadowScope(host: Element): { scope: SelectorScope; limits: readonly Complex[] } {
  const pseudos = [{ kind: 'element', element: host } as const]
  const compound = { tag: null, ids: [], classes: [], attributes: [], pseudos }
  const root: Complex = { compounds: [compound], combinators: [], specificity: 0, pseudoElement: null }
  const scope = { parent: [root], nested: true, root: [root] }
  return { scope, limits: parseSelectorList('slot > *') ?? [] }
}

/** Selectors of such a sheet in those terms. */
export function shadowSelectors(prelude: string): string {
  return prelude
    .replace(/:host-context\(([^()]*)\)/gi, ':is($1) :scope')
    .replace(/:host\(/gi, ':scope:is(')
    .replace(/:host(?![\w-])/gi, ':scope')
    .replace(/::slotted\(/gi, SLOTTED)
}

const SLOTTED = 'slot > :is('

/** Rules for what is slotted reach beyond the limit. */
export function isSlotted(selectors: string): boolean {
  return selectors.includes(SLOTTED)
}
