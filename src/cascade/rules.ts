import type { Element } from 'domhandler'
import { type CssValue, cssText, parseCssValues } from '../formats/css-values.ts'
import { DEFAULTS } from '../model/options.ts'
import { containerMatches } from './container.ts'
import type { DeclarationBlock } from './declarations.ts'
import { Layer } from './layers.ts'
import { mayApply } from './may-apply.ts'
import { mediaMatches, type Screen } from './media.ts'
import type { Readings } from './readings.ts'
import { CLASS, type Complex, type Compound, type PseudoTest } from './selector.ts'
import { parseSelectorList, type SelectorScope, TOP_LEVEL } from './selector-parse.ts'
import { isSlotted, shadowScope, shadowSelectors } from './shadow-sheet.ts'
import { supportsImport, supportsMatches } from './supports.ts'
import type { Statement } from './syntax.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A style rule that applies on this screen, its conditions already judged. */
export interface StyleRule {
  /** Selectors as written, those of the rules around it in front. */
  readonly prelude: string
  readonly selectors: readonly Complex[]
  readonly block: DeclarationBlock
  readonly layer: Layer
  /** URLs in its values are relative to this. */
  readonly baseUrl: string
  /** Stands in an `@scope`: stronger than a rule of the same weight that does not. How near its root is, is not judged. */
  readonly scoped: boolean
  /** Position among all rules, in the order of the cascade. */
  readonly order: number
}

/** An `@font-face` or `@property` block that applies. */
export interface Descriptors {
  /** What stands between the at-keyword and the block: the name of an `@property`. */
  readonly prelude: string
  readonly blocks: readonly DeclarationBlock[]
  readonly baseUrl: string
}

export interface RuleSet {
  readonly rules: readonly StyleRule[]
  readonly fontFaces: readonly Descriptors[]
  readonly properties: readonly Descriptors[]
  /** The last frame of each `@keyframes`, by name. */
  readonly keyframes: ReadonlyMap<string, readonly DeclarationBlock[]>
}

/** One stylesheet as text. */
export interface Sheet {
  readonly css: string
  /** URLs in the sheet are relative to this. */
  readonly baseUrl: string
  /** The `media` attribute of its `link` or `style`; null or blank is every medium. */
  readonly media: string | null
  /** The element in whose shadow root it stands. */
  readonly host?: Element | undefined
}

export interface RuleOptions {
  readonly screen: Screen
  /** Text of an imported sheet by absolute URL; undefined when it is not there. */
  readonly loadImport?: ((url: string) => string | undefined) | undefined
  readonly readings: Readings
  /** Names that occur in the document: rules that name others are left out. Every rule is taken when there is none. */
  readonly vocabulary?: Vocabulary | undefined
}

/** Flattens sheets, in document order, into the rules that apply. Layers come numbered. */
export function collectRules(sheets: readonly Sheet[], options: RuleOptions): RuleSet {
  const collector = new Collector(options)
  for (const sheet of sheets) {
    if (mediaMatches(sheet.media, options.screen)) collector.sheet(sheet, collector.top, 0)
  }
  collector.top.number()
  return collector
}

/** Where a statement stands. */
interface Place {
  readonly layer: Layer
  readonly baseUrl: string
  readonly scope: SelectorScope
  /** Selectors of the rules around it, as written. */
  readonly prelude: string
  /** Lower bounds of the `@scope`s around it. */
  readonly limits: readonly Complex[]
  /** Of the shadow root that the sheet stands in. */
  readonly host: Element | undefined
}

class Collector implements RuleSet {
  readonly rules: StyleRule[] = []
  readonly fontFaces: Descriptors[] = []
  readonly properties: Descriptors[] = []
  readonly keyframes = new Map<string, readonly DeclarationBlock[]>()
  readonly top = new Layer()
  private readonly options: RuleOptions
  /** Verdicts by condition text: sheets repeat the same few. */
  private readonly media = new Map<string, boolean>()

  constructor(options: RuleOptions) {
    this.options = options
  }

  sheet({ css, baseUrl, host }: Omit<Sheet, 'media'>, layer: Layer, importDepth: number): void {
    const within = host ? shadowScope(host) : { scope: TOP_LEVEL, limits: [] }
    const place: Place = { layer, baseUrl, prelude: '', host, ...within }
    const { readings, vocabulary } = this.options
    for (const statement of readings.statementsOf(css, host ? undefined : vocabulary)) {
      if (statement.kind === 'at-rule' && statement.name === 'import')
        this.import(statement.prelude, place, importDepth)
      else this.statement(statement, place)
    }
  }

  private statement(statement: Statement, place: Place): void {
    if (statement.kind === 'rule') this.rule(statement.prelude, statement.body, place)
    else if (statement.kind === 'at-rule') this.atRule(statement, place)
    else if (place.scope.parent) this.add(place.scope.parent, statement.block, place)
  }

  private block(body: readonly Statement[], place: Place): void {
    for (const statement of body) this.statement(statement, place)
  }

