import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { absoluteUrl } from '../../formats/url.ts'
import { shownSource } from '../../snapshot/marks/images.ts'
import { isInline, isLeafBlock } from './blocks.ts'
import { breakIn, type Cell, newCell, signOf } from './cells.ts'
import { CLASSES } from './classes.ts'
import { isFold, isInHeading } from './clutter.ts'
import type { Content } from './content.ts'
import { type Footnotes, footnotesIn } from './footnotes.ts'
import { isGutter, isLayout } from './layout.ts'
import { type Permalinks, permalinksOn } from './permalinks.ts'
import { languageOf, textOfPre } from './pre.ts'
import { createGrid, type Grid } from './spans.ts'
import { boxInLine, boxOf, taskOf } from './tasks.ts'
import { escapeText, isVoid } from './xhtml.ts'

export interface HtmlStyle {
  /** Of the page, and what its references are relative to. */
  readonly url: string
  readonly base: string
  /** Cut `data:` URLs of pictures after their type. */
  readonly shortenBase64Images: boolean
}

/** Content as HTML with absolute URLs, everything in it as Markdown can say it. Depth is bounded by `html.maxDepth`. */
export function htmlOfContent({ roots, isDropped }: Content, style: HtmlStyle): string {
  const writer: Writer = {
    style,
    isDropped,
    pieces: [],
    footnotes: footnotesIn(roots, isDropped, style.url),
    permalinks: permalinksOn(style.url),
    links: new Map(),
    spread: new Set(),
    boxed: new Set(),
  }
  for (const root of roots) write(writer, root, OPEN)
  return writer.pieces.join('')
}

interface Writer {
  readonly style: HtmlStyle
  readonly isDropped: (element: Element) => boolean
  readonly pieces: string[]
  readonly footnotes: Footnotes
  readonly permalinks: Permalinks
  /** Blocks that bear the link which their author put around more than them. */
  readonly links: Map<Element, Element>
  /** Those links. */
  readonly spread: Set<Element>
  /** What is around the box of a task: the line of its item. */
  readonly boxed: Set<Element>
}

/** Where a node stands: in the open, between the parts of a table, in a cell of one, or in the line that a heading or button says. */
interface Place {
  readonly kind: 'open' | 'table' | 'cell' | 'line'
  readonly grid?: Grid
  readonly cell?: Cell
}

const OPEN: Place = { kind: 'open' }

function writeAll(writer: Writer, nodes: readonly ChildNode[], place: Place): void {
  for (const node of nodes) {
    if (isText(node)) writeText(writer, node.data, place)
    else if (isTag(node)) {
      const own = place.kind === 'table' ? undefined : SHOWN.get(node.name)?.(writer, node)
      if (own !== undefined) writer.pieces.push(own)
      else if (!writer.isDropped(node)) write(writer, node, place)
    }
  }
}

function writeText({ pieces }: Writer, text: string, { cell }: Place): void {
  pieces.push(escapeText(text))
  if (cell && text.trim() !== '') cell.isAtStart = false
}

/** What a reader of Markdown is given of elements that no content rule keeps. */
const SHOWN: ReadonlyMap<string, (writer: Writer, element: Element) => string | undefined> = new Map(
  Object.entries({
    iframe: ({ style }: Writer, { attribs }: Element) => {
      const url = absoluteUrl(attribs.src ?? attribs['data-src'], style.base)
      const isHidden = [attribs.width, attribs.height].some((side) => /^[01](?:px)?$/.test(side ?? ''))
      if (!url || isHidden || 'hidden' in attribs || HIDDEN.test(attribs.style ?? '')) return undefined
      const label = attribs.title?.trim() || attribs['aria-label']?.trim() || new URL(url).hostname
      return `<p class="${CLASSES.embed}"><a href="${escapeText(url)}">${escapeText(label)}</a></p>`
    },
    input: ({ boxed }: Writer, box: Element) => {
      if (boxed.has(box)) return ''
      const isInItem = box.parent && isTag(box.parent) && box.parent.name === 'li'
      return box.attribs.type?.toLowerCase() === 'checkbox' && isInItem ? boxOf(box) : undefined
    },
  }),
)

