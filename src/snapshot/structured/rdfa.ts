import { type Document, type Element, isTag } from 'domhandler'
import { resolvedUrl } from '../../formats/url.ts'
import { words } from '../../lexicon/pattern.ts'
import { attribute, baseUrlOf, documentOf } from '../dom.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Item } from './item.ts'
import { literalOf } from './microdata.ts'
import { INITIAL_NAMES, type Names, namesAt, relationsOf, resourceAt, termsOf } from './rdfa-names.ts'
import { type Fact, ItemLimits, MAX_ITEMS, Subject } from './rdfa-subjects.ts'

interface Scope {
  readonly element: Element
  readonly names: Names
  /** The subject of statements in this element, unless the element names another. */
  readonly subject: Subject
  /** Relations of an outer element without a target. Their target is the first subject described below it. */
  readonly pending: PendingRelation | undefined
}

interface PendingRelation {
  readonly from: Subject
  readonly rel: readonly string[]
  readonly rev: readonly string[]
  /** Whether the targets form a list, which may have one of them twice. */
  readonly isList: boolean
}

/** Attributes that hold the address of an element, strongest first. */
const LINKS = ['href', 'src', 'data'] as const

/**
 * Reads the items of the page by RDFa Core 1.1 and HTML+RDFa 1.1. Values are as written (addresses are not
 * resolved); names of schema.org and of a vocabulary are bare, prefixes are expanded. The statements about
 * the page itself (Open Graph) are the last item, without a type. Some rules follow what authors mean rather
 * than the standard: a property counts without a vocabulary too when it is in a typed item, `content` belongs
 * to the item around a link, and a link that states nothing more does not become the subject of its text.
 */
export function rdfaItems(snapshot: Snapshot): Item[] {
  const page = new Statements(baseUrlOf(snapshot))
  const open: Scope[] = []
  const enter = (parent: Document | Element, within: Omit<Scope, 'element'>) => {
    for (const element of parent.children.filter(isTag).reverse()) open.push({ ...within, element })
  }
  enter(documentOf(snapshot), { names: INITIAL_NAMES, subject: page.page, pending: undefined })
  for (let scope = open.pop(); scope; scope = open.pop()) enter(scope.element, page.read(scope))
  return page.items()
}

class Statements {
  readonly page = new Subject()
  readonly #base: string
  readonly #tops = new Set<Subject>()
  readonly #byAddress = new Map<string, Subject>()

  constructor(base: string) {
    this.#base = base
  }

  items(): Item[] {
    const limits = new ItemLimits()
    for (const subject of [this.page, ...this.#tops, ...this.#byAddress.values()])
      subject.copyPatterns((address) => this.#subject(address))
    const items = [...this.#tops]
      .filter((top) => !top.isBare && !top.isPattern)
      .slice(0, MAX_ITEMS)
      .map((top) => top.toItem(limits))
    const page = this.#tops.has(this.page) ? {} : this.page.toItem(limits, this.#tops)
    return Object.keys(page).length > 0 ? [...items, page] : items
  }

  /** Reads the statements of one element. Returns the scope for its children. */
  read({ element, names: outer, subject, pending }: Scope): Omit<Scope, 'element'> {
    if (!pending && !isStating(element)) return { names: outer, subject, pending }
    const names = namesAt(element, outer)
    const about = this.#about(element, names)
    const from = about ?? subject
    const full = from === this.page && from.types.size === 0
    const properties = termsOf(element, 'property', names, full)
    const rel = relationsOf(element, 'rel', names, full)
    const rev = relationsOf(element, 'rev', names, full)
    if (rel.length + rev.length > 0) {
      if (about) this.#top(about)
      this.#complete(pending, from)
      return {
        names,
        ...this.#relation(
          element,
          names,
          { from, rel, rev, isList: 'inlist' in element.attribs },
          properties,
          about,
        ),
      }
    }
    const typed = this.#typed(element, names, about)
    if (properties.length > 0) {
      // With a type the value is the item itself. When `about` names the item, this holds only if the item is
      // described inside; otherwise the text is a statement about the item (RDFa Core 1.1, 7.5, step 11).
      const item = about && isText(element) ? undefined : typed
      const owner = item ? subject : from
      if (about && !item && !pending) this.#top(about)
      this.#complete(pending, owner)
      this.#say(owner, properties, item ?? this.#valueOf(element, names), element)
      return { names, subject: item ?? owner, pending: undefined }
    }
    const named = typed ?? about ?? this.#mentioned(element, names, pending !== undefined)
    if (!named) return { names, subject, pending }
    if (pending) this.#complete(pending, named)
    else this.#top(named)
    return { names, subject: named, pending: undefined }
  }

  #relation(
    element: Element,
    names: Names,
    relation: PendingRelation,
    properties: readonly string[],
    about: Subject | undefined,
  ): Pick<Scope, 'subject' | 'pending'> {
    const { from } = relation
    const typed = this.#typed(element, names, about)
    const target = typed && typed !== about ? typed : this.#mentioned(element, names, true)
    if (properties.length > 0)
      this.#say(from, properties, typed && typed !== about ? typed : textStated(element), element)
    if (!target) return { subject: new Subject(), pending: relation }
    this.#complete(relation, target)
    return { subject: target, pending: undefined }
  }

  #top(subject: Subject): void {
    if (subject !== this.page || subject.types.size > 0) this.#tops.add(subject)
  }

  #say(from: Subject, properties: readonly string[], value: Fact, element: Element): void {
    for (const name of properties) from.add(name, value, 'inlist' in element.attribs)
    if (properties.length > 0) this.#foundOnPage(from, value)
  }

