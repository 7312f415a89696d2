import type { Document, Element } from 'domhandler'
import { parseCssValues } from '../formats/css-values.ts'
import { DEFAULTS } from '../model/options.ts'
import { Computer } from './compute.ts'
import { Expansions } from './declared.ts'
import { presentationalHints } from './hints.ts'
import type { Screen } from './media.ts'
import { canMatch } from './match.ts'
import { AncestorKeys, type Entry, RuleIndex } from './rule-index.ts'
import { collectRules, type Descriptors, type RuleSet, type Sheet } from './rules.ts'
import type { Complex } from './selector.ts'
import type { Style } from './style.ts'
import { type Declaration, parseDeclarations } from './declarations.ts'
import { buildTree, type ElementNode, type Tree } from './tree.ts'
import { QUIRKS_SHEET, UA_SHEET } from './ua-sheet.ts'
import type { Registration } from './variables.ts'
import { type Block, cascade, type Winners } from './winners.ts'

export interface CascadeInput {
  /** A domhandler tree as parse5 makes it. It is only read. */
  readonly document: Document
  /** Author sheets in document order. */
  readonly sheets: readonly Sheet[]
  /** Base for URLs in `style` attributes; `about:blank` when left out. */
  readonly baseUrl?: string
  /** Text of an `@import`ed sheet by absolute URL; undefined when it is not there. */
  readonly loadImport?: (url: string) => string | undefined
  readonly viewport: { readonly width: number; readonly height: number }
  /** What the user prefers: `light` when left out. */
  readonly colorScheme?: 'light' | 'dark'
  /** Elements beyond this, in document order, are left out. */
  readonly maxNodes?: number
}

/** Every element with its computed style, in document order. */
export interface StyledTree {
  readonly tree: Tree
  readonly styles: ReadonlyMap<ElementNode, Style>
  readonly nodeOf: ReadonlyMap<Element, ElementNode>
  readonly rules: RuleSet
  /** Text of `::before` and `::after`, where there is any in the flow. */
  readonly generated: ReadonlyMap<ElementNode, Generated>
}

export interface Generated {
  readonly before?: GeneratedText | undefined
  readonly after?: GeneratedText | undefined
}

export interface GeneratedText {
  readonly text: string
  readonly style: Style
}

/** Cascades and computes all elements of a document, parents first. */
export function styleDocument(input: CascadeInput): StyledTree {
  const screen: Screen = { ...input.viewport, colorScheme: input.colorScheme ?? 'light' }
  const { maxNodes, maxDepth } = DEFAULTS.html
  const tree = buildTree(input.document, { maxNodes: input.maxNodes ?? maxNodes, maxDepth })
  const rules = collectRules(input.sheets, { screen, loadImport: input.loadImport })
  const styler = new Styler(tree, rules, screen, input.baseUrl ?? 'about:blank')
  const styles = new Map<ElementNode, Style>()
  const nodeOf = new Map<Element, ElementNode>()
  const generated = new Map<ElementNode, Generated>()
  for (const node of tree.nodes) {
    nodeOf.set(node.element, node)
    const style = styler.styleOf(node, (node.parent && styles.get(node.parent)) ?? null)
    styles.set(node, style)
    const before = styler.generatedText(node, style, 'before')
    const after = styler.generatedText(node, style, 'after')
    if (before || after) generated.set(node, { before, after })
  }
  return { tree, styles, nodeOf, rules, generated }
}

/** Selectors of elements, not of their pseudo-elements, that can hold on a page at rest. */
const selectsElements = (complex: Complex) => complex.pseudoElement === null && canMatch(complex)

const uaIndexes = new Map<boolean, RuleIndex>()

function uaIndex(quirks: boolean): RuleIndex {
  let index = uaIndexes.get(quirks)
  if (!index) {
    const css = quirks ? UA_SHEET + QUIRKS_SHEET : UA_SHEET
    const screen: Screen = { width: 0, height: 0, colorScheme: 'light' }
    const { rules } = collectRules([{ css, baseUrl: 'about:blank', media: null }], { screen })
    index = new RuleIndex(rules, selectsElements)
    uaIndexes.set(quirks, index)
  }
  return index
}

class Styler {
  private readonly ua: RuleIndex
  private readonly author: RuleIndex
  private readonly pseudo: { readonly before: RuleIndex; readonly after: RuleIndex }
  private readonly baseUrl: string
  private readonly expansions = new Expansions()
  private readonly computer: Computer
  private readonly ancestors = new AncestorKeys()
  private readonly path: ElementNode[] = []
  /** Winners by what matched, and styles by that and the parent's: siblings are often alike. */
  private readonly winners = new Map<string, Winners>()
  private readonly styles = new Map<Style, Map<string, Style>>()
  private readonly inline = new Map<string, readonly Declaration[]>()

