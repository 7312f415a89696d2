import { Expansions } from './declared.ts'
import type { Complex } from './selector.ts'
import { parseSelectorList, TOP_LEVEL } from './selector-parse.ts'
import { parseStylesheet, type Statement } from './syntax.ts'

/**
 * What was read from the text of sheets. Nothing in it hangs on the screen, so cascades of one document by several screens that are
 * given the same readings read each sheet once.
 */
export class Readings {
  readonly expansions = new Expansions()
  private readonly sheets = new Map<string, readonly Statement[]>()
  private readonly selectors = new Map<string, readonly Complex[] | null>()

  statementsOf(css: string): readonly Statement[] {
    let statements = this.sheets.get(css)
    if (!statements) {
      statements = parseStylesheet(css)
      this.sheets.set(css, statements)
    }
    return statements
  }

  /** Of a rule that stands in no other. */
  selectorsOf(prelude: string): readonly Complex[] | null {
    let selectors = this.selectors.get(prelude)
    if (selectors === undefined) {
      selectors = parseSelectorList(prelude, TOP_LEVEL)
      this.selectors.set(prelude, selectors)
    }
    return selectors
  }
}
