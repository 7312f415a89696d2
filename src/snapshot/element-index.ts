import { compile, selectAll } from 'css-select'
import type { AnyNode, Document, Element } from 'domhandler'

/** Elements of a document by name, so that a query looks at those alone that may be meant: a large page is asked some sixty. */
export class ElementIndex {
  private readonly document: Document
  /** Position in document order. */
  private readonly places = new Map<Element, number>()
  private readonly byName = new Map<string, Element[]>()

  constructor(document: Document) {
    this.document = document
    for (const element of selectAll<AnyNode, Element>('*', document)) {
      this.places.set(element, this.places.size)
      const alike = this.byName.get(element.name)
      if (alike) alike.push(element)
      else this.byName.set(element.name, [element])
    }
  }

  /** All elements that match a CSS selector, in document order. */
  select(selector: string): Element[] {
    const names = subjectNames(selector)
    if (!names) return selectAll<AnyNode, Element>(selector, this.document)
    const matches = compile<AnyNode, Element>(selector)
    const lists = names.map((name) => (this.byName.get(name) ?? []).filter(matches))
    const found = lists.flat()
    return lists.length === 1 ? found : found.sort((a, b) => this.placeOf(a) - this.placeOf(b))
  }

  private placeOf(element: Element): number {
    return this.places.get(element) ?? 0
  }
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
