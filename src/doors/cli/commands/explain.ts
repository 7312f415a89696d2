import { shownDatabase } from '../../../model/database-name.ts'
import { BlazonError } from '../../../model/errors.ts'
import type { Store } from '../../../store/index.ts'
import type { CliCommand } from '../command.ts'
import { onDatabase } from '../database.ts'
import type { OwnFlags } from '../flags.ts'
import { BLOBS, DATABASE, OWN_FIELDS } from '../options.ts'
import { print, printJson, tell } from '../output.ts'
import { painterFor } from '../terminal.ts'

interface ExplainFlags extends OwnFlags {
  readonly db: string
  readonly json?: boolean
}

/** `blazon explain DOMAIN FIELD` shows how a value was found. It uses the stored snapshot, and no network. */
export const explain: CliCommand = {
  name: 'explain <domain> <field>',
  description: 'how a field, or a line of the card, came to its value, from the stored snapshot',
  examples: [
    ['blazon explain example.com colors', 'after: blazon example.com'],
    ['blazon explain example.com logos --json', 'every candidate'],
    ['blazon explain example.com contact', 'what the card shows as contact'],
  ],
  failure: 'there is no stored page to explain',
  options: (command) =>
    command
      .option(...DATABASE)
      .option(...BLOBS)
      .option(...OWN_FIELDS)
      .option('--json', 'print the finding with all candidates as JSON'),
  moreHelp: async () => {
    const { fieldsHelp } = await import('../fields.ts')
    return fieldsHelp()
  },
  async run(domain: string, name: string, flags: ExplainFlags) {
    const { parseDomain } = await import('../../../resolve/domain.ts')
    const key = parseDomain(domain, { isMapped: () => true }).domain
    const { fieldsFor, ownFindingsIn } = await import('../own-fields.ts')
    const { own, table } = await fieldsFor(flags)
    const explainIn = async (store: Store) => {
      const { fieldsNamed } = await import('../fields.ts')
      const fields = fieldsNamed(name, table)
      const said = (await store.corrections.correctionsOf(key)).filter(({ field }) =>
        fields.some((one) => one === field),
      )
      const captured = await store.snapshotOf(key)
      if (!captured && said.length === 0)
        throw new BlazonError('not_found', await whyNoSnapshot(store, key, shownDatabase(flags.db)))
      const { findingOf } = await import('../../../paths/corrections.ts')
      const { withPictures } = await import('../../../decoders/with-pictures.ts')
      const { explained, explanationText, notesOf } = await import('../explanation.ts')
      const snapshot = captured && (await withPictures(captured))
      const asked = own.filter((field) => fields.includes(field.name))
      const found = captured ? await ownFindingsIn(captured, asked) : {}
      if (flags.json) {
        printJson(explained(snapshot, fields, found, new Map(said.map((one) => [one.field, findingOf(one)]))))
        if (snapshot) tell(notesOf(snapshot))
        return 0
      }
      const { correctionText } = await import('../corrections.ts')
      const painter = painterFor(process.stdout)
      const texts = fields.map((field) => {
        const correction = said.find((one) => one.field === field)
        const before = correction ? correctionText(correction, captured !== undefined) : ''
        return before + (snapshot ? explanationText(snapshot, field, found, painter) : '')
      })
      print(texts.filter(Boolean).join('\n'))
      return 0
    }
    return onDatabase(flags.db, explainIn, flags)
  },
}

async function whyNoSnapshot(store: Store, domain: string, db: string): Promise<string> {
  const result = await store.resultOf(domain)
  if (!result) return `${db} holds nothing of ${domain}. Look it up first: blazon ${domain} --db ${db}`
  if (result.state === 'failed') return `There is no page of ${domain} to explain: ${result.message}`
  return `${db} holds ${domain} without its page: it was stored with --no-snapshots, or the page was deleted for its age or the size of the database ("blazon status" shows the bounds). Look it up anew: blazon ${domain} --refresh --db ${db}`
}
