import type { Adapter } from './adapter.ts'

type Load = (settings: { hosts: string | undefined }) => Promise<Adapter>

/** Name of a corpus -> its adapter, loaded when it is needed. */
export const ADAPTERS: Readonly<Record<string, Load>> = {
  'articles-zyte': async () => (await import('./articles-zyte.ts')).adapter,
  'page-types-wcxb': async () => (await import('./page-types-wcxb.ts')).adapter,
  'markdown-readability': async () => (await import('./markdown-readability.ts')).adapter,
  'page-metadata-metascraper': async () => (await import('./page-metadata-metascraper.ts')).adapter,
  'structured-data': async () => (await import('./structured-data.ts')).adapter,
  'robots-sitemaps': async () => (await import('./robots-sitemaps.ts')).adapter,
  'contacts-webstruct': async () => (await import('./contacts-webstruct.ts')).adapter,
  addresses: async () => (await import('./addresses.ts')).adapter,
  'brand-declared': async () => (await import('./brand-declared.ts')).adapter,
  sites: async ({ hosts }) => (await import('./sites.ts')).openSites(hosts),
  'products-zyte': async () => (await import('./products-zyte.ts')).adapter,
  transactions: async () => (await import('./transactions.ts')).openTransactions(),
}
