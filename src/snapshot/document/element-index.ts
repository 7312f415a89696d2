/** Speeds up queries on a document by an index of its elements. */

import { compile, selectAll } from 'css-select'
import { type AnyNode, type ChildNode, type Document, type Element, isTag } from 'domhandler'

/**
 * Elements of a document by tag name, so that a query tests only the elements that its selector may match.
 * Some sixty queries are made of a page.
 */
export class ElementIndex {
  private readonly document: Document
  private readonly byName = new Map<string, Element[]>()
  /** The index of each element in document order, which is filled when it is first needed. */
  private readonly positions = new Map<Element, number>()

  constructor(document: Document) {
    this.document = document
    for (const element of elementsIn(document)) {
      const alike = this.byName.get(element.name)
      if (alike) alike.push(element)
      else this.byName.set(element.name, [element])
    }
  }

  /** Returns all elements that match a CSS selector, in document order. */
  select(selector: string): Element[] {
    const { names, matches } = queryOf(selector)
    if (!names) return selectAll<AnyNode, Element>(selector, this.document)
    const lists = names.map((name) => (this.byName.get(name) ?? []).filter(matches))
    const found = lists.flat()
    return lists.length === 1 ? found : found.sort((a, b) => this.positionOf(a) - this.positionOf(b))
  }

  private positionOf(element: Element): number {
    if (this.positions.size === 0)
      for (const each of elementsIn(this.document)) this.positions.set(each, this.positions.size)
    return this.positions.get(element) ?? 0
  }
}

/** Yields elements in document order, without the content of `template`. */
function* elementsIn(document: Document): Generator<Element> {
  const open: ChildNode[] = document.children.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTag(node)) continue
    yield node
    // One at a time, because there may be more children than a call can take arguments.
    for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as ChildNode)
  }
}

interface Query {
  readonly names: readonly string[] | undefined
  readonly matches: (node: AnyNode) => boolean
}

/** Compiled selectors. They are those of our rules, and so the same for each page. */
const queries = new Map<string, Query>()

function queryOf(selector: string): Query {
  const known = queries.get(selector)
  if (known) return known
  const query = { names: subjectNames(selector), matches: compile<AnyNode, Element>(selector) }
  queries.set(selector, query)
  return query
}

/**
 * Returns the tag names of the elements that a selector can match; undefined for a selector that does not
 * name them, or that is not plain.
 */
function subjectNames(selector: string): string[] | undefined {
  if (!PLAIN.test(selector)) return undefined
  const names = selector.split(',').map((part) => SUBJECT.exec(part)?.[1])
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined
}

/** Matches a selector without pseudo-classes and quoted strings, which may contain commas and combinators. */
const PLAIN = /^[\w\s,>+~.#[\]=-]+$/

/** Matches the rightmost compound: a tag name, then classes, ids and attribute tests. */
const SUBJECT = /(?:^|[\s>+~])([a-z][a-z\d-]*)(?:[.#][\w-]+|\[[\w=-]+\])*\s*$/