  private rule(written: string, body: readonly Statement[], place: Place): void {
    const { scope } = place
    const prelude = place.host ? shadowSelectors(written) : written
    const limits = place.host && isSlotted(prelude) ? [] : place.limits
    const { vocabulary } = this.options
    if (scope === TOP_LEVEL && vocabulary && !mayApply(prelude, body, vocabulary)) return
    const selectors =
      scope === TOP_LEVEL
        ? this.options.readings.selectorsOf(prelude, isBare(body) ? vocabulary : undefined)
        : parseSelectorList(prelude, scope)
    if (!selectors) return
    const inner = { ...scope, parent: selectors, nested: true }
    this.block(body, { ...place, limits, scope: inner, prelude: `${place.prelude} ${prelude}`.trim() })
  }

  private add(selectors: readonly Complex[], block: DeclarationBlock, place: Place): void {
    const { layer, baseUrl, prelude, limits } = place
    const scoped = place.scope.root !== null
    const within = limits.length === 0 ? selectors : selectors.map((complex) => above(limits, complex))
    this.rules.push({ prelude, selectors: within, block, layer, baseUrl, scoped, order: this.rules.length })
  }

  private atRule({ name, prelude, body }: Statement & { kind: 'at-rule' }, place: Place): void {
    if (name === 'layer') this.layer(prelude, body, place)
    else if (body === null) return
    else if (name === 'font-face') this.fontFaces.push(descriptors(prelude, body, place))
    else if (name === 'property') this.properties.push(descriptors(prelude, body, place))
    else if (KEYFRAMES.has(name)) this.keyframes.set(prelude.replace(/["']/g, ''), lastFrame(body))
    else if (name === 'scope') this.scope(prelude, body, place)
    else if (this.holds(name, prelude)) this.block(body, place)
  }

  private layer(prelude: string, body: readonly Statement[] | null, place: Place): void {
    if (body === null) {
      for (const name of prelude.split(',')) place.layer.child(name.trim())
      return
    }
    const layer = prelude === '' ? place.layer.anonymous() : place.layer.child(prelude)
    this.block(body, { ...place, layer })
  }

  /** `@scope (a) to (b)`: what is below `a` and neither `b` nor below it. Which of two roots is nearer is not judged. */
  private scope(prelude: string, body: readonly Statement[], place: Place): void {
    const { root, limit } = SCOPE.exec(prelude)?.groups ?? {}
    const parent = root === undefined ? place.scope.parent : parseSelectorList(root, place.scope)
    if (!parent) return
    const weightless = parent.map((complex) => ({ ...complex, specificity: 0 }))
    const weighted = parent.map((complex) => ({ ...complex, specificity: CLASS }))
    const scope: SelectorScope = { parent: weightless, nested: true, root: weighted }
    const limits = limit === undefined ? [] : parseSelectorList(limit, scope)
    if (!limits) return
    this.block(body, { ...place, scope, limits: [...place.limits, ...limits] })
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

  private import(prelude: string, place: Place, depth: number): void {
    const values = parseCssValues(prelude)
    const url = importUrl(values?.[0])
    if (!values || url === undefined || depth >= DEFAULTS.fetch.maxImportDepth) return
    let layer = place.layer
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
    const absolute = URL.canParse(url, place.baseUrl) ? new URL(url, place.baseUrl).href : url
    const css = this.options.loadImport?.(absolute)
    if (css !== undefined) this.sheet({ css, baseUrl: absolute, host: place.host }, layer, depth + 1)
  }
}

/** `(root) to (limit)`, each of them optional. */
const SCOPE =
  /^(?:\((?<root>[^()]*(?:\([^()]*\)[^()]*)*)\))?\s*(?:to\s*\((?<limit>[^()]*(?:\([^()]*\)[^()]*)*)\))?$/i

/** A selector of what matches none of the limits and is in none of them. */
function above(limits: readonly Complex[], complex: Complex): Complex {
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

/** Does no rule stand within, whose weight would hang on selectors that match nothing? */
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

/** Conditional group rules. What is not here does not apply: an unknown at-rule is dropped with its block. */
const CONDITIONS: Readonly<Record<string, (prelude: string, screen: Screen) => boolean>> = {
  media: mediaMatches,
  supports: supportsMatches,
  container: containerMatches,
}

function importUrl(value: CssValue | undefined): string | undefined {
  if (value?.type === 'url' || value?.type === 'string') return value.text
  const inner = value?.type === 'function' && value.name === 'url' ? value.args[0] : undefined
  return inner?.type === 'string' ? inner.text : undefined
}

function descriptors(prelude: string, body: readonly Statement[], { baseUrl }: Place): Descriptors {
  return { prelude, blocks: blocksOf(body), baseUrl }
}

function blocksOf(body: readonly Statement[]): DeclarationBlock[] {
  return body.flatMap((statement) => (statement.kind === 'declarations' ? statement.block : []))
}
