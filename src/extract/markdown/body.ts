import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { absoluteUrl } from '../../formats/url.ts'
import { DEFAULTS } from '../../model/options.ts'
import { baseUrlOf, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { clutterOf, isComments, NO_TEXT_TAGS } from './clutter.ts'

/** Content as HTML with absolute URLs, and the length of its text. */
export interface Content {
  readonly html: string
  readonly chars: number
}

/** A part that holds this share of the whole text is not clutter, whatever its class says. */
const MOST = 0.5

export interface BodyOptions {
  /** Leave out what surrounds the content. */
  readonly contentOnly: boolean
  /** Readers' comments are content, as in a forum; they are not below an article. */
  readonly comments: boolean
}

/** The body as HTML. */
export function bodyContentOf(snapshot: Snapshot, options: BodyOptions): Content {
  const [body] = select(snapshot, 'body')
  return body ? render(snapshot, body, options) : { html: '', chars: 0 }
}

function render(snapshot: Snapshot, root: Element, { contentOnly, comments }: BodyOptions): Content {
  const lengths = textLengths(root)
  const most = (lengths.get(root) ?? 0) * MOST
  const base = baseUrlOf(snapshot)
  const pieces: string[] = []
  let chars = 0
  const isDropped = (element: Element) => {
    if (!contentOnly) return NO_TEXT_TAGS.has(element.name)
    if (!comments && isComments(element)) return true
    const clutter = clutterOf(element)
    return clutter === 'always' || (clutter === 'unless-most' && (lengths.get(element) ?? 0) < most)
  }
  const visit = (node: ChildNode, depth: number) => {
    if (isText(node)) {
      chars += node.data.trim().length
      pieces.push(escapeHtml(node.data))
    } else if (isTag(node) && depth < DEFAULTS.html.maxDepth && (node === root || !isDropped(node))) {
      pieces.push(`<${node.name}${attributesOf(node, base)}>`)
      for (const child of node.children) visit(child, depth + 1)
      if (!VOID.has(node.name)) pieces.push(`</${node.name}>`)
    }
  }
  visit(root, 0)
  return { html: pieces.join(''), chars }
}

const VOID: ReadonlySet<string> = new Set(
  'br hr img wbr source link meta input area col embed track'.split(' '),
)

/** Attributes that Markdown has a place for; `class` names the language of code. */
const KEPT: Readonly<Record<string, 'url' | 'text'>> = {
  href: 'url',
  src: 'url',
  alt: 'text',
  title: 'text',
  start: 'text',
  class: 'text',
}

function attributesOf(element: Element, base: string): string {
  return Object.entries(KEPT)
    .flatMap(([name, kind]) => {
      const raw = element.attribs[name]
      const value = kind === 'url' ? (absoluteUrl(raw, base) ?? raw) : raw
      return value ? ` ${name}="${escapeHtml(value)}"` : []
    })
    .join('')
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** Characters of text below each element, in one pass without recursion. */
function textLengths(root: Element): ReadonlyMap<Element, number> {
  const order: Element[] = [root]
  for (const element of order) for (const child of element.children) if (isTag(child)) order.push(child)
  const lengths = new Map<Element, number>()
  for (const element of order.reverse()) {
    let length = 0
    for (const child of element.children) {
      if (isText(child)) length += child.data.trim().length
      else if (isTag(child)) length += lengths.get(child) ?? 0
    }
    lengths.set(element, NO_TEXT_TAGS.has(element.name) ? 0 : length)
  }
  return lengths
}
