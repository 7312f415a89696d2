import { compile, selectAll } from 'css-select'
import { type AnyNode, type ChildNode, type Document, type Element, isTag } from 'domhandler'
import { addTo, oncePer } from '../../model/keyed.ts'

/**
 * Elements of a document by tag name and by attribute, so that a query tests only the elements that its
 * selector may match. Some eighty queries are made of a page.
 */
export class ElementIndex {
  private readonly document: Document
  private readonly all: readonly Element[]
  /** The places in `all` of the elements with a tag name. */
  private readonly byName = new Map<string, number[]>()
  /** The places of the elements with an attribute. All lists are made when one is first needed. */
  private byAttribute: ReadonlyMap<string, readonly number[]> | undefined

  constructor(document: Document) {
    this.document = document
    this.all = elementsIn(document)
    for (const [at, { name }] of this.all.entries()) addTo(this.byName, name, at)
  }

  /** Returns all elements that match a CSS selector, in document order. */
  select(selector: string): Element[] {
    const { subjects, matches } = queryOf(selector)
    if (!subjects) return selectAll<AnyNode, Element>(selector, this.document)
    const lists = subjects.map((subject) => {
      const places = this.candidates(subject)
      return subject.isWhole ? places : places.filter((at) => matches(this.all[at] as Element))
    })
    const [only] = lists
    if (only && lists.length === 1) return only.map((at) => this.all[at] as Element)
    const isFound = new Uint8Array(this.all.length)
    for (const places of lists) for (const at of places) isFound[at] = 1
    return this.all.filter((_, at) => isFound[at] === 1)
  }

  private candidates({ name, attribute }: Subject): readonly number[] {
    if (name !== undefined) return this.byName.get(name) ?? []
    this.byAttribute ??= placesByAttribute(this.all)
    return this.byAttribute.get(attribute) ?? []
  }
}

/** Finds the elements with each attribute, in one pass, which is faster than one for each. */
function placesByAttribute(elements: readonly Element[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, { attribs }] of elements.entries()) for (const name in attribs) addTo(places, name, at)
  return places
}

/** Returns all elements below another one that match a CSS selector, in document order. */
export function selectBelow(selector: string, within: Element): Element[] {
  const { subjects, matches } = queryOf(selector)
  return selectAll<AnyNode, Element>(subjects ? matches : selector, within)
}

/** Lists elements in document order, without the content of `template`. */
function elementsIn(document: Document): Element[] {
  const found: Element[] = []
  const open: ChildNode[] = document.children.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTag(node)) continue
    found.push(node)
    // The children are added one by one, because there may be more of them than a call can take arguments.
    for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as ChildNode)
  }
  return found
}

/**
 * The property that decides whether a part of a selector can match an element: a tag name, else an attribute.
 * `isWhole` is true when every element with this property matches.
 */
type Subject = { readonly isWhole: boolean } & (
  | { readonly name: string; readonly attribute?: undefined }
  | { readonly name?: undefined; readonly attribute: string }
)

interface Query {
  /** A subject for each part between commas; undefined if a part has none or the selector is not plain. */
  readonly subjects: readonly Subject[] | undefined
  readonly matches: (node: AnyNode) => boolean
}

/** Compiled selectors. Only our own rules use them, so they are the same for each page. */
const queryOf = oncePer(
  (selector: string): Query => ({
    subjects: subjectsOf(selector),
    matches: compile<AnyNode, Element>(selector),
  }),
)

function subjectsOf(selector: string): Subject[] | undefined {
  const bare = selector.replace(/"[^"]*"|'[^']*'/g, '""').replace(NARROWED, '')
  if (!PLAIN.test(bare)) return undefined
  const parts = bare.split(',').map((part) => SUBJECT.exec(part))
  const subjects = parts.map((part): Subject | undefined => {
    const { name, mark, attribute } = part?.groups ?? {}
    if (name !== undefined) return { name, isWhole: selector === bare && part?.input.trim() === name }
    if (attribute !== undefined) return { attribute: attribute.toLowerCase(), isWhole: false }
    return mark === undefined ? undefined : { attribute: mark === '#' ? 'id' : 'class', isWhole: false }
  })
  const told = subjects.filter((subject) => subject !== undefined)
  if (told.length < subjects.length) return undefined
  const byKey = new Map<string, Subject>()
  for (const subject of told) {
    const key = subject.name ?? `[${subject.attribute}]`
    if (!byKey.get(key)?.isWhole) byKey.set(key, subject)
  }
  return [...byKey.values()]
}

/** Matches `:not()` with an attribute. It only excludes elements, so the subject is the same without it. */
const NARROWED = /(?<=[\w\]]):not\(\[[\w-]+(?:[~^$*|]?=(?:[\w-]+|""))?\]\)/g

/** Matches a selector without pseudo-classes, and with nothing before its first compound. */
const PLAIN = /^\s*[\w.#[](?:[\w\s,>+~.#[\]=^$*|"-])*$/

/** The text that may follow the name of an attribute in a test. */
const VALUE = String.raw`(?:[~^$*|]?=(?:[\w-]+|""))?(?:\s+i)?`
/** Matches the rightmost compound: a tag name, class, id or attribute test, then more of these tests. */
const SUBJECT = new RegExp(
  [
    String.raw`(?:^|[\s>+~])(?:(?<name>[a-z][a-z\d-]*)|(?<mark>[.#])[\w-]+|\[(?<attribute>[\w-]+)${VALUE}\])`,
    String.raw`(?:[.#][\w-]+|\[[\w-]+${VALUE}\])*\s*$`,
  ].join(''),
)
