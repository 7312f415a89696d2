/** Gives access to the document of a snapshot: its text, its tree, and queries on the tree. */

import { type AnyNode, type Document, type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { absoluteUrl } from '../formats/url.ts'
import { pattern, words } from '../lexicon/pattern.ts'
import { ElementIndex, selectBelow } from './document/element-index.ts'
import { pageOfText, servedAs } from './document/served-text.ts'
import { parseTree, type Tree } from './document/tree.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

const decoder = new TextDecoder('utf-8')

/** This view gives the text of the document, decoded. */
export const htmlOf = view((snapshot: Snapshot): string =>
  decoder.decode(snapshot.bodies.get(snapshot.document.body) ?? new Uint8Array()),
)

/**
 * The tree of the document, and whether a part of it was left out. A document that was served as text has the
 * tree of the page that browsers show for a text. A document from a browser is such a page already.
 */
export const treeOf = view((snapshot: Snapshot): Tree => {
  const html = htmlOf(snapshot)
  const isText = snapshot.producer === 'http' && servedAs(snapshot) !== undefined
  return parseTree(isText ? pageOfText(html) : html)
})

/** The document tree, which is parsed once. It is shared, so treat it as read-only. */
export const documentOf = (snapshot: Snapshot): Document => treeOf(snapshot).document

/** A piece of the page's markup, parsed as a document within the same limits. */
export function parsedIn(markup: string): Document {
  return parseTree(markup).document
}

/** True when the page exceeds the limits of `parseTree`, so `documentOf` is only a part of it. */
export const isPruned = (snapshot: Snapshot): boolean => treeOf(snapshot).pruned

/** References are relative to this URL: the first usable `<base href>`, else the document's own URL. */
export const baseUrlOf = view((snapshot: Snapshot): string => {
  const [base] = select(snapshot, 'base[href]')
  return absoluteUrl(base?.attribs.href, snapshot.url) ?? snapshot.url
})

/** Returns all elements that match a CSS selector, in document order. */
export function select(snapshot: Snapshot, selector: string, within?: Element): Element[] {
  return within ? selectBelow(selector, within) : elementsOf(snapshot).select(selector)
}

const elementsOf = view((snapshot: Snapshot) => new ElementIndex(documentOf(snapshot)))

/** Returns the text of an attribute, trimmed; undefined when it is absent or blank. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attribs[name]?.trim() || undefined
}

/** Returns the text below a node with white space folded. */
export function textOf(node: AnyNode | AnyNode[]): string {
  return foldSpace(textContent(node))
}

/** Returns the text with each run of white space as one space, and without white space at its ends. */
export function foldSpace(text: string): string {
  const trimmed = text.trim()
  return isFolded(trimmed) ? trimmed : trimmed.replace(/\s+/g, ' ')
}

/** Whether all white space in a text consists of single spaces. Most texts are so, and need no copy. */
function isFolded(text: string): boolean {
  let wasSpace = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isSpaceHere = isSpace(code)
    if (isSpaceHere && (wasSpace || code !== SPACE)) return false
    wasSpace = isSpaceHere
  }
  return true
}

const SPACE = 32

/** Whether `\s` in a regular expression matches the character with this code. */
export function isSpace(code: number): boolean {
  if (code < 128) return code === SPACE || (code >= 9 && code <= 13)
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || RARE_SPACES.has(code)
}

const RARE_SPACES: ReadonlySet<number> = new Set([0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])

/** Lists the parents of an element, nearest first. */
export function ancestors(element: Element): Element[] {
  const found: Element[] = []
  for (let node = parentOf(element); node; node = parentOf(node)) found.push(node)
  return found
}

/** Returns the parent of an element; undefined for the document element. */
export function parentOf(element: Element): Element | undefined {
  return element.parent && isTag(element.parent) ? element.parent : undefined
}

/**
 * Returns a function that finds a value for an element: its own value, or the value of the nearest element
 * around it that has one. Results are stored, because siblings share all elements around them.
 */
export function nearest<T>(own: (element: Element) => T | undefined): (element: Element) => T | undefined {
  const known = new Map<Element, T | undefined>()
  return (element) => {
    const open: Element[] = []
    let at: Element | undefined = element
    for (; at && !known.has(at); at = parentOf(at)) open.push(at)
    let value = at && known.get(at)
    for (let next = open.pop(); next; next = open.pop()) {
      value = own(next) ?? value
      known.set(next, value)
    }
    return value
  }
}

/** Returns a short readable selector for evidence, such as `header > a.brand > img`. */
export function selectorOf(element: Element): string {
  const chain = [element, ...ancestors(element)].slice(0, 3).reverse()
  return chain.map(nameWithClass).join(' > ')
}

function nameWithClass(element: Element): string {
  const id = attribute(element, 'id')
  if (id) return `${element.name}#${id}`
  const lasting = attribute(element, 'class')
    ?.split(/\s+/)
    .find((name) => name !== '' && !STATE.test(name))
  return lasting ? `${element.name}.${lasting}` : element.name
}

const STATE_NAMES = [
  ...words(`
    lazy load loaded loading unloaded active current selected open closed visible invisible hidden
    show shown hide ready entered exited animated`),
  /in-?view/,
  ...words('scrolled sticky stuck fixed appear'),
]

/** Classes that scripts add and remove: they do not describe the element, and captures may differ. */
const STATE = pattern('i')`^(is|has|js|no|ls|was)-|^(${STATE_NAMES})`

/** Returns the text of a script or style sheet, as it is written. */
export const dataOf = ({ children }: Element): string =>
  children.map((child) => ('data' in child ? child.data : '')).join('')
