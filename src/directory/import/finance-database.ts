import { countryStated } from '../../lexicon/countries.ts'
import type { Facts } from './facts.ts'
import type { Importer } from './importer.ts'
import { isinOfCusip } from './isin.ts'
import { withoutSecurity } from './names.ts'
import { rankOfSize } from './rank.ts'
import type { ImportRow } from './rows.ts'

export const financeDatabase: Importer = {
  kind: 'financedatabase',
  about: 'listed companies by exchange, from github.com/JerBouma/FinanceDatabase (database/equities/*.csv)',
  licence: 'MIT',
  signs: ['symbol', 'name', 'exchange', 'website', 'industrygroup'],
  factsOf: (row): Facts => ({
    websites: [row.text('website')],
    name: withoutSecurity(row.text('name')),
    country: row.text('country'),
    securities: [
      {
        symbol: row.text('symbol'),
        exchange: row.text('exchange'),
        mic: row.text('mic'),
        isin: row.text('isin') || cusipOf(row),
        isActive: !/^(?:true|1|yes)$/i.test(row.text('delisted')),
      },
    ],
    categories: ['industry', 'industrygroup', 'sector']
      .map(row.text)
      .filter((value) => value !== '')
      .map((value) => ({ scheme: 'industry', value })),
    rank: rankOfSize(row.text('marketcap')),
  }),
}

function cusipOf(row: ImportRow): string | undefined {
  return isinOfCusip(row.text('cusip').toUpperCase(), countryStated(row.text('country')) ?? '')
}
