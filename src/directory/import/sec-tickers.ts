import type { Facts } from './facts.ts'
import type { Importer } from './importer.ts'
import { companyTraded } from './known-company.ts'

/** Current American symbols by company name, from the SEC, for companies that are in the directory. */
export const secTickers: Importer = {
  kind: 'sec-tickers',
  about:
    'American symbols by name, from sec.gov/files/company_tickers_exchange.json; needs names known before',
  licence: 'public domain',
  signs: ['cik', 'name', 'ticker', 'exchange'],
  async factsOf(row, { known }): Promise<Facts> {
    const name = row.text('name') || row.text('title')
    const symbol = row.text('ticker')
    const company = await companyTraded(known, name, symbol)
    return {
      websites: company ? [company.domain] : [],
      without: 'unknown_name',
      name: company?.name ?? name,
      otherNames: [{ name, kind: 'legal' }],
      securities: [{ symbol, exchange: row.text('exchange') }],
      rank: company?.rank,
    }
  },
}
