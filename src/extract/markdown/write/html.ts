import { type ChildNode, type Element, isTag, isText, type Text } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { isInline, isLeafBlock } from '../content/blocks.ts'
import { isFold } from '../content/clutter.ts'
import type { Content } from '../content/content.ts'
import { type AttributeStyle, attributesOf } from './attributes.ts'
import { isAtBlockStart, isPictures } from './block-start.ts'
import { breakIn, type Cell, newCell, signOf } from './cells.ts'
import { CLASSES } from './classes.ts'
import { isCodeBlock } from './code-block.ts'
import { foldLabel } from './fold-label.ts'
import { type Footnotes, footnotesIn } from './footnotes.ts'
import { isGutter, isLayout, isOwnBlock } from './layout.ts'
import { isListInList, openItem } from './list-in-list.ts'
import { isEditLink, type Permalinks, permalinksOn } from './permalinks.ts'
import { codeOfTable, isLanguageLabel, isNumbersBelow, languageOf, textOfPre } from './pre.ts'
import { SHOWN } from './shown.ts'
import { createGrid, type Grid } from './spans.ts'
import { boxInLine, boxOf, taskOf } from './tasks.ts'
import { escapeText, isVoid } from './xhtml.ts'

export interface HtmlStyle extends AttributeStyle {
  readonly url: string
  /**
   * True keeps two kinds of links in wikis: links to edit a section, and links from a footnote back to its
   * citation. Readability keeps them, and the expected texts of markdown-readability have them. Without them,
   * 4 of its 22 pages lose 0.02 to 0.11 each.
   */
  readonly mainContentOnly?: boolean
}

/** Writes HTML for turndown: absolute URLs, tables of one line a cell, classes for footnotes and tasks. */
export function htmlOfContent({ roots, isDropped }: Content, style: HtmlStyle): string {
  const writer: Writer = {
    style,
    isDropped,
    pieces: [],
    footnotes: footnotesIn(roots, isDropped, style),
    permalinks: permalinksOn(style.url),
    links: new Map(),
    spread: new Set(),
    boxed: new Set(),
  }
  for (const root of roots) write(writer, root, TOP)
  return writer.pieces.join('')
}

interface Writer {
  readonly style: HtmlStyle
  readonly isDropped: (element: Element) => boolean
  readonly pieces: string[]
  readonly footnotes: Footnotes
  readonly permalinks: Permalinks
  /** Maps the first block in a link around several blocks to that link, which moves into the block. */
  readonly links: Map<Element, Element>
  /** Links around blocks, which are not written at their own place. */
  readonly spread: Set<Element>
  /** Checkboxes of tasks and the elements around them, which `boxInItem` has written. */
  readonly boxed: Set<Element>
}

/**
 * Where a node is written: outside of tables (`open`), between the parts of a table, in a table cell, or in a
 * heading or button, which is one line.
 */
interface Context {
  readonly kind: 'open' | 'table' | 'cell' | 'line'
  readonly grid?: Grid
  readonly cell?: Cell
  /** Whether all elements around the node are wrappers. Only the edges of a wrapper are written. */
  readonly isTop?: boolean
  /** Number of elements around the node whose tags are written, outside of tables. */
  readonly level?: number
}

const TOP: Context = { kind: 'open', isTop: true }

function writeAll(writer: Writer, nodes: readonly ChildNode[], context: Context): void {
  for (const node of nodes) {
    if (isText(node)) writeText(writer, node, context)
    else if (isTag(node)) {
      const own = context.kind === 'table' ? undefined : SHOWN.get(node.name)?.(writer, node)
      if (own !== undefined) writer.pieces.push(own)
      else if (!writer.isDropped(node) && !isControl(node)) write(writer, node, context)
    }
  }
}

/** White space at the beginning of a block is removed, because Markdown may read it as an indentation. */
function writeText({ pieces }: Writer, { data, parent }: Text, { cell, isTop }: Context): void {
  const shown = BEGINS_WITH_SPACE.test(data) && isAtBlockStart(pieces) ? data.trimStart() : data
  const isBlank = shown.trim() === ''
  // Such white space is left out, because turndown would move it before the pictures of the element.
  if (shown === '' || (isBlank && parent && isPictures(parent))) return
  // A wrapper with only a no-break space shows nothing.
  pieces.push(isTop && isBlank ? ' ' : escapeText(shown))
  if (cell && !isBlank) cell.isAtStart = false
}

const BEGINS_WITH_SPACE = /^\s/

