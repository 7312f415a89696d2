import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { find, textContent } from 'domutils'
import { absoluteUrl } from '../../formats/url.ts'
import { isInline } from './blocks.ts'
import type { Content } from './content.ts'
import { escapeText, isVoid } from './xhtml.ts'

/** Content as HTML with absolute URLs, its tables as Markdown can say them. Depth is bounded by `html.maxDepth`. */
export function htmlOfContent({ roots, isDropped }: Content, base: string): string {
  const pieces: string[] = []
  const visitAll = (nodes: readonly ChildNode[], place: Place) => {
    for (const node of nodes) {
      if (isText(node)) pieces.push(escapeText(node.data))
      else if (isTag(node) && !isDropped(node)) write(node, place)
    }
  }
  const write = (element: Element, place: Place) => {
    const isFlat = place === 'cell' || (place === 'table' && !TABLE_PARTS.has(element.name))
    if (isFlat && !isInline(element)) {
      const [before, after] = marksInCell(element.name)
      pieces.push(before)
      visitAll(element.children, 'cell')
      pieces.push(after)
      return
    }
    const inside = placeIn(element, place)
    // What stands in a table that only orders the page stands in the open.
    const name = inside === 'open' && IN_TABLE.test(element.name) ? 'div' : element.name
    pieces.push(`<${name}${attributesOf(element.attribs, base)}>`)
    visitAll(element.children, inside)
    if (!isVoid(name)) pieces.push(`</${name}>`)
    if (place === 'table') pieces.push(spannedCells(element))
  }
  for (const root of roots) write(root, 'open')
  return pieces.join('')
}

/** Where a node stands: between the parts of a table, in a cell of one, or in neither. */
type Place = 'open' | 'table' | 'cell'

const TABLE_PARTS: ReadonlySet<string> = new Set('caption colgroup col thead tbody tfoot tr td th'.split(' '))

const IN_TABLE = /^(?:table|caption|thead|tbody|tfoot|tr|td|th)$/

function placeIn(element: Element, place: Place): Place {
  if (place === 'open') return element.name === 'table' && !isLayout(element) ? 'table' : 'open'
  return element.name === 'td' || element.name === 'th' ? 'cell' : place
}

/** Markdown knows no spans: empty cells keep the columns below one another. */
function spannedCells({ name, attribs }: Element): string {
  const span = name === 'td' || name === 'th' ? Number.parseInt(attribs.colspan ?? '1', 10) : 1
  return `<${name}></${name}>`.repeat(Math.min(Math.max(span, 1) || 1, MAX_SPAN) - 1)
}

const MAX_SPAN = 20

/** A table of one cell, or around tables that hold most of its text, orders the page: it is no table to read. */
function isLayout(table: Element): boolean {
  const below = (names: RegExp) =>
    find((node) => isTag(node) && names.test(node.name), table.children, true, Number.POSITIVE_INFINITY)
  if (below(/^t[dh]$/).length < 2) return true
  const chars = textContent(table).length
  return below(/^table$/).some((inner) => textContent(inner).length > chars * MAX_INNER_SHARE)
}

const MAX_INNER_SHARE = 0.5

/** A cell is one line: blocks in it end with a break, items get a sign, headings are bold. */
function marksInCell(name: string): readonly [before: string, after: string] {
  if (name === 'li') return ['• ', '<br> ']
  if (name === 'td' || name === 'th') return ['', ' ']
  return /^h[1-6]$/.test(name) ? ['<b>', '</b><br> '] : ['', '<br> ']
}

/** Attributes that Markdown has a place for; `class` names the language of code. */
const KEPT: Readonly<Record<string, 'url' | 'text'>> = {
  href: 'url',
  src: 'url',
  alt: 'text',
  title: 'text',
  start: 'text',
  class: 'text',
  align: 'text',
}

function attributesOf(attribs: Readonly<Record<string, string>>, base: string): string {
  return Object.entries(KEPT)
    .flatMap(([name, kind]) => {
      const raw = attribs[name]
      const value = kind === 'url' ? (absoluteUrl(raw, base) ?? raw) : raw
      return value ? ` ${name}="${escapeText(value)}"` : []
    })
    .join('')
}
