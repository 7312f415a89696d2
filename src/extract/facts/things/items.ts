/** Makes things of the items of structured data, with the items within each. */

import type { Cell, Entity, Things } from '../../../model/facts.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { type Item, isItem, textsOf, valuesOf } from '../../../snapshot/structured/item.ts'
import { dereference, type Thing, thingsOf } from '../../../snapshot/structured/structured.ts'

/** Levels of items within an item whose values count as its own. */
const MAX_DEPTH = 3
/** Levels of items within an item that are things of their own. */
const MAX_GROUP_DEPTH = 2

/** Types of items about a page, its site, or the way through it. */
const OF_SITES: ReadonlySet<string> = new Set([
  ...['WebSite', 'WebPage', 'CollectionPage', 'ItemPage', 'AboutPage', 'ContactPage', 'FAQPage'],
  ...['CheckoutPage', 'ProfilePage', 'WPHeader', 'WPFooter', 'WPSideBar', 'SearchAction', 'ReadAction'],
  ...['EntryPoint', 'BreadcrumbList', 'SiteNavigationElement', 'ImageObject', 'SpeakableSpecification'],
])

/** Items of one type, or in one property, count as things of one kind. */
export function itemThings(snapshot: Snapshot): Things[] {
  const groups = new Map<string, Thing[]>()
  for (const thing of thingsOf(snapshot)) {
    const label = [...thing.types, thing.property ?? ''].filter(Boolean).join(' ')
    const members = groups.get(label)
    if (members) members.push(thing)
    else groups.set(label, [thing])
  }
  return [...groups].map(([label, members]) => ({
    kind: 'structured-data',
    label,
    things: members.map(({ item }) => entityOfItem(snapshot, item)),
    where: members[0]?.where ?? label,
    ...(members.every(isOfSite) && { isAside: true as const }),
  }))
}

/** Whether an item is about the site, or a part of its way. */
function isOfSite({ types, parent }: Thing): boolean {
  const all = parent?.types.includes('BreadcrumbList') ? parent.types : types
  return all.some((type) => OF_SITES.has(type))
}

/** Returns an item with its values, and its lists of items as groups. */
export function entityOfItem(snapshot: Snapshot, item: Item, depth = 0): Entity {
  const cells = itemCells(snapshot, item, [])
  const names = depth < MAX_GROUP_DEPTH ? Object.keys(item) : []
  const groups = names.flatMap((name): Things[] => {
    const inner = valuesIn(snapshot, item, name).filter(isItem)
    const [first] = inner
    if (!first) return []
    const label = [...textsOf(first, '@type'), name].join(' ')
    const things = inner.map((each) => entityOfItem(snapshot, each, depth + 1))
    return [{ kind: 'structured-data', label, things, where: name }]
  })
  return groups.length > 0 ? { cells, groups } : { cells }
}

/** The values of an item, and of the items within it under the names of both properties. */
function itemCells(snapshot: Snapshot, item: Item, before: readonly string[]): Cell[] {
  // The place of an entry in its list is no position of a person.
  const names = Object.keys(item).filter(
    (name) => name !== 'position' || textsOf(item, '@type')[0] !== 'ListItem',
  )
  return names.flatMap((name): Cell[] => {
    const given = valuesIn(snapshot, item, name)
    const values = given.flatMap((value) =>
      textsOf({ name: value }, 'name', ['name', 'text', 'value', 'url', 'contentUrl', '@id']),
    )
    const path = [...before, name]
    const inner = before.length < MAX_DEPTH ? given.filter(isItem).slice(0, 1) : []
    const own: Cell[] = values.length > 0 ? [{ labels: [path.join(' '), name], values }] : []
    return [...own, ...inner.flatMap((each) => itemCells(snapshot, each, path))]
  })
}

const valuesIn = (snapshot: Snapshot, item: Item, name: string) =>
  name.startsWith('@')
    ? []
    : valuesOf(item, name).map((value) => (isItem(value) ? dereference(snapshot, value) : value))
