/** Collects all data on a page from which an object can be filled. */

import { absoluteUrl } from '../../formats/url.ts'
import type { Cell, Fact, PageFacts, PageMaterial, Things } from '../../model/facts.ts'
import type { PageProducts, Product } from '../../model/product.ts'
import { baseUrlOf, foldSpace, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Item, isItem, textsOf, valuesOf } from '../../snapshot/structured/item.ts'
import { dereference, type Thing, thingsOf } from '../../snapshot/structured/structured.ts'
import { alikeBlocks } from './blocks-alike.ts'

/** The largest number of groups of things on a page. */
const MAX_GROUPS = 200
const MAX_THINGS = 200
const MAX_CELLS = 60
const MAX_VALUES = 20
const MAX_CHARS = 2_000
/** Items inside an item count as its own values, down to this many levels. */
const MAX_DEPTH = 3

/**
 * Types of items that describe the page, its site or its owner. The subject of a page never has such a type.
 */
const NO_SUBJECTS: ReadonlySet<string> = new Set([
  ...['WebSite', 'WebPage', 'Organization', 'Corporation', 'BreadcrumbList', 'ItemList', 'ImageObject'],
  ...['SearchAction', 'SiteNavigationElement', 'CollectionPage', 'ListItem', 'PostalAddress', 'ContactPoint'],
])

/** Returns the material of a page. Pure; page input never makes it throw. */
export function materialOf(
  snapshot: Snapshot,
  facts: PageFacts,
  { products, page }: { readonly products: readonly Product[]; readonly page: PageProducts | undefined },
): Pick<PageMaterial, 'facts' | 'things' | 'subject'> {
  const things = [
    ...itemsByType(snapshot),
    ...productThings(products, snapshot.url),
    ...facts.facts.flatMap(thingsOfFact),
    ...alikeBlocks(snapshot),
  ]
  const subject = subjectOf(snapshot, page)
  return {
    facts: { ...facts, facts: [...pageFacts(snapshot), ...facts.facts] },
    things: things.slice(0, MAX_GROUPS).map(bounded),
    ...(subject && { subject: bounded(subject) }),
  }
}

/** Groups items by their type, or by the property that contains them. */
function itemsByType(snapshot: Snapshot): Things[] {
  const groups = new Map<string, Thing[]>()
  for (const thing of thingsOf(snapshot)) {
    const label = [...thing.types, thing.property ?? ''].filter(Boolean).join(' ')
    groups.set(label, [...(groups.get(label) ?? []), thing])
  }
  return [...groups].map(([label, members]) => ({
    kind: 'structured-data',
    label,
    things: members.map(({ item }) => itemCells(snapshot, item)),
    where: members[0]?.where ?? label,
  }))
}

/** Returns the values of an item. Values of inner items have the names of both properties. */
function itemCells(snapshot: Snapshot, item: Item, before: readonly string[] = []): Cell[] {
  return Object.keys(item).flatMap((name): Cell[] => {
    if (name.startsWith('@')) return []
    const given = valuesOf(item, name).map((value) => (isItem(value) ? dereference(snapshot, value) : value))
    const values = given.flatMap((value) =>
      textsOf({ name: value }, 'name', ['name', 'text', 'value', 'url', 'contentUrl', '@id']),
    )
    const path = [...before, name]
    const inner = before.length < MAX_DEPTH ? given.filter(isItem).slice(0, 1) : []
    const own: Cell[] = values.length > 0 ? [{ labels: [path.join(' '), name], values }] : []
    return [...own, ...inner.flatMap((each) => itemCells(snapshot, each, path))]
  })
}

function thingsOfFact({ kind, label, rows, where }: Fact): Things[] {
  // Items of structured data are read with all their values elsewhere, so their rows are skipped here.
  if (!rows || kind === 'structured-data' || kind === 'product') return []
  const things = rows.map((row) =>
    Object.entries(row).map(([name, value]): Cell => ({ labels: [name], values: [value] })),
  )
  return [{ kind, label, things, where }]
}

function productThings(products: readonly Product[], url: string): Things[] {
  if (products.length === 0) return []
  return [
    { kind: 'product', label: 'products', things: products.map(productCells), where: `products of ${url}` },
  ]
}

function productCells(product: Product): Cell[] {
  return Object.entries(product).flatMap(([name, value]): Cell[] => {
    const values = [value].flat().filter((each) => each !== undefined && each !== '')
    return values.length > 0 ? [{ labels: [name], values: values.map(String) }] : []
  })
}

/**
 * Returns the subject of a page: the product that it sells, or the only item whose type does not describe the
 * site.
 */
function subjectOf(snapshot: Snapshot, page: PageProducts | undefined): Things | undefined {
  const { pathname } = new URL(snapshot.url)
  if (pathname === '/') return undefined
  const items = thingsOf(snapshot).filter(
    ({ types, parent }) => !parent && !types.some((type) => NO_SUBJECTS.has(type)),
  )
  const ofType = (type: string) => items.filter(({ types }) => types.includes(type))
  const product = page?.product
  const [only] = items.filter(({ types: [type = ''] }) => ofType(type).length === 1)
  const item = product ? (ofType('Product').length === 1 ? ofType('Product')[0] : undefined) : only
  const cells = [...(product ? productCells(product) : []), ...(item ? itemCells(snapshot, item.item) : [])]
  if (cells.length === 0) return undefined
  const label = product ? 'product' : (item?.types.join(' ') ?? '')
  return {
    kind: product ? 'product' : 'structured-data',
    label,
    things: [cells],
    where: item?.where ?? 'product',
  }
}

/** Returns facts from the head of a page, and its pictures. */
function pageFacts(snapshot: Snapshot): Fact[] {
  const said = (label: string, selector: string, name: string): Fact[] => {
    const values = select(snapshot, selector).flatMap(
      (element) => foldSpace(element.attribs[name] ?? '') || [],
    )
    return values.length > 0 ? [{ kind: 'label', label, values: values.slice(0, 1), where: selector }] : []
  }
  const [title] = select(snapshot, 'head title').map((element) => foldSpace(textOfTitle(element)))
  const images = select(snapshot, 'meta[property="og:image"], body img').flatMap(
    ({ attribs: { content, src } }) => absoluteUrl(content ?? src, baseUrlOf(snapshot)) ?? [],
  )
  const pictures = [...new Set(images)].slice(0, MAX_VALUES)
  return [
    ...(title ? [{ kind: 'label', label: 'page title', values: [title], where: 'title' } as const] : []),
    ...said('site name', 'meta[property="og:site_name"]', 'content'),
    ...said('author', 'meta[name="author"]', 'content'),
    ...said('published', 'meta[property="article:published_time"]', 'content'),
    ...(pictures.length > 0
      ? ['images', 'photos', 'pictures'].map(
          (label): Fact => ({ kind: 'label', label, values: pictures, where: 'pictures' }),
        )
      : []),
  ]
}

const textOfTitle = ({ children }: { readonly children: readonly object[] }) =>
  children.map((child) => ('data' in child ? String(child.data) : '')).join('')

function bounded({ things, label, ...group }: Things): Things {
  return {
    ...group,
    label: label.slice(0, MAX_CHARS),
    things: things.slice(0, MAX_THINGS).map((cells) =>
      cells.slice(0, MAX_CELLS).map(({ labels, values }) => ({
        labels: labels.map((each) => each.slice(0, MAX_CHARS)),
        values: values.slice(0, MAX_VALUES).map((value) => value.slice(0, MAX_CHARS)),
      })),
    ),
  }
}
