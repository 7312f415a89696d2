import { type Document, type Element, isTag } from 'domhandler'
import { attribute, baseUrlOf, documentOf } from './dom.ts'
import type { Item } from './item.ts'
import { literalOf } from './microdata.ts'
import { INITIAL_NAMES, type Names, namesAt, relationsOf, resourceAt, termsOf } from './rdfa-names.ts'
import { type Fact, MAX_ITEMS, Room, Subject } from './rdfa-subjects.ts'
import type { Snapshot } from './snapshot.ts'

interface Scope {
  readonly element: Element
  readonly names: Names
  /** What statements here are about, unless the element says otherwise. */
  readonly subject: Subject
  /** Relations of an outer element that names no target: what is described first below it is the target. */
  readonly hanging: Hanging | undefined
}

interface Hanging {
  readonly from: Subject
  readonly rel: readonly string[]
  readonly rev: readonly string[]
}

/** Attributes that say where an element leads, strongest first. */
const LINKS = ['href', 'src', 'data'] as const

/**
 * Items of the page by RDFa Core 1.1 and HTML+RDFa 1.1; values as written (addresses are not resolved), names of schema.org and of a vocabulary bare,
 * names with a prefix written out. What is said of the page itself (Open Graph) is the last item, without a type. As authors mean it rather than by
 * the letter: a property counts without a vocabulary too when it stands in a typed thing, `content` belongs to the thing around a link, and a link
 * that says nothing more does not become what its text is about.
 */
export function rdfaItems(snapshot: Snapshot): Item[] {
  const page = new Statements(baseUrlOf(snapshot))
  const open: Scope[] = []
  const enter = (parent: Document | Element, within: Omit<Scope, 'element'>) => {
    for (const element of parent.children.filter(isTag).reverse()) open.push({ ...within, element })
  }
  enter(documentOf(snapshot), { names: INITIAL_NAMES, subject: page.page, hanging: undefined })
  for (let scope = open.pop(); scope; scope = open.pop()) enter(scope.element, page.read(scope))
  return page.items()
}

/** Collects subjects and what is said of them, element by element. */
class Statements {
  readonly page = new Subject()
  readonly #base: string
  readonly #tops = new Set<Subject>()
  readonly #byAddress = new Map<string, Subject>()

  constructor(base: string) {
    this.#base = base
  }

  items(): Item[] {
    const room = new Room()
    const items = [...this.#tops]
      .filter((top) => !top.isBare)
      .slice(0, MAX_ITEMS)
      .map((top) => top.toItem(room))
    const page = this.#tops.has(this.page) ? {} : this.page.toItem(room, this.#tops)
    return Object.keys(page).length > 0 ? [...items, page] : items
  }

  /** Takes what one element says; gives what holds for its children. */
  read({ element, names: outer, subject, hanging }: Scope): Omit<Scope, 'element'> {
    const names = namesAt(element, outer)
    const about = this.#about(element, names)
    const from = about ?? subject
    const full = from === this.page && from.types.size === 0
    const properties = termsOf(element, 'property', names, full)
    const rel = relationsOf(element, 'rel', names, full)
    const rev = relationsOf(element, 'rev', names, full)
    if (rel.length + rev.length > 0) {
      if (about) this.#top(about)
      this.#complete(hanging, from)
      return { names, ...this.#relation(element, names, { from, rel, rev }, properties, about) }
    }
    const typed = this.#typed(element, names, about)
    if (properties.length > 0) {
      // With a type the value is the thing itself, and `about` only its address.
      const owner = typed ? subject : from
      if (about && !typed) this.#top(about)
      this.#complete(hanging, owner)
      this.#say(owner, properties, typed ?? this.#valueOf(element, names), element)
      return { names, subject: typed ?? owner, hanging: undefined }
    }
    const named = typed ?? about ?? this.#mentioned(element, names, hanging !== undefined)
    if (!named) return { names, subject, hanging }
    if (hanging) this.#complete(hanging, named)
    else this.#top(named)
    return { names, subject: named, hanging: undefined }
  }

  #relation(
    element: Element,
    names: Names,
    relation: Hanging,
    properties: readonly string[],
    about: Subject | undefined,
  ): Pick<Scope, 'subject' | 'hanging'> {
    const { from } = relation
    const typed = this.#typed(element, names, about)
    const target = typed && typed !== about ? typed : this.#mentioned(element, names, true)
    if (properties.length > 0)
      this.#say(from, properties, typed && typed !== about ? typed : literalOf(element), element)
    if (!target) return { subject: new Subject(), hanging: relation }
    this.#complete(relation, target)
    return { subject: target, hanging: undefined }
  }

  #top(subject: Subject): void {
    if (subject !== this.page || subject.types.size > 0) this.#tops.add(subject)
  }

  #say(from: Subject, properties: readonly string[], value: Fact, element: Element): void {
    for (const name of properties) from.add(name, value, 'inlist' in element.attribs)
    if (properties.length > 0) this.#foundOnPage(from, value)
  }

  #complete(hanging: Hanging | undefined, target: Subject): void {
    if (!hanging) return
    for (const name of hanging.rel) hanging.from.add(name, target)
    for (const name of hanging.rev) hanging.from.addReversed(name, target)
    this.#foundOnPage(hanging.from, target)
  }

  /** A typed thing that is a value only of the page, which is no thing, stands on its own. */
  #foundOnPage(from: Subject, value: Fact): void {
    const thing = from === this.page && from.types.size === 0 && value instanceof Subject ? value : undefined
    if (thing && thing.types.size > 0) this.#tops.add(thing)
  }

  /** What the element says has a type, with it; undefined when it says so of nothing. */
  #typed(element: Element, names: Names, about: Subject | undefined): Subject | undefined {
    if (!('typeof' in element.attribs)) return undefined
    const types = termsOf(element, 'typeof', names)
    const named = resourceAt(element, 'resource', names)
    const thing = about ?? this.#opened(named ?? linkOf(element), types, named !== undefined)
    for (const type of types) thing.types.add(type)
    return thing
  }

  /** The subject of an address, to be typed. What has another type already, or is only where several links lead, is another thing. */
  #opened(address: string | undefined, types: readonly string[], named: boolean): Subject {
    if (address === undefined) return new Subject()
    const known = this.#subject(address)
    if (known.types.size === 0 || (named && types.every((type) => known.types.has(type)))) return known
    return new Subject(address)
  }

  #about(element: Element, names: Names): Subject | undefined {
    if (element.attribs.about?.trim() === '') return this.page
    const address = resourceAt(element, 'about', names)
    return address === undefined ? undefined : this.#subject(address)
  }

  /** The subject that `resource` names; with `linked`, a link may do it too. */
  #mentioned(element: Element, names: Names, linked: boolean): Subject | undefined {
    const address = resourceAt(element, 'resource', names) ?? (linked ? linkOf(element) : undefined)
    return address === undefined ? undefined : this.#subject(address)
  }

  #valueOf(element: Element, names: Names): Fact {
    if ('content' in element.attribs || 'datatype' in element.attribs) return literalOf(element)
    return this.#mentioned(element, names, false) ?? linkOf(element) ?? literalOf(element)
  }

  #subject(address: string): Subject {
    const key = URL.canParse(address, this.#base) ? new URL(address, this.#base).href : address
    const known = this.#byAddress.get(key) ?? new Subject(address)
    this.#byAddress.set(key, known)
    return known
  }
}

function linkOf(element: Element): string | undefined {
  return LINKS.map((name) => attribute(element, name)).find(Boolean)
}
