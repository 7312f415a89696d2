/** Blocks of declarations that are parsed on first use. */

import { type CssDeclaration, parseDeclarations } from '../../formats/css/declaration-list.ts'
import type { Expansion } from '../properties/expansion.ts'

/** A declaration as it is written, with the longhands that it sets. */
export interface Declaration extends CssDeclaration {
  /** The longhands that it sets; filled on first use. */
  expansion?: Expansion
}

/** Declarations that are parsed on first use. */
export class DeclarationBlock {
  private readonly text: string
  private parsed: readonly Declaration[] | null = null

  constructor(text: string) {
    this.text = text
  }

  /** False when the text has no declaration of that name, judged without parsing. */
  mayHave(name: string): boolean {
    return this.text.includes(name)
  }

  get list(): readonly Declaration[] {
    this.parsed ??= parseDeclarations(this.text)
    return this.parsed
  }
}
