import { readNamedFile } from '../../../files/named-file.ts'
import { BlazonError } from '../../../model/errors.ts'
import { EXTRACT_RANGES, type ExtractResult, type JsonSchemaObject } from '../../../model/extract.ts'
import { noun } from '../../../model/noun.ts'
import { SECOND } from '../../../model/units.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { EngineFlags } from '../flags.ts'
import { engineOptions, REFRESH } from '../options.ts'
import { printJson, tell } from '../output.ts'
import { jsonIn } from '../points.ts'
import { safe } from '../terminal.ts'

interface ExtractFlags extends EngineFlags {
  readonly schema?: string
  readonly instructions?: string
  readonly maxPages: number
  readonly depth?: number
  readonly subdomains?: boolean
  readonly stopAfter: number
  readonly refresh?: boolean
  readonly json?: boolean
}

const { maxPages, stopAfterMs } = EXTRACT_RANGES

/** `blazon extract URL --schema FILE`: fills an object of a JSON Schema from the pages of a site. */
export const extract: CliCommand = {
  name: 'extract <url>',
  description: 'an object of a JSON Schema, filled from the pages of a site',
  examples: [
    ['blazon extract https://example.com/ --schema team.json', 'as JSON'],
    ['blazon extract https://example.com/ --schema team.json --json', 'with proof'],
  ],
  failure: 'the first page could not be read, or the object breaks the schema',
  options: (command) =>
    engineOptions(command)
      .option('--schema <file>', 'JSON Schema of the object')
      .option('--instructions <text>', 'what matters, in words')
      .option('--max-pages <n>', 'pages at most', wholeNumber(maxPages.min, maxPages.max), maxPages.byDefault)
      .option('--depth <n>', 'links from the first page at most', wholeNumber(0, maxPages.max))
      .option('--subdomains', 'also other hosts of the same domain')
      .option(
        '--stop-after <seconds>',
        'read no further page then',
        wholeNumber(1, stopAfterMs.max / SECOND),
        stopAfterMs.byDefault / SECOND,
      )
      .option(...REFRESH)
      .option('--json', 'print the result as JSON, with evidence'),
  async run(url: string, flags: ExtractFlags) {
    const schema = schemaIn(flags.schema)
    const { withPages } = await import('../engine.ts')
    const { instructions, depth, subdomains, stopAfter, refresh, producer } = flags
    const result = await withPages({ url }, flags, (blazon, signal) =>
      blazon.extract(
        { url },
        {
          ...{
            schema,
            instructions,
            maxPages: flags.maxPages,
            maxDepth: depth,
            followSubdomains: subdomains,
          },
          ...{ stopAfterMs: stopAfter * SECOND, refresh, producer, signal },
        },
      ),
    )
    if (flags.json || result.state === 'ok') printJson(flags.json ? result : dataOf(result))
    account(url, result)
    return result.state === 'ok' && result.problems.length === 0 ? 0 : 1
  },
}

const dataOf = (result: ExtractResult) => (result.state === 'ok' ? result.data : undefined)

function schemaIn(file: string | undefined): JsonSchemaObject {
  if (file === undefined) throw new BlazonError('invalid_input', 'A schema is missing: give --schema FILE.')
  return jsonIn(readNamedFile('schema', file), file) as JsonSchemaObject
}

/** Reports on stderr which pages were read and which values are missing. */
function account(url: string, result: ExtractResult): void {
  if (result.state !== 'ok') {
    tell(`${safe(url)}: ${safe(result.message)}\n`)
    return
  }
  const { urls, absent, problems, notes, partial } = result
  tell(
    `${urls.length} ${noun(urls.length, 'page')}, ${absent.length} ${noun(absent.length, 'value')} absent\n`,
  )
  for (const problem of problems) tell(`not valid: ${safe(problem)}\n`)
  for (const note of notes) tell(`note: ${safe(note)}\n`)
  if (partial) tell('The time was over before all pages were read.\n')
}
