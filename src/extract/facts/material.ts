/** Collects everything on a page of which an object can be filled. */

import { absoluteUrl } from '../../formats/url.ts'
import type { Cell, Entity, Fact, PageFacts, PageMaterial, Things } from '../../model/facts.ts'
import type { PageProducts, Product } from '../../model/product.ts'
import { baseUrlOf, foldSpace, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { thingsOf } from '../../snapshot/structured/structured.ts'
import { visibleText } from '../../snapshot/text.ts'
import { alikeBlocks } from './things/blocks.ts'
import { entityOfItem, itemThings } from './things/items.ts'
import { tableThings } from './things/tables.ts'

/** Groups of things of one page, and of one thing. */
const [MAX_GROUPS, MAX_INNER_GROUPS] = [200, 20]
const MAX_THINGS = 200
const MAX_CELLS = 60
const MAX_VALUES = 20
const MAX_CHARS = 2_000

/** Types of items that are about the page, its site or its owner, and never the subject of a page. */
const NO_SUBJECTS: ReadonlySet<string> = new Set([
  ...['WebSite', 'WebPage', 'Organization', 'Corporation', 'BreadcrumbList', 'ItemList', 'ImageObject'],
  ...['SearchAction', 'SiteNavigationElement', 'CollectionPage', 'ListItem', 'PostalAddress', 'ContactPoint'],
])

/** Properties of a business, which owns the site and is on all of its pages. */
const OF_OWNERS = ['address', 'telephone', 'openingHours', 'openingHoursSpecification', 'contactPoint']

/** Returns the material of a page. Pure; page input never makes it throw. */
export function materialOf(
  snapshot: Snapshot,
  facts: PageFacts,
  { products, page }: { readonly products: readonly Product[]; readonly page: PageProducts | undefined },
): Pick<PageMaterial, 'facts' | 'things' | 'subject'> {
  const things = [
    ...itemThings(snapshot),
    ...productThings(products, snapshot.url),
    ...tableThings(snapshot),
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

/** Kinds of rows that other readers read with all that they have, such as links and lists. */
const READ_WHOLE: ReadonlySet<Fact['kind']> = new Set(['structured-data', 'product', 'table', 'section'])

function thingsOfFact({ kind, label, rows, where }: Fact): Things[] {
  if (!rows || READ_WHOLE.has(kind)) return []
  const things = rows.map((row) => ({
    cells: Object.entries(row).map(([name, value]): Cell => ({ labels: [name], values: [value] })),
  }))
  return [{ kind, label, things, where }]
}

function productThings(products: readonly Product[], url: string): Things[] {
  if (products.length === 0) return []
  const things = products.map((product) => ({ cells: productCells(product) }))
  return [{ kind: 'product', label: 'products', things, where: `products of ${url}` }]
}

function productCells(product: Product): Cell[] {
  return Object.entries(product).flatMap(([name, value]): Cell[] => {
    const values = [value].flat().filter((each) => each !== undefined && each !== '')
    return values.length > 0 ? [{ labels: [name], values: values.map(String) }] : []
  })
}

/** What a page is about: the product that it sells, or the one item of a type that describes no site. */
function subjectOf(snapshot: Snapshot, page: PageProducts | undefined): Things | undefined {
  const { pathname } = new URL(snapshot.url)
  if (pathname === '/') return undefined
  const items = thingsOf(snapshot).filter(
    ({ types, parent, item }) =>
      !parent && !types.some((type) => NO_SUBJECTS.has(type)) && !OF_OWNERS.some((name) => name in item),
  )
  const ofType = (type: string) => items.filter(({ types }) => types.includes(type))
  const product = page?.product
  const [only] = items.filter(({ types: [type = ''] }) => ofType(type).length === 1)
  const item = product ? (ofType('Product').length === 1 ? ofType('Product')[0] : undefined) : only
  const { cells: ofItem = [], groups } = item ? entityOfItem(snapshot, item.item) : {}
  const cells = [...(product ? productCells(product) : []), ...ofItem]
  if (cells.length === 0) return undefined
  const label = product ? 'product' : (item?.types.join(' ') ?? '')
  return {
    kind: product ? 'product' : 'structured-data',
    label,
    things: [{ cells, ...(groups && { groups }) }],
    where: item?.where ?? 'product',
  }
}

/** What the head of a page says of it, and its pictures. */
function pageFacts(snapshot: Snapshot): Fact[] {
  const said = (label: string, selector: string, name: string): Fact[] => {
    const values = select(snapshot, selector).flatMap(
      (element) => foldSpace(element.attribs[name] ?? '') || [],
    )
    return values.length > 0 ? [{ kind: 'label', label, values: values.slice(0, 1), where: selector }] : []
  }
  const [whole] = select(snapshot, 'head title').map((element) => foldSpace(textOfTitle(element)))
  const headings = select(snapshot, 'h1').map((heading) => foldSpace(visibleText(heading)))
  // The title of a page often has the name of its site beside what the page itself is called.
  const title = headings.find((heading) => heading !== '' && whole?.includes(heading)) ?? whole
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

function bounded({ things, label, heading, ...group }: Things): Things {
  return {
    ...group,
    label: label.slice(0, MAX_CHARS),
    ...(heading && { heading: heading.slice(0, MAX_CHARS) }),
    things: things.slice(0, MAX_THINGS).map(boundedEntity),
  }
}

function boundedEntity({ cells, groups }: Entity): Entity {
  return {
    cells: cells.slice(0, MAX_CELLS).map(({ labels, values, ...cell }) => ({
      ...cell,
      labels: labels.map((each) => each.slice(0, MAX_CHARS)),
      values: values.slice(0, MAX_VALUES).map((value) => value.slice(0, MAX_CHARS)),
    })),
    ...(groups && { groups: groups.slice(0, MAX_INNER_GROUPS).map(bounded) }),
  }
}