  #complete(pending: PendingRelation | undefined, target: Subject): void {
    if (!pending) return
    for (const name of pending.rel) pending.from.add(name, target, pending.isList)
    for (const name of pending.rev) pending.from.addReversed(name, target)
    this.#foundOnPage(pending.from, target)
  }

  /** Makes an item of a typed subject that only the page owns, because the page itself is not an item. */
  #foundOnPage(from: Subject, value: Fact): void {
    const thing = from === this.page && from.types.size === 0 && value instanceof Subject ? value : undefined
    if (thing && thing.types.size > 0) this.#tops.add(thing)
  }

  /** Returns the subject that the element gives a type, with that type; undefined when it gives none. */
  #typed(element: Element, names: Names, about: Subject | undefined): Subject | undefined {
    if (!('typeof' in element.attribs)) return undefined
    const types = termsOf(element, 'typeof', names)
    const named = resourceAt(element, 'resource', names)
    const whole = named === undefined && WHOLE_PAGE.has(element.name) ? this.page : undefined
    const thing = about ?? whole ?? this.#opened(named ?? linkOf(element), types, named !== undefined)
    for (const type of types) thing.types.add(type)
    return thing
  }

  /**
   * Returns the subject at an address, to which a type will be added. Makes a separate subject when the known
   * one has other types, or when it has types and the address is only the target of links (`named` is false).
   */
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

  /** Returns the subject that `resource` names; with `linked`, a link may name it too. */
  #mentioned(element: Element, names: Names, linked: boolean): Subject | undefined {
    const address = resourceAt(element, 'resource', names) ?? (linked ? linkOf(element) : undefined)
    return address === undefined ? undefined : this.#subject(address)
  }

  #valueOf(element: Element, names: Names): Fact {
    if ('content' in element.attribs || 'datatype' in element.attribs) return textStated(element)
    return this.#mentioned(element, names, false) ?? linkOf(element) ?? textStated(element)
  }

  #subject(address: string): Subject {
    const key = resolvedUrl(address, this.#base)?.href ?? address
    const known = this.#byAddress.get(key) ?? new Subject(address)
    this.#byAddress.set(key, known)
    return known
  }
}

/** Elements that describe the page itself, HTML+RDFa 1.1, 3.1. */
const WHOLE_PAGE: ReadonlySet<string> = new Set(['html', 'head', 'body'])

const STATING: ReadonlySet<string> = new Set(words('about property rel resource rev typeof prefix vocab'))

/** Whether an element has an attribute of RDFa. Without one, the context around it continues. */
function isStating({ attribs }: Element): boolean {
  for (const name in attribs) if (STATING.has(name) || name.startsWith('xmlns:')) return true
  return false
}

/** The number of elements below an element that are searched for statements of their own. */
const MAX_LOOKS = 100

/** Whether an element states a text, and no element inside it makes a statement. */
function isText(element: Element): boolean {
  if ('content' in element.attribs || 'datatype' in element.attribs) return true
  const open = element.children.filter(isTag)
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    const below = open.pop()
    if (!below) return true
    if ('property' in below.attribs || 'rel' in below.attribs) return false
    open.push(...below.children.filter(isTag))
  }
  return false
}

/** The text that an element states. Any element may have a `datetime` attribute (HTML+RDFa 1.1, 3.1). */
function textStated(element: Element): string {
  const { content, datetime } = element.attribs
  return content === undefined && datetime !== undefined ? datetime.trim() : literalOf(element)
}

function linkOf(element: Element): string | undefined {
  return LINKS.map((name) => attribute(element, name)).find(Boolean)
}
