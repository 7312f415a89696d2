/** A case of a corpus: `id`, and what an extractor may see. */
export interface Case {
  readonly id: string
  readonly url?: string
  readonly file?: string
  readonly [field: string]: unknown
}

/** Answers one case; `read` gives the bytes of its file. */
export interface Adapter {
  answer(one: Case, read: () => Buffer): object | Promise<object>
  close?(): Promise<void>
}

type Load = (settings: { hosts: string | undefined }) => Promise<Adapter>

/** No ability yet: empty fields, so that the score says so. */
const absent: Load = async () => ({ answer: () => ({}) })

/** Corpus -> its adapter. Each is loaded only when asked for. */
export const ADAPTERS: Readonly<Record<string, Load>> = {
  'articles-zyte': async () => (await import('./articles-zyte.ts')).adapter,
  'page-types-wcxb': async () => (await import('./page-types-wcxb.ts')).adapter,
  'markdown-readability': async () => (await import('./markdown-readability.ts')).adapter,
  'page-metadata-metascraper': async () => (await import('./page-metadata-metascraper.ts')).adapter,
  'structured-data': async () => (await import('./structured-data.ts')).adapter,
  'robots-sitemaps': async () => (await import('./robots-sitemaps.ts')).adapter,
  'contacts-webstruct': async () => (await import('./contacts-webstruct.ts')).adapter,
  'brand-declared': async () => (await import('./brand-declared.ts')).adapter,
  sites: async ({ hosts }) => (await import('./sites.ts')).openSites(hosts),
  'products-zyte': absent,
  transactions: absent,
}
