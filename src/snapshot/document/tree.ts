import { type Document, Element, type ParentNode } from 'domhandler'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { MAX_DEPTH, MAX_NODES } from '../../model/limits.ts'
import { parseDocument } from './parse.ts'
import { composeShadows } from './shadow.ts'

export interface Tree {
  readonly document: Document
  /** True when the page exceeds the limits, so the document is only a part of it. */
  readonly pruned: boolean
}

/**
 * Maximum number of ancestors, added up over all elements: the cost of visiting the ancestors of every
 * element. The largest of 287 sample pages has 56,000, and in the deepest one an element has 46.
 */
export const MAX_ANCESTORS = 1_000_000

/** Maximum number of characters of text outside scripts and styles. */
export const MAX_TEXT_CHARS = 1_000_000

/**
 * Parses a document as a browser with scripting does: the content of `noscript` is text, and declarative
 * shadow roots are composed into their hosts. Parsing stops at `MAX_NODES` elements, because the standard's
 * algorithm for misnested formatting elements can make millions from a few kilobytes.
 */
export function parseTree(html: string): Tree {
  let document: Document | undefined
  let elements = 0
  let chars = 0
  const counting: typeof adapter = {
    ...adapter,
    createDocument() {
      document = adapter.createDocument()
      return document
    },
    // No reader needs comments, and a page may have more of them than elements.
    createCommentNode: () => NO_COMMENT,
    appendChild(parent, node) {
      if (node !== NO_COMMENT) adapter.appendChild(parent, node)
    },
    createElement(name, namespace, attributes) {
      if (++elements > MAX_NODES) throw TOO_LARGE
      const attribs = new Attributes()
      for (const { name, value } of attributes) attribs[name] = value
      const element = new Element(name, attribs, [])
      element.namespace = namespace
      return element
    },
    // Adds the attributes of a second `<html>` or `<body>` to the first one.
    adoptAttributes({ attribs }, attributes) {
      for (const { name, value } of attributes) attribs[name] ??= value
    },
    insertText(parent, text) {
      if (RAW.has(parent.type)) return adapter.insertText(parent, text)
      const room = Math.max(0, MAX_TEXT_CHARS - chars)
      chars += text.length
      if (room > 0) adapter.insertText(parent, text.slice(0, room))
    },
  }
  try {
    const whole = parseDocument(html, counting)
    if (/shadowrootmode/i.test(html)) composeShadows(whole)
    return { document: whole, pruned: cut(whole) || chars > MAX_TEXT_CHARS }
  } catch (thrown) {
    if (thrown !== TOO_LARGE || !document) throw thrown
    cut(document)
    return { document, pruned: true }
  }
}

/**
 * Attributes by name, without inherited properties. It is a class, because engines look names up in its
 * instances faster than in `Object.create(null)`.
 */
class Attributes {
  [name: string]: string
}
Reflect.deleteProperty(Attributes.prototype, 'constructor')
Object.setPrototypeOf(Attributes.prototype, null)

/** Elements whose text is not for readers. */
const RAW: ReadonlySet<string> = new Set(['script', 'style'])

/** Stands for every comment and is never inserted. */
const NO_COMMENT = adapter.createCommentNode('')

/** Thrown to end a parse. The tree that was built before remains. */
const TOO_LARGE = Symbol('the page has too many elements')

interface Opened {
  readonly parent: ParentNode
  at: number
}

/**
 * Empties elements that are nested too deeply. Ends the document at the element at which the sum of the
 * depths of all elements becomes too large, so that walks to the root stay cheap; everything before this
 * element stays. Each node is visited once, without recursion. Returns true when anything was left out.
 */
function cut(document: Document): boolean {
  const open: Opened[] = [{ parent: document, at: 0 }]
  let above = 0
  let isCut = false
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const child = top.parent.children[top.at++]
    if (!child) open.pop()
    if (!child || !('children' in child)) continue
    above += open.length - 1
    if (above > MAX_ANCESTORS) {
      top.at--
      for (const { parent, at } of open) keepFirst(parent, at)
      return true
    }
    if (open.length < MAX_DEPTH) open.push({ parent: child, at: 0 })
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
