import type { Diagnosis } from '../../model/maintenance.ts'
import { noun } from '../../model/noun.ts'
import type { CliCommand } from '../command.ts'
import { DATABASE } from '../options.ts'
import { print, printJson } from '../output.ts'
import { safe } from '../terminal.ts'

interface DoctorFlags {
  readonly db: string
  readonly fix?: boolean
  readonly json?: boolean
}

/** `blazon doctor FILE`: what is wrong with a database, and with `--fix` what was mended. */
export const doctor: CliCommand = {
  name: 'doctor [file]',
  description: 'look what is wrong with a database; with --fix, mend what can be mended',
  examples: [
    ['blazon doctor brands.db', 'reads all of it and writes nothing'],
    ['blazon doctor brands.db --fix', 'make a backup before'],
  ],
  failure: 'something is wrong and not mended, or the database cannot be read',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--fix', 'mend what can be mended')
      .option('--json', 'print it as JSON'),
  async run(file: string | undefined, { db, fix, json }: DoctorFlags) {
    const { doctor: examine } = await import('../../library/lookups.ts')
    const named = file ?? db
    const diagnosis = await examine(named, { fix })
    if (json) printJson(diagnosis)
    else print(textOf(diagnosis, named, fix))
    return diagnosis.isSound ? 0 : 1
  },
}

function textOf({ schema, complaints }: Diagnosis, db: string, fix = false): string {
  const rows = complaints.map(({ check, message, isMendable, isMended }) => {
    const open = fix ? 'not mended: restore a backup' : 'blazon doctor --fix mends it'
    const what = isMended ? 'mended' : isMendable ? open : 'cannot be mended'
    return `  ${check.padEnd(11)} ${safe(message)} (${what})\n`
  })
  const state =
    complaints.length === 0
      ? 'nothing is wrong'
      : `${complaints.length} ${noun(complaints.length, 'complaint')}`
  return `${safe(db)}: ${state}; its schema is version ${schema.version} of ${schema.latest}\n${rows.join('')}`
}
