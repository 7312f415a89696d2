/** Writes a page as lines of text, for comparing it with what it said before. */

import { type AnyNode, type Element, isTag, isText, type Text } from 'domhandler'
import { attribute, select } from '../../snapshot/dom.ts'
import { isLandmark, regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isInline, isShown, pushLastFirst, visibleTextWithin } from '../../snapshot/text.ts'
import { advertisementsIn, isConsent, isMenuWithoutLinks } from './left-out.ts'

/**
 * Returns the visible text with one block a line. Headings begin with `# `, entries of lists with `- `, and a
 * row of a table is one line with ` | ` between its cells. A blank line is before each of neighbours that look
 * alike and have several parts, such as cards, and two blank lines are behind the last. With `mainOnly`,
 * headers, navigation, asides, footers, advertisements and cookie notices are left out, unless nothing else
 * has text.
 */
export function pageLines(snapshot: Snapshot, mainOnly: boolean): string {
  const [body] = select(snapshot, 'body')
  if (!body) return ''
  const advertisements = advertisementsIn(body)
  const isMain = (element: Element) =>
    (!isLandmark(element) || regionOf(element) === 'main' || isMenuWithoutLinks(element)) &&
    !advertisements.has(element) &&
    !isConsent(element)
  const main = mainOnly ? linesBelow(body, isMain) : ''
  return main === '' ? linesBelow(body, () => true) : main
}

const HEADING = /^h[1-6]$/

/**
 * What the walk does beside entering nodes: ends a line or a row, begins an entry or a block, or ends all
 * blocks.
 */
type Step = AnyNode | 'line' | 'row' | 'entry' | 'block' | 'end'

function linesBelow(root: Element, counts: (element: Element) => boolean): string {
  const lines: string[] = []
  // The end of the line is kept apart: to cut it from a line of many parts takes as long as the line.
  let [line, mark, end] = ['', '', '']
  let blanks: readonly string[] = []
  let rows = 0
  const flush = () => {
    const text = line.trim()
    if (text !== '') {
      lines.push(...blanks, mark + text)
      mark = ''
      blanks = []
    }
    line = ''
    end = ''
  }
  const layouts = layoutRows(root)
  const open: Step[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'block' || node === 'end') {
      flush()
      blanks = node === 'block' ? [''] : ['', '']
    } else if (node === 'entry') {
      flush()
      mark = '- '
    } else if (node === 'line' || node === 'row') {
      if (node === 'row') rows -= 1
      if (rows > 0) {
        line += ' '
        end = ''
      } else flush()
      if (rows === 0) mark = ''
    } else if (isText(node)) {
      const more = behind(end, node)
      line += more
      end = (end + more.slice(-3)).slice(-3)
    } else if (isTag(node) && isShown(node) && (node === root || counts(node))) {
      const { name } = node
      if (name === 'br') open.push('line')
      else if (rows > 0 && (name === 'td' || name === 'th')) {
        if (line.trim() !== '') line += ' | '
        end = ''
      } else if (!isInline(node)) {
        if (rows === 0) flush()
        const isRow = name === 'tr' && !layouts.has(node)
        if (isRow) rows += 1
        open.push(isRow ? 'row' : 'line')
        if (rows === 0) mark = HEADING.test(name) ? '# ' : name === 'li' ? '- ' : mark
      }
      pushLastFirst(open, rows === 0 && !isInline(node) ? withBlocks(node) : node.children)
    }
  }
  flush()
  return lines.map((one) => one.trimEnd()).join('\n')
}

/** Matches what does not stand in a cell of a table with data. */
const OF_LAYOUT = /^(?:h[1-6]|table|article|section|nav)$/

/** Returns the rows by which a page is laid out: those with headings or tables in their cells. */
function layoutRows(root: Element): ReadonlySet<Element> {
  const found = new Set<Element>()
  const open: { readonly node: AnyNode; readonly row?: Element }[] = [{ node: root }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, row } = next
    if (!isTag(node)) continue
    if (row && OF_LAYOUT.test(node.name)) found.add(row)
    const within = node.name === 'tr' ? node : row
    for (const child of node.children) open.push({ node: child, ...(within && { row: within }) })
  }
  return found
}

/**
 * Returns a text as it goes on in a line. A space parts a number from the word in the next element, which
 * style sheets put apart: `<b>12</b><span>views</span>`.
 */
