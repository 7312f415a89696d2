import type { DeclarationBlock } from './declarations.ts'

/** One statement of a sheet. A run of declarations between nested rules is a statement of its own. */
export type Statement =
  | { readonly kind: 'declarations'; readonly block: DeclarationBlock }
  | { readonly kind: 'rule'; readonly prelude: string; readonly body: readonly Statement[] }
  | {
      readonly kind: 'at-rule'
      /** The name in lower case, without `@`. */
      readonly name: string
      readonly prelude: string
      readonly body: readonly Statement[] | null
    }
