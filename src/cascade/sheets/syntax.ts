import { words } from '../../lexicon/pattern.ts'
import type { Vocabulary } from '../selectors/vocabulary.ts'
import { DeclarationBlock } from './declarations.ts'
import type { Statement } from './statement.ts'
import { CODE, closerOf, plainEnd, stopAfter } from './structure.ts'

export interface ParsedSheet {
  readonly statements: readonly Statement[]
  /** The parts of the text that were left out, in order. The text without them gives the same statements. */
  readonly leftOut: readonly Span[]
}

/** A part of a text, from an index up to another. */
type Span = readonly [start: number, end: number]

/** Blocks that are nested deeper are skipped; no real sheet nests as deeply. */
const MAX_DEPTH = 64

/** At-rules whose blocks have nothing that applies to elements without user interaction. */
const SKIPPED_BLOCKS: ReadonlySet<string> = new Set(
  words(`
  page font-feature-values font-palette-values counter-style view-transition position-try starting-style
  viewport -ms-viewport`),
)

/** At-rules whose blocks hold declarations, also at top level. */
const DECLARING: ReadonlySet<string> = new Set(['font-face', 'property'])

/** The rules in these at-rules match the same elements as they would outside. */
const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer'])

/** At-rules that may come before an `@import`. */
const BEFORE_IMPORTS: ReadonlySet<string> = new Set(['charset', 'layer'])

/**
 * Parses a style sheet (CSS Syntax Level 3 with nesting) into its rules. Declarations stay text until they
 * are needed, because most rules of a sheet match nothing. When the names in the document are given, rules
 * with other names are left out. It never throws: broken CSS is left out as browsers do.
 */
export function parseStylesheet(css: string, names?: Vocabulary): ParsedSheet {
  return new Parser(css, names).run()
}

interface Frame {
  readonly body: Statement[]
  /** False for the sheet, which no brace closes. */
  readonly closing: boolean
  /** True where declarations are allowed: not at top level, nor in conditional rules outside style rules. */
  readonly styles: boolean
  /** True when the rules of the block can match only if their own names occur in the document. */
  readonly plain: boolean
  /** The rule of the block; undefined when it may match although its names do not occur. */
  readonly rule?: { readonly prelude: string; readonly start: number } | undefined
  /** The position at which a run of declarations began; -1 when none is open. */
  run: number
}

class Parser {
  private readonly css: string
  /** The position from which the next mark that ends or begins a statement is searched. */
  private at = 0
  /** The position up to which everything has been read. */
  private offset = 0
  /** True when a statement has been read after which no `@import` may follow. */
  private late = false
  private readonly names: Vocabulary | undefined
  private readonly leftOut: Span[] = []

  constructor(css: string, names: Vocabulary | undefined) {
    this.css = css
    this.names = names
  }

  run(): ParsedSheet {
    const root: Frame = { body: [], closing: false, styles: false, plain: true, run: -1 }
    const stack = [root]
    for (let frame: Frame | undefined = root; frame; frame = stack[stack.length - 1]) {
      const inner = this.next(frame)
      if (inner === null) this.close(stack)
      else if (inner) {
        if (stack.length < MAX_DEPTH) stack.push(inner)
        else this.skipTo(closerOf(this.css, this.offset - 1))
      }
    }
    return { statements: root.body, leftOut: this.leftOut }
  }

  /** Ends the innermost frame, and leaves its rule out when it matches nothing in the document. */
  private close(stack: Frame[]): void {
    const { rule, body } = stack.pop() ?? {}
    if (!rule || !body || !this.names || mayApply(rule.prelude, body, this.names)) return
    stack[stack.length - 1]?.body.pop()
    this.leaveOut(rule.start)
  }

  /**
   * Records that the text from `start` up to here is not needed for the statements. An `@import` that comes
   * too late is recorded as well: it would apply if the rules before it were left out. Text after a lone `@`
   * stays, because otherwise the `@` would be joined to the next rule.
   */
  private leaveOut(start: number): undefined {
    if (this.css.charCodeAt(start - 1) !== CODE.at) this.leftOut.push([start, this.offset])
  }

