/** Collects the rules of style sheets that apply to a document on a screen. */

import type { Element } from 'domhandler'
import { cssText, parseCssValues, referenceOf } from '../../formats/css/values.ts'
import { resolvedUrl } from '../../formats/url.ts'
import { byName } from '../../model/by-name.ts'
import { MAX_IMPORT_DEPTH } from '../../model/limits.ts'
import { parseSelectorList, type SelectorScope, TOP_LEVEL } from '../selectors/parse.ts'
import { CLASS, type Complex, type Compound, type PseudoTest } from '../selectors/selector.ts'
import type { Vocabulary } from '../selectors/vocabulary.ts'
import { containerMatches } from './container.ts'
import type { DeclarationBlock } from './declarations.ts'
import { Layer } from './layers.ts'
import { mediaMatches, type Screen } from './media.ts'
import type { ParsedSheets } from './parsed-sheets.ts'
import { isSlotted, shadowScope, shadowSelectors } from './shadow-sheet.ts'
import type { Statement } from './statement.ts'
import { supportsImport, supportsMatches } from './supports.ts'

/** A style rule whose conditions are true on this screen. */
export interface StyleRule {
  /** The selectors of the enclosing rules and of this rule, as they are written. */
  readonly prelude: string
  readonly selectors: readonly Complex[]
  readonly block: DeclarationBlock
  readonly layer: Layer
  /** URLs in its values are relative to this. */
  readonly baseUrl: string
  /** The host of the shadow root that its sheet is in. */
  readonly host: Element | undefined
  /** True within an `@scope`, which is stronger at the same specificity. Proximity is not evaluated. */
  readonly scoped: boolean
  /** The place of the rule among all rules. When rules are equally strong, the later one wins. */
  readonly order: number
}

/** An `@font-face` or `@property` block that applies. */
export interface Descriptors {
  /** The text between the at-keyword and the block: the name of an `@property`. */
  readonly prelude: string
  readonly blocks: readonly DeclarationBlock[]
  readonly baseUrl: string
}

export interface RuleSet {
  readonly rules: readonly StyleRule[]
  readonly fontFaces: readonly Descriptors[]
  readonly properties: readonly Descriptors[]
  /** The last keyframe of each `@keyframes`, by name. */
  readonly keyframes: ReadonlyMap<string, readonly DeclarationBlock[]>
  /** The conditions of `@media`, each with its number of blocks. */
  readonly mediaQueries: ReadonlyMap<string, number>
}

export interface Sheet {
  readonly css: string
  /** URLs in the sheet are relative to this. */
  readonly baseUrl: string
  /** The `media` attribute of its `link` or `style`; null or blank stands for every medium. */
  readonly media: string | null
  /** The element in whose shadow root the sheet is. */
  readonly host?: Element | undefined
}

export interface RuleOptions {
  readonly screen: Screen
  /** Returns the text of an imported sheet by its absolute URL; undefined when it is not known. */
  readonly loadImport?: ((url: string) => string | undefined) | undefined
  readonly parsedSheets: ParsedSheets
  /** The names of the document, without which rules are left out. Default: none is left out. */
  readonly vocabulary?: Vocabulary | undefined
}

/** Flattens sheets, in document order, into the rules that apply. The layers are numbered. */
export function collectRules(sheets: readonly Sheet[], options: RuleOptions): RuleSet {
  const collector = new Collector(options)
  for (const sheet of sheets) {
    if (mediaMatches(sheet.media, options.screen)) collector.sheet(sheet, collector.top, 0)
  }
  collector.top.number()
  return collector
}

interface RuleContext {
  readonly layer: Layer
  readonly baseUrl: string
  readonly scope: SelectorScope
  /** The selectors of the enclosing rules, as they are written. */
  readonly prelude: string
  /** The lower bounds of the enclosing `@scope`s. */
  readonly limits: readonly Complex[]
  /** The host of the shadow root that the sheet is in. */
  readonly host: Element | undefined
}

