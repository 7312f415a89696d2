import type { CliCommand } from '../command.ts'
import { tell } from '../output.ts'
import { safe } from '../terminal.ts'

/** `blazon prepare` makes the startup snapshot of the processes that read pages. */
export const prepare: CliCommand = {
  name: 'prepare',
  description: 'once after an install: make lookups start faster (40 MB on disk)',
  examples: [['blazon prepare', 'again after an update of blazon or of Node']],
  failure: 'this Node makes none, or nobody may write beside the program',
  async run() {
    const { readerProgram } = await import('../../../readers/index.ts')
    const { makeSnapshot } = await import('../../../processes/index.ts')
    const program = readerProgram()
    tell(`The startup snapshot is made: ${safe(await makeSnapshot(program, program.startup))}\n`)
    return 0
  },
}
