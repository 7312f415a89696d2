import { parseCssValues } from '../formats/css-values.ts'
import { Computer } from './compute.ts'
import { DeclarationBlock } from './declarations.ts'
import { Expansions } from './declared.ts'
import { type Ground, Grounds, takesMore } from './ground.ts'
import { presentationalHints } from './hints.ts'
import type { Effort } from './match.ts'
import type { Screen } from './media.ts'
import { Readings } from './readings.ts'
import { readRegistrations } from './registrations.ts'
import {
  AncestorKeys,
  type Entry,
  entriesOf,
  RuleIndex,
  Signatures,
  type Surroundings,
} from './rule-index.ts'
import { collectRules, type RuleSet, type StyleRule } from './rules.ts'
import type { Style } from './style.ts'
import type { ElementNode, Tree } from './tree.ts'
import { QUIRKS_SHEET, UA_SHEET } from './ua-sheet.ts'
import { type Block, cascade, type Winners } from './winners.ts'

/** A `::before` or `::after` that an element has. */
export interface PseudoElement {
  /** Strings of its `content`; may be empty. */
  readonly text: string
  readonly style: Style
}

/** Gives elements their styles, in document order. */
export class Styler {
  private readonly elements: RuleIndex
  private readonly pseudo: { readonly before: PseudoRules; readonly after: PseudoRules }
  private readonly baseUrl: string
  private readonly expansions: Expansions
  private readonly computer: Computer
  private readonly ancestors = new AncestorKeys()
  private readonly path: ElementNode[] = []
  private readonly matched = new Matched()
  private readonly grounds = new Grounds()
  /** Styles by what they take of the parent's and by what matched: elements are often alike. */
  private readonly styles = new Map<Style | Ground, Map<Matched, Style>>()
  /** Blocks of `style` attributes and of presentational ones by text, so that equal ones are one. */
  private readonly attributes = new Map<string, Block>()

  constructor(
    tree: Tree,
    rules: RuleSet,
    screen: Screen,
    baseUrl: string,
    effort: Effort,
    expansions = new Expansions(),
  ) {
    this.expansions = expansions
    const around: Surroundings = { signatures: new Signatures(), ancestors: this.ancestors }
    const userAgent = entriesOf(userAgentRules(tree.quirks), 'user-agent', this.ancestors)
    const author = entriesOf(rules.rules, 'author', this.ancestors)
    const ofPseudo = (which: string | null) => author.filter(({ complex }) => complex.pseudoElement === which)
    this.elements = new RuleIndex([...userAgent, ...ofPseudo(null)], around, effort)
    this.pseudo = {
      before: pseudoRules(ofPseudo('before'), around, effort),
      after: pseudoRules(ofPseudo('after'), around, effort),
    }
    this.baseUrl = baseUrl
    const registered = readRegistrations(rules.properties)
    this.computer = new Computer({ screen, registered, keyframes: rules.keyframes }, this.expansions)
  }

  styleOf(node: ElementNode, parent: Style | null): Style {
    this.moveTo(node)
    return this.styleFor(this.matchedBy(node), parent)
  }

  /** What won for an element, whenever it is asked. */
  winnersOf(node: ElementNode): Winners {
    const around: ElementNode[] = []
    for (let at = node.parent; at; at = at.parent) around.unshift(at)
    for (const left of this.path.splice(0)) this.ancestors.leave(left)
    for (const entered of around) this.ancestors.enter(entered)
    this.path.push(...around)
    return cascade(this.matchedBy(node).blocks(), this.expansions)
  }

  /** Called right after `styleOf` for the same element. */
  pseudoElement(node: ElementNode, parent: Style, which: 'before' | 'after'): PseudoElement | undefined {
    const { withContent, all } = this.pseudo[which]
    if (withContent.matching(node).length === 0) return undefined
    let matched = this.matched
    for (const block of all.matching(node)) matched = matched.with(block)
    const style = this.styleFor(matched, parent)
    const { display, content } = style.own
    if (display === 'none' || content === 'none' || content === 'normal') return undefined
    return { text: contentText(content, node), style }
  }

  private styleFor(matched: Matched, parent: Style | null): Style {
    matched.winners ??= cascade(matched.blocks(), this.expansions)
    if (!parent) return this.computer.compute(matched.winners, parent)
    matched.takesMore ??= takesMore(matched.winners)
    const taken = matched.takesMore ? parent : this.grounds.of(parent)
    let alike = this.styles.get(taken)
    if (!alike) {
      alike = new Map()
      this.styles.set(taken, alike)
    }
    let style = alike.get(matched)
    if (!style) {
      style = this.computer.compute(matched.winners, parent)
      alike.set(matched, style)
    }
    return style
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

  /** All that applies, weakest first: the user agent's rules, presentational attributes, the author's, `style`. */
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
    const list = presentationalHints(node)
    if (list.length === 0) return undefined
    return this.attribute('hint', list.map(({ name, text }) => `${name}:${text}`).join(';'), () => ({ list }))
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

/** A sequence of blocks that apply. The same sequence is the same object, so that it can stand as a key. */
class Matched {
  winners: Winners | undefined
  takesMore: boolean | undefined
  private readonly next = new Map<Block, Matched>()
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
      this.next.set(block, next)
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
  /** Those that set `content`: without one of these there is no pseudo-element. */
  readonly withContent: RuleIndex
  readonly all: RuleIndex
}

function pseudoRules(entries: readonly Entry[], around: Surroundings, effort: Effort): PseudoRules {
  const withContent = entries.filter(({ rule }) => rule.block.mayHave('content'))
  return {
    withContent: new RuleIndex(withContent, around, effort),
    all: new RuleIndex(entries, around, effort),
  }
}

const userAgent = new Map<boolean, readonly StyleRule[]>()

function userAgentRules(quirks: boolean): readonly StyleRule[] {
  let rules = userAgent.get(quirks)
  if (!rules) {
    const css = quirks ? UA_SHEET + QUIRKS_SHEET : UA_SHEET
    const screen: Screen = { width: 0, height: 0, colorScheme: 'light' }
    const sheet = { css, baseUrl: 'about:blank', media: null }
    rules = collectRules([sheet], { screen, readings: new Readings() }).rules
    userAgent.set(quirks, rules)
  }
  return rules
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
