import { CRAWL_RANGES, type CrawledMarkdown } from '../../../model/crawl.ts'
import { noun } from '../../../model/noun.ts'
import { DAY } from '../../../model/units.ts'
import type { CliCommand } from '../command.ts'
import { type CrawlingFlags, crawled, crawlingOptions, tellRead } from '../crawling.ts'
import { jsonText, printData, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface CrawlFlags extends CrawlingFlags {
  readonly regex?: string
  readonly main?: boolean
  readonly images: boolean
}

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
    crawlingOptions(command, { ...CRAWL_RANGES, stopAfterMs: { max: DAY } })
      .option('--regex <expression>', 'only pages whose address matches, in the syntax of RE2')
      .option('--main', 'the main content of each page alone')
      .option('--no-images', 'no pictures'),
  async run(url: string, flags: CrawlFlags) {
    const { regex: urlRegex, main: mainContentOnly = false, images } = flags
    let isFirstRead = true
    const onPage = (page: CrawledMarkdown) => {
      if (page.depth === 0) isFirstRead = page.success
      printData(jsonText(page))
      if (!page.success) tell(`${safe(page.url)}: ${safe(page.why ?? '')}\n`)
    }
    const result = await crawled(url, flags, (blazon, handle, request) =>
      blazon.crawl(handle, { ...request, urlRegex, mainContentOnly, images, onPage }),
    )
    tellRead(url, result, ({ counts: { numUrls, numFailed, numSkipped } }) => [
      `${numUrls} ${noun(numUrls, 'page')}, ${numFailed} of them not read; ${numSkipped} skipped`,
    ])
    return result.state === 'ok' && isFirstRead ? 0 : 1
  },
}
