import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { byName } from '../../model/by-name.ts'
import { ancestors, attribute, select } from '../dom.ts'
import { view } from '../memo.ts'
import type { Snapshot } from '../snapshot.ts'
import { wholeText } from '../text.ts'
import { type Item, ItemBuilder } from './item.ts'

/** Deeper nesting is cut off. */
const MAX_DEPTH = 64
/** Items of a page, each as often as it is referred to: references to references can multiply an item. */
const MAX_ITEMS = 5_000
/** Elements that are searched, each as often as an `itemref` leads to it: four times the largest page. */
const MAX_LOOKS = 200_000

interface Budget {
  items: number
  looks: number
}

/**
 * Reads the microdata items of the page by the HTML standard, with values as written. Beyond it, a `content`
 * attribute counts on any element that is not a link, as search engines read it.
 */
export function microdataItems(snapshot: Snapshot): Item[] {
  const scopes = select(snapshot, '[itemscope]')
  const tops = scopes.filter((scope) => !attribute(scope, 'itemprop') || !hasOwner(snapshot, scope))
  const left: Budget = { items: MAX_ITEMS, looks: MAX_LOOKS }
  return tops.slice(0, MAX_ITEMS).map((scope) => readItem(snapshot, scope, new Set(), left))
}

/**
 * Returns whether an item is the value of another item. That item is around it, or refers to it or to an
 * element around it.
 */
function hasOwner(snapshot: Snapshot, scope: Element): boolean {
  const referred = referredIds(snapshot)
  if (referred.has(scope.attribs.id ?? '')) return true
  for (const parent of ancestors(scope))
    if ('itemscope' in parent.attribs || referred.has(parent.attribs.id ?? '')) return true
  return false
}

/** Every id that an `itemref` names. */
const referredIds = view(
  (snapshot: Snapshot): ReadonlySet<string> =>
    new Set(select(snapshot, '[itemscope][itemref]').flatMap((scope) => tokens(scope, 'itemref'))),
)

function readItem(snapshot: Snapshot, scope: Element, outer: ReadonlySet<Element>, left: Budget): Item {
  const item = new ItemBuilder(attribute(scope, 'itemtype')?.split(/\s+/) ?? [], attribute(scope, 'itemid'))
  if (outer.size >= MAX_DEPTH || left.items-- <= 0) return item.done()
  const within = new Set(outer).add(scope)
  for (const element of propertiesOf(snapshot, scope, left)) {
    const nested = 'itemscope' in element.attribs
    if (nested && within.has(element)) continue
    const value = nested ? readItem(snapshot, element, within, left) : statedValue(element)
    for (const name of new Set(tokens(element, 'itemprop'))) item.add(localTerm(name), value)
  }
  return item.done()
}

/**
 * Returns the elements with `itemprop` that belong to the scope, in the order of the document: below it, or
 * below an element that its `itemref` names.
 */
function propertiesOf(snapshot: Snapshot, scope: Element, left: Budget): Element[] {
  const referred = tokens(scope, 'itemref').flatMap((id) => elementsById(snapshot).get(id) ?? [])
  const found: Element[] = []
  const seen = new Set<Element>([scope])
  const open = [...scope.children.filter(isTag), ...referred].reverse()
  for (let element = open.pop(); element && left.looks-- > 0; element = open.pop()) {
    if (seen.has(element)) continue
    seen.add(element)
    if (attribute(element, 'itemprop')) found.push(element)
    if ('itemscope' in element.attribs) continue
    for (const child of element.children.filter(isTag).reverse()) open.push(child)
  }
  return referred.length > 0 ? found.sort(inOrderOf(snapshot)) : found
}

/** Compares elements by their place in the document. */
const inOrderOf = view((snapshot: Snapshot) => {
  const places = new Map(select(snapshot, '[itemprop]').map((element, at) => [element, at]))
  return (a: Element, b: Element) => (places.get(a) ?? 0) - (places.get(b) ?? 0)
})

function tokens(element: Element, name: string): string[] {
  return (element.attribs[name] ?? '').split(/\s+/).filter(Boolean)
}

/** Returns the bare name of a schema.org term that is written as an address or with its usual prefix. */
export function localTerm(name: string): string {
  return name.replace(/^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)(?=.)/i, '')
}

const elementsById = view((snapshot: Snapshot): ReadonlyMap<string, Element> => {
  const byId = new Map<string, Element>()
  for (const element of select(snapshot, '[id]').reverse()) byId.set(element.attribs.id ?? '', element)
  return byId
})

/** The attribute that holds the address, by element. */
const LINK_ATTRIBUTE = byName<string>({
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
})

/** The attribute that holds the machine-readable value, by element. */
const LITERAL_ATTRIBUTE = byName<string>({
  data: 'value',
  meter: 'value',
  time: 'datetime',
})

function statedValue(element: Element): string {
  const link = LINK_ATTRIBUTE[element.name]
  const address = link === undefined ? undefined : element.attribs[link]?.trim()
  return address ?? literalOf(element)
}

/**
 * Returns the text that an element states: `content`, the attribute of its kind, else all text, even hidden.
 */
export function literalOf(element: Element): string {
  const { content } = element.attribs
  const name = LITERAL_ATTRIBUTE[element.name]
  const value = content ?? (name === undefined ? undefined : element.attribs[name])
  return value?.trim() ?? wholeText(element)
}
