import { compile, selectAll } from 'css-select'
import { type AnyNode, type ChildNode, type Document, type Element, isTag } from 'domhandler'

/** Elements of a document by name, so that a query looks at those alone that may be meant: a large page is asked some sixty. */
export class ElementIndex {
  private readonly document: Document
  private readonly byName = new Map<string, Element[]>()
  /** Position in document order; filled when it is asked for. */
  private readonly places = new Map<Element, number>()

  constructor(document: Document) {
    this.document = document
    for (const element of elementsIn(document)) {
      const alike = this.byName.get(element.name)
      if (alike) alike.push(element)
      else this.byName.set(element.name, [element])
    }
  }

  /** All elements that match a CSS selector, in document order. */
  select(selector: string): Element[] {
    const { names, matches } = queryOf(selector)
    if (!names) return selectAll<AnyNode, Element>(selector, this.document)
    const lists = names.map((name) => (this.byName.get(name) ?? []).filter(matches))
    const found = lists.flat()
    return lists.length === 1 ? found : found.sort((a, b) => this.placeOf(a) - this.placeOf(b))
  }

  private placeOf(element: Element): number {
    if (this.places.size === 0)
      for (const each of elementsIn(this.document)) this.places.set(each, this.places.size)
    return this.places.get(element) ?? 0
  }
}

/** In document order, without what is in a `template`. */
function* elementsIn(document: Document): Generator<Element> {
  const open: ChildNode[] = document.children.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTag(node)) continue
    yield node
    // One by one: there may be more of them than a call takes arguments.
    for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as ChildNode)
  }
}

interface Query {
  readonly names: readonly string[] | undefined
  readonly matches: (node: AnyNode) => boolean
}

/** Selectors are those of our rules, the same for each page. */
const queries = new Map<string, Query>()

function queryOf(selector: string): Query {
  const known = queries.get(selector)
  if (known) return known
  const query = { names: subjectNames(selector), matches: compile<AnyNode, Element>(selector) }
  queries.set(selector, query)
  return query
}

/** Names of the elements that a selector can match; undefined for one that does not name them, or that is not plain. */
function subjectNames(selector: string): string[] | undefined {
  if (!PLAIN.test(selector)) return undefined
  const names = selector.split(',').map((part) => SUBJECT.exec(part)?.[1])
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined
}

/** Nothing that may hold a comma or a combinator of its own. */
const PLAIN = /^[\w\s,>+~.#[\]=-]+$/

/** The rightmost compound: a name, then classes, ids and attribute tests. */
const SUBJECT = /(?:^|[\s>+~])([a-z][a-z\d-]*)(?:[.#][\w-]+|\[[\w=-]+\])*\s*$/
