import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { DATABASE } from '../options.ts'
import { print, printJson, tell } from '../output.ts'
import { tableText } from '../table.ts'
import { painterFor, safe } from '../terminal.ts'

interface SuggestFlags {
  readonly db: string
  readonly limit: number
  readonly after?: string
  readonly typos: number
  readonly json?: boolean
}

/** `blazon suggest TEXT`: suggests brands for a text. No site is visited. */
export const suggest: CliCommand = {
  name: 'suggest [text]',
  description: 'brands that a text may mean: stored ones, and companies of the directory',
  examples: [
    ['blazon suggest acm', 'domains and names that begin so'],
    ['blazon suggest US0378331005 --json', 'by ISIN, ticker or e-mail address'],
    ['blazon suggest acmee --typos 1', 'names with one wrong character as well'],
    ['blazon suggest', 'the brands that were looked up last'],
  ],
  failure: 'the text means no brand that is known',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--limit <n>', 'the most suggestions', wholeNumber(1, 20), 8)
      .option('--after <domain>', 'without a text: stored brands by domain, those behind this one')
      .option('--typos <n>', 'characters that may be wrong in a name or domain', wholeNumber(0, 2), 0)
      .option('--json', 'print the suggestions as JSON'),
  async run(text: string | undefined, { db, limit, after, typos, json }: SuggestFlags) {
    const { onKnown } = await import('../engine.ts')
    const found = await onKnown(db, (blazon) => blazon.suggest(text ?? '', { limit, after, typos }))
    const rows = found.map(({ domain, name = '', kind, ticker = '' }) =>
      [domain, safe(name), kind, ticker].map(String),
    )
    if (json) printJson(found)
    else if (rows.length > 0)
      print(tableText(['domain', 'name', 'kind', 'ticker'], rows, [], painterFor(process.stdout)))
    else tell('nothing that is known is called so\n')
    return found.length > 0 ? 0 : 1
  },
}
