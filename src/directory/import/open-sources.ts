import { EXCHANGES } from '../../data/codes/exchanges.ts'

/** Open data that can be fetched without an account. */
export interface OpenSource {
  readonly kind: string
  readonly urls: readonly string[]
  /** The URL of the second file of the source, with further facts about the rows of the first. */
  readonly joined?: string
  /** Checksums of files that never change, by URL: `sha512-`, and the checksum in base64. */
  readonly checksums?: Readonly<Record<string, string>>
  /** True when some of the files may not exist. Default: false. */
  readonly mayLack?: boolean
}

/** Finds companies in Wikidata with a website, and an ISIN or symbol, each in a row. */
const WIKIDATA_QUERY = `
SELECT ?item ?itemLabel ?website ?isin ?ticker ?exchangeLabel ?mic ?countryCode ?sitelinks
  (GROUP_CONCAT(DISTINCT ?alias; separator="|") AS ?aliases)
WHERE {
  ?item wdt:P856 ?website; wikibase:sitelinks ?sitelinks.
  { ?item wdt:P946 ?isin } UNION {
    ?item p:P414 ?listing. ?listing ps:P414 ?exchange; pq:P249 ?ticker. OPTIONAL { ?exchange wdt:P7534 ?mic }
  }
  OPTIONAL { ?item wdt:P17/wdt:P297 ?countryCode }
  OPTIONAL { ?item skos:altLabel ?alias. FILTER(LANG(?alias) IN ("en", "mul")) }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en,mul". }
}
GROUP BY ?item ?itemLabel ?website ?isin ?ticker ?exchangeLabel ?mic ?countryCode ?sitelinks`

const CODES = [...new Set(Object.values(EXCHANGES).flatMap(({ dataset }): readonly string[] => dataset))]
const FINANCE = 'https://raw.githubusercontent.com/JerBouma/FinanceDatabase/main/database/equities'

/** The version from which the shipped directory is made. Its checksums are those of the npm package. */
const NSI = 'https://cdn.jsdelivr.net/npm/name-suggestion-index@8.0.20260918/dist'
const NSI_BRANDS = `${NSI}/json/nsi.min.json`
const NSI_WEBSITES = `${NSI}/wikidata/wikidata.min.json`

/**
 * Where open data is published, from the pages of the publishers, 2026. Sources without domains come after
 * sources with names, because they need the names. All sources but the first change every day or with each
 * query. So they have no checksums, and their importers check each row.
 */
export const OPEN_SOURCES: readonly OpenSource[] = [
  {
    kind: 'nsi',
    urls: [NSI_BRANDS],
    joined: NSI_WEBSITES,
    checksums: {
      [NSI_BRANDS]:
        'sha512-Xku4XUIC2WXLTjURO8asEUE2eNodPhr6HYt+/C6wOIiPxt/4zWeWXxMYF1r19ZqSWApgzVlGH6Cp3iT3veIohQ==',
      [NSI_WEBSITES]:
        'sha512-FgN+ULzhYuez41ZE9Zepo+NGkKq9XUJjzLtdjOXG4Z/99OKUGzuCJz1W0qvkIgDHNBVSpP6ImJVFgpbsVCUjzw==',
    },
  },
  // There is one file for each exchange, but some exchanges have none.
  { kind: 'financedatabase', urls: CODES.map((code) => `${FINANCE}/${code}.csv`), mayLack: true },
  {
    kind: 'wikidata',
    urls: [
      `https://query.wikidata.org/sparql?format=json&query=${encodeURIComponent(WIKIDATA_QUERY.replace(/\s+/g, ' ').trim())}`,
    ],
  },
  { kind: 'sec-tickers', urls: ['https://www.sec.gov/files/company_tickers_exchange.json'] },
  { kind: 'tranco', urls: ['https://tranco-list.eu/top-1m.csv.zip'] },
]