const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$))/i

function write(writer: Writer, element: Element, place: Place): void {
  const { pieces, footnotes, permalinks } = writer
  const reference = footnotes.references.get(element)
  if (reference !== undefined) {
    if (place.cell) place.cell.isAtStart = false
    pieces.push(`<code class="${CLASSES.reference}">${escapeText(reference)}</code>`)
  } else if (!footnotes.returns.has(element) && !isGutter(element) && !permalinks.isSign(element)) {
    const isLine = place.kind === 'cell' || place.kind === 'line'
    const isFlat = isLine || (place.kind === 'table' && !TABLE_PARTS.has(element.name))
    if (element.name === 'br' && place.kind === 'line') pieces.push(' ')
    else if (element.name === 'pre') writePre(writer, element, isFlat, place)
    else if (isFlat && !isInline(element)) writeFlat(writer, element, place)
    else writeElement(writer, element, place)
  }
}

function writePre({ pieces }: Writer, pre: Element, isFlat: boolean, { cell }: Place): void {
  const text = textOfPre(pre)
  if (text.trim() === '') return
  const lines = isFlat ? text.split('\n').filter((line) => line.trim() !== '') : []
  if (cell) pieces.push(breakIn(cell))
  if (isFlat) pieces.push(lines.map((line) => `<code>${escapeText(line)}</code>`).join(cell ? '<br>' : ' '))
  else pieces.push(`<pre><code class="language-${languageOf(pre)}">${escapeText(text)}</code></pre>`)
  if (!cell) return
  cell.isAtStart = false
  pieces.push(breakIn(cell))
}

function writeFlat(writer: Writer, element: Element, place: Place): void {
  if (place.kind === 'line') {
    writer.pieces.push(' ')
    writeAll(writer, element.children, place)
    writer.pieces.push(' ')
  } else writeInCell(writer, element, place.cell ?? newCell())
}

/** Blocks in a cell stand on lines of their own, items have a sign, headings are bold. */
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

/** The box of an item that is a task, which then is not written where it stands. */
function boxInItem({ boxed, isDropped }: Writer, item: Element, written: (box: Element) => string): string {
  const task = taskOf(item)
  if (!task || task.around.some(isDropped)) return ''
  for (const element of [task.box, ...task.around]) boxed.add(element)
  return written(task.box)
}

function writeElement(writer: Writer, element: Element, place: Place): void {
  const { pieces, style, links } = writer
  const inside = placeIn(element, place)
  if (element.name === 'tr') inside.grid?.newRow()
  const isCell = place.kind === 'table' && (element.name === 'td' || element.name === 'th')
  if (isCell) pieces.push('<td></td>'.repeat(place.grid?.spannedFromAbove() ?? 0))
  if (element.name === 'a' && place.kind !== 'line') linkFirstBlock(writer, element)
  const name = nameOf(writer, element, place, inside)
  const link = links.get(element)
  pieces.push(`<${name.tag}${name.attributes ?? attributesOf(element, style)}>`)
  if (link) pieces.push(`<a${attributesOf(link, style)}>`)
  if (element.name === 'li') pieces.push(boxInItem(writer, element, boxOf))
  if (place.cell && isVoid(name.tag)) place.cell.isAtStart = name.tag === 'br'
  writeAll(writer, element.children, inside)
  if (link) pieces.push('</a>')
  if (!isVoid(name.tag)) pieces.push(`</${name.tag}>`)
  if (isCell) pieces.push(`<${element.name}></${element.name}>`.repeat(place.grid?.place(element) ?? 0))
}

