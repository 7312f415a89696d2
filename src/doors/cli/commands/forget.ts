import { shownDatabase } from '../../../model/database-name.ts'
import type { Forgotten, ForgottenKind } from '../../../model/maintenance.ts'
import { noun } from '../../../model/noun.ts'
import type { CliCommand } from '../command.ts'
import { blobsIn, type OwnFlags } from '../flags.ts'
import { BLOBS, DATABASE } from '../options.ts'
import { print, printJson } from '../output.ts'
import { safe } from '../terminal.ts'

interface ForgetFlags extends OwnFlags {
  readonly db: string
  readonly compact: boolean
  readonly json?: boolean
}

/** `blazon forget DOMAIN`: deletes everything that a database has about a domain, with a receipt. */
export const forget: CliCommand = {
  name: 'forget <domain>',
  description: 'delete everything that a database keeps of a domain and the hosts below it',
  examples: [
    ['blazon forget example.com', 'also while a service runs'],
    ['blazon forget example.com --json > receipt.json', 'the receipt'],
  ],
  failure: 'the database cannot be written, or the file could not be written anew',
  options: (command) =>
    command
      .option(...DATABASE)
      .option(...BLOBS)
      .option('--no-compact', 'do not write the whole file anew; old bytes may remain in it')
      .option('--json', 'print the receipt as JSON'),
  async run(domain: string, { db, compact, json, configured }: ForgetFlags) {
    const { forget: remove } = await import('../../../library/lookups.ts')
    const receipt = await remove(db, domain, { compact, blobs: blobsIn(configured) })
    if (json) printJson(receipt)
    else print(textOf(receipt, db))
    return compact && !receipt.isCompacted ? 1 : 0
  },
}

const NAMES: readonly (readonly [kind: ForgottenKind, one: string, many?: string])[] = [
  ['results', 'result'],
  ['findings', 'finding'],
  ['languages', 'result in a language', 'results in a language'],
  ['answers', 'answer of the service', 'answers of the service'],
  ['snapshots', 'page of a brand', 'pages of brands'],
  ['bodies', 'file of a page', 'files of pages'],
  ['screenshots', 'screenshot'],
  ['pictures', 'picture'],
  ['renditions', 'drawn logo'],
  ['pages', 'page or list of pages by its address', 'pages and lists of pages by their address'],
  ['extras', 'products or answers of a batch', 'products and answers of batches'],
  ['tasks', 'call of the background', 'calls of the background'],
  ['deliveries', 'event for a webhook', 'events for webhooks'],
  ['monitors', 'row of a monitor', 'rows of monitors'],
  ['lines', 'line of a list', 'lines of lists'],
  ['corrections', 'correction'],
  ['companies', 'entry of the directory', 'entries of the directory'],
]

function textOf({ domain, forgottenAt, deleted, isCompacted, reason }: Forgotten, db: string): string {
  const rows = NAMES.filter(([kind]) => deleted[kind] > 0).map(
    ([kind, one, many]) => `  ${String(deleted[kind]).padStart(6)} ${noun(deleted[kind], one, many)}\n`,
  )
  const what = rows.length === 0 ? 'nothing was kept of it' : 'deleted'
  return `${safe(domain)} in ${safe(shownDatabase(db))}, ${forgottenAt}: ${what}\n${rows.join('')}${fileOf(isCompacted, reason)}\n`
}

function fileOf(isCompacted: boolean, reason: string | undefined): string {
  if (isCompacted) return 'The file was written anew, without its bytes.'
  if (reason === undefined)
    return 'The file was not written anew; bytes of what was replaced earlier may remain.'
  return `The file could not be written anew (${safe(reason)}): run the command again when nothing else works on it.`
}