  /** Reads one statement. For a block it returns the frame to read next; null at the end of the frame. */
  private next(frame: Frame): Frame | undefined | null {
    const stop = this.find(frame)
    const code = this.css.charCodeAt(stop)
    if (stop >= this.css.length || code === CODE.closeBrace) {
      if (frame.styles) this.startRun(frame)
      this.endRun(frame, stop)
      this.skipTo(stop)
      return null
    }
    const text = this.css.slice(this.offset, stop)
    if (code === CODE.at && isBlank(text)) return this.atRule(frame, stop)
    if (code === CODE.semicolon || code === CODE.at) {
      if (frame.styles) this.startRun(frame)
      else if (code === CODE.semicolon) return this.ruleAfter(frame, text, stop)
      if (code === CODE.semicolon) this.skipTo(stop)
      else this.at = stop + 1
      return undefined
    }
    if (frame.styles && CUSTOM_PROPERTY.test(text)) {
      this.startRun(frame)
      this.skipTo(closerOf(this.css, stop))
      return undefined
    }
    return this.styleRule(frame, text, stop)
  }

  /** Outside style rules, a semicolon after other text is part of the prelude, which becomes invalid. */
  private ruleAfter(frame: Frame, text: string, semicolon: number): undefined {
    this.skipTo(semicolon)
    if (isBlank(text)) return
    const stop = this.find(frame, false)
    if (this.opensAt(stop)) this.skipTo(closerOf(this.css, stop))
    else this.goTo(stop)
  }

  private atRule(frame: Frame, start: number): Frame | undefined {
    this.endRun(frame, start)
    const { offset } = this
    this.at = start + 1
    const stop = this.find(frame)
    const [, name = '', prelude = ''] = AT_RULE.exec(this.css.slice(start, stop)) ?? []
    const keyword = name.toLowerCase()
    const statement = { kind: 'at-rule', name: keyword, prelude: prelude.trim() } as const
    if (!this.opensAt(stop)) {
      if (this.css.charCodeAt(stop) === CODE.closeBrace) this.goTo(stop)
      else this.skipTo(stop)
      if (keyword !== 'import' || !this.late) frame.body.push({ ...statement, body: null })
      else if (frame.plain) this.leaveOut(offset)
      this.late ||= keyword !== 'import' && !BEFORE_IMPORTS.has(keyword)
      return undefined
    }
    this.skipTo(SKIPPED_BLOCKS.has(keyword) ? closerOf(this.css, stop) : stop)
    if (SKIPPED_BLOCKS.has(keyword)) return undefined
    const body: Statement[] = []
    frame.body.push({ ...statement, body })
    this.late = true
    const styles = frame.styles || DECLARING.has(keyword)
    return { body, closing: true, styles, plain: frame.plain && GROUPS.has(keyword), run: -1 }
  }

  private styleRule(frame: Frame, text: string, brace: number): Frame | undefined {
    this.endRun(frame, this.offset)
    this.late = true
    const start = this.offset
    const end = plainEnd(this.css, brace)
    this.skipTo(end < 0 ? brace : end)
    if (end >= 0 && frame.plain && this.names?.mayMatch(this.css, start, brace) === false)
      return this.leaveOut(start)
    const prelude = (text.includes('--') ? text.replace(/<!--|-->/g, '') : text).trim()
    const body: Statement[] = []
    frame.body.push({ kind: 'rule', prelude, body })
    const rule = frame.plain ? { prelude, start } : undefined
    if (end < 0) return { body, closing: true, styles: true, plain: false, rule, run: -1 }
    body.push({ kind: 'declarations', block: new DeclarationBlock(this.css.slice(brace + 1, end)) })
    return undefined
  }

  private startRun(frame: Frame): void {
    if (frame.run < 0) frame.run = this.offset
  }

  private endRun(frame: Frame, end: number): void {
    if (frame.run < 0) return
    const text = this.css.slice(frame.run, end)
    if (!isBlank(text)) frame.body.push({ kind: 'declarations', block: new DeclarationBlock(text) })
    frame.run = -1
  }

  /** Returns the index of the next block, semicolon or at-keyword outside brackets, or of the frame's end. */
  private find({ closing }: Frame, statements = true): number {
    return stopAfter(this.css, this.at, { statements, closing })
  }

  private opensAt(index: number): boolean {
    return this.css.charCodeAt(index) === CODE.openBrace
  }

  private skipTo(index: number): void {
    this.goTo(Math.min(index + 1, this.css.length))
  }

  private goTo(index: number): void {
    this.at = index
    this.offset = index
  }
}

const CUSTOM_PROPERTY = /^\s*--[^\s:]*\s*:/
const AT_RULE = /^@((?:[\w-]|[\u0080-\uffff])+)([\s\S]*)$/

function isBlank(text: string): boolean {
  return /^(?:\s|\/\*[\s\S]*?\*\/|<!--|-->|\})*$/.test(text)
}

/** False when a top-level rule matches nothing, by the names in its selectors, and needs no parsing. */
function mayApply(prelude: string, body: readonly Statement[], names: Vocabulary): boolean {
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
