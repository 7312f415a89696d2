import { Expansions } from '../properties/expansion.ts'
import { parseSelectorList, TOP_LEVEL } from '../selectors/parse.ts'
import type { Complex } from '../selectors/selector.ts'
import { splitTopLevel } from '../selectors/text.ts'
import type { Vocabulary } from '../selectors/vocabulary.ts'
import type { Statement } from './statement.ts'
import { type ParsedSheet, parseStylesheet } from './syntax.ts'

/** Parsed sheets, selectors and declarations, which cascades of a document for any screen share. */
export class ParsedSheets {
  readonly expansions = new Expansions()
  private readonly sheets = new Map<string, ParsedSheet>()
  private readonly whole = new Map<string, ParsedSheet>()
  private readonly selectors = new Map<string, readonly Complex[] | null>()
  private readonly filteredSelectors = new Map<string, readonly Complex[] | null>()

  /**
   * Parses a sheet. With the vocabulary of the document, which must be the same in each call, rules that
   * match nothing are left out.
   */
  statementsOf(css: string, names?: Vocabulary): readonly Statement[] {
    const known = names ? this.sheets : this.whole
    let sheet = known.get(css)
    if (!sheet) {
      sheet = parseStylesheet(css, names)
      known.set(css, sheet)
    }
    return sheet.statements
  }

  /**
   * Returns the text of a sheet without the rules that match nothing in the document. This text gives the
   * document the same styles. A sheet in which nothing is known to be unused is returned whole.
   */
  usedOf(css: string): string {
    const sheet = this.whole.has(css) ? undefined : this.sheets.get(css)
    const kept: string[] = []
    let at = 0
    for (const [start, end] of sheet?.leftOut ?? []) {
      kept.push(css.slice(at, start))
      at = end
    }
    return kept.join('') + css.slice(at)
  }

  /** Parses the selectors of a top-level rule, without those with names that the document does not have. */
  selectorsOf(prelude: string, names?: Vocabulary): readonly Complex[] | null {
    const known = names ? this.filteredSelectors : this.selectors
    let selectors = known.get(prelude)
    if (selectors === undefined) {
      selectors = parseSelectorList(names ? withoutUnmatched(prelude, names) : prelude, TOP_LEVEL)
      known.set(prelude, selectors)
    }
    return selectors
  }
}

/** Removes selectors that are certainly valid and match nothing. Others decide whether the rule is valid. */
function withoutUnmatched(prelude: string, names: Vocabulary): string {
  if (!prelude.includes(',')) return prelude
  const parts = splitTopLevel(prelude)
  const kept = parts.filter((part) => names.mayMatch(part, 0, part.length) || !VALID.test(part))
  return kept.length === parts.length ? prelude : kept.join(',')
}

/** Matches tags, classes, ids and the commonest states with combinators, without backtracking. */
const STATE =
  ':(?:hover|focus|active|visited|focus-within|focus-visible|disabled|first-child|last-child)(?![\\w-])'
const COMPOUND = `(?=[a-z.#:])(?:[a-z][a-z\\d-]*)?(?:[.#]-?[a-z_][\\w-]*|${STATE})*`
const VALID = new RegExp(
  `^\\s*${COMPOUND}(?:(?:\\s*[>+~]\\s*|\\s+)${COMPOUND})*(?:::?(?:before|after))?\\s*$`,
  'i',
)