  constructor(tree: Tree, rules: RuleSet, screen: Screen, baseUrl: string) {
    this.ua = uaIndex(tree.quirks)
    this.author = new RuleIndex(rules.rules, selectsElements)
    this.pseudo = {
      before: new RuleIndex(rules.rules, (complex) => complex.pseudoElement === 'before' && canMatch(complex)),
      after: new RuleIndex(rules.rules, (complex) => complex.pseudoElement === 'after' && canMatch(complex)),
    }
    this.baseUrl = baseUrl
    this.computer = new Computer({ screen, registered: registrations(rules.properties), keyframes: rules.keyframes }, this.expansions)
  }

  /** Elements come in document order. */
  styleOf(node: ElementNode, parent: Style | null): Style {
    this.moveTo(node)
    const ua = this.ua.matching(node, this.ancestors)
    const author = this.author.matching(node, this.ancestors)
    const hints = presentationalHints(node)
    const inline = node.element.attribs.style
    const key = `${ranks(ua)}|${ranks(author)}|${hintsKey(hints)}|${inline ?? ''}`
    const siblings = parent && this.stylesBelow(parent)
    const known = siblings?.get(key)
    if (known) return known
    const style = this.computer.compute(this.winnersOf(key, ua, author, hints, inline), parent)
    siblings?.set(key, style)
    return style
  }

  /** Called right after `styleOf` for the same element. */
  generatedText(node: ElementNode, parent: Style, which: 'before' | 'after'): GeneratedText | undefined {
    const matched = this.pseudo[which].matching(node, this.ancestors)
    if (!matched.some(({ rule }) => rule.block.list.some(({ name }) => name === 'content'))) return undefined
    const key = `${which}|${ranks(matched)}`
    const below = this.stylesBelow(parent)
    let style = below.get(key)
    if (!style) {
      style = this.computer.compute(this.winnersOf(key, [], matched, [], undefined), parent)
      below.set(key, style)
    }
    if (style.own.display === 'none' || /absolute|fixed/.test(style.own.position)) return undefined
    const text = contentText(style.own.content, node)
    return text === '' ? undefined : { text, style }
  }

  private stylesBelow(parent: Style): Map<string, Style> {
    let below = this.styles.get(parent)
    if (!below) {
      below = new Map()
      this.styles.set(parent, below)
    }
    return below
  }

  /** Keeps the ancestors' keys in step with the walk. */
  private moveTo(node: ElementNode): void {
    while (this.path.length > node.depth) {
      const left = this.path.pop()
      if (left) this.ancestors.leave(left)
    }
    if (node.parent && this.path.length < node.depth) {
      this.path.push(node.parent)
      this.ancestors.enter(node.parent)
    }
  }

  private winnersOf(
    key: string,
    ua: readonly Entry[],
    author: readonly Entry[],
    hints: readonly Declaration[],
    inline: string | undefined,
  ): Winners {
    let winners = this.winners.get(key)
    if (!winners) {
      const blocks = ua.map((entry) => blockOf(entry, 'user-agent'))
      if (hints.length > 0) blocks.push({ declarations: hints, baseUrl: this.baseUrl, origin: 'hint', layer: 0 })
      for (const entry of author) blocks.push(blockOf(entry, 'author'))
      if (inline) {
        blocks.push({ declarations: this.inlineOf(inline), baseUrl: this.baseUrl, origin: 'inline', layer: 0 })
      }
      winners = cascade(blocks, this.expansions)
      this.winners.set(key, winners)
    }
    return winners
  }

  private inlineOf(text: string): readonly Declaration[] {
    let declarations = this.inline.get(text)
    if (!declarations) {
      declarations = parseDeclarations(text)
      this.inline.set(text, declarations)
    }
    return declarations
  }
}

/** Strings and attributes of a `content` value; pictures and counters are passed over. */
function contentText(content: string, { element }: ElementNode): string {
  let text = ''
  for (const value of parseCssValues(content) ?? []) {
    if (value.type === 'string') text += value.text
    else if (value.type === 'function' && value.name === 'attr' && value.args[0]?.type === 'ident') {
      text += element.attribs[value.args[0].text] ?? ''
    } else if (value.type === 'delim' && value.text === '/') break
  }
  return text
}

function blockOf({ rule }: Entry, origin: Block['origin']): Block {
  return { declarations: rule.block.list, baseUrl: rule.baseUrl, origin, layer: rule.layer.order }
}

function ranks(entries: readonly Entry[]): string {
  let text = ''
  for (const entry of entries) text += `${entry.rank},`
  return text
}

function hintsKey(hints: readonly Declaration[]): string {
  return hints.map(({ name, text }) => `${name}:${text}`).join(';')
}

/** Reads `@property` blocks; the last of a name counts. */
function registrations(blocks: readonly Descriptors[]): Map<string, Registration> {
  const registered = new Map<string, Registration>()
  for (const { prelude, declarations } of blocks) {
    const value = (name: string) => declarations.find((declaration) => declaration.name === name)?.text
    const inherits = value('inherits')
    const initial = value('initial-value')
    const valid = initial === undefined || parseCssValues(initial) !== undefined
    if (!prelude.startsWith('--') || inherits === undefined || value('syntax') === undefined || !valid) continue
    registered.set(prelude, { inherits: inherits !== 'false', initial: initial ?? null })
  }
  return registered
}
