import { extname } from 'node:path'
import { OUT_FLAG } from '../../../calls/doors.ts'
import { MAX_PAGE } from '../../../calls/page-file-params.ts'
import { BlazonError } from '../../../model/errors.ts'
import { MAX_FILE_BYTES } from '../../../model/limits.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { jsonText, onNotice, tell } from '../output.ts'
import { safe } from '../terminal.ts'
import { writeOut } from '../write-file.ts'

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
      .option(...OUT_FLAG),
  async run(path: string, { start, end, ...flags }: ParseFlags) {
    const { bytesOf } = await import('../list.ts')
    const bytes = await bytesOf(path, MAX_FILE_BYTES)
    const { createBlazon } = await import('../../../engine/index.ts')
    const { whileOpen } = await import('../engine.ts')
    const extension = flags.extension ?? (await extensionOf(path))
    const found = await whileOpen(await createBlazon({ onNotice }), (blazon, signal) =>
      blazon.parse(bytes, {
        ...{ extension, url: flags.url, pdf: { start, end }, mainContentOnly: flags.main, signal },
        ...{ links: flags.links, images: flags.images, shortenBase64Images: !flags.wholeImages },
      }),
    ).catch((thrown: unknown) => {
      throw withName(path, thrown)
    })
    await writeOut(flags.out, [flags.json ? jsonText(found, 2) : `${found.markdown}\n`])
    for (const note of found.notes) tell(`note: ${safe(note)}\n`)
    return 0
  },
}

/** Adds the name of the file to the message of an error, unless the user has cancelled the work. */
function withName(path: string, thrown: unknown): unknown {
  if (!(thrown instanceof BlazonError) || thrown.code === 'cancelled') return thrown
  return new BlazonError(thrown.code, `${path}: ${thrown.message}`, { cause: thrown })
}

/** Returns the ending of the file's name if it names a type. */
async function extensionOf(path: string): Promise<string | undefined> {
  const { EXTENSIONS } = await import('../../../model/document-endings.ts')
  const ending = extname(path).slice(1).toLowerCase()
  return EXTENSIONS.includes(ending) ? ending : undefined
}
