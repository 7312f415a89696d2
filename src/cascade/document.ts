import type { Document, Element } from 'domhandler'
import { DEFAULTS } from '../model/options.ts'
import { attributeSize } from './layout/replaced.ts'
import type { Screen } from './media.ts'
import { Readings } from './readings.ts'
import { collectRules, type RuleSet, type Sheet } from './rules.ts'
import type { Style } from './style.ts'
import { type PseudoElement, Styler } from './styler.ts'
import { buildTree, type ElementNode, NodeMap, type Tree } from './tree.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Winners } from './winners.ts'

export interface CascadeInput {
  /** A domhandler tree as parse5 makes it. It is only read. */
  readonly document: Document
  /** Author sheets in document order. */
  readonly sheets: readonly Sheet[]
  /** Base for URLs in `style` attributes; `about:blank` when left out. */
  readonly baseUrl?: string
  /** Text of an `@import`ed sheet by absolute URL; undefined when it is not there. */
  readonly loadImport?: (url: string) => string | undefined
  /** Natural size of the picture of an `img`, CSS pixels; undefined when it is not known. */
  readonly pictureSize?: (element: Element) => { readonly width: number; readonly height: number } | undefined
  readonly viewport: { readonly width: number; readonly height: number }
  /** What the user prefers: `light` when left out. */
  readonly colorScheme?: 'light' | 'dark'
  /** Elements beyond this, in document order, are left out. */
  readonly maxNodes?: number
  /** Of an earlier cascade of the same sheets by another screen, so that they are not read again. */
  readonly readings?: Readings
}

/** Every element with its computed style, in document order. */
export interface StyledTree {
  readonly tree: Tree
  readonly styles: NodeMap<Style>
  readonly nodeOf: ReadonlyMap<Element, ElementNode>
  readonly rules: RuleSet
  readonly pseudos: NodeMap<Pseudos>
  /** The declarations that won for an element, found again. */
  readonly winnersOf: (node: ElementNode) => Winners
}

/** What stands before and after the content of an element. */
export interface Pseudos {
  readonly before: PseudoElement | undefined
  readonly after: PseudoElement | undefined
}

/** Cascades and computes all elements of a document, parents first. */
export function styleDocument(input: CascadeInput): StyledTree {
  const screen: Screen = { ...input.viewport, colorScheme: input.colorScheme ?? 'light' }
  const { maxNodes, maxDepth, maxSelectorSteps } = DEFAULTS.html
  const tree = buildTree(input.document, { maxNodes: input.maxNodes ?? maxNodes, maxDepth })
  const readings = input.readings ?? new Readings()
  const sheets = [...schemeSheet(tree), ...input.sheets]
  const vocabulary = new Vocabulary(tree)
  const rules = collectRules(sheets, { screen, loadImport: input.loadImport, readings, vocabulary })
  const effort = { left: maxSelectorSteps }
  const styler = new Styler(tree, rules, screen, input.baseUrl ?? 'about:blank', effort, readings.expansions)
  const winnersOf = (node: ElementNode) => styler.winnersOf(node)
  const styles = new NodeMap<Style>()
  const nodeOf = new Map<Element, ElementNode>()
  const pseudos = new NodeMap<Pseudos>()
  for (const node of tree.nodes) {
    nodeOf.set(node.element, node)
    if (node.tag === 'img' && !attributeSize(node)) node.picture = input.pictureSize?.(node.element) ?? null
    const style = styler.styleOf(node, (node.parent && styles.get(node.parent)) ?? null)
    styles.set(node, style)
    const before = styler.pseudoElement(node, style, 'before')
    const after = styler.pseudoElement(node, style, 'after')
    if (before || after) pseudos.set(node, { before, after })
  }
  return { tree, styles, nodeOf, rules, pseudos, winnersOf }
}

/**
 * `<meta name="color-scheme">` says what the document's own element is where no sheet says it (HTML, "The `color-scheme` keyword"):
 * a rule in a layer before all others.
 */
function schemeSheet({ nodes }: Tree): Sheet[] {
  const meta = nodes.find(
    ({ tag, element: { attribs } }) => tag === 'meta' && attribs.name?.toLowerCase() === 'color-scheme',
  )
  const words = meta?.element.attribs.content?.trim() ?? ''
  if (!/^[a-z]+(?:\s+[a-z]+)*$/i.test(words)) return []
  return [{ css: `@layer { :root { color-scheme: ${words} } }`, baseUrl: 'about:blank', media: null }]
}