function write(writer: Writer, element: Element, context: Context): void {
  const { pieces, footnotes } = writer
  const reference = footnotes.references.get(element)
  if (reference !== undefined) {
    if (context.cell) context.cell.isAtStart = false
    pieces.push(`<code class="${CLASSES.reference}">${escapeText(reference)}</code>`)
  } else if (!footnotes.returns.has(element) && !isBesideText(writer, element)) {
    const isLine = context.kind === 'cell' || context.kind === 'line'
    const isFlat = isLine || (context.kind === 'table' && !TABLE_PARTS.has(element.name))
    if (element.name === 'br' && context.kind === 'line') pieces.push(' ')
    else if (isCode(element)) writePre(writer, element, isFlat, context)
    else if (isFlat && !isInline(element)) writeFlat(writer, element, context)
    else writeElement(writer, element, context)
  }
}

const isCode = (element: Element): boolean =>
  element.name === 'pre' ||
  isCodeBlock(element) ||
  (element.name === 'table' && codeOfTable(element) !== undefined)

/** Whether an element is a sign beside text or code and not part of the text. */
const isBesideText = ({ permalinks, style }: Writer, element: Element): boolean =>
  isGutter(element) ||
  isNumbersBelow(element) ||
  isLanguageLabel(element) ||
  permalinks.isSign(element) ||
  (!style.mainContentOnly && isEditLink(element))

function writePre({ pieces }: Writer, pre: Element, isFlat: boolean, { cell }: Context): void {
  const text = (pre.name === 'table' ? codeOfTable(pre) : undefined) ?? textOfPre(pre)
  if (text.trim() === '') return
  const lines = isFlat ? text.split('\n').filter((line) => line.trim() !== '') : []
  if (cell) pieces.push(breakIn(cell))
  if (isFlat) pieces.push(lines.map((line) => `<code>${escapeText(line)}</code>`).join(cell ? '<br>' : ' '))
  else pieces.push(`<pre><code class="language-${languageOf(pre)}">${escapeText(text)}</code></pre>`)
  if (!cell) return
  cell.isAtStart = false
  pieces.push(breakIn(cell))
}

function writeFlat(writer: Writer, element: Element, context: Context): void {
  if (context.kind === 'line') {
    writer.pieces.push(' ')
    writeAll(writer, element.children, context)
    writer.pieces.push(' ')
  } else writeInCell(writer, element, context.cell ?? newCell())
}

/** In a cell, breaks separate blocks, list items get a bullet or number, and headings are bold. */
function writeInCell(writer: Writer, element: Element, cell: Cell): void {
  const { pieces } = writer
  const { name } = element
  const isCell = name === 'td' || name === 'th'
  const isHeading = /^h[1-6]$/.test(name)
  const link = writer.links.get(element)
  if (!isCell) pieces.push(breakIn(cell))
  if (name === 'li') pieces.push(signOf(element, cell), boxInItem(writer, element, boxInLine))
  if (isHeading) pieces.push('<b>')
  if (link) pieces.push(`<a${attributesOf(link, writer.style)}>`)
  writeAll(writer, element.children, { kind: 'cell', cell })
  if (link) pieces.push('</a>')
  if (isHeading) pieces.push('</b>')
  pieces.push(isCell ? ' ' : breakIn(cell))
}

/** Returns the checkbox of a task, which is written at the start of its list item. */
function boxInItem({ boxed, isDropped }: Writer, item: Element, written: (box: Element) => string): string {
  const task = taskOf(item)
  if (!task || task.around.some(isDropped)) return ''
  for (const element of [task.box, ...task.around]) boxed.add(element)
  return written(task.box)
}

function writeElement(writer: Writer, element: Element, context: Context): void {
  const { pieces, style, links } = writer
  const inside = contextIn(element, context)
  const isInList = context.kind === 'open' && isListInList(element)
  if (isInList) openItem(pieces)
  if (element.name === 'tr') inside.grid?.newRow()
  const isCell = context.kind === 'table' && (element.name === 'td' || element.name === 'th')
  if (isCell) pieces.push('<td></td>'.repeat(context.grid?.spannedFromAbove() ?? 0))
  if (element.name === 'a' && context.kind !== 'line') linkFirstBlock(writer, element)
  const name = nameOf(writer, element, context, inside)
  const link = links.get(element)
  const isBare = context.isTop ? WRAPPERS.has(name.tag) : isTooDeep(name.tag, context)
  if (isBare && !link && !name.attributes) {
    pieces.push(EDGE)
    writeAll(writer, element.children, context.isTop && inside.kind === 'open' ? TOP : inside)
    pieces.push(EDGE)
    return
  }
  pieces.push(`<${name.tag}${name.attributes ?? attributesOf(element, style)}>`)
  if (link) pieces.push(`<a${attributesOf(link, style)}>`)
  if (element.name === 'li') pieces.push(boxInItem(writer, element, boxOf))
  if (context.cell && isVoid(name.tag)) context.cell.isAtStart = name.tag === 'br'
  writeAll(writer, element.children, inside)
  if (link) pieces.push('</a>')
  if (!isVoid(name.tag)) pieces.push(`</${name.tag}>`)
  if (isInList) pieces.push('</li>')
  if (isCell) pieces.push(`<${element.name}></${element.name}>`.repeat(context.grid?.place(element) ?? 0))
}