function behind(end: string, node: Text): string {
  if (isPreserved(node)) return node.data
  const text = node.data.replace(/\s+/g, ' ')
  const isApart =
    (/\d[kKmM]?$/.test(end) && /^\p{L}{3}/u.test(text)) ||
    (/\p{L}{3}$|\p{Lo}$/u.test(end) && /^\d/.test(text))
  return isApart && !/^su[bp]$/.test((node.parent as Element | null)?.name ?? '') ? ` ${text}` : text
}

/** So many links beside each other and nothing else are a list. */
const LEAST_LINKS = 3
const SEPARATOR = /^[\s·•|,;/–—-]*$/

/** Returns the steps for a list of links without markup of lists; undefined for any other children. */
function linksOf(children: readonly AnyNode[]): readonly Step[] | undefined {
  const links = children.filter((child) => isTag(child) && child.name === 'a')
  if (links.length < LEAST_LINKS) return undefined
  const isOther = (child: AnyNode) =>
    isTag(child) ? child.name !== 'a' : isText(child) && !SEPARATOR.test(child.data)
  if (children.some(isOther)) return undefined
  return links.flatMap((link): Step[] => ['entry', link, 'line'])
}

/** Neighbours in turn that are one block: a name and a state, or a term, its value and a remark. */
const MAX_TURN = 4

/** Returns the children of an element, with steps where blocks begin and end. */
function withBlocks({ children }: Element): readonly Step[] {
  const links = linksOf(children)
  if (links) return links
  const blocks = children.filter(isTag).filter((child) => isShown(child) && !isInline(child))
  const forms = blocks.map(formOf)
  const steps = new Map<Element, 'block' | 'end' | 'entry'>()
  let isOpen = false
  for (let at = 0; at < blocks.length; ) {
    const { turn, times } = turnsFrom(forms, at)
    const run = blocks.slice(at, at + times)
    const isRun = times > 1 && !CELL.test(forms[at] ?? '') && (turn > 1 || run.some(hasBlocks))
    const first = blocks[at]
    if (isOpen && !isRun && first) steps.set(first, 'end')
    for (let n = 0; isRun && n < times; n++) {
      const begin = blocks[at + n * turn]
      if (begin) steps.set(begin, 'block')
    }
    const isList = !isRun && times >= LEAST_ENTRIES && run.every(isComposed)
    if (isList) for (const entry of run) steps.set(entry, 'entry')
    isOpen = isRun
    at += turn * times
  }
  if (steps.size === 0) return children
  const all = children.flatMap((child): Step[] => {
    const step = isTag(child) ? steps.get(child) : undefined
    return step ? [step, child] : [child]
  })
  return isOpen ? [...all, 'end'] : all
}

/** Returns how many forms come again in turn from a place on, and how many times. */
function turnsFrom(forms: readonly string[], at: number): { turn: number; times: number } {
  for (let turn = 1; turn <= MAX_TURN; turn++) {
    let end = at + turn
    while (end < forms.length && forms[end] === forms[end - turn]) end++
    const times = Math.floor((end - at) / turn)
    if (times > 1) return { turn, times }
  }
  return { turn: 1, times: 1 }
}

/** Matches the form of a cell. A cell alone is no block: it belongs to the others of its row. */
const CELL = /^t[dh] /

const formOf = (element: Element) => `${element.name} ${(attribute(element, 'class') ?? '').split(/\s/)[0]}`

/**
 * So many lines that look alike are a list, if each has several parts with text: a title and a price. A part
 * that is only a number belongs to a countdown or a count.
 */
const LEAST_ENTRIES = 3
const MAX_PART_CHARS = 200

function isComposed({ children, name }: Element): boolean {
  if (/^(?:p|h[1-6]|tr|td|th|li)$/.test(name)) return false
  const parts = children.filter(isTag).map((child) => visibleTextWithin(child, MAX_PART_CHARS)?.trim())
  return parts.filter((text) => text !== '').length > 1 && !parts.some((text) => /^\d+$/.test(text ?? ''))
}

const hasBlocks = ({ children }: Element) => children.some((child) => isTag(child) && !isInline(child))

/** White space is as it was written in `pre`, but each line of it is a line. */
function isPreserved(node: AnyNode): boolean {
  return node.parent !== null && isTag(node.parent as AnyNode) && (node.parent as Element).name === 'pre'
}