class Collector implements RuleSet {
  readonly rules: StyleRule[] = []
  readonly fontFaces: Descriptors[] = []
  readonly properties: Descriptors[] = []
  readonly keyframes = new Map<string, readonly DeclarationBlock[]>()
  readonly mediaQueries = new Map<string, number>()
  readonly top = new Layer()
  private readonly options: RuleOptions
  /** The results of conditions by their text, because sheets repeat the same few conditions. */
  private readonly media = new Map<string, boolean>()

  constructor(options: RuleOptions) {
    this.options = options
  }

  sheet({ css, baseUrl, host }: Omit<Sheet, 'media'>, layer: Layer, importDepth: number): void {
    const within = host ? shadowScope(host) : { scope: TOP_LEVEL, limits: [] }
    const context: RuleContext = { layer, baseUrl, prelude: '', host, ...within }
    const { parsedSheets, vocabulary } = this.options
    for (const statement of parsedSheets.statementsOf(css, host ? undefined : vocabulary)) {
      if (statement.kind === 'at-rule' && statement.name === 'import')
        this.import(statement.prelude, context, importDepth)
      else this.statement(statement, context)
    }
  }

  private statement(statement: Statement, context: RuleContext): void {
    if (statement.kind === 'rule') this.rule(statement.prelude, statement.body, context)
    else if (statement.kind === 'at-rule') this.atRule(statement, context)
    else if (context.scope.parent) this.add(context.scope.parent, statement.block, context)
  }

  private block(body: readonly Statement[], context: RuleContext): void {
    for (const statement of body) this.statement(statement, context)
  }

  private rule(written: string, body: readonly Statement[], context: RuleContext): void {
    const { scope } = context
    const prelude = context.host ? shadowSelectors(written) : written
    const limits = context.host && isSlotted(prelude) ? [] : context.limits
    const { vocabulary } = this.options
    const selectors =
      scope === TOP_LEVEL
        ? this.options.parsedSheets.selectorsOf(prelude, isBare(body) ? vocabulary : undefined)
        : parseSelectorList(prelude, scope)
    if (!selectors) return
    const inner = { ...scope, parent: selectors, nested: true }
    this.block(body, { ...context, limits, scope: inner, prelude: `${context.prelude} ${prelude}`.trim() })
  }

  private add(selectors: readonly Complex[], block: DeclarationBlock, context: RuleContext): void {
    const { layer, baseUrl, host, prelude, limits } = context
    const scoped = context.scope.root !== null
    const within =
      limits.length === 0 ? selectors : selectors.map((complex) => outsideLimits(limits, complex))
    const order = this.rules.length
    this.rules.push({ prelude, selectors: within, block, layer, baseUrl, host, scoped, order })
  }

