import { JSON_FLAG } from '../../../calls/doors.ts'
import type { ProcessUser } from '../../../model/activity.ts'
import type { Diagnosis } from '../../../model/maintenance.ts'
import { noun } from '../../../model/noun.ts'
import { DEFAULTS } from '../../../model/options.ts'
import { SECOND } from '../../../model/units.ts'
import type { CliCommand } from '../command.ts'
import { blobsIn, type OwnFlags } from '../flags.ts'
import { BLOBS, DATABASE } from '../options.ts'
import { print, printJson } from '../output.ts'
import { safe } from '../terminal.ts'

interface DoctorFlags extends OwnFlags {
  readonly db: string
  readonly fix?: boolean
  readonly json?: boolean
}

/**
 * `blazon doctor FILE`: the problems of a database, and with `--fix` the repairs. It also reports whether the
 * processes that read pages run as root on this machine.
 */
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
      .option(...BLOBS)
      .option('--fix', 'mend what can be mended')
      .option(...JSON_FLAG),
  async run(file: string | undefined, { db, fix, json, configured }: DoctorFlags) {
    const { doctor: examine } = await import('../../../library/lookups.ts')
    const named = file ?? db
    const diagnosis = await examine(named, { fix, blobs: blobsIn(configured) })
    const processUser = await userOfReaders()
    if (json) printJson({ ...diagnosis, processUser })
    else print(textOf(diagnosis, named, fix) + (processUser === 'root' ? AS_ROOT : ''))
    return diagnosis.isSound ? 0 : 1
  },
}

const AS_ROOT =
  'The processes that read pages run as root on this machine, so that a page which takes one over is root: run blazon as another user, or install it and Node where every user may read them (docs/installation.md).\n'

/**
 * Returns the user of the processes that read pages. Starts such a process when the user is not known yet.
 */
async function userOfReaders(): Promise<ProcessUser> {
  const { createDecoders } = await import('../../../decoders/index.ts')
  const { createReaders } = await import('../../../readers/index.ts')
  const decoders = createDecoders()
  const readers = createReaders(DEFAULTS, decoders)
  if (readers.activity().user === 'untried')
    await readers.reader.listed({ urls: [], lacking: NOTHING }, AbortSignal.timeout(MAX_START_MS))
  await readers.close()
  return readers.activity().user
}

const MAX_START_MS = 30 * SECOND
const NOTHING = { lacks: [], url: 'http://localhost/', lang: undefined }

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
