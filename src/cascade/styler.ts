/** Computes the styles of elements and pseudo-elements one after the other, and shares equal styles. */

import { lexer } from '../formats/css/syntax.ts'
import { parseCssValues } from '../formats/css/values.ts'
import { oncePer, SmallMap } from '../model/keyed.ts'
import type { Hex } from '../model/style.ts'
import { dependsOnMore, type ParentValues, SharedParentValues } from './parent-values.ts'
import { Computer } from './properties/compute.ts'
import { Expansions } from './properties/expansion.ts'
import type { Registration } from './properties/variables.ts'
import type { MatchBudget } from './selectors/match.ts'
import {
  AncestorKeys,
  type Entry,
  entriesOf,
  type IndexContext,
  RuleIndex,
  Signatures,
} from './selectors/rule-index.ts'
import type { ElementNode, Tree } from './selectors/tree.ts'
import { type Declaration, DeclarationBlock } from './sheets/declarations.ts'
import { presentationalHints } from './sheets/hints.ts'
import type { Screen } from './sheets/media.ts'
import { ParsedSheets } from './sheets/parsed-sheets.ts'
import { collectRules, type Descriptors, type RuleSet, type StyleRule } from './sheets/rules.ts'
import { QUIRKS_SHEET, UA_SHEET } from './sheets/ua-sheet.ts'
import { type Block, cascade, type Winners } from './sheets/winners.ts'
import type { Style } from './style.ts'
import { entersLater } from './visibility.ts'

/** The declarations that scripts set on an element which they show with an animation. */
const ENTERED: Block = {
  source: new DeclarationBlock('opacity: 1 !important; visibility: inherit !important'),
  baseUrl: 'about:blank',
  origin: 'inline',
  layer: 0,
}

/** A `::before` or `::after` that an element has. */
export interface PseudoElement {
  /** The strings of its `content`; may be empty. */
  readonly text: string
  readonly style: Style
  readonly winners: Winners
}

/**
 * Computes the styles of elements. The elements have to come in document order. With `isUsed`, rules for
 * hovered elements and elements with the focus apply, too.
 */
export class Styler {
  private readonly elements: RuleIndex
  private readonly pseudo: { readonly before: PseudoRules; readonly after: PseudoRules }
  private readonly baseUrl: string
  private readonly expansions: Expansions
  private readonly computer: Computer
  private readonly ancestors = new AncestorKeys()
  private readonly path: ElementNode[] = []
  private readonly matched = new Matched()
  private readonly parentValues: SharedParentValues
  /** Text colour of `body`, in a document in quirks mode. */
  private bodyColor: Hex | undefined
  private readonly quirks: boolean
  /** Blocks of `style` attributes and presentational hints, by their text, so that equal ones are shared. */
  private readonly attributes = new Map<string, Block>()

  constructor(
    tree: Tree,
    rules: RuleSet,
    screen: Screen,
    baseUrl: string,
    budget: MatchBudget,
    expansions = new Expansions(),
    isUsed = false,
  ) {
    this.expansions = expansions
    const around: IndexContext = { signatures: new Signatures(), ancestors: this.ancestors }
    const userAgent = entriesOf(userAgentRules(tree.quirks), 'user-agent', this.ancestors, isUsed)
    const author = entriesOf(rules.rules, 'author', this.ancestors, isUsed)
    const ofPseudo = (which: string | null) => author.filter(({ complex }) => complex.pseudoElement === which)
    this.elements = new RuleIndex([...userAgent, ...ofPseudo(null)], around, budget)
    this.pseudo = {
      before: pseudoRules(ofPseudo('before'), around, budget),
      after: pseudoRules(ofPseudo('after'), around, budget),
    }
    this.baseUrl = baseUrl
    this.quirks = tree.quirks
    const registered = readRegistrations(rules.properties)
    this.computer = new Computer({ screen, registered, keyframes: rules.keyframes }, this.expansions)
    this.parentValues = new SharedParentValues((parent) => this.computer.inheritedCustom(parent))
  }

  /** True when some value was chosen by the colour scheme that the user prefers. */
  get asksForScheme(): boolean {
    return this.computer.asksForScheme
  }

  styleOf(node: ElementNode, parent: Style | null): { readonly style: Style; readonly winners: Winners } {
    this.moveTo(node)
    const matched = this.matchedBy(node)
    const style = this.styleFor(matched, parent)
    if (this.quirks && node.tag === 'body') this.bodyColor = style.inherited.color
    if (!entersLater(node, style)) return { style, winners: this.winnersFor(matched) }
    const entered = matched.with(ENTERED)
    return { style: this.styleFor(entered, parent), winners: this.winnersFor(entered) }
  }

  /** Has to be called right after `styleOf` for the same element. */
  pseudoElement(node: ElementNode, parent: Style, which: 'before' | 'after'): PseudoElement | undefined {
    const { withContent, all } = this.pseudo[which]
    if (withContent.matching(node).length === 0) return undefined
    let matched = this.matched
    for (const block of all.matching(node)) matched = matched.with(block)
    const style = this.styleFor(matched, parent)
    const { display, content } = style.own
    if (display === 'none' || content === 'none' || content === 'normal') return undefined
    return { text: contentText(content, node), style, winners: this.winnersFor(matched) }
  }

  private winnersFor(matched: Matched): Winners {
    matched.winners ??= cascade(matched.blocks(), this.expansions)
    return matched.winners
  }