  private atRule({ name, prelude, body }: Statement & { kind: 'at-rule' }, context: RuleContext): void {
    if (name === 'layer') this.layer(prelude, body, context)
    else if (body === null) return
    else if (name === 'font-face') this.fontFaces.push(descriptors(prelude, body, context))
    else if (name === 'property') this.properties.push(descriptors(prelude, body, context))
    else if (KEYFRAMES.has(name)) this.keyframes.set(prelude.replace(/["']/g, ''), lastFrame(body))
    else if (name === 'scope') this.scope(prelude, body, context)
    else {
      if (name === 'media' && body.length > 0)
        this.mediaQueries.set(prelude, (this.mediaQueries.get(prelude) ?? 0) + 1)
      if (this.holds(name, prelude)) this.block(body, context)
    }
  }

  private layer(prelude: string, body: readonly Statement[] | null, context: RuleContext): void {
    if (body === null) {
      for (const name of prelude.split(',')) context.layer.child(name.trim())
      return
    }
    const layer = prelude === '' ? context.layer.anonymous() : context.layer.child(prelude)
    this.block(body, { ...context, layer })
  }

  /** Reads `@scope (a) to (b)`: elements below `a` that are not in `b`. Scope proximity is not evaluated. */
  private scope(prelude: string, body: readonly Statement[], context: RuleContext): void {
    const { root, limit } = SCOPE.exec(prelude)?.groups ?? {}
    const parent = root === undefined ? context.scope.parent : parseSelectorList(root, context.scope)
    if (!parent) return
    // Within `@scope`, `&` adds no specificity, and `:scope` adds the specificity of a pseudo-class (CSS
    // Cascading Level 6).
    const weightless = parent.map((complex) => ({ ...complex, specificity: 0 }))
    const weighted = parent.map((complex) => ({ ...complex, specificity: CLASS }))
    const scope: SelectorScope = { parent: weightless, nested: true, root: weighted }
    const limits = limit === undefined ? [] : parseSelectorList(limit, scope)
    if (!limits) return
    this.block(body, { ...context, scope, limits: [...context.limits, ...limits] })
  }

  private holds(name: string, prelude: string): boolean {
    const key = `${name} ${prelude}`
    let verdict = this.media.get(key)
    if (verdict === undefined) {
      verdict = CONDITIONS[name]?.(prelude, this.options.screen) ?? false
      this.media.set(key, verdict)
    }
    return verdict
  }

  private import(prelude: string, context: RuleContext, depth: number): void {
    const values = parseCssValues(prelude)
    const [first] = values ?? []
    const url = first?.type === 'string' ? first.text : referenceOf(first)
    if (!values || url === undefined || depth >= MAX_IMPORT_DEPTH) return
    let layer = context.layer
    let at = 1
    const next = values[at]
    if (next?.type === 'ident' && next.text.toLowerCase() === 'layer') {
      layer = layer.anonymous()
      at++
    } else if (next?.type === 'function' && next.name === 'layer') {
      layer = layer.child(next.args.map((part) => ('text' in part ? part.text : '')).join(''))
      at++
    }
    const supports = values[at]
    if (supports?.type === 'function' && supports.name === 'supports') {
      if (!supportsImport(supports.args)) return
      at++
    }
    if (!this.holds('media', cssText(values.slice(at)))) return
    const absolute = resolvedUrl(url, context.baseUrl)?.href ?? url
    const css = this.options.loadImport?.(absolute)
    if (css !== undefined) this.sheet({ css, baseUrl: absolute, host: context.host }, layer, depth + 1)
  }
}

/** Matches `(root) to (limit)`; each of them is optional. */
const SCOPE =
  /^(?:\((?<root>[^()]*(?:\([^()]*\)[^()]*)*)\))?\s*(?:to\s*\((?<limit>[^()]*(?:\([^()]*\)[^()]*)*)\))?$/i

/** Restricts a selector to elements that match no limit and are not inside an element that matches one. */
function outsideLimits(limits: readonly Complex[], complex: Complex): Complex {
  const [subject, ...rest] = complex.compounds
  if (!subject) return complex
  const any: Compound = { tag: null, ids: [], classes: [], attributes: [], pseudos: [] }
  const below = limits.map((limit): Complex => {
    const { compounds, combinators } = limit
    return { ...limit, compounds: [any, ...compounds], combinators: [' ', ...combinators] }
  })
  const pseudos: PseudoTest[] = [...subject.pseudos, { kind: 'is', not: true, list: [...limits, ...below] }]
  return { ...complex, compounds: [{ ...subject, pseudos }, ...rest] }
}

/**
 * True when a body has no nested rules. Selectors that match nothing still count for the specificity of
 * nested rules.
 */
function isBare(body: readonly Statement[]): boolean {
  return body.length === 1 && body[0]?.kind === 'declarations'
}

const KEYFRAMES: ReadonlySet<string> = new Set(['keyframes', '-webkit-keyframes'])

function lastFrame(frames: readonly Statement[]): DeclarationBlock[] {
  return frames.flatMap((frame) =>
    frame.kind === 'rule' && /(?:^|,)\s*(?:to|100%)\s*(?:,|$)/i.test(frame.prelude)
      ? blocksOf(frame.body)
      : [],
  )
}

/** Conditional group rules. Other at-rules do not apply: an unknown at-rule is dropped with its block. */
const CONDITIONS = byName<(prelude: string, screen: Screen) => boolean>({
  media: mediaMatches,
  supports: supportsMatches,
  container: containerMatches,
})

function descriptors(prelude: string, body: readonly Statement[], { baseUrl }: RuleContext): Descriptors {
  return { prelude, blocks: blocksOf(body), baseUrl }
}

function blocksOf(body: readonly Statement[]): DeclarationBlock[] {
  return body.flatMap((statement) => (statement.kind === 'declarations' ? statement.block : []))
}
