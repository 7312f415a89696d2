import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { BlazonError } from '../../../model/errors.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { untilInterrupted } from '../interrupt.ts'
import { jsonText, printData, tell } from '../output.ts'
import { safe } from '../terminal.ts'
import { writeFileOrFail } from '../write-file.ts'

interface ParseFlags {
  readonly extension?: string
  readonly url?: string
  readonly links: boolean
  readonly images: boolean
  readonly wholeImages?: boolean
  readonly main?: boolean
  readonly start?: number
  readonly end?: number
  readonly json?: boolean
  readonly out?: string
}

const MAX_PAGE = 1_000_000

/** `blazon parse FILE`: prints a file on disk as Markdown. No network is used. */
export const parse: CliCommand = {
  name: 'parse <file>',
  description: 'a file on disk as Markdown: PDF, docx, xlsx, HTML, CSV, JSON and other texts; no network',
  examples: [
    ['blazon parse report.pdf', 'the text of a PDF'],
    ['blazon parse report.pdf --start 2 --end 5', 'some of its pages'],
    ['blazon parse - --extension csv < prices', 'from standard input'],
  ],
  failure: 'the file is of a type that is not read',
  options: (command) =>
    command
      .option('--extension <ending>', 'its type, such as pdf (default: by its name, else by its bytes)')
      .option('--url <url>', 'where it was, for its relative addresses')
      .option('--main', 'of HTML, the main content alone')
      .option('--no-links', 'texts of links without where they lead')
      .option('--no-images', 'no pictures')
      .option('--whole-images', 'pictures whose address is a data: URL with all their data')
      .option('--start <page>', 'of a PDF, the first page', wholeNumber(1, MAX_PAGE))
      .option('--end <page>', 'of a PDF, the last page', wholeNumber(1, MAX_PAGE))
      .option('--json', 'print type, Markdown and notes as JSON')
      .option('--out <file>', 'write to a file instead of stdout'),
  async run(path: string, { start, end, ...flags }: ParseFlags) {
    const bytes = await bytesOf(path === '-' ? process.stdin : createReadStream(path), path)
    const { createBlazon } = await import('../../../engine/index.ts')
    const blazon = await createBlazon()
    const { signal, release } = untilInterrupted()
    try {
      const found = await blazon.parse(bytes, {
        ...{ extension: flags.extension ?? (await extensionOf(path)), url: flags.url, pdf: { start, end } },
        ...{ mainContentOnly: flags.main, links: flags.links, images: flags.images },
        ...{ shortenBase64Images: !flags.wholeImages, signal },
      })
      const text = flags.json ? jsonText(found, 2) : `${found.markdown}\n`
      if (flags.out === undefined) printData(text)
      else await writeFileOrFail(flags.out, text)
      for (const note of found.notes) tell(`note: ${safe(note)}\n`)
      return 0
    } finally {
      release()
      await blazon.close()
    }
  },
}

/** Returns the ending of the file's name if it names a type. */
async function extensionOf(path: string): Promise<string | undefined> {
  const { EXTENSIONS } = await import('../../../model/document-endings.ts')
  const ending = extname(path).slice(1).toLowerCase()
  return EXTENSIONS.includes(ending) ? ending : undefined
}

/** Reads a file up to one byte beyond the limit. The engine then refuses a longer file. */
async function bytesOf(stream: AsyncIterable<Uint8Array>, name: string): Promise<Uint8Array> {
  const { MAX_FILE_BYTES } = await import('../../../model/limits.ts')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      chunks.push(chunk)
      size += chunk.length
      if (size > MAX_FILE_BYTES) break
    }
  } catch (cause) {
    throw new BlazonError('storage', `${name} cannot be read.`, { cause })
  }
  return Buffer.concat(chunks)
}
