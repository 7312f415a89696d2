import { MIB } from '../../../model/units.ts'
import type { CliCommand } from '../command.ts'
import { untilInterrupted } from '../interrupt.ts'
import { DATABASE } from '../options.ts'
import { tell } from '../output.ts'
import { safe } from '../terminal.ts'

/** Time between two lines of progress. */
const EVERY_MS = 2_000

/** `blazon backup FILE --db DB`: a copy of a database, also while others work on it. */
export const backup: CliCommand = {
  name: 'backup <file>',
  description: 'copy a database into a new file, also while a service or a batch works on it',
  examples: [
    ['blazon backup copy.db --db brands.db', 'checked; it replaces no file'],
    ['blazon serve --db copy.db', 'a backup is a database like any other'],
  ],
  failure: 'the database cannot be read, or the file cannot be written',
  options: (command) => command.option(...DATABASE),
  async run(file: string, { db }: { readonly db: string }) {
    const { backup: copy } = await import('../../../library/lookups.ts')
    const interrupt = untilInterrupted('')
    let toldAt = performance.now()
    const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) => {
      if (performance.now() - toldAt < EVERY_MS) return
      toldAt = performance.now()
      tell(`${Math.floor((100 * done) / total)} % of ${megabytes(total)}\n`)
    }
    try {
      const { bytes } = await copy(db, file, { onProgress, signal: interrupt.signal })
      tell(`${safe(db)} copied to ${safe(file)}, ${megabytes(bytes)}; the copy is sound\n`)
      return 0
    } finally {
      interrupt.release()
    }
  },
}

function megabytes(bytes: number): string {
  return `${(bytes / MIB).toFixed(1)} MB`
}
