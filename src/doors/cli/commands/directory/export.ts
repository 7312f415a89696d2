import type { CompanyEntry } from '../../../../model/directory.ts'
import { oneOf } from '../../arguments.ts'
import type { CliCommand } from '../../command.ts'
import { DATABASE } from '../../options.ts'
import { jsonText } from '../../output.ts'
import { writeOut } from '../../write-file.ts'

interface ExportFlags {
  readonly db: string
  readonly format: 'ndjson' | 'csv'
}

/** The columns. The import of a table can read all of them. */
const COLUMNS = [
  'name',
  'domain',
  'aliases',
  'country',
  'countries',
  'category',
  'naics',
  'sic',
  'mcc',
  'osm',
  'listings',
  'rank',
  'source',
] as const

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>

/** `blazon directory export`: the imported companies, as a table that can be imported again. */
export const exportCompanies: CliCommand = {
  name: 'export',
  description: 'print the imported companies, a row for each of each source',
  examples: [
    ['blazon directory export > all.ndjson', 'one a line'],
    ['blazon directory export --format csv > all.csv', 'can be imported'],
  ],
  failure: 'the database cannot be read',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--format <format>', 'ndjson or csv', oneOf('ndjson', 'csv'), 'ndjson'),
  async run({ db, format }: ExportFlags) {
    const { csvRow } = await import('../../../../batch/csv.ts')
    const { withDirectory } = await import('../../directory.ts')
    return withDirectory({ db, mustExist: true }, async (directory) => {
      const lines = async function* () {
        if (format === 'csv') yield csvRow(COLUMNS)
        for await (const entry of directory.entries()) {
          const row = rowOf(entry)
          yield format === 'csv' ? csvRow(COLUMNS.map((column) => row[column])) : jsonText(row)
        }
      }
      await writeOut(undefined, lines())
      return 0
    })
  },
}

function rowOf({ company, names }: CompanyEntry): Row {
  const values = (scheme: string) =>
    company.categories.flatMap((one) => (one.scheme === scheme ? [one.value] : [])).join('|')
  const listings = company.listings.map(({ exchange, symbol, isin = '', isActive }) =>
    [exchange, symbol, isin, ...(isActive ? [] : ['inactive'])].join(':').replace(/:+$/, ''),
  )
  return {
    name: company.name,
    domain: company.domain,
    aliases: names.flatMap(({ name }) => (name === company.name ? [] : [name])).join('|'),
    country: company.country ?? '',
    countries: company.countries.join('|'),
    category: values('industry'),
    naics: values('naics'),
    sic: values('sic'),
    mcc: values('mcc'),
    osm: values('osm'),
    listings: listings.join('|'),
    rank: String(company.rank),
    source: company.source,
  }
}
