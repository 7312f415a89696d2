import { type Element, isTag, isText } from 'domhandler'
import { findOne } from 'domutils'
import { DEFAULTS } from '../../model/options.ts'
import { parseTree } from '../../snapshot/tree.ts'
import { ELEMENT_RULES, escapeText, type MarkdownStyle, type Rule } from './elements.ts'
import { signOf } from './signs.ts'
import { TABLE_RULES } from './tables.ts'
import { collapseWhiteSpace, type Edges, edgesBelow, isBlock, spaceAround } from './white-space.ts'

/**
 * HTML of our own to GitHub-flavoured Markdown, in time that grows with the page. What has no text is dropped. Quotations and lists that are
 * nested deeper than any reader would count stand as deep as that; elements beyond `LIMITS`, such as empty cells in
 * the place of spans, are left out.
 */
export function toMarkdown(html: string, style: MarkdownStyle): string {
  const tree = parseTree(`<${ROOT}>${html}</${ROOT}>`, LIMITS).document
  const root = findOne(({ name }) => name === ROOT, tree.children)
  if (!root) return ''
  collapseWhiteSpace(root)
  return written(root, { style, edgesOf: edgesBelow(root), indents: 0, isCode: false }).trim()
}

const ROOT = 'blazon-content'

/** A page within the limits of pages is within these, with all that is added to it. */
const LIMITS = {
  maxNodes: DEFAULTS.html.maxNodes * 4,
  maxDepth: DEFAULTS.html.maxDepth + 16,
  maxAncestors: DEFAULTS.html.maxAncestors * 8,
  maxTextChars: DEFAULTS.html.maxTextChars * 4,
}

/** Each takes up to four characters of every line in it. */
const MAX_INDENTS = 64
const INDENTING: ReadonlySet<string> = new Set(['blockquote', 'li'])

const RULES: ReadonlyMap<string, Rule> = new Map(Object.entries({ ...ELEMENT_RULES, ...TABLE_RULES }))

interface Writing {
  readonly style: MarkdownStyle
  readonly edgesOf: (element: Element) => Edges
  /** Quotations and items around. */
  readonly indents: number
  readonly isCode: boolean
}

function written(parent: Element, writing: Writing): string {
  const pieces: string[] = []
  writeAll(pieces, parent, writing)
  return pieces.join('')
}

function writeAll(pieces: string[], parent: Element, writing: Writing): void {
  let index = 0
  for (const child of parent.children) {
    if (isText(child)) add(pieces, writing.isCode ? child.data : escapeText(child.data))
    else if (isTag(child)) write(pieces, child, index++, writing)
  }
}

function write(pieces: string[], element: Element, index: number, writing: Writing): void {
  const { edgesOf, style, indents } = writing
  const isLine = !isBlock(element)
  const isIndenting = INDENTING.has(element.name)
  const rule =
    isIndenting && indents >= MAX_INDENTS ? undefined : (signOf(element, style) ?? RULES.get(element.name))
  const [before, after] = isLine ? spaceAround(element, edgesOf) : ['', '']
  if (edgesOf(element).isBlank) {
    add(pieces, isLine ? before + after : '\n\n')
    return
  }
  const inside = {
    ...writing,
    isCode: writing.isCode || element.name === 'code',
    indents: isIndenting ? indents + 1 : indents,
  }
  if (!rule && !before && !after) {
    // What has no signs of its own is not put together on each level anew.
    add(pieces, isLine ? '' : '\n\n')
    const { length } = pieces
    writeAll(pieces, element, inside)
    if (!isLine && pieces.length > length) pieces.push(`${pieces.pop()}\n\n`)
    return
  }
  const content = written(element, inside)
  const text = before || after ? content.trim() : content
  add(pieces, before + (rule ? rule(text, element, { style, index }) : text) + after)
}

/** Puts a text behind others, with as many line ends between as the larger side asks for, two at most. Only the last piece ends in any. */
function add(pieces: string[], text: string): void {
  const last = pieces.pop() ?? ''
  let end = last.length
  let from = 0
  while (end > 0 && last.charAt(end - 1) === '\n') end--
  while (text.charAt(from) === '\n') from++
  const newlines = Math.min(2, Math.max(last.length - end, from))
  for (const piece of [last.slice(0, end), '\n'.repeat(newlines), text.slice(from)])
    if (piece !== '') pieces.push(piece)
}
