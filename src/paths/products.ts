import type { Deadline } from '../concurrency/deadline.ts'
import { kindOf } from '../extract/products/page-kind.ts'
import { extraOf } from '../model/extras.ts'
import { PRODUCTS_RANGE, type Product, type ProductLink } from '../model/product.ts'
import type { ProductsRequest, ProductsResult } from '../model/product-lookup.ts'
import type { PageLookup } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'
import { readPageAt } from './page.ts'
import type { Asked, Ports } from './ports.ts'
import { pagesOf } from './site-pages.ts'
import { withoutVisits } from './stored-only.ts'

/** The largest number of pages that are read for the products of a site. */
const MAX_PAGES = 8
/**
 * Kinds of pages in the order of reading. Pages of single products are read only when the lists do not have
 * enough products.
 */
const ORDER: readonly ProductLink['kind'][] = ['pricing', 'shop', 'product']

/**
 * Collects the products of a site. It reads the first page, then pages with prices, shops and collections,
 * and pages of products, which it finds by links and in the sitemap, within a limit of pages and the
 * deadline. When the time is over, it returns the products found so far. A page that cannot be read is
 * skipped, except for the first one.
 */
export async function productsOf(
  { site, page, request, deadline }: Asked<ProductsRequest>,
  given: Ports,
): Promise<ProductsResult> {
  const { maxProducts = PRODUCTS_RANGE.default, visit = true, ...lookup } = request
  const batched = visit || page !== undefined ? undefined : await batchedFor(site, given)
  if (batched) return { ...batched, products: batched.products.slice(0, maxProducts) }
  const ports = visit ? given : withoutVisits(given, site)
  const read = (url: string) => listAt(ports, site, url, lookup, deadline)
  const first = await readFirst(site, page, read, deadline)
  if (first.state !== 'ok') return first
  const found = new Map<string, Product>()
  const take = (more: readonly Product[]) => {
    for (const product of more) {
      const key = `${product.name.toLowerCase()} ${product.price ?? ''}`
      if (found.size < maxProducts && !found.has(key)) found.set(key, product)
    }
  }
  take(first.products)
  const pages = [first.url]
  const links = new Map(first.links.map((link) => [link.url, link]))
  if (links.size === 0 && found.size === 0) await addListed(ports, site, links, deadline)
  const seen = new Set([first.url])
  for (let next = nextOf(links, seen); next && found.size < maxProducts; next = nextOf(links, seen)) {
    if (pages.length >= MAX_PAGES || deadline.signal.aborted) break
    seen.add(next.url)
    const more = await read(next.url)
    if (more.state !== 'ok') continue
    pages.push(more.url)
    take(more.products)
    for (const link of more.links) if (!links.has(link.url)) links.set(link.url, link)
  }
  return { state: 'ok', domain: site.domain, products: [...found.values()], pages }
}

/** Returns the products of a site that a batch has stored. */
async function batchedFor({ domain }: Site, { store }: Ports) {
  const found = extraOf(await store.extrasOf(domain), 'products')?.found
  return found?.state === 'ok' ? found : undefined
}

function listAt(ports: Ports, site: Site, page: string, lookup: PageLookup, deadline: Deadline) {
  return readPageAt<'products'>(ports, site, { ...lookup, page, reading: { kind: 'products' } }, deadline)
}

/** Reads the first page. A landing page is requested over HTTP when HTTPS does not answer. */
async function readFirst(
  { domain }: Site,
  page: string | undefined,
  read: (url: string) => ReturnType<typeof listAt>,
  { signal }: Deadline,
) {
  if (page !== undefined) return read(page)
  const secure = await read(`https://${domain}/`)
  if (secure.state !== 'failed' || signal.aborted) return secure
  return read(`http://${domain}/`)
}

/** Adds links from the sitemap, if there is one, for a site without links to products. */
async function addListed(
  ports: Ports,
  site: Site,
  links: Map<string, ProductLink>,
  deadline: Deadline,
): Promise<void> {
  const { urls } = await pagesOf(ports, site, {}, deadline)
  for (const url of urls) {
    const kind = kindOf(url)
    if (kind && !links.has(url)) links.set(url, { kind, url })
  }
}

function nextOf(links: ReadonlyMap<string, ProductLink>, seen: ReadonlySet<string>): ProductLink | undefined {
  const open = [...links.values()].filter(({ url }) => !seen.has(url))
  for (const kind of ORDER) {
    const next = open.find((link) => link.kind === kind)
    if (next) return next
  }
  return undefined
}
