import { Expansions } from './declared.ts'
import type { Complex } from './selector.ts'
import { parseSelectorList, TOP_LEVEL } from './selector-parse.ts'
import { splitTopLevel } from './selector-text.ts'
import { parseStylesheet, type Statement } from './syntax.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * What was read from the text of sheets. Nothing in it hangs on the screen, so cascades of one document by several screens that are
 * given the same readings read each sheet once.
 */
export class Readings {
  readonly expansions = new Expansions()
  private readonly sheets = new Map<string, readonly Statement[]>()
  private readonly whole = new Map<string, readonly Statement[]>()
  private readonly selectors = new Map<string, readonly Complex[] | null>()
  private readonly living = new Map<string, readonly Complex[] | null>()

  /** Without what matches nothing in the document, given its vocabulary: always the same one. */
  statementsOf(css: string, names?: Vocabulary): readonly Statement[] {
    const known = names ? this.sheets : this.whole
    let statements = known.get(css)
    if (!statements) {
      statements = parseStylesheet(css, names)
      known.set(css, statements)
    }
    return statements
  }

  /** Of a rule that stands in no other; without those that match nothing in the document, given its vocabulary. */
  selectorsOf(prelude: string, names?: Vocabulary): readonly Complex[] | null {
    const known = names ? this.living : this.selectors
    let selectors = known.get(prelude)
    if (selectors === undefined) {
      selectors = parseSelectorList(names ? livingIn(prelude, names) : prelude, TOP_LEVEL)
      known.set(prelude, selectors)
    }
    return selectors
  }
}

/** A selector list without those that match nothing and are surely valid: the rest decides whether the rule is. */
function livingIn(prelude: string, names: Vocabulary): string {
  if (!prelude.includes(',')) return prelude
  const parts = splitTopLevel(prelude)
  const living = parts.filter((part) => names.mayMatch(part, 0, part.length) || !VALID.test(part))
  return living.length === parts.length ? prelude : living.join(',')
}

/** Tags, classes, ids and the commonest states, joined by combinators. Nothing in it can be read in two ways, so it takes no time. */
const STATE =
  ':(?:hover|focus|active|visited|focus-within|focus-visible|disabled|first-child|last-child)(?![\\w-])'
const COMPOUND = `(?=[a-z.#:])(?:[a-z][a-z\\d-]*)?(?:[.#]-?[a-z_][\\w-]*|${STATE})*`
const VALID = new RegExp(
  `^\\s*${COMPOUND}(?:(?:\\s*[>+~]\\s*|\\s+)${COMPOUND})*(?:::?(?:before|after))?\\s*$`,
  'i',
)
