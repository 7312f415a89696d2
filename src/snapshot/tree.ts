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
 * the order of the page, keeps `html.maxTextChars` of text, and cuts what is nested deeper than `html.maxDepth` or
 * beyond `html.maxAncestors`. The first limit has to hold while parsing: the standard's repair of misnested formatting
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
    return { document: whole, pruned: cutTooDeep(whole) || chars > maxTextChars }
  } catch (thrown) {
    if (thrown !== TOO_LARGE || !document) throw thrown
    cutTooDeep(document)
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

/** Empties what is too deep, level by level and without recursion; true when there was any. */
function cutTooDeep(document: Document): boolean {
  const { maxDepth, maxAncestors } = DEFAULTS.html
  let level: ParentNode[] = [document]
  let above = 0
  for (let depth = 0; depth < maxDepth && level.length > 0; depth++) {
    const next: ParentNode[] = []
    for (const { children } of level) for (const child of children) if ('children' in child) next.push(child)
    above += next.length * depth
    if (above > maxAncestors) break
    level = next
  }
  const deep = level.filter(({ children }) => children.length > 0)
  for (const { children } of deep) children.length = 0
  return deep.length > 0
}
