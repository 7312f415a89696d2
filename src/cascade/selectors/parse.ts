/** Parses selector lists (Selectors Level 4, with nesting and scopes). */

import { ident } from '../../formats/css/syntax.ts'
import { type ArgumentReader, pseudoClassOf } from './pseudo.ts'
import {
  type AttributeTest,
  type Combinator,
  type Complex,
  type Compound,
  type PseudoTest,
  specificityOf,
} from './selector.ts'
import {
  ATTRIBUTE,
  closingParenthesis,
  HTML_IGNORES_CASE,
  LEGACY_PSEUDO_ELEMENTS,
  NAME,
  PSEUDO_ELEMENTS,
  SPACE,
  STATES_OF_PSEUDO,
  splitTopLevel,
} from './text.ts'

/** Maximum number of compounds in a selector, of tests in a compound, and of nested lists. */
const MAX_PARTS = 64
const MAX_NESTING = 16

/** Says what `&`, `:scope` and relative selectors refer to. */
export interface SelectorScope {
  /** The selectors of the enclosing rule, for `&`; null at top level, where `&` is the root. */
  readonly parent: readonly Complex[] | null
  /** True in nested style rules, where each selector is relative to the parent even without `&`. */
  readonly nested: boolean
  /** `:scope` stands for these selectors within `@scope`; null elsewhere, where it is the root. */
  readonly root: readonly Complex[] | null
}

export const TOP_LEVEL: SelectorScope = { parent: null, nested: false, root: null }

/** Parses a selector list; null when any part is invalid, because the whole rule is dropped then. */
export function parseSelectorList(text: string, scope: SelectorScope = TOP_LEVEL): Complex[] | null {
  const reader = new SelectorReader(text.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' '), scope, 0)
  const list = reader.list(scope.nested)
  return list && reader.atEnd() ? list : null
}

class SelectorReader implements ArgumentReader {
  private readonly text: string
  private at = 0
  private readonly scope: SelectorScope
  private readonly nesting: number

  constructor(text: string, scope: SelectorScope, nesting: number) {
    this.text = text
    this.scope = scope
    this.nesting = nesting
  }

  atEnd(): boolean {
    this.skipSpace()
    return this.at >= this.text.length
  }

  /** Reads a list with commas up to the end of the text. */
  list(nested: boolean): Complex[] | null {
    const list: Complex[] = []
    do {
      const complex = this.complex(nested)
      if (!complex) return null
      list.push(complex)
    } while (this.take(','))
    return list
  }

  /** Reads the argument of `:is()`; invalid parts are left out. */
  forgiving(text: string): Complex[] {
    return splitTopLevel(text).flatMap((part) => {
      const reader = this.inner(part)
      const complex = reader?.complex(false)
      return complex && reader?.atEnd() ? [complex] : []
    })
  }

  /** Reads the argument of `:not()`; null when any part is invalid. */
  strict(text: string): Complex[] | null {
    const reader = this.inner(text)
    const list = reader?.list(false)
    return list && reader?.atEnd() ? list : null
  }

  /** Reads the argument of `:has()`; null when any part is invalid. */
  relative(text: string): { combinator: Combinator; complex: Complex }[] | null {
    const list: { combinator: Combinator; complex: Complex }[] = []
    for (const part of splitTopLevel(text)) {
      const reader = this.inner(part)
      reader?.skipSpace()
      const combinator = reader?.combinatorSign() ?? ' '
      const complex = reader?.complex(false)
      if (!complex || complex.pseudoElement || !reader?.atEnd()) return null
      list.push({ combinator, complex })
    }
    return list
  }

  private inner(text: string): SelectorReader | null {
    return this.nesting >= MAX_NESTING ? null : new SelectorReader(text, this.scope, this.nesting + 1)
  }

  /** Reads one complex selector. When `nested`, and without `&`, the parent is put before it. */
  complex(nested: boolean): Complex | null {
    this.skipSpace()
    const compounds: Compound[] = []
    const combinators: Combinator[] = []
    let usesParent = false
    let leading: Combinator | null = nested ? this.combinatorSign() : null
    for (;;) {
      const compound = emptyCompound()
      const read = this.compound(compound)
      if (!read || compounds.length >= MAX_PARTS) return null
      usesParent ||= read.usesParent
      compounds.unshift(compound)
      if (read.pseudoElement !== null) {
        if (!this.atSelectorEnd()) return null
        return finish(compounds, combinators, read.pseudoElement)
      }
      const combinator = this.combinator()
      if (combinator === null) break
      combinators.unshift(combinator)
    }
    if (nested && (leading !== null || !usesParent)) {
      leading ??= ' '
      compounds.push(parentCompound(this.scope))
      combinators.push(leading)
    }
    return finish(compounds, combinators, null)
  }

