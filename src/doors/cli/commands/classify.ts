import { BlazonError } from '../../../model/errors.ts'
import type { Industries } from '../../../model/industries.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { ENCODING } from '../options.ts'
import { jsonText, onNotice, tell } from '../output.ts'
import { writeOut } from '../write-file.ts'

interface ClassifyFlags {
  readonly minResults: number
  readonly maxResults: number
  readonly embeddings: boolean
  readonly encoding?: string
}

/** `blazon classify [FILE]`: a line of JSON for each line of JSON. */
export const classify: CliCommand = {
  name: 'classify [file]',
  description: 'industries of companies: NDJSON lines with name and description in, NAICS, SIC and EIC out',
  examples: [
    ['blazon classify < companies.ndjson', 'a line for each line'],
    ['blazon classify companies.ndjson --max-results 3', 'three codes at most'],
  ],
  failure: 'some line is no company',
  options: (command) =>
    command
      .option('--min-results <n>', 'NAICS codes a line at least', wholeNumber(1, 10), 1)
      .option('--max-results <n>', 'NAICS codes a line at most', wholeNumber(1, 10), 5)
      .option(...ENCODING)
      .option('--no-embeddings', 'by words alone: faster, less memory, a little less often right'),
  async run(file = '-', flags: ClassifyFlags) {
    const { linesOf, MAX_OBJECT_CHARS } = await import('../../../formats/table/lines.ts')
    const { textOf } = await import('../../../formats/text/unlabelled.ts')
    const { openList } = await import('../list.ts')
    const { boundsOf } = await import('../../../industry/bounds.ts')
    const { encodingNamed } = await import('../../../formats/text/charset.ts')
    boundsOf(flags)
    // A wrong name is refused before the file is opened.
    if (flags.encoding !== undefined) encodingNamed(flags.encoding)
    const bytes = await openList(file)
    let number = 0
    let failed = 0
    try {
      const text = textOf(bytes, { encoding: flags.encoding, onNotice })
      for await (const line of linesOf(text, MAX_OBJECT_CHARS)) {
        number += 1
        if (line.trim() === '') continue
        const answer = await answerTo(line, flags)
        if ('error' in answer) {
          failed += 1
          tell(`blazon: Line ${number}: ${answer.error}\n`)
        }
        await writeOut(undefined, [jsonText(answer)])
      }
    } finally {
      bytes.destroy()
    }
    return failed > 0 ? 1 : 0
  },
}

type Answer = Industries | { readonly error: string }

async function answerTo(
  line: string,
  { embeddings, minResults, maxResults }: ClassifyFlags,
): Promise<Answer> {
  const { classify } = await import('../../../industry/index.ts')
  const { classifyByMeaning } = await import('../../../industry/by-meaning.ts')
  try {
    const value: unknown = JSON.parse(line)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    // A value that is not an object is passed on unchanged, because the check reports it.
    const given = (isObject ? { ...value, minResults, maxResults } : value) as object
    return embeddings ? await classifyByMeaning(given) : classify(given)
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return { error: 'The line is not JSON.' }
    if (thrown instanceof BlazonError && thrown.code === 'invalid_input') return { error: thrown.message }
    throw thrown
  }
}
