import { selectAll } from 'css-select'
import { type AnyNode, type Document, type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { absoluteUrl } from '../formats/url.ts'
import { ElementIndex } from './element-index.ts'
import { view } from './memo.ts'
import { pageOfText, servedAs } from './served-text.ts'
import type { Snapshot } from './snapshot.ts'
import { parseTree, type Tree } from './tree.ts'

const decoder = new TextDecoder('utf-8')

/** Text of the document as decoded. */
export const htmlOf = view((snapshot: Snapshot): string =>
  decoder.decode(snapshot.bodies.get(snapshot.document.body) ?? new Uint8Array()),
)

/** The tree with what was left out of it; of text the page that browsers show it as, which theirs is already. */
export const treeOf = view((snapshot: Snapshot): Tree => {
  const html = htmlOf(snapshot)
  const isText = snapshot.producer === 'http' && servedAs(snapshot) !== undefined
  return parseTree(isText ? pageOfText(html) : html)
})

/** The document tree, parsed once. Treat it as read-only: it is shared. */
export const documentOf = (snapshot: Snapshot): Document => treeOf(snapshot).document

/** True when the page is beyond the limits of `html`, so that `documentOf` is a part of it. */
export const isPruned = (snapshot: Snapshot): boolean => treeOf(snapshot).pruned

/** Base URL for references: the first usable `<base href>`, else the document's own URL. */
export const baseUrlOf = view((snapshot: Snapshot): string => {
  const [base] = select(snapshot, 'base[href]')
  return absoluteUrl(base?.attribs.href, snapshot.url) ?? snapshot.url
})

/** All elements that match a CSS selector, in document order. */
export function select(snapshot: Snapshot, selector: string, within?: Element): Element[] {
  return within ? selectAll<AnyNode, Element>(selector, within) : elementsOf(snapshot).select(selector)
}

const elementsOf = view((snapshot: Snapshot) => new ElementIndex(documentOf(snapshot)))

/** Attribute text, trimmed; undefined when absent or blank. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attribs[name]?.trim() || undefined
}

/** Text below a node with white space folded. */
export function textOf(node: AnyNode | AnyNode[]): string {
  return foldSpace(textContent(node))
}

export function foldSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** Parents of an element, nearest first. */
export function* ancestors(element: Element): Generator<Element> {
  for (let node = parentOf(element); node; node = parentOf(node)) yield node
}

function parentOf(element: Element): Element | undefined {
  return element.parent && isTag(element.parent) ? element.parent : undefined
}

/** Child-element indexes from the document element: the same path as in `StyleSample.path`. */
export function pathOf(element: Element): string {
  const steps: number[] = []
  let child = element
  for (const parent of ancestors(element)) {
    steps.push(parent.children.filter(isTag).indexOf(child))
    child = parent
  }
  return steps.reverse().join('/')
}

/** A short readable selector for evidence, such as `header > a.brand > img`. */
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

/** Classes that scripts put on and take off as the page goes on: not what an element is, and not twice the same. */
const STATE =
  /^(is|has|js|no|ls|was)-|^(lazy|load|loaded|loading|unloaded|active|current|selected|open|closed|visible|invisible|hidden|show|shown|hide|ready|entered|exited|animated|in-?view|scrolled|sticky|stuck|fixed|appear)/i
