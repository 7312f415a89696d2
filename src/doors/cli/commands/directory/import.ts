import { InvalidArgumentError } from 'commander'
import type { ImportFile } from '../../../../directory/import/run.ts'
import { BlazonError } from '../../../../model/errors.ts'
import type { CliCommand } from '../../command.ts'
import { DATABASE, ENCODING } from '../../options.ts'
import { onNotice, print, printJson } from '../../output.ts'

interface ImportFlags {
  readonly db: string
  readonly map?: ReadonlyMap<string, string>
  readonly with?: string
  readonly source?: string
  readonly licence?: string
  readonly encoding?: string
  readonly sourceVersion?: string
  readonly json?: boolean
}

/** The help is this many columns wide, and the description of each kind begins after `INDENT` columns. */
const HELP_COLUMNS = 80
const INDENT = 19

/** `blazon directory import [KIND] FILE …`: reads a source into the directory. */
export const importSource: CliCommand = {
  name: 'import <kind-or-file> [files...]',
  description: 'read companies from open data or your own list into the directory',
  examples: [
    ['blazon directory import companies.csv', 'your own'],
    ['blazon directory import a.csv --map name=Firm,domain=Web', 'columns'],
    ['blazon directory import financedatabase a.csv b.csv', 'one source'],
    ['blazon directory import wikidata -', 'standard input'],
  ],
  failure: 'a file cannot be read, or nothing in it can be used',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--map <columns>', 'which column is what: name=Firm,domain=Web,ticker=Sym', columnMap)
      .option('--with <file>', 'the second file of gleif-isin (golden copy) or nsi (wikidata.json)')
      .option(...ENCODING)
      .option('--source <name>', 'name of the source; default: its kind, or the name of the file')
      .option('--licence <text>', 'licence of the data')
      .option('--source-version <text>', 'version or date of the data')
      .option('--json', 'print the report as JSON'),
  moreHelp: async () => {
    const { IMPORTERS } = await import('../../../../directory/import/importers.ts')
    const { hanging, wrapped } = await import('../../layout.ts')
    const kinds = IMPORTERS.map(
      ({ kind, about }) =>
        `  ${kind.padEnd(INDENT - 2)}${hanging(wrapped(about, HELP_COLUMNS - INDENT), INDENT)}`,
    )
    return ['', 'Kinds:', ...kinds].join('\n')
  },
  async run(first: string, more: readonly string[], flags: ImportFlags) {
    const { IMPORTERS } = await import('../../../../directory/import/importers.ts')
    const isKind = IMPORTERS.some(({ kind }) => kind === first)
    const names = isKind ? more : [first, ...more]
    if (names.length === 0)
      throw new BlazonError('invalid_input', `Name the file of ${first}, or - for standard input.`)
    const { withDirectory } = await import('../../directory.ts')
    const { importProgress, importText } = await import('../../import-report.ts')
    const { untilInterrupted } = await import('../../interrupt.ts')
    const files = await Promise.all(names.map(fileAt))
    const joined = flags.with === undefined ? undefined : await fileAt(flags.with)
    const progress = importProgress(process.stderr)
    const interrupt = untilInterrupted()
    try {
      const { map, source, licence, encoding, sourceVersion: version } = flags
      const kind = isKind ? first : map && 'csv'
      const report = await withDirectory(flags, (directory) =>
        directory.import({
          ...{ kind, files, joined, map, source, licence, version, encoding },
          signal: interrupt.signal,
          onProgress: progress.show,
          onNotice,
        }),
      )
      progress.end()
      if (flags.json) printJson(report)
      else print(importText(report))
      return 0
    } finally {
      progress.end()
      interrupt.release()
    }
  },
}

/** Returns the file to import, which has to exist and be readable. */
async function fileAt(name: string): Promise<ImportFile> {
  const { openList } = await import('../../list.ts')
  if (name !== '-') {
    const { stat } = await import('node:fs/promises')
    const kind = await stat(name).catch(() => undefined)
    if (!kind || kind.isDirectory())
      throw new BlazonError('invalid_input', `There is no ${kind ? 'file but a folder' : 'file'} at ${name}.`)
  }
  return { name, bytes: () => openList(name) }
}

function columnMap(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('='))
  if (pairs.some((pair) => pair.length !== 2 || pair.includes('')))
    throw new InvalidArgumentError('It is like name=Firm,domain=Web,ticker=Symbol.')
  return new Map(pairs.map(([meaning = '', column = '']) => [meaning.trim(), column.trim()]))
}
