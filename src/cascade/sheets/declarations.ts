/** Blocks of declarations, which are parsed on first use, because most rules of a sheet match nothing. */

import { type CssDeclaration, parseDeclarations } from '../../formats/css/declaration-list.ts'
import type { Expansion } from '../properties/expansion.ts'

/** A declaration as it is written, with the longhands that it sets. */
export interface Declaration extends CssDeclaration {
  /** The longhands are found on first use. */
  expansion?: Expansion
}

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
