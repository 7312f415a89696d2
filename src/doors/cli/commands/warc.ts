import type { CliCommand } from '../command.ts'
import { refuseTerminal, tell } from '../output.ts'
import { writeOut } from '../write-file.ts'

/** `blazon warc DIR --out FILE` writes a saved capture as a WARC file. */
export const warc: CliCommand = {
  name: 'warc <dir>',
  description: 'a saved capture as a WARC file',
  examples: [
    ['blazon warc saved --out site.warc.gz', 'of the folder of a capture'],
    ['blazon warc saved --out - | gzip > a.gz', 'into a pipe'],
  ],
  failure: 'the capture cannot be read, or the file cannot be written',
  options: (command) =>
    command.requiredOption('--out <file>', 'file to write, such as site.warc.gz; - for stdout'),
  async run(dir: string, { out }: { readonly out: string }) {
    const file = out === '-' ? undefined : out
    if (file === undefined) refuseTerminal('an archive')
    const { loadRecording } = await import('../../../capture/recording/exchanges-file.ts')
    const { warcOf } = await import('../../../capture/recording/warc.ts')
    const recording = await loadRecording(dir)
    await writeOut(file, warcOf(recording))
    if (file !== undefined)
      tell(`${recording.domain}: ${recording.exchanges.length} exchanges written to ${file}\n`)
    return 0
  },
}
