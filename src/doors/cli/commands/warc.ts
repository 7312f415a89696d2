import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BlazonError } from '../../../model/errors.ts'
import { OWNER_ONLY } from '../../../model/units.ts'
import type { CliCommand } from '../command.ts'
import { tell } from '../output.ts'
import { notWritten } from '../write-file.ts'

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
    if (out === '-' && process.stdout.isTTY)
      throw new BlazonError('invalid_input', 'A terminal cannot show an archive: name a file with --out.')
    const { loadRecording } = await import('../../../capture/recording/exchanges-file.ts')
    const { warcOf } = await import('../../../capture/recording/warc.ts')
    const recording = await loadRecording(dir)
    const records = Readable.from(warcOf(recording))
    if (out === '-') {
      await pipeline(records, process.stdout, { end: false })
      return 0
    }
    await pipeline(records, createWriteStream(out, { mode: OWNER_ONLY })).catch((thrown: unknown) => {
      throw thrown instanceof BlazonError ? thrown : notWritten(out, thrown)
    })
    tell(`${recording.domain}: ${recording.exchanges.length} exchanges written to ${out}\n`)
    return 0
  },
}
