import { type MarkdownOptions, MIN_CHUNK_CHARS } from '../../../model/scrape.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { pageOptions } from '../options.ts'
import { jsonText } from '../output.ts'
import { type PageFlags, pageCommand } from '../page-command.ts'

interface MarkdownFlags extends PageFlags {
  readonly main?: boolean
  readonly links: boolean
  readonly images: boolean
  readonly wholeImages?: boolean
  readonly frontMatter?: boolean
  readonly chunks?: number
}

const MAX_CHUNK_CHARS = 10_000_000

/** `blazon markdown URL`: the text, or with `--chunks` its parts as JSON, one a line. */
export const markdown: CliCommand = {
  name: 'markdown <page>',
  description: 'a page as GitHub-flavoured Markdown',
  examples: [
    ['blazon markdown https://example.com/', 'the whole page'],
    ['blazon markdown https://example.com/ --main', 'its main content'],
    ['blazon markdown page.html --chunks 2000', 'in parts, as JSON'],
  ],
  failure: 'the page could not be read',
  options: (command) =>
    pageOptions(command)
      .option('--main', 'the main content alone')
      .option('--no-links', 'texts of links without where they lead')
      .option('--no-images', 'no pictures')
      .option('--whole-images', 'pictures whose address is a data: URL with all their data')
      .option('--front-matter', 'begin with title, author, date, language and site, as YAML')
      .option(
        '--chunks <n>',
        'parts of so many characters at most, one a line as JSON',
        wholeNumber(MIN_CHUNK_CHARS, MAX_CHUNK_CHARS),
      ),
  run(where: string, flags: MarkdownFlags) {
    const options: MarkdownOptions = {
      mainContentOnly: flags.main === true,
      links: flags.links,
      images: flags.images,
      shortenBase64Images: flags.wholeImages !== true,
      frontMatter: flags.frontMatter === true,
      chunks: flags.chunks,
    }
    const { refresh } = flags
    return pageCommand<'markdown'>(where, flags, {
      reading: { kind: 'markdown', options },
      live: (blazon, signal) => blazon.markdown({ url: where }, { ...options, refresh, signal }),
      text: (page) =>
        page.chunks ? page.chunks.map((chunk) => jsonText(chunk)).join('') : `${page.markdown}\n`,
    })
  },
}
