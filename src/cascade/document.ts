import type { Document, Element } from 'domhandler'
import { DEFAULTS } from '../model/options.ts'
import type { Screen } from './media.ts'
import { collectRules, type RuleSet, type Sheet } from './rules.ts'
import type { Style } from './style.ts'
import { type GeneratedText, Styler } from './styler.ts'
import { buildTree, type ElementNode, type Tree } from './tree.ts'

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

interface Generated {
  readonly before?: GeneratedText | undefined
  readonly after?: GeneratedText | undefined
}

/** Cascades and computes all elements of a document, parents first. */
export function styleDocument(input: CascadeInput): StyledTree {
  const screen: Screen = { ...input.viewport, colorScheme: input.colorScheme ?? 'light' }
  const { maxNodes, maxDepth, maxSelectorSteps } = DEFAULTS.html
  const tree = buildTree(input.document, { maxNodes: input.maxNodes ?? maxNodes, maxDepth })
  const rules = collectRules(input.sheets, { screen, loadImport: input.loadImport })
  const effort = { left: maxSelectorSteps }
  const styler = new Styler(tree, rules, screen, input.baseUrl ?? 'about:blank', effort)
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
