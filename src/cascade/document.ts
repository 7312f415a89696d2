/** Styles a whole document: collects the rules, and computes the styles of elements and pseudo-elements. */

import type { Document, Element } from 'domhandler'
import { attributeSize } from './layout/replaced.ts'
import { buildTree, type ElementNode, NodeMap, type Tree } from './selectors/tree.ts'
import { Vocabulary } from './selectors/vocabulary.ts'
import type { DeclarationBlock } from './sheets/declarations.ts'
import type { Screen } from './sheets/media.ts'
import { ParsedSheets } from './sheets/parsed-sheets.ts'
import { collectRules, type Descriptors, type RuleSet, type Sheet, type StyleRule } from './sheets/rules.ts'
import type { Winners } from './sheets/winners.ts'
import type { Style } from './style.ts'
import { type PseudoElement, Styler } from './styler.ts'

export interface CascadeInput {
  /** A domhandler tree as parse5 makes it. It is not changed. */
  readonly document: Document
  /** The author sheets have to be in document order. */
  readonly sheets: readonly Sheet[]
  /** URLs in `style` attributes are relative to this; `about:blank` when left out. */
  readonly baseUrl?: string
  /** Returns the text of an imported sheet by its absolute URL; undefined when it is not known. */
  readonly loadImport?: (url: string) => string | undefined
  /** Returns the natural size of the picture of an `img` in CSS pixels; undefined when it is not known. */
  readonly pictureSize?: (element: Element) => { readonly width: number; readonly height: number } | undefined
  readonly viewport: { readonly width: number; readonly height: number }
  /** The colour scheme that the user prefers. Default: `light`. */
  readonly colorScheme?: 'light' | 'dark'
  /** Parsed sheets from an earlier cascade of the same document, so that they are not parsed again. */
  readonly parsedSheets?: ParsedSheets
}

/** Holds the computed style of every element. */
export interface StyledTree {
  readonly tree: Tree
  readonly styles: NodeMap<Style>
  readonly nodeOf: ReadonlyMap<Element, ElementNode>
  readonly rules: RuleSet
  readonly pseudos: NodeMap<Pseudos>
  /** The winning declarations of each element. */
  readonly winners: NodeMap<Winners>
  /** Returns whether an element may have another style for a user who prefers the other colour scheme. */
  readonly dependsOnScheme: () => boolean
  /** Makes the styler for elements in use: under the pointer or with the focus. */
  readonly usedStyler: () => Styler
}

export interface Pseudos {
  readonly before: PseudoElement | undefined
  readonly after: PseudoElement | undefined
}

/** Comparisons of compound selectors with elements. The largest of the sample sites takes 215,000. */
const MAX_SELECTOR_STEPS = 5_000_000

/** Cascades and computes the styles of all elements of a document, parents first. */
export function styleDocument(input: CascadeInput): StyledTree {
  const screen: Screen = { ...input.viewport, colorScheme: input.colorScheme ?? 'light' }
  const tree = buildTree(input.document)
  const parsedSheets = input.parsedSheets ?? new ParsedSheets()
  const sheets = [...schemeSheet(tree), ...input.sheets]
  const vocabulary = new Vocabulary(tree)
  const { loadImport } = input
  const rulesOn = (on: Screen) => collectRules(sheets, { screen: on, loadImport, parsedSheets, vocabulary })
  const rules = rulesOn(screen)
  const budget = { left: MAX_SELECTOR_STEPS }
  const baseUrl = input.baseUrl ?? 'about:blank'
  const stylerFor = (isUsed: boolean) =>
    new Styler(tree, rules, screen, baseUrl, budget, parsedSheets.expansions, isUsed)
  const styler = stylerFor(false)
  const styles = new NodeMap<Style>()
  const winners = new NodeMap<Winners>()
  const nodeOf = new Map<Element, ElementNode>()
  const pseudos = new NodeMap<Pseudos>()
  for (const node of tree.nodes) {
    nodeOf.set(node.element, node)
    if (node.tag === 'img' && !attributeSize(node)) node.picture = input.pictureSize?.(node.element) ?? null
    const found = styler.styleOf(node, (node.parent && styles.get(node.parent)) ?? null)
    const { style } = found
    styles.set(node, style)
    winners.set(node, found.winners)
    const before = styler.pseudoElement(node, style, 'before')
    const after = styler.pseudoElement(node, style, 'after')
    if (before || after) pseudos.set(node, { before, after })
  }
  const other: Screen = { ...screen, colorScheme: screen.colorScheme === 'dark' ? 'light' : 'dark' }
  const dependsOnScheme = () => styler.asksForScheme || !areSameRules(rules, rulesOn(other))
  const usedStyler = () => stylerFor(true)
  return { tree, styles, nodeOf, rules, pseudos, winners, dependsOnScheme, usedStyler }
}

/**
 * Returns a sheet with the `color-scheme` of `<meta name="color-scheme">`, in a layer before all others, for
 * the document element (HTML, "The `color-scheme` keyword").
 */
function schemeSheet({ nodes }: Tree): Sheet[] {
  const meta = nodes.find(
    ({ tag, element: { attribs } }) => tag === 'meta' && attribs.name?.toLowerCase() === 'color-scheme',
  )
  const words = meta?.element.attribs.content?.trim() ?? ''
  if (!/^[a-z]+(?:\s+[a-z]+)*$/i.test(words)) return []
  return [{ css: `@layer { :root { color-scheme: ${words} } }`, baseUrl: 'about:blank', media: null }]
}

/** Returns whether two sets from the same parsed sheets give each element the same style. */
function areSameRules(one: RuleSet, other: RuleSet): boolean {
  return (
    areSame(one.rules, other.rules, isSameRule) &&
    areSame(one.properties, other.properties, isSameDescriptor) &&
    areSame([...one.keyframes], [...other.keyframes], isSameFrame)
  )
}

function areSame<T>(one: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  return one.length === other.length && one.every((entry, at) => isSame(entry, other[at] as T))
}

/** A block stands in one place of a sheet, so it has the same selectors wherever its prelude is the same. */
function isSameRule(a: StyleRule, b: StyleRule): boolean {
  return (
    a.block === b.block &&
    a.prelude === b.prelude &&
    a.layer.order === b.layer.order &&
    a.baseUrl === b.baseUrl &&
    a.host === b.host
  )
}

type Keyframe = readonly [name: string, blocks: readonly DeclarationBlock[]]

function isSameFrame([name, blocks]: Keyframe, [otherName, otherBlocks]: Keyframe): boolean {
  return name === otherName && areSame(blocks, otherBlocks, Object.is)
}

function isSameDescriptor(a: Descriptors, b: Descriptors): boolean {
  return a.prelude === b.prelude && areSame(a.blocks, b.blocks, Object.is)
}
