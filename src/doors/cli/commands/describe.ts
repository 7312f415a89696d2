import type { FieldTable } from '../../../fields/index.ts'
import type { Result } from '../../../model/record.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import type { CliCommand } from '../command.ts'
import type { OwnFlags } from '../flags.ts'
import { OWN_FIELDS, PICTURE } from '../options.ts'
import { print, printJson } from '../output.ts'
import type { AskedWay } from '../picture/way.ts'
import { painterFor } from '../terminal.ts'

interface DescribeFlags extends OwnFlags {
  readonly json?: boolean
  readonly explain?: string
  readonly url?: string
  readonly picture?: AskedWay
}

/** `blazon describe DIR`, `FILE.har` or `FILE.html`: uses only what is on disk. */
export const describe: CliCommand = {
  name: 'describe <path>',
  description: 'describe a saved page, or a HAR file saved by developer tools; no network',
  examples: [
    ['blazon describe saved', 'the folder of a capture'],
    ['blazon describe page.har', 'saved by developer tools'],
    ['blazon describe page.html --explain name', 'how a field came to its value'],
  ],
  failure: "the page is not a brand's",
  options: (command) =>
    command
      .option('--json', 'print the record as JSON')
      .option('--explain <field>', 'instead of the record, how that field came to its value')
      .option('--url <url>', 'of a HAR file, the page at this URL instead of the first')
      .option(...OWN_FIELDS)
      .option(...PICTURE),
  async run(path: string, flags: DescribeFlags) {
    const { fieldsFor, ownFindingsIn } = await import('../own-fields.ts')
    const { own, table } = await fieldsFor(flags)
    const fields = flags.explain === undefined ? undefined : await fieldsOf(flags.explain, table)
    const { savedPage } = await import('../saved-page.ts')
    const saved = await savedPage(path, flags.url)
    const { withPictures } = await import('../../../decoders/with-pictures.ts')
    const snapshot = await withPictures(saved)
    const painter = painterFor(process.stdout)
    if (fields) {
      const { explained, explanationText } = await import('../explanation.ts')
      const asked = own.filter(({ name }) => fields.includes(name))
      const found = await ownFindingsIn(snapshot, asked)
      if (flags.json) printJson(explained(snapshot, fields, found))
      else print(fields.map((field) => explanationText(snapshot, field, found, painter)).join('\n'))
      return 0
    }
    const { judge } = await import('../../../paths/describe.ts')
    const { withOwn } = await import('../../../paths/own-fields.ts')
    const judged = judge(snapshot)
    const result = judged.state === 'ok' ? withOwn(judged, await ownFindingsIn(snapshot, own)) : judged
    if (flags.json) printJson(result)
    else {
      const { summaryOf } = await import('../summary.ts')
      print((await markOf(snapshot, result, flags.picture)) + summaryOf(result, painter, { fields: table }))
    }
    return result.state === 'ok' ? 0 : 1
  },
}

async function markOf(snapshot: Snapshot, result: Result, picture: AskedWay | undefined): Promise<string> {
  const { wayOn } = await import('../picture/way.ts')
  const way = result.state === 'ok' ? wayOn(process.stdout, picture) : undefined
  return way ? (await import('../picture/mark.ts')).markOfPage(snapshot, result, way) : ''
}

/** The modules for this are loaded only when fields are named. */
async function fieldsOf(named: string, table: FieldTable): Promise<readonly string[]> {
  const { fieldsNamed } = await import('../fields.ts')
  return fieldsNamed(named, table)
}
