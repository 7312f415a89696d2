import { readNamedFile } from '../../../files/named-file.ts'
import { BlazonError } from '../../../model/errors.ts'
import { EXTRACT_RANGES, type JsonSchemaObject } from '../../../model/extract.ts'
import { noun } from '../../../model/noun.ts'
import type { CliCommand } from '../command.ts'
import { type CrawlingFlags, crawled, crawlingOptions, tellRead } from '../crawling.ts'
import { printJson } from '../output.ts'
import { jsonIn } from '../points.ts'

interface ExtractFlags extends CrawlingFlags {
  readonly schema: string
  readonly instructions?: string
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
    crawlingOptions(command, { maxPages, maxDepth: { min: 0, max: maxPages.max }, stopAfterMs })
      .requiredOption('--schema <file>', 'JSON Schema of the object')
      .option('--instructions <text>', 'what matters, in words')
      .option('--json', 'print the result as JSON, with evidence'),
  async run(url: string, flags: ExtractFlags) {
    const schema = schemaIn(flags.schema)
    const { instructions, json } = flags
    const result = await crawled(url, flags, (blazon, handle, request) =>
      blazon.extract(handle, { ...request, schema, instructions }),
    )
    if (json) printJson(result)
    else if (result.state === 'ok') printJson(result.data)
    tellRead(url, result, ({ urls, absent, problems }) => [
      `${urls.length} ${noun(urls.length, 'page')}, ${absent.length} ${noun(absent.length, 'value')} absent`,
      ...problems.map((problem) => `not valid: ${problem}`),
    ])
    return result.state === 'ok' && result.problems.length === 0 ? 0 : 1
  },
}

function schemaIn(file: string): JsonSchemaObject {
  const schema = jsonIn(readNamedFile('schema', file), file)
  if (typeof schema === 'object' && schema !== null && !Array.isArray(schema)) return { ...schema }
  throw new BlazonError('invalid_input', `${file} is no JSON Schema of an object.`)
}
