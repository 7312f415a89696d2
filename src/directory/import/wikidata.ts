import type { Facts } from './facts.ts'
import type { Importer } from './importer.ts'
import { rankOfSize, rankOfStaff } from './rank.ts'

/** Results of the query in docs/directory.md, as JSON or CSV. An item may have several rows. */
export const wikidata: Importer = {
  kind: 'wikidata',
  about: 'answers of query.wikidata.org in JSON or CSV, by the query in docs/directory.md',
  licence: 'CC0-1.0',
  signs: ['item', 'website'],
  factsOf: (row): Facts => {
    const name = row.text('itemlabel') || row.text('label') || row.text('name')
    // An item without a label in the language of the query has its id (`Q42`) as its label.
    const isNamed = !/^Q\d+$/.test(name)
    const aliases = (row.text('aliases') || row.text('alias')).split('|').map((one) => one.trim())
    const given = {
      exchange: row.text('exchangelabel') || row.text('exchange'),
      mic: row.text('mic'),
      isin: row.text('isin'),
    }
    return {
      websites: [row.text('website')],
      name: isNamed ? name : (aliases[0] ?? ''),
      otherNames: [
        { name: row.text('officialname'), kind: 'legal' },
        ...aliases.map((alias) => ({ name: alias, kind: 'alias' as const })),
      ],
      country: row.text('countrycode') || row.text('countrylabel') || row.text('country'),
      securities: row.text('ticker') || given.isin ? [{ symbol: row.text('ticker'), ...given }] : [],
      categories: (row.text('industrylabel') || row.text('industry'))
        .split('|')
        .filter((value) => value !== '' && !value.startsWith('http'))
        .map((value) => ({ scheme: 'industry', value })),
      rank:
        rankOfSize(row.text('marketcap')) ??
        rankOfStaff(row.text('employees')) ??
        rankOfLinks(row.text('sitelinks')),
    }
  },
}

/** Returns the rank by the number of Wikipedia editions with an article about the company. */
function rankOfLinks(links: string): number | undefined {
  const count = Number(links)
  return count > 0 ? Math.min(0.95, 0.2 + Math.log10(count) * 0.35) : undefined
}
