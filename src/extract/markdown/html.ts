import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { find, findOne, textContent } from 'domutils'
import { absoluteUrl } from '../../formats/url.ts'
import { shownSource } from '../../snapshot/marks/images.ts'
import { isInline, isLeafBlock } from './blocks.ts'
import { CLASSES } from './classes.ts'
import { isFold, isInHeading } from './clutter.ts'
import type { Content } from './content.ts'
import { type Footnotes, footnotesIn } from './footnotes.ts'
import { isBesideCode, languageOf, textOfPre } from './pre.ts'
import { createGrid, type Grid } from './spans.ts'
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
    links: new Map(),
    spread: new Set(),
  }
  for (const root of roots) write(writer, root, OPEN)
  return writer.pieces.join('')
}

interface Writer {
  readonly style: HtmlStyle
  readonly isDropped: (element: Element) => boolean
  readonly pieces: string[]
  readonly footnotes: Footnotes
  /** Blocks that bear the link which their author put around more than them. */
  readonly links: Map<Element, Element>
  /** Those links. */
  readonly spread: Set<Element>
}

/** Where a node stands: in the open, between the parts of a table, in a cell of one, or in the line that a button says. */
interface Place {
  readonly kind: 'open' | 'table' | 'cell' | 'line'
  readonly grid?: Grid
}

const OPEN: Place = { kind: 'open' }

function writeAll(writer: Writer, nodes: readonly ChildNode[], place: Place): void {
  for (const node of nodes) {
    if (isText(node)) writer.pieces.push(escapeText(node.data))
    else if (isTag(node)) {
      const own = place.kind === 'table' ? undefined : SHOWN.get(node.name)?.(writer, node)
      if (own !== undefined) writer.pieces.push(own)
      else if (!writer.isDropped(node)) write(writer, node, place)
    }
  }
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
    input: (_: Writer, { attribs, parent }: Element) =>
      attribs.type?.toLowerCase() === 'checkbox' && parent && isTag(parent) && parent.name === 'li'
        ? `<input type="checkbox"${'checked' in attribs ? ' checked="checked"' : ''}>`
        : undefined,
  }),
)

const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$))/i

function write(writer: Writer, element: Element, place: Place): void {
  const { pieces, footnotes } = writer
  const reference = footnotes.references.get(element)
  if (reference !== undefined) {
    pieces.push(`<code class="${CLASSES.reference}">${escapeText(reference)}</code>`)
  } else if (!footnotes.returns.has(element) && !isGutter(element)) {
    const isLine = place.kind === 'cell' || place.kind === 'line'
    const isFlat = isLine || (place.kind === 'table' && !TABLE_PARTS.has(element.name))
    if (element.name === 'pre') writePre(writer, element, isFlat)
    else if (isFlat && !isInline(element)) writeFlat(writer, element, place)
    else writeElement(writer, element, place)
  }
}

function writePre({ pieces }: Writer, pre: Element, isFlat: boolean): void {
  const text = textOfPre(pre)
  if (text.trim() === '') return
  const lines = isFlat ? text.split('\n').filter((line) => line.trim() !== '') : []
  if (isFlat) pieces.push(lines.map((line) => `<code>${escapeText(line)}</code>`).join('<br>'))
  else pieces.push(`<pre><code class="language-${languageOf(pre)}">${escapeText(text)}</code></pre>`)
}

/** Numbers of lines in a column of their own. */
const isGutter = (element: Element): boolean => element.name === 'td' && isBesideCode(element)

function writeFlat(writer: Writer, element: Element, place: Place): void {
  const isLine = place.kind === 'line'
  const [before, after] = isLine ? [' ', ' '] : marksInCell(element.name)
  writer.pieces.push(before)
  writeAll(writer, element.children, isLine ? place : { ...place, kind: 'cell' })
  writer.pieces.push(after)
}

function writeElement(writer: Writer, element: Element, place: Place): void {
  const { pieces, style, links } = writer
  const inside = placeIn(element, place)
  if (element.name === 'tr') inside.grid?.newRow()
  const isCell = place.kind === 'table' && (element.name === 'td' || element.name === 'th')
  if (isCell) pieces.push('<td></td>'.repeat(place.grid?.spannedFromAbove() ?? 0))
  if (element.name === 'a') linkFirstBlock(writer, element)
  const name = nameOf(writer, element, place, inside)
  const link = links.get(element)
  pieces.push(`<${name.tag}${name.attributes ?? attributesOf(element, style)}>`)
  if (link) pieces.push(`<a${attributesOf(link, style)}>`)
  writeAll(writer, element.children, inside)
  if (link) pieces.push('</a>')
  if (!isVoid(name.tag)) pieces.push(`</${name.tag}>`)
  if (isCell) pieces.push(`<${element.name}></${element.name}>`.repeat(place.grid?.place(element) ?? 0))
}

/** The name that an element is written by, and attributes where they are not its own. */
function nameOf(
  { footnotes, spread }: Writer,
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
  if (place.kind === 'open')
    return element.name === 'table' && !isLayout(element) ? { kind: 'table', grid: createGrid() } : OPEN
  return element.name === 'td' || element.name === 'th' ? { ...place, kind: 'cell' } : place
}

/** A table of one cell, or around tables or code that hold most of its text, orders the page: it is no table to read. */
function isLayout(table: Element): boolean {
  const below = (names: RegExp) =>
    find((node) => isTag(node) && names.test(node.name), table.children, true, Number.POSITIVE_INFINITY)
  if (below(/^t[dh]$/).filter((cell) => !isTag(cell) || !isGutter(cell)).length < 2) return true
  const chars = textContent(table).length
  return below(/^(?:table|pre)$/).some((inner) => textContent(inner).length > chars * MAX_INNER_SHARE)
}

const MAX_INNER_SHARE = 0.5

/** A cell is one line: blocks in it end with a break, items get a sign, headings are bold. */
function marksInCell(name: string): readonly [before: string, after: string] {
  if (name === 'li') return ['• ', '<br> ']
  if (name === 'td' || name === 'th') return ['', ' ']
  return /^h[1-6]$/.test(name) ? ['<b>', '</b><br> '] : ['', '<br> ']
}

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
