import { EXCHANGES } from '../../model/exchanges.ts'

/** Open data that is fetched without an account. */
export interface OpenSource {
  /** Kind of its importer, and its name. */
  readonly kind: string
  readonly urls: readonly string[]
  /** Its second file. */
  readonly joined?: string
  /** True when some of the files may be missing. Default: false. */
  readonly mayLack?: boolean
}

/** What is asked of Wikidata: companies with a website and an ISIN or a symbol, a row for each of these. */
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
const NSI = 'https://cdn.jsdelivr.net/npm/name-suggestion-index@latest/dist'

/**
 * Where open data is published, in the order in which sources need each other: those without domains come
 * after those that have names. From the pages of the publishers, 2026.
 */
export const OPEN_SOURCES: readonly OpenSource[] = [
  { kind: 'nsi', urls: [`${NSI}/json/nsi.min.json`], joined: `${NSI}/wikidata/wikidata.min.json` },
  // There is a file for each exchange, and none for some of them.
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