  private compound(into: Compound): { pseudoElement: string | null; usesParent: boolean } | null {
    const start = this.at
    let usesParent = false
    this.typeSelector(into)
    for (let tests = 0; ; tests++) {
      if (tests > MAX_PARTS) return null
      const from = this.at
      const char = this.text[from]
      if (char === '#' || char === '.') {
        this.at++
        const name = this.name()
        if (name === null) return null
        if (char === '#') into.ids = [...into.ids, name]
        else into.classes = [...into.classes, name]
      } else if (char === '[') {
        const test = this.attribute()
        if (!test) return null
        into.attributes = [...into.attributes, test]
      } else if (char === '&') {
        this.at++
        usesParent = true
        into.pseudos = [...into.pseudos, ...parentCompound(this.scope).pseudos]
      } else if (char === ':') {
        const pseudo = this.pseudo(into)
        if (pseudo === null) return null
        if (pseudo) return { pseudoElement: pseudo, usesParent }
        usesParent ||= /&|:scope\b/i.test(this.text.slice(from, this.at))
      } else {
        return this.at > start ? { pseudoElement: null, usesParent } : null
      }
    }
  }

  /** Reads `div`, `*` or `svg|a`; the namespace is ignored. */
  private typeSelector(into: Compound): void {
    const start = this.at
    if (this.text[this.at] === '*') this.at++
    else {
      const name = this.name()
      if (name !== null) into.tag = name.toLowerCase()
    }
    if (this.text[this.at] !== '|' || this.text[this.at + 1] === '=') return
    this.at++
    into.tag = null
    if (this.text[this.at] === '*') this.at++
    else into.tag = this.name()?.toLowerCase() ?? null
    if (into.tag === null && this.text[this.at - 1] !== '*') this.at = start
  }

  private attribute(): AttributeTest | null {
    ATTRIBUTE.lastIndex = this.at
    const match = ATTRIBUTE.exec(this.text)
    if (!match) return null
    this.at += match[0].length
    const [, name = '', operator = '', double, single, bare, flag] = match
    const raw = double ?? single ?? bare ?? ''
    return {
      name: ident.decode(name).toLowerCase(),
      operator: operator as AttributeTest['operator'],
      value: raw.includes('\\') ? ident.decode(raw) : raw,
      ignoreCase:
        flag?.toLowerCase() === 'i' || (flag === undefined && HTML_IGNORES_CASE.has(name.toLowerCase())),
    }
  }

  /** Adds a pseudo-class and returns ''; for a pseudo-element returns its name; null if it is invalid. */
  private pseudo(into: Compound): string | null {
    const double = this.text[this.at + 1] === ':'
    this.at += double ? 2 : 1
    const name = this.name()?.toLowerCase()
    if (name === undefined) return null
    const argument = this.text[this.at] === '(' ? this.parentheses() : null
    if (double || LEGACY_PSEUDO_ELEMENTS.has(name)) return this.pseudoElement(name)
    const test: PseudoTest | null =
      name === 'scope' && this.scope.root
        ? { kind: 'is', not: false, list: this.scope.root }
        : pseudoClassOf(name, argument, this)
    if (!test) return null
    into.pseudos = [...into.pseudos, test]
    return ''
  }

  /** Reads the rest of a pseudo-element. States after it only restrict it, and become part of its name. */
  private pseudoElement(name: string): string | null {
    if (!name.startsWith('-webkit-') && !PSEUDO_ELEMENTS.has(name)) return null
    STATES_OF_PSEUDO.lastIndex = this.at
    const rest = STATES_OF_PSEUDO.exec(this.text)
    this.at += rest?.[0].length ?? 0
    return rest ? `${name}${rest[0]}` : name
  }

  /** Returns the text within the parentheses that open here. */
  private parentheses(): string | null {
    const end = closingParenthesis(this.text, this.at)
    const inner = this.text.slice(this.at + 1, end)
    this.at = Math.min(end + 1, this.text.length)
    return inner
  }

  private combinator(): Combinator | null {
    const spaced = this.skipSpace()
    const sign = this.combinatorSign()
    if (sign) return sign
    return spaced && !this.atSelectorEnd() ? ' ' : null
  }

  private combinatorSign(): Combinator | null {
    const char = this.text[this.at]
    if (char !== '>' && char !== '+' && char !== '~') return null
    this.at++
    this.skipSpace()
    return char
  }

  private atSelectorEnd(): boolean {
    this.skipSpace()
    return this.at >= this.text.length || this.text[this.at] === ','
  }

  take(char: string): boolean {
    this.skipSpace()
    if (this.text[this.at] !== char) return false
    this.at++
    return true
  }

  private skipSpace(): boolean {
    const start = this.at
    while (SPACE.has(this.text[this.at] ?? '')) this.at++
    return this.at > start
  }

  private name(): string | null {
    NAME.lastIndex = this.at
    const word = NAME.exec(this.text)?.[0]
    if (!word) return null
    this.at += word.length
    return word.includes('\\') ? ident.decode(word) : word
  }
}

/** Shared, because most parts of most compounds are empty. */
const NONE: readonly never[] = []

function emptyCompound(): Compound {
  return { tag: null, ids: NONE, classes: NONE, attributes: NONE, pseudos: NONE }
}

function parentCompound(scope: SelectorScope): Compound {
  const parent: PseudoTest = scope.parent
    ? { kind: 'is', not: false, list: scope.parent }
    : { kind: 'state', name: 'root', argument: '' }
  return { ...emptyCompound(), pseudos: [parent] }
}

function finish(compounds: Compound[], combinators: Combinator[], pseudoElement: string | null): Complex {
  return { compounds, combinators, pseudoElement, specificity: specificityOf(compounds, pseudoElement) }
}