/** Blocks that Markdown only shows by line breaks before and after them. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'body div section article main header footer aside form fieldset center figure'.split(' '),
)

/**
 * Replaces the start tag and the end tag of a wrapper. For each element, turndown reads all text below it, so
 * a long text in many wrappers would take time in proportion to their product.
 */
const EDGE = '<div></div>'

/** Deeper lists and quotations are plain text, as each level costs time. The deepest of 332 pages has 40. */
const MAX_LEVEL = 50
const NESTED: ReadonlySet<string> = new Set([...WRAPPERS, ...'blockquote ul ol li dl dt dd'.split(' ')])

const isTooDeep = (tag: string, { kind, level = 0 }: Context): boolean =>
  kind === 'open' && level >= MAX_LEVEL && NESTED.has(tag)

/** Returns the element name that is written in place of `element`, and the attributes if they differ. */
function nameOf(
  { footnotes, permalinks, spread, boxed }: Writer,
  element: Element,
  context: Context,
  inside: Context,
): { readonly tag: string; readonly attributes?: string } {
  const note = footnotes.notes.get(element)
  if (note !== undefined)
    return { tag: 'div', attributes: ` class="${CLASSES.note}" title="${escapeText(note)}"` }
  const isNote = (child: ChildNode) => isTag(child) && footnotes.notes.has(child)
  if (/^(?:ol|ul|dl)$/.test(element.name) && element.children.some(isNote))
    return { tag: 'div', attributes: '' }
  if (boxed.has(element) || permalinks.isOwnHeading(element)) return { tag: 'span', attributes: '' }
  if (spread.has(element)) return { tag: 'div', attributes: '' }
  // The cells and rows of a layout table are written as plain blocks.
  if (inside.kind === 'open' && IN_TABLE.test(element.name)) return { tag: 'div', attributes: '' }
  if (element.name === 'summary') return { tag: 'p', attributes: ` class="${CLASSES.term}"` }
  if (element.name === 'details') return { tag: 'div', attributes: '' }
  if (isFold(element)) return foldLabel(element, context.kind === 'open')
  if (isOwnBlock(element)) return { tag: 'div' }
  return { tag: element.name }
}

/** Moves a link around blocks to its first heading or block with text, as Markdown links are inline. */
function linkFirstBlock({ links, spread, isDropped }: Writer, link: Element): void {
  if (!link.attribs.href || !findOne((node) => !isInline(node) && !isDropped(node), link.children)) return
  const isTold = (node: Element) => isLeafBlock(node) && !isDropped(node) && isShown(node)
  const first =
    findOne((node) => /^h[1-6]$/.test(node.name) && isTold(node), link.children) ??
    findOne(isTold, link.children)
  if (!first) return
  links.set(first, link)
  spread.add(link)
}

const isShown = (node: Element): boolean =>
  textContent(node).trim() !== '' || findOne(({ name }) => name === 'img', node.children) !== null

const TABLE_PARTS: ReadonlySet<string> = new Set('caption colgroup col thead tbody tfoot tr td th'.split(' '))

const IN_TABLE = /^(?:table|caption|thead|tbody|tfoot|tr|td|th)$/

function contextIn(element: Element, context: Context): Context {
  if (context.kind !== 'table' && isFold(element)) return { kind: 'line' }
  if (context.kind === 'open' && isLine(element)) return { kind: 'line' }
  if (context.kind === 'open')
    return element.name === 'table' && !isLayout(element)
      ? { kind: 'table', grid: createGrid() }
      : { kind: 'open', level: (context.level ?? 0) + 1 }
  const isCell = context.kind === 'table' && (element.name === 'td' || element.name === 'th')
  return isCell ? { ...context, kind: 'cell', cell: newCell() } : context
}

/** A heading that contains blocks is no line, because its end tag is probably missing. */
const isLine = (element: Element): boolean =>
  /^h[1-6]$/.test(element.name) &&
  !findOne(({ name }) => BELOW_HEADING.test(name), element.children) &&
  textContent(element).length <= MAX_HEADING_CHARS

const BELOW_HEADING = /^(?:h[1-6]|ul|ol|dl|table|pre|blockquote|details|section|article|form)$/
const MAX_HEADING_CHARS = 500

/** Whether an element is a control for the visitor, or a place that a script fills, instead of text. */
const isControl = (element: Element): boolean => CONTROLS.has(element.name) && !isFold(element)

const CONTROLS: ReadonlySet<string> = new Set(
  'script style noscript iframe button select textarea input template canvas object svg'.split(' '),
)
