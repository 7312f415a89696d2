import { type Document, type Element, isTag } from 'domhandler'
import type { Json } from '../formats/jsonld.ts'
import { attribute, documentOf } from './dom.ts'
import { type Item, ItemBuilder } from './item.ts'
import { localTerm, statedValue } from './microdata.ts'
import type { Snapshot } from './snapshot.ts'

/** One subject while the page is being read. */
interface Subject {
  readonly types: readonly string[]
  readonly id: string | undefined
  readonly facts: { readonly name: string; readonly value: Json | Subject }[]
}

interface Scope {
  readonly element: Element
  readonly subject: Subject | undefined
  /** Relation of an outer `rel` without a target: the next typed element is its value. */
  readonly hanging: readonly string[]
}

/** Attributes that may carry the target of a property, strongest first. */
const TARGETS = ['resource', 'href', 'src', 'data'] as const

/** Deeper nesting is cut off, and a subject inside itself. */
const MAX_DEPTH = 64
/** Items of one page, each counted as often as it is referred to: references can multiply at every step. */
const MAX_ITEMS = 5_000

/**
 * Items in RDFa Lite 1.1 with `about`, `rel` and `content` of RDFa 1.1 as far as pages use them. Values and
 * names are as written, without the `schema:` prefix; statements without a subject on the page (Open Graph)
 * are left to the meta tags.
 */
export function rdfaItems(snapshot: Snapshot): Item[] {
  const page = new Statements()
  const open: Scope[] = []
  const enter = (parent: Document | Element, subject: Subject | undefined, hanging: readonly string[]) => {
    for (const element of parent.children.filter(isTag).reverse()) open.push({ element, subject, hanging })
  }
  enter(documentOf(snapshot), undefined, [])
  for (let scope = open.pop(); scope; scope = open.pop()) {
    const inner = page.read(scope)
    enter(scope.element, inner.subject, inner.hanging)
  }
  const left = { items: MAX_ITEMS }
  return page
    .tops()
    .slice(0, MAX_ITEMS)
    .map((top) => toItem(top, new Set(), left))
}

/** Collects subjects and their facts, element by element. */
class Statements {
  readonly #tops = new Set<Subject>()
  readonly #byId = new Map<string, Subject>()

  tops(): Subject[] {
    return [...this.#tops].filter((top) => top.facts.length > 0 || top.types.length > 0)
  }

  /** Takes what one element says; gives what holds for its children. */
  read({ element, subject, hanging }: Scope): Omit<Scope, 'element'> {
    const types = terms(element, 'typeof')
    if (types.length > 0) return this.#typed(element, types, subject, hanging)
    const about = attribute(element, 'about')
    const from = about === undefined ? subject : this.#subject(about, [])
    if (about !== undefined && from) this.#tops.add(from)
    if (terms(element, 'property').length > 0) return this.#property(element, from, hanging)
    if (terms(element, 'rel').length > 0 && from) return this.#relation(element, from, hanging)
    const resource = attribute(element, 'resource')
    if (resource === undefined) return { subject: from, hanging }
    const named = this.#subject(resource, [])
    this.#tops.add(named)
    return { subject: named, hanging }
  }

  #typed(
    element: Element,
    types: readonly string[],
    subject: Subject | undefined,
    hanging: readonly string[],
  ) {
    const thing = this.#subject(attribute(element, 'about') ?? targetOf(element), types)
    const own = [...terms(element, 'property'), ...relations(element)]
    const names = own.length > 0 ? own : hanging
    if (subject) for (const name of names) subject.facts.push({ name, value: thing })
    if (!subject || names.length === 0) this.#tops.add(thing)
    return { subject: thing, hanging: [] }
  }

  #property(element: Element, subject: Subject | undefined, hanging: readonly string[]) {
    const stated = element.attribs.content !== undefined
    const resource = stated ? undefined : attribute(element, 'resource')
    const thing = resource === undefined ? undefined : this.#subject(resource, [])
    const value = thing ?? (stated ? undefined : targetOf(element)) ?? statedValue(element)
    for (const name of terms(element, 'property')) subject?.facts.push({ name, value })
    return { subject: thing ?? subject, hanging }
  }

  #relation(element: Element, subject: Subject, hanging: readonly string[]) {
    const names = relations(element)
    const target = targetOf(element)
    if (target === undefined) return { subject, hanging: names.length > 0 ? names : hanging }
    for (const name of names) subject.facts.push({ name, value: target })
    return { subject, hanging }
  }

  #subject(id: string | undefined, types: readonly string[]): Subject {
    const known = id === undefined ? undefined : this.#byId.get(id)
    if (known && types.length === 0) return known
    const made: Subject = { types, id, facts: [] }
    if (id !== undefined && !known) this.#byId.set(id, made)
    return made
  }
}

function targetOf(element: Element): string | undefined {
  return TARGETS.map((name) => attribute(element, name)).find(Boolean)
}

/** Link types that say something about the page, not about the thing described. */
const PAGE_RELATIONS =
  /^(nofollow|noopener|noreferrer|external|ugc|sponsored|stylesheet|icon|alternate|canonical|next|prev|tag|category|bookmark|self|home|dofollow|search)$/

function relations(element: Element): string[] {
  return terms(element, 'rel').filter((name) => !PAGE_RELATIONS.test(name.toLowerCase()))
}

function terms(element: Element, name: string): string[] {
  return (element.attribs[name] ?? '').split(/\s+/).flatMap((term) => localTerm(term) || [])
}

function toItem(subject: Subject, within: ReadonlySet<Subject>, left: { items: number }): Json & Item {
  const item = new ItemBuilder(subject.types, subject.id)
  const inner = new Set(within).add(subject)
  for (const { name, value } of subject.facts) {
    if (!isSubject(value)) item.add(name, value)
    else if (value.types.length === 0 && value.facts.length === 0) item.add(name, value.id ?? '')
    else if (!inner.has(value) && inner.size < MAX_DEPTH && left.items-- > 0)
      item.add(name, toItem(value, inner, left))
  }
  return item.done()
}

function isSubject(value: Json | Subject): value is Subject {
  return typeof value === 'object' && value !== null && 'facts' in value && 'types' in value
}