/** The name that an element is written by, and attributes where they are not its own. */
function nameOf(
  { footnotes, permalinks, spread, boxed }: Writer,
  element: Element,
  place: Place,
  inside: Place,
): { readonly tag: string; readonly attributes?: string } {
  const note = footnotes.notes.get(element)
  if (note !== undefined)
    return { tag: 'div', attributes: ` class="${CLASSES.note}" title="${escapeText(note)}"` }
  const isNote = (child: ChildNode) => isTag(child) && footnotes.notes.has(child)
  if (/^(?:ol|ul|dl)$/.test(element.name) && element.children.some(isNote))
    return { tag: 'div', attributes: '' }
  if (boxed.has(element) || permalinks.isOwnHeading(element)) return { tag: 'span', attributes: '' }
  if (spread.has(element)) return { tag: 'div', attributes: '' }
  // What stands in a table that only orders the page stands in the open.
  if (inside.kind === 'open' && IN_TABLE.test(element.name)) return { tag: 'div', attributes: '' }
  if (element.name === 'summary') return { tag: 'p', attributes: ` class="${CLASSES.term}"` }
  if (element.name === 'details') return { tag: 'div', attributes: '' }
  if (isFold(element)) return foldLabel(element, place)
  return { tag: element.name }
}

/** Buttons are left out, but for the question that one opens the answer to: words of its heading or line, else a line of its own. */
function foldLabel(button: Element, { kind }: Place): { readonly tag: string; readonly attributes: string } {
  const { parent, prev, next } = button
  const isInLine =
    (parent && isTag(parent) && (isInline(parent) || parent.name === 'p')) || [prev, next].some(isWords)
  return kind !== 'open' || isInLine || isInHeading(button)
    ? { tag: 'span', attributes: '' }
    : { tag: 'p', attributes: ` class="${CLASSES.term}"` }
}

const isWords = (node: ChildNode | null): boolean =>
  node !== null &&
  isInline(node) &&
  !(isTag(node) && node.name === 'button') &&
  textContent(node).trim() !== ''

/** Markdown has links within a line only: one around blocks goes to the first heading in it, else to the first line. */
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

function placeIn(element: Element, place: Place): Place {
  if (place.kind !== 'table' && isFold(element)) return { kind: 'line' }
  if (place.kind === 'open' && isLine(element)) return { kind: 'line' }
  if (place.kind === 'open')
    return element.name === 'table' && !isLayout(element) ? { kind: 'table', grid: createGrid() } : OPEN
  const isCell = place.kind === 'table' && (element.name === 'td' || element.name === 'th')
  return isCell ? { ...place, kind: 'cell', cell: newCell() } : place
}

/** A heading is one line, unless its author forgot to end it and what it is about stands in it. */
const isLine = (element: Element): boolean =>
  /^h[1-6]$/.test(element.name) &&
  !findOne(({ name }) => BELOW_HEADING.test(name), element.children) &&
  textContent(element).length <= MAX_HEADING_CHARS

const BELOW_HEADING = /^(?:h[1-6]|ul|ol|dl|table|pre|blockquote|details|section|article|form)$/
const MAX_HEADING_CHARS = 500

/** Attributes that Markdown has a place for; `class` names the language of code. */
const KEPT: Readonly<Record<string, 'target' | 'picture' | 'text'>> = {
  href: 'target',
  src: 'picture',
  alt: 'text',
  title: 'text',
  start: 'text',
  class: 'text',
  align: 'text',
}

function attributesOf(element: Element, { base, shortenBase64Images }: HtmlStyle): string {
  const { attribs } = element
  const picture = element.name === 'img' ? shownSource(element, base) : undefined
  return Object.entries(KEPT)
    .flatMap(([name, kind]) => {
      const raw = kind === 'picture' ? (picture ?? attribs.src) : attribs[name]
      const value = kind === 'text' ? raw : (absoluteUrl(raw, base) ?? harmless(raw, HARMLESS[kind]))
      const told = shortenBase64Images && kind === 'picture' ? value?.replace(DATA, '$1...') : value
      return told ? ` ${name}="${escapeText(told)}"` : []
    })
    .join('')
}

/** What else than pages may be linked to or shown. Not `data:` or `javascript:`, which run what their author likes when they are followed. */
const HARMLESS = {
  target: /^(?:mailto|tel|sms):/,
  picture: /^data:image\//i,
} as const

/** As a browser reads it: without the line breaks and control characters by which some hide the scheme. */
function harmless(reference: string | undefined, schemes: RegExp): string | undefined {
  const href = URL.canParse(reference ?? '') ? new URL(reference ?? '').href : ''
  return schemes.test(href) ? href : undefined
}

/** A picture in its own address. */
const DATA = /^(data:[^,]{1,100},)[\s\S]+$/i
