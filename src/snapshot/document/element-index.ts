/** Speeds up queries on a document by an index of its elements. */

import { compile, selectAll } from 'css-select'
import { type AnyNode, type ChildNode, type Document, type Element, isTag } from 'domhandler'

/**
 * Elements of a document by tag name and by attribute, so that a query tests only the elements that its
 * selector may match. Some eighty queries are made of a page.
 */
export class ElementIndex {
  private readonly document: Document
  private readonly all: readonly Element[]
  private readonly byName = new Map<string, Element[]>()
  /** The elements with an attribute. A list is made when it is first needed. */
  private readonly byAttribute = new Map<string, readonly Element[]>()
  /** The index of each element in document order, which is filled when it is first needed. */
  private readonly positions = new Map<Element, number>()

  constructor(document: Document) {
    this.document = document
    this.all = [...elementsIn(document)]
    for (const element of this.all) {
      const alike = this.byName.get(element.name)
      if (alike) alike.push(element)
      else this.byName.set(element.name, [element])
    }
  }

  /** Returns all elements that match a CSS selector, in document order. */
  select(selector: string): Element[] {
    const { subjects, matches } = queryOf(selector)
    if (!subjects) return selectAll<AnyNode, Element>(selector, this.document)
    const lists = subjects.map((subject) => this.candidates(subject).filter(matches))
    const [only] = lists
    if (only && lists.length === 1) return only
    return [...new Set(lists.flat())].sort((a, b) => this.positionOf(a) - this.positionOf(b))
  }

  private candidates({ name, attribute }: Subject): readonly Element[] {
    if (name !== undefined) return this.byName.get(name) ?? []
    const known = this.byAttribute.get(attribute)
    if (known) return known
    const found = this.all.filter(({ attribs }) => attribs[attribute] !== undefined)
    this.byAttribute.set(attribute, found)
    return found
  }

  private positionOf(element: Element): number {
    if (this.positions.size === 0) for (const [at, each] of this.all.entries()) this.positions.set(each, at)
    return this.positions.get(element) ?? 0
  }
}

/** Returns all elements below another one that match a CSS selector, in document order. */
export function selectBelow(selector: string, within: Element): Element[] {
  const { subjects, matches } = queryOf(selector)
  return selectAll<AnyNode, Element>(subjects ? matches : selector, within)
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

/** What each element has that a part of a selector can match: a tag name, else an attribute. */
type Subject =
  | { readonly name: string; readonly attribute?: undefined }
  | { readonly name?: undefined; readonly attribute: string }

interface Query {
  /** One for each part between commas; undefined for a selector that does not tell, or that is not plain. */
  readonly subjects: readonly Subject[] | undefined
  readonly matches: (node: AnyNode) => boolean
}

/** Compiled selectors. They are those of our rules, and so the same for each page. */
const queries = new Map<string, Query>()

function queryOf(selector: string): Query {
  const known = queries.get(selector)
  if (known) return known
  const query = { subjects: subjectsOf(selector), matches: compile<AnyNode, Element>(selector) }
  queries.set(selector, query)
  return query
}

function subjectsOf(selector: string): Subject[] | undefined {
  const bare = selector.replace(/"[^"]*"|'[^']*'/g, '""')
  if (!PLAIN.test(bare)) return undefined
  const parts = bare.split(',').map((part) => SUBJECT.exec(part)?.groups)
  const subjects = parts.map((groups): Subject | undefined => {
    const { name, mark, attribute } = groups ?? {}
    if (name !== undefined) return { name }
    if (attribute !== undefined) return { attribute: attribute.toLowerCase() }
    return mark === undefined ? undefined : { attribute: mark === '#' ? 'id' : 'class' }
  })
  const told = subjects.filter((subject) => subject !== undefined)
  if (told.length < subjects.length) return undefined
  const byKey = new Map(told.map((subject) => [subject.name ?? `[${subject.attribute}]`, subject]))
  return [...byKey.values()]
}

/** Matches a selector without pseudo-classes, and with nothing before its first compound. */
const PLAIN = /^\s*[\w.#[](?:[\w\s,>+~.#[\]=^$*|"-])*$/

/** What may follow the name of an attribute in a test. */
const VALUE = String.raw`(?:[~^$*|]?=(?:[\w-]+|""))?(?:\s+i)?`
/** Matches the rightmost compound: a tag name, class, id or attribute test, then more of these tests. */
const SUBJECT = new RegExp(
  [
    String.raw`(?:^|[\s>+~])(?:(?<name>[a-z][a-z\d-]*)|(?<mark>[.#])[\w-]+|\[(?<attribute>[\w-]+)${VALUE}\])`,
    String.raw`(?:[.#][\w-]+|\[[\w-]+${VALUE}\])*\s*$`,
  ].join(''),
)
