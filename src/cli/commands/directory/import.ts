import { InvalidArgumentError } from 'commander'
import { IMPORTERS } from '../../../directory/import/importers.ts'
import type { ImportFile } from '../../../directory/import/run.ts'
import { BlazonError } from '../../../model/errors.ts'
import type { CliCommand } from '../../command.ts'
import { DATABASE } from '../../options.ts'
import { print, printJson } from '../../output.ts'

interface ImportFlags {
  readonly db: string
  readonly map?: ReadonlyMap<string, string>
  readonly with?: string
  readonly source?: string
  readonly licence?: string
  readonly sourceVersion?: string
  readonly json?: boolean
}

/** `blazon directory import [KIND] FILE …`: reads a source into the directory. */
export const importSource: CliCommand = {
  name: 'import <kind-or-file> [files...]',
  description: 'read companies from open data or your own list into the directory',
  examples: [
    ['blazon directory import companies.csv', 'columns name, domain, ticker, exchange, isin …'],
    ['blazon directory import csv list.tsv --map name=Firm,domain=Web', 'other names of columns'],
    ['blazon directory import financedatabase equities/*.csv', 'several files are one source'],
    ['zcat wikidata.json.gz | blazon directory import wikidata -', 'from standard input'],
  ],
  failure: 'a file cannot be read, or nothing in it can be used',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--map <columns>', 'which column is what: name=Firm,domain=Web,ticker=Sym', columnMap)
      .option('--with <file>', 'the second file of gleif-isin (golden copy) or nsi (wikidata.json)')
      .option('--source <name>', 'name of the source; default: its kind, or the name of the file')
      .option('--licence <text>', 'licence of the data')
      .option('--source-version <text>', 'version or date of the data')
      .option('--json', 'print the report as JSON'),
  moreHelp: async () =>
    ['', 'Kinds:', ...IMPORTERS.map((one) => `  ${one.kind.padEnd(16)}${one.about}`)].join('\n'),
  async run(first: string, more: readonly string[], flags: ImportFlags) {
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
      const { map, source, licence, sourceVersion: version } = flags
      const kind = isKind ? first : map && 'csv'
      const report = await withDirectory(flags, (directory) =>
        directory.import({
          ...{ kind, files, joined, map, source, licence, version },
          signal: interrupt.signal,
          onProgress: progress.show,
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

/** A file that is there and can be read. */
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