  private styleFor(matched: Matched, parent: Style | null): Style {
    const winners = this.winnersFor(matched)
    if (!parent) return this.computer.compute(winners, parent)
    matched.dependsOnMore ??= dependsOnMore(winners)
    const taken = matched.dependsOnMore ? parent : this.parentValues.of(parent)
    let style = matched.styles.get(taken)
    if (!style) {
      style = this.computer.compute(winners, parent)
      matched.styles.add(taken, style)
    }
    return style
  }

  /** Keeps the ancestor keys in step with the traversal. */
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

  /** Returns the blocks that apply, weakest first: user-agent rules, hints, author rules, `style`. */
  private matchedBy(node: ElementNode): Matched {
    let matched = this.matched
    let hints = this.hintsOf(node)
    for (const block of this.elements.matching(node)) {
      if (hints && block.origin === 'author') {
        matched = matched.with(hints)
        hints = undefined
      }
      matched = matched.with(block)
    }
    if (hints) matched = matched.with(hints)
    const inline = node.element.attribs.style
    if (inline) matched = matched.with(this.attribute('inline', inline, () => new DeclarationBlock(inline)))
    return matched
  }

  private hintsOf(node: ElementNode): Block | undefined {
    const given = presentationalHints(node)
    const list = node.tag === 'table' ? [...this.tableColor(), ...given] : given
    if (list.length === 0) return undefined
    return this.attribute('hint', list.map(({ name, text }) => `${name}:${text}`).join(';'), () => ({ list }))
  }

  /**
   * In quirks mode, a table has the text colour of `body`, whatever elements are between them (Quirks Mode
   * Standard, 3.4). Black needs no declaration, because the user-agent sheet sets it.
   */
  private tableColor(): readonly Declaration[] {
    const { bodyColor } = this
    if (bodyColor === undefined || bodyColor === '#000000') return []
    return [{ name: 'color', text: bodyColor, important: false }]
  }

  private attribute(origin: 'inline' | 'hint', text: string, source: () => Block['source']): Block {
    const key = `${origin} ${text}`
    let block = this.attributes.get(key)
    if (!block) {
      block = { source: source(), baseUrl: this.baseUrl, origin, layer: 0 }
      this.attributes.set(key, block)
    }
    return block
  }
}

/** A sequence of blocks that apply to an element. Equal sequences are one object, for use as a key. */
class Matched {
  winners: Winners | undefined
  dependsOnMore: boolean | undefined
  /**
   * A cache of the styles of elements to which these blocks apply, by the values of their parents. It is used
   * often, because many elements have the same blocks and equal values of the parent.
   */
  readonly styles = new SmallMap<Style | ParentValues, Style>()
  private readonly next = new SmallMap<Block, Matched>()
  private readonly before: Matched | null
  private readonly block: Block | null

  constructor(before: Matched | null = null, block: Block | null = null) {
    this.before = before
    this.block = block
  }

  with(block: Block): Matched {
    let next = this.next.get(block)
    if (!next) {
      next = new Matched(this, block)
      this.next.add(block, next)
    }
    return next
  }

  blocks(): Block[] {
    const blocks: Block[] = []
    for (let at: Matched | null = this; at?.block; at = at.before) blocks.push(at.block)
    return blocks.reverse()
  }
}

interface PseudoRules {
  /** The rules that set `content`. Without one of them there is no pseudo-element. */
  readonly withContent: RuleIndex
  readonly all: RuleIndex
}

function pseudoRules(entries: readonly Entry[], around: IndexContext, budget: MatchBudget): PseudoRules {
  const withContent = entries.filter(({ rule }) => rule.block.mayHave('content'))
  return {
    withContent: new RuleIndex(withContent, around, budget),
    all: new RuleIndex(entries, around, budget),
  }
}

const userAgentRules = oncePer((quirks: boolean): readonly StyleRule[] => {
  const css = quirks ? UA_SHEET + QUIRKS_SHEET : UA_SHEET
  const screen: Screen = { width: 0, height: 0, colorScheme: 'light' }
  const sheet = { css, baseUrl: 'about:blank', media: null }
  return collectRules([sheet], { screen, parsedSheets: new ParsedSheets() }).rules
})

/** Returns the strings and attributes of a `content` value, without pictures and counters. */
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

/** Reads `@property` rules. The last rule for a name counts; incomplete or contradictory rules do not. */
function readRegistrations(blocks: readonly Descriptors[]): Map<string, Registration> {
  const registered = new Map<string, Registration>()
  for (const { prelude, blocks: inner } of blocks) {
    const declarations = inner.flatMap(({ list }) => list)
    const value = (name: string) => declarations.find((declaration) => declaration.name === name)?.text
    const inherits = value('inherits')
    const initial = value('initial-value')
    const [, syntax] = /^["'](.*)["']$/s.exec(value('syntax') ?? '') ?? []
    if (!prelude.startsWith('--') || inherits === undefined || syntax === undefined) continue
    const accepts = acceptorOf(syntax.trim())
    if (initial === undefined ? syntax.trim() !== '*' : !accepts(initial)) continue
    registered.set(prelude, { inherits: inherits !== 'false', initial: initial ?? null, accepts })
  }
  return registered
}

/** Returns a test of values against a syntax, `<color>` or `auto | <number>`. Each is tested once. */
function acceptorOf(syntax: string): Registration['accepts'] {
  if (syntax === '*') return () => true
  return oncePer((value) => lexer.match(syntax, value).error === null)
}
