import { type Document, Element, type ParentNode } from 'domhandler'
import { parse } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { DEFAULTS } from '../model/options.ts'
import { composeShadows } from './shadow.ts'

export interface Tree {
  readonly document: Document
  /** The page is deeper or larger than the limits: the document is a part of it. */
  readonly pruned: boolean
}

/**
 * Parses as a browser would with scripts on: the content of `noscript` is text, declarative shadow roots stand in their hosts. Stops at `html.maxNodes` elements, in
 * the X limit has to hold while parsing: the standard's repair of misnested formatting
 * makes millions of elements of a few kilobytes.
 */
export function parseTree(html: string): Tree {
  const { maxNodes, maxTextChars } = DEFAULTS.html
  let document: Document | undefined
  let elements = 0
  let chars = 0
  const counting: typeof adapter = {
    ...adapter,
    createDocument() {
      document = adapter.createDocument()
      return document
    },
    // Nobody reads comments, and a page may have more of them than elements.
    createCommentNode: () => NO_COMMENT,
    appendChild(parent, node) {
      if (node !== NO_COMMENT) adapter.appendChild(parent, node)
    },
    createElement(name, namespace, attributes) {
      if (++elements > maxNodes) throw TOO_LARGE
      const attribs = new Attributes()
      for (const { name, value } of attributes) attribs[name] = value
      const element = new Element(name, attribs, [])
      element.namespace = namespace
      return element
    },
    // Of a second `<html>` or `<body>`.
    adoptAttributes({ attribs }, attributes) {
      for (const { name, value } of attributes) attribs[name] ??= value
    },
    insertText(parent, text) {
      if (RAW.has(parent.type)) return adapter.insertText(parent, text)
      const room = Math.max(0, maxTextChars - chars)
      chars += text.length
      if (room > 0) adapter.insertText(parent, text.slice(0, room))
    },
  }
  try {
    const whole = parse(html, { treeAdapter: counting })
    if (/shadowrootmode/i.test(html)) composeShadows(whole)
    return { document: whole, pruned: cut(whole) || chars > maxTextChars }
  } catch (thrown) {
    if (thrown !== TOO_LARGE || !document) throw thrown
    cut(document)
    return { document, pruned: true }
  }
}

/** Attributes by name, with nothing inherited. A class of their own: engines look names up in it faster than in `Object.create(null)`. */
class Attributes {
  [name: string]: string
}
Reflect.deleteProperty(Attributes.prototype, 'constructor')
Object.setPrototypeOf(Attributes.prototype, null)

/** Types of the elements whose text is not for readers. */
const RAW: ReadonlySet<string> = new Set(['script', 'style'])

/** Stands for every comment; it is put nowhere. */
const NO_COMMENT = adapter.createCommentNode('')

/** Ends a parse; what was built until then stands. */
const TOO_LARGE = Symbol('the page has too many elements')

/** An element on the way down, and the place of the child that comes next. */
interface Opened {
  readonly parent: ParentNode
  at: number
}

/**
 * Empties what is nested too deeply, and ends the document where looking upwards from all of its elements would take too long: what
 * comes before stands whole. Looks at each node once and without recursion; true when anything was left out.
 */
function cut(document: Document): boolean {
  const { maxDepth, maxAncestors } = DEFAULTS.html
  const open: Opened[] = [{ parent: document, at: 0 }]
  let above = 0
  let isCut = false
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const child = top.parent.children[top.at++]
    if (!child) open.pop()
    if (!child || !('children' in child)) continue
    above += open.length - 1
    if (above > maxAncestors) {
      top.at--
      for (const { parent, at } of open) keepFirst(parent, at)
      return true
    }
    if (open.length < maxDepth) open.push({ parent: child, at: 0 })
    else if (child.children.length > 0) {
      child.children.length = 0
      isCut = true
    }
  }
  return isCut
}

function keepFirst({ children }: ParentNode, count: number): void {
  children.length = count
  const last = children.at(-1)
  if (last) last.next = null
}
