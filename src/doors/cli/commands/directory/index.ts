import { JSON_FLAG } from '../../../../calls/doors.ts'
import type { CliCommand } from '../../command.ts'
import { DATABASE } from '../../options.ts'
import { print, printJson, tell } from '../../output.ts'
import { safe } from '../../terminal.ts'
import { exportCompanies } from './export.ts'
import { importSource } from './import.ts'
import { lookup } from './lookup.ts'
import { update } from './update.ts'

interface DirectoryFlags {
  readonly db: string
  readonly json?: boolean
}

const stats: CliCommand = {
  name: 'stats',
  description: 'the sources that were imported, with licence, version and number of companies',
  examples: [['blazon directory stats', 'one a line']],
  failure: 'the database cannot be read',
  options: (command) => command.option(...DATABASE).option(...JSON_FLAG),
  async run({ db, json }: DirectoryFlags) {
    const { withDirectory } = await import('../../directory.ts')
    const { sourcesText } = await import('../../import-report.ts')
    const sources = await withDirectory({ db, mustExist: true }, (directory) => directory.stats())
    if (json) printJson(sources)
    else print(sourcesText(sources))
    return 0
  },
}

const remove: CliCommand = {
  name: 'remove <source>',
  description: 'delete what was imported of a source',
  examples: [['blazon directory remove financedatabase', 'as stats calls it']],
  failure: 'nothing was imported of that source',
  options: (command) => command.option(...DATABASE),
  async run(source: string, { db }: DirectoryFlags) {
    const { withDirectory } = await import('../../directory.ts')
    await withDirectory({ db, mustExist: true }, (directory) => directory.remove(source))
    tell(`${safe(source)} is removed\n`)
    return 0
  },
}

export const directory: CliCommand = {
  name: 'directory',
  description: 'companies by name, symbol and ISIN: import them, look them up',
  examples: [
    ['blazon directory import companies.csv', 'your own list, or open data'],
    ['blazon directory lookup "Acme Corp"', 'what is known of a name'],
    ['blazon directory stats', 'what was imported'],
  ],
  failure: 'the database cannot be used',
  commands: [importSource, update, lookup, stats, exportCompanies, remove],
}
