import { DeclarationBlock } from './declarations.ts'
import { CODE, type Structure, structureOf } from './structure.ts'

/** One piece of a stylesheet in source order. A run of declarations between nested rules is a piece of its own. */
export type Statement =
  | { readonly kind: 'declarations'; readonly block: DeclarationBlock }
  | { readonly kind: 'rule'; readonly prelude: string; readonly body: readonly Statement[] }
  | {
      readonly kind: 'at-rule'
      /** Lower case, without `@`. */
      readonly name: string
      readonly prelude: string
      readonly body: readonly Statement[] | null
    }

/** Blocks within blocks beyond this are skipped; deeper nesting is an attack, not a style. */
const MAX_DEPTH = 64

/** At-rules whose blocks hold nothing that applies to elements at rest. */
const SKIPPED_BLOCKS: ReadonlySet<string> = new Set([
  'page',
  'font-feature-values',
  'font-palette-values',
  'counter-style',
  'view-transition',
  'position-try',
  'starting-style',
  'viewport',
  '-ms-viewport',
])

/** At-rules whose blocks hold declarations, also at top level. */
const DECLARING: ReadonlySet<string> = new Set(['font-face', 'property'])

/**
 * Parses a stylesheet (CSS Syntax Level 3 with nesting) down to its rules; declarations stay text until they are
 * wanted, as most rules of a sheet match nothing. Never throws: what is broken is left out as browsers do.
 */
export function parseStylesheet(css: string): Statement[] {
  return new Parser(css).run()
}

/** A block that is being read. */
interface Frame {
  readonly body: Statement[]
  /** Index of the closing brace among the structural characters. */
  readonly end: number
  /** Declarations may stand here: false at top level and in conditional rules outside style rules. */
  readonly styles: boolean
  /** Where a run of declarations began; -1 when none is open. */
  run: number
}

/** Works on the structural characters alone. */
class Parser {
  private readonly css: string
  private readonly structure: Structure
  /** Next structural character, and the place up to which everything is read. */
  private at = 0
  private offset = 0

  constructor(css: string) {
    this.css = css
    this.structure = structureOf(css)
  }

  run(): Statement[] {
    const root: Frame = { body: [], end: this.structure.codes.length, styles: false, run: -1 }
    const stack = [root]
    for (let frame: Frame | undefined = root; frame; frame = stack[stack.length - 1]) {
      const inner = this.next(frame)
      if (inner === null) {
        this.endRun(frame, this.startOf(frame.end))
        this.skipTo(frame.end)
        stack.pop()
      } else if (inner) {
        if (stack.length < MAX_DEPTH) stack.push(inner)
        else this.skipTo(inner.end)
      }
    }
    return root.body
  }

  /** Reads one statement. A block that opens comes back as a frame to be read next; null at the frame's end. */
  private next(frame: Frame): Frame | undefined | null {
    const stop = this.find(frame.end)
    if (stop >= frame.end) {
      if (frame.styles) this.startRun(frame)
      return null
    }
    const type = this.structure.codes[stop]
    const text = this.css.slice(this.offset, this.startOf(stop))
    if (type === CODE.at && isBlank(text)) return this.atRule(frame, stop)
    if (type === CODE.semicolon || type === CODE.at) {
      if (frame.styles) this.startRun(frame)
      else if (type === CODE.semicolon) return this.ruleAfter(frame, stop)
      if (type === CODE.semicolon) this.skipTo(stop)
      else this.at = stop + 1
      return undefined
    }
    if (frame.styles && CUSTOM_PROPERTY.test(text)) {
      this.startRun(frame)
      this.skipTo(this.structure.closers[stop] ?? frame.end)
      return undefined
    }
    return this.styleRule(frame, text, stop)
  }

  /** Outside style rules a semicolon is part of the (then invalid) prelude, unless nothing stands before it. */
  private ruleAfter(frame: Frame, semicolon: number): Frame | undefined {
    const text = this.css.slice(this.offset, this.startOf(semicolon))
    if (isBlank(text)) {
      this.skipTo(semicolon)
      return undefined
    }
    this.at = semicolon + 1
    const stop = this.find(frame.end, true)
    this.skipTo(stop < frame.end ? (this.structure.closers[stop] ?? frame.end) : frame.end)
    return undefined
  }

  private atRule(frame: Frame, start: number): Frame | undefined {
    this.endRun(frame, this.startOf(start))
    this.at = start + 1
    const stop = this.find(frame.end)
    const [, name = '', prelude = ''] =
      /^@((?:[\w-]|[\u0080-\uffff])+)([\s\S]*)$/.exec(
        this.css.slice(this.startOf(start), this.startOf(stop)),
      ) ?? []
    const keyword = name.toLowerCase()
    const statement = { kind: 'at-rule', name: keyword, prelude: prelude.trim() } as const
    if (this.structure.codes[stop] !== CODE.openBrace || stop >= frame.end) {
      this.skipTo(stop)
      frame.body.push({ ...statement, body: null })
      return undefined
    }
    const end = Math.min(this.structure.closers[stop] ?? 0, frame.end)
    this.skipTo(SKIPPED_BLOCKS.has(keyword) ? end : stop)
    if (SKIPPED_BLOCKS.has(keyword)) return undefined
    const body: Statement[] = []
    frame.body.push({ ...statement, body })
    return { body, end, styles: frame.styles || DECLARING.has(keyword), run: -1 }
  }

  private styleRule(frame: Frame, text: string, brace: number): Frame | undefined {
    this.endRun(frame, this.offset)
    const body: Statement[] = []
    frame.body.push({ kind: 'rule', prelude: text.replace(/<!--|-->/g, '').trim(), body })
    this.skipTo(brace)
    const end = Math.min(this.structure.closers[brace] ?? 0, frame.end)
    if (!this.isPlain(end)) return { body, end, styles: true, run: -1 }
    body.push({
      kind: 'declarations',
      block: new DeclarationBlock(this.css.slice(this.offset, this.startOf(end))),
    })
    this.skipTo(end)
    return undefined
  }

  /** Does nothing but semicolons stand before the end, as in most rules? */
  private isPlain(end: number): boolean {
    for (let index = this.at; index < end; index++) {
      if (this.structure.codes[index] !== CODE.semicolon) return false
    }
    return true
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

  /** Index of the next block, semicolon or at-keyword outside brackets, or `end`. */
  private find(end: number, blockOnly = false): number {
    let index = this.at
    while (index < end) {
      const type = this.structure.codes[index] ?? 0
      if (type === CODE.openBrace) return index
      if (!blockOnly && (type === CODE.semicolon || type === CODE.at)) return index
      index = Math.max(index, this.structure.closers[index] ?? 0) + 1
    }
    return end
  }

  private skipTo(index: number): void {
    this.at = index + 1
    this.offset = Math.min(this.startOf(index) + 1, this.css.length)
  }

  private startOf(index: number): number {
    return this.structure.starts[index] ?? this.css.length
  }
}

const CUSTOM_PROPERTY = /^\s*--[^\s:]*\s*:/

function isBlank(text: string): boolean {
  return /^(?:\s|\/\*[\s\S]*?\*\/|<!--|-->|\})*$/.test(text)
}
