import type { Deadline } from '../concurrency/deadline.ts'
import { kindOf } from '../extract/products/page-kind.ts'
import type { SitePages } from '../model/pages.ts'
import { type PageList, PRODUCTS_RANGE, type Product, type ProductLink } from '../model/product.ts'
import type { ProductsResult } from '../model/product-lookup.ts'
import type { PageLookup, PageResult } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'

type Lookup = Pick<PageLookup, 'producer' | 'refresh'>

export interface ProductsPorts {
  /** Reads one page of the site. */
  readonly read: (
    site: Site,
    page: string,
    lookup: Lookup,
    deadline: Deadline,
  ) => Promise<PageResult<PageList>>
  /** Lists the pages of the site. */
  readonly list: (site: Site, deadline: Deadline) => Promise<Pick<SitePages, 'urls'>>
}

/** Which products of a site are looked for. */
export interface ProductsQuery extends Lookup {
  /** Where to begin. Default: the landing page. */
  readonly page?: string | undefined
  readonly maxProducts?: number | undefined
}

/** The most pages of a site that are read for its products. */
const MAX_PAGES = 8
/** Pages of single products come last, and are read only when the lists do not have enough products. */
const ORDER: readonly ProductLink['kind'][] = ['pricing', 'shop', 'product']

/**
 * The products of a site: those of the page where it begins, then of pages with prices, shops and
 * collections, and products, as far as links and the sitemap lead there, within a budget of pages and the
 * deadline. When the time is over, the products found so far are the answer. A page that cannot be read is
 * skipped, except for the first one.
 */
export function createProducts({ read, list }: ProductsPorts) {
  return {
    async run(site: Site, query: ProductsQuery, deadline: Deadline): Promise<ProductsResult> {
      const { page, maxProducts = PRODUCTS_RANGE.default, ...lookup } = query
      const first = await readFirst(site, page, lookup, deadline)
      if (first.state !== 'ok') return first
      const products = new Map<string, Product>()
      const take = (found: readonly Product[]) => {
        for (const product of found) {
          const key = `${product.name.toLowerCase()} ${product.price ?? ''}`
          if (products.size < maxProducts && !products.has(key)) products.set(key, product)
        }
      }
      take(first.products)
      const pages = [first.url]
      const links = new Map(first.links.map((link) => [link.url, link]))
      if (links.size === 0 && products.size === 0) await addListed(site, links, deadline)
      const seen = new Set([first.url])
      for (let next = nextOf(links, seen); next && products.size < maxProducts; next = nextOf(links, seen)) {
        if (pages.length >= MAX_PAGES || deadline.signal.aborted) break
        seen.add(next.url)
        const more = await read(site, next.url, lookup, deadline)
        if (more.state !== 'ok') continue
        pages.push(more.url)
        take(more.products)
        for (const link of more.links) if (!links.has(link.url)) links.set(link.url, link)
      }
      return { state: 'ok', domain: site.domain, products: [...products.values()], pages }
    },
  }

  /** Reads the first page; a landing page is requested over HTTP when HTTPS does not answer. */
  async function readFirst(site: Site, page: string | undefined, lookup: Lookup, deadline: Deadline) {
    if (page !== undefined) return read(site, page, lookup, deadline)
    const secure = await read(site, `https://${site.domain}/`, lookup, deadline)
    if (secure.state !== 'failed' || deadline.signal.aborted) return secure
    return read(site, `http://${site.domain}/`, lookup, deadline)
  }

  /** A site without links to products may list them in its sitemap; a site without one sells nothing. */
  async function addListed(site: Site, links: Map<string, ProductLink>, deadline: Deadline): Promise<void> {
    const { urls } = await list(site, deadline)
    for (const url of urls) {
      const kind = kindOf(url)
      if (kind && !links.has(url)) links.set(url, { kind, url })
    }
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
