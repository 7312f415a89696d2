import { CRAWL_RANGES, type CrawledMarkdown } from '../../../model/crawl.ts'
import { noun } from '../../../model/noun.ts'
import { DAY, SECOND } from '../../../model/units.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { EngineFlags } from '../flags.ts'
import { engineOptions, REFRESH } from '../options.ts'
import { jsonText, printData, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface CrawlFlags extends EngineFlags {
  readonly maxPages: number
  readonly depth?: number
  readonly regex?: string
  readonly subdomains?: boolean
  readonly main?: boolean
  readonly images: boolean
  readonly stopAfter?: number
  readonly refresh?: boolean
}

const { maxPages, maxDepth } = CRAWL_RANGES

/**
 * `blazon crawl URL`: prints the pages of a site as Markdown. Each page is a line of JSON, and is printed as
 * soon as it is read.
 */
export const crawl: CliCommand = {
  name: 'crawl <url>',
  description: 'the pages of a site as Markdown, along its links, one a line as JSON',
  examples: [
    ['blazon crawl https://example.com/', 'each page as it is read'],
    ['blazon crawl https://example.com/ --regex /docs/', 'a part of the site'],
  ],
  failure: 'the first page could not be read',
  options: (command) =>
    engineOptions(command)
      .option('--max-pages <n>', 'pages at most', wholeNumber(maxPages.min, maxPages.max), maxPages.byDefault)
      .option('--depth <n>', 'links from the first page at most', wholeNumber(maxDepth.min, maxDepth.max))
      .option('--regex <expression>', 'only pages whose address matches, in the syntax of RE2')
      .option('--subdomains', 'also other hosts of the same domain')
      .option('--main', 'the main content of each page alone')
      .option('--no-images', 'no pictures')
      .option('--stop-after <seconds>', 'read no further page then', wholeNumber(1, DAY / SECOND))
      .option(...REFRESH),
  async run(url: string, flags: CrawlFlags) {
    const { withPages } = await import('../engine.ts')
    const { depth, regex, subdomains, main = false, images, stopAfter = DAY / SECOND, refresh } = flags
    let isFirstRead = true
    const onPage = (page: CrawledMarkdown) => {
      if (page.depth === 0) isFirstRead = page.success
      printData(jsonText(page))
      if (!page.success) tell(`${safe(page.url)}: ${safe(page.why ?? '')}\n`)
    }
    const result = await withPages({ url }, flags, (blazon, signal) =>
      blazon.crawl(
        { url },
        {
          ...{ maxPages: flags.maxPages, maxDepth: depth, urlRegex: regex, followSubdomains: subdomains },
          ...{ mainContentOnly: main, images, stopAfterMs: stopAfter * SECOND, refresh, signal, onPage },
          producer: flags.producer,
        },
      ),
    )
    if (result.state !== 'ok') {
      tell(`${safe(url)}: ${safe(result.message)}\n`)
      return 1
    }
    const { numUrls, numFailed, numSkipped } = result.counts
    tell(`${numUrls} ${noun(numUrls, 'page')}, ${numFailed} of them not read; ${numSkipped} skipped\n`)
    if (result.partial) tell('The time was over before all pages were read.\n')
    for (const note of result.notes) tell(`note: ${safe(note)}\n`)
    return isFirstRead ? 0 : 1
  },
}
