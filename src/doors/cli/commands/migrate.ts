import type { MigrateProgress, Migration } from '../../../model/maintenance.ts'
import { noun } from '../../../model/noun.ts'
import type { CliCommand } from '../command.ts'
import { blobsIn, type OwnFlags } from '../flags.ts'
import { untilInterrupted } from '../interrupt.ts'
import { BLOBS } from '../options.ts'
import { print, printJson, tell } from '../output.ts'
import { safe } from '../terminal.ts'

/** Time between two lines of progress. */
const EVERY_MS = 2_000

interface MigrateFlags extends OwnFlags {
  readonly toBlobs?: string
  readonly json?: boolean
}

/** `blazon migrate FROM TO`: copies a whole database into another one, from SQLite to PostgreSQL or back. */
export const migrate: CliCommand = {
  name: 'migrate <from> <to>',
  description: 'copy a database into a new one, from SQLite to PostgreSQL or back',
  examples: [
    ['blazon migrate brands.db postgres://user@host/name', 'end services before'],
    ['blazon migrate postgres://user@host/name brands.db', 'and back'],
  ],
  failure: 'a database is in use, a database fails, or the copy differs',
  options: (command) =>
    command
      .option(...BLOBS)
      .option('--to-blobs <place>', 'another place for those of the new database; database: its own rows')
      .option('--json', 'print the rows and the hash of each table as JSON'),
  async run(from: string, to: string, { json, toBlobs, configured }: MigrateFlags) {
    const { migrate: copy } = await import('../../../library/lookups.ts')
    const interrupt = untilInterrupted('ending: the same command continues the copy')
    try {
      const made = await copy(from, to, {
        ...{ blobs: blobsIn(configured), toBlobs, onProgress: nowAndThen(), signal: interrupt.signal },
      })
      if (json) printJson(made)
      else print(textOf(made))
      return 0
    } finally {
      interrupt.release()
    }
  },
}

/** Returns a function that prints the progress, at most every two seconds. */
function nowAndThen(): (progress: MigrateProgress) => void {
  let toldAt = performance.now()
  return ({ stage, table, done, total }) => {
    if (performance.now() - toldAt < EVERY_MS) return
    toldAt = performance.now()
    const percent = Math.floor((100 * done) / Math.max(1, total))
    tell(`${stage} ${table}: ${counted(done)} of ${counted(total)} rows, ${percent} %\n`)
  }
}

const counted = (rows: number) => rows.toLocaleString('en-US')

function textOf({ from, to, rows, tables }: Migration): string {
  const filled = tables.filter((table) => table.rows > 0)
  const lines = filled.map(({ table, rows: each }) => `  ${counted(each).padStart(11)}  ${table}\n`)
  const summary = `${counted(rows)} ${noun(rows, 'row')} of ${counted(filled.length)} ${noun(filled.length, 'table')}`
  return `${safe(from)} copied to ${safe(to)}: ${summary}, equal in both\n${lines.join('')}`
}
