import { type CssValue, cssText, parseCssValues } from '../formats/css-values.ts'
import { DEFAULTS } from '../model/options.ts'
import { containerMatches } from './container.ts'
import type { Declaration, DeclarationBlock } from './declarations.ts'
import { Layer } from './layers.ts'
import { mediaMatches, type Screen } from './media.ts'
import { CLASS, type Complex } from './selector.ts'
import { parseSelectorList, type SelectorScope, TOP_LEVEL } from './selector-parse.ts'
import { supportsImport, supportsMatches } from './supports.ts'
import { parseStylesheet, type Statement } from './syntax.ts'

/** A style rule that applies on this screen, its conditions already judged. */
export interface StyleRule {
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
  readonly declarations: readonly Declaration[]
  readonly baseUrl: string
}

export interface RuleSet {
  readonly rules: readonly StyleRule[]
  readonly fontFaces: readonly Descriptors[]
  readonly properties: readonly Descriptors[]
  /** The last frame of each `@keyframes`, by name. */
  readonly keyframes: ReadonlyMap<string, readonly Declaration[]>
}

/** One stylesheet as text. */
export interface Sheet {
  readonly css: string
  /** URLs in the sheet are relative to this. */
  readonly baseUrl: string
  /** The `media` attribute of its `link` or `style`; null or blank is every medium. */
  readonly media: string | null
}

export interface RuleOptions {
  readonly screen: Screen
  /** Text of an imported sheet by absolute URL; undefined when it is not there. */
  readonly loadImport?: ((url: string) => string | undefined) | undefined
}

/** Flattens sheets, in document order, into the rules that apply. Layers come numbered. */
export function collectRules(sheets: readonly Sheet[], options: RuleOptions): RuleSet {
  const collector = new Collector(options)
  for (const sheet of sheets) {
    if (mediaMatches(sheet.media, options.screen)) collector.sheet(sheet.css, sheet.baseUrl, collector.top, 0)
  }
  collector.top.number()
  return collector
}

/** Where a statement stands. */
interface Place {
  readonly layer: Layer
  readonly baseUrl: string
  readonly scope: SelectorScope
}

class Collector implements RuleSet {
  readonly rules: StyleRule[] = []
  readonly fontFaces: Descriptors[] = []
  readonly properties: Descriptors[] = []
  readonly keyframes = new Map<string, readonly Declaration[]>()
  readonly top = new Layer()
  private readonly options: RuleOptions
  /** Verdicts by condition text: sheets repeat the same few. */
  private readonly media = new Map<string, boolean>()

  constructor(options: RuleOptions) {
    this.options = options
  }

  sheet(css: string, baseUrl: string, layer: Layer, importDepth: number): void {
    const place: Place = { layer, baseUrl, scope: TOP_LEVEL }
    let importsAllowed = true
    for (const statement of parseStylesheet(css)) {
      if (statement.kind === 'at-rule' && statement.name === 'import') {
        if (importsAllowed) this.import(statement.prelude, place, importDepth)
        continue
      }
      if (!(statement.kind === 'at-rule' && BEFORE_IMPORTS.has(statement.name))) importsAllowed = false
      this.statement(statement, place)
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

  private rule(prelude: string, body: readonly Statement[], place: Place): void {
    const selectors = parseSelectorList(prelude, place.scope)
    if (!selectors) return
    this.block(body, { ...place, scope: { ...place.scope, parent: selectors, nested: true } })
  }

  private add(selectors: readonly Complex[], block: DeclarationBlock, place: Place): void {
    const { layer, baseUrl } = place
    const scoped = place.scope.root !== null
    this.rules.push({ selectors, block, layer, baseUrl, scoped, order: this.rules.length })
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

  /** `@scope (a) to (b)`: rules below `a`; the lower bound is not judged. */
  private scope(prelude: string, body: readonly Statement[], place: Place): void {
    const [, root] = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(prelude) ?? []
    const parent = root === undefined ? place.scope.parent : parseSelectorList(root, place.scope)
    if (!parent) return
    const weightless = parent.map((complex) => ({ ...complex, specificity: 0 }))
    const weighted = parent.map((complex) => ({ ...complex, specificity: CLASS }))
    this.block(body, { ...place, scope: { parent: weightless, nested: true, root: weighted } })
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
    if (css !== undefined) this.sheet(css, absolute, layer, depth + 1)
  }
}

const KEYFRAMES: ReadonlySet<string> = new Set(['keyframes', '-webkit-keyframes'])

function lastFrame(frames: readonly Statement[]): Declaration[] {
  return frames.flatMap((frame) =>
    frame.kind === 'rule' && /(?:^|,)\s*(?:to|100%)\s*(?:,|$)/i.test(frame.prelude)
      ? declarationsOf(frame.body)
      : [],
  )
}

const BEFORE_IMPORTS: ReadonlySet<string> = new Set(['charset', 'layer'])

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
  return { prelude, declarations: declarationsOf(body), baseUrl }
}

function declarationsOf(body: readonly Statement[]): Declaration[] {
  return body.flatMap((statement) => (statement.kind === 'declarations' ? statement.block.list : []))
}
