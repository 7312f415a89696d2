import type { CliCommand } from '../command.ts'
import { type CaptureFlags, engineSettings } from '../flags.ts'
import { captureOptions } from '../options.ts'
import { onNotice, print, printJson, tell } from '../output.ts'
import { control } from '../terminal.ts'

interface EvaluateFlags extends CaptureFlags {
  readonly gold: string
  readonly json?: boolean
  readonly worst?: boolean
}

/**
 * `blazon evaluate --gold FILE`: measures how often the answers are right for the sites of a labelled list.
 */
export const evaluate: CliCommand = {
  name: 'evaluate',
  description: 'how often blazon is right about the sites of a list that you labelled',
  examples: [
    ['blazon evaluate --gold sites.json', 'a table of scores'],
    ['blazon evaluate --gold sites.json --worst', 'and what was wrong'],
  ],
  failure: 'the browser or the list cannot be used',
  options: (command) =>
    captureOptions(command)
      .requiredOption(
        '--gold <file>',
        'the truth: a JSON array of cases, or one a line; docs/accuracy.md shows one',
      )
      .option('--json', 'print scores and results of every site as JSON')
      .option('--worst', 'list the sites with what was not right'),
  async run(flags: EvaluateFlags) {
    const { readNamedFile } = await import('../../../files/named-file.ts')
    const { readGold } = await import('../../../gold/case.ts')
    const { evaluate: scoresOf } = await import('../../../gold/evaluate.ts')
    const { accuracyTable } = await import('../../../gold/table.ts')
    const { createBlazon } = await import('../../../engine/index.ts')
    const { whileOpen } = await import('../engine.ts')
    const cases = readGold(readNamedFile('list', flags.gold))
    const { producer } = flags
    // Results of earlier lookups must not be measured, so the evaluation has no database.
    const blazon = await createBlazon({ ...engineSettings(flags), onNotice })
    const show = (done: number) => {
      if (process.stderr.isTTY) tell(`${control('\r')}${done} of ${cases.length} sites`)
    }
    return whileOpen(blazon, async (_, signal) => {
      const lookup = (domain: string) => blazon.brand({ domain }, { producer, keepSnapshot: false, signal })
      const accuracy = await scoresOf(cases, lookup, show)
      if (process.stderr.isTTY) tell('\n')
      if (flags.json) printJson(accuracy)
      else print(accuracyTable(accuracy, flags))
      return 0
    })
  },
}
