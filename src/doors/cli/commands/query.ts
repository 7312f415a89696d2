import { REFRESH_FLAG } from '../../../calls/doors.ts'
import { BlazonError } from '../../../model/errors.ts'
import { QUERY_PAGES, type QueryPage, type QueryResult } from '../../../model/query.ts'
import type { CliCommand } from '../command.ts'
import type { EngineFlags } from '../flags.ts'
import { engineOptions } from '../options.ts'
import { print, printJson, tell } from '../output.ts'
import { ASK, pointsIn } from '../points.ts'
import { painterFor, safe } from '../terminal.ts'

interface QueryFlags extends EngineFlags {
  readonly ask?: string
  readonly pages?: readonly QueryPage[]
  readonly refresh?: boolean
  readonly json?: boolean
}

/** `blazon query DOMAIN --ask FILE`: answers to the data points of a file. */
export const query: CliCommand = {
  name: 'query <domain> [names...]',
  description: 'answers to questions about a site, from what its pages say',
  examples: [
    ['blazon query example.com founded ceo', 'each as a text'],
    ['blazon query example.com --ask points.json', 'data points with their types'],
  ],
  failure: 'the site could not be read, or a point has no answer',
  options: (command) =>
    engineOptions(command)
      .option(...ASK)
      .option('--pages <names>', `only these, with commas: ${QUERY_PAGES.join(', ')}`, pageNames)
      .option(...REFRESH_FLAG)
      .option('--json', 'print the result as JSON, with evidence'),
  async run(domain: string, names: readonly string[], flags: QueryFlags) {
    const points = [
      ...names.map((name) => ({ name, type: 'text' as const })),
      ...((await pointsIn(flags.ask)) ?? []),
    ]
    if (points.length === 0)
      throw new BlazonError('invalid_input', 'Nothing is asked: give names of data points, or --ask FILE.')
    const { withPages } = await import('../engine.ts')
    const { pages, refresh } = flags
    const result = await withPages({ domain }, flags, (blazon, signal) =>
      blazon.query({ domain }, { points, pages, refresh, signal }),
    )
    if (flags.json) printJson(result)
    else show(result)
    return result.state === 'ok' && result.absent.length === 0 ? 0 : 1
  },
}

function pageNames(text: string): QueryPage[] {
  return text.split(',').map((name) => {
    const page = QUERY_PAGES.find((each) => each === name.trim())
    if (page) return page
    throw new BlazonError('invalid_input', `--pages: "${name}" is none of ${QUERY_PAGES.join(', ')}.`)
  })
}

function show(result: QueryResult): void {
  const { bold, dim, yellow } = painterFor(process.stdout)
  if (result.state !== 'ok') {
    const why = result.state === 'failed' ? result.message : result.class.replaceAll('_', ' ')
    tell(`${safe(result.domain)}: ${safe(why)}\n`)
    return
  }
  for (const { name, value, rule, url } of result.answers) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    print(`${bold(safe(name))}  ${safe(text)}  ${dim(safe(`${rule}, ${url}`))}\n`)
  }
  for (const { name } of result.absent) print(`${bold(safe(name))}  ${yellow('no page says it')}\n`)
  for (const note of result.notes) tell(`note: ${safe(note)}\n`)
}
