import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { loadRecording } from '../capture/recording/folder.ts'
import { warcOf } from '../capture/recording/warc.ts'
import { BlazonError } from '../model/errors.ts'
import { notWritten } from './write-file.ts'

/** `blazon warc DIR --out FILE`. */
export async function warcCommand(dir: string, { out }: { out: string }): Promise<number> {
  const recording = await loadRecording(dir)
  const records = Readable.from(warcOf(recording))
  if (out === '-') {
    await pipeline(records, process.stdout, { end: false })
    return 0
  }
  await pipeline(records, createWriteStream(out)).catch((thrown: unknown) => {
    throw thrown instanceof BlazonError ? thrown : notWritten(out, thrown)
  })
  process.stderr.write(`${recording.domain}: ${recording.exchanges.length} exchanges written to ${out}\n`)
  return 0
}
