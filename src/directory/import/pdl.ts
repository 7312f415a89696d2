import type { Facts } from './facts.ts'
import type { Importer } from './importer.ts'
import { rankOfStaff } from './rank.ts'

/** Companies with their numbers of employees, from People Data Labs (free download). */
export const pdl: Importer = {
  kind: 'pdl',
  about: 'the free company list of People Data Labs: name, domain, industry, size range, country',
  licence: 'as stated with the download',
  signs: ['name', 'domain', 'yearfounded', 'sizerange'],
  factsOf: (row): Facts => ({
    websites: [row.text('domain')],
    name: capitals(row.text('name') || row.text('companyname')),
    country: row.text('country'),
    categories: row.text('industry') === '' ? [] : [{ scheme: 'industry', value: row.text('industry') }],
    rank: rankOfStaff(row.text('currentemployeeestimate')) ?? rankOfStaff(row.text('sizerange')),
  }),
}

/** Capitalises a name, because this source has all names in lower case. */
function capitals(name: string): string {
  if (name !== name.toLowerCase()) return name
  return name.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
