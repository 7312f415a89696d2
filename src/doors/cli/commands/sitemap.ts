import { BlazonError } from '../../../model/errors.ts'
import { noun } from '../../../model/noun.ts'
import { DEFAULT_LINKS, MAX_LINKS, type SitePages } from '../../../model/pages.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { EngineFlags } from '../flags.ts'
import { engineOptions, OUT } from '../options.ts'
import { jsonText, printData, tell } from '../output.ts'
import { safe } from '../terminal.ts'
import { writeFileOrFail } from '../write-file.ts'

interface SitemapFlags extends EngineFlags {
  readonly refresh?: boolean
  readonly json?: boolean
  readonly maxLinks?: number
  readonly urlRegex?: string
  readonly out?: string
}

/**
 * `blazon sitemap DOMAIN`: one URL a line, or the whole result as JSON. The sources of the list are named on
 * stderr.
 */
export const sitemap: CliCommand = {
  name: 'sitemap <domain>',
  description: 'the pages of a site: from its sitemaps, else from the links of its landing page',
  examples: [
    ['blazon sitemap example.com', 'one address a line'],
    ["blazon sitemap example.com --url-regex '/blog/'", 'a part of them'],
  ],
  failure: 'the site could not be read',
  options: (command) =>
    engineOptions(command)
      .option('--json', 'print the whole result as JSON')
      .option('--max-links <n>', 'pages at most', wholeNumber(1, MAX_LINKS), DEFAULT_LINKS)
      .option('--url-regex <expression>', 'only pages whose address matches, in the syntax of RE2')
      .option('--refresh', 'list them anew although a fresh list is stored')
      .option(...OUT),
  async run(domain: string, flags: SitemapFlags) {
    const { parseUrlPattern } = await import('../../../formats/crawl/url-pattern.ts')
    const { withPages } = await import('../engine.ts')
    const { maxLinks, refresh, urlRegex } = flags
    // The engine would report the same error only after creating a database.
    const pattern = parseUrlPattern(urlRegex ?? '')
    if ('reason' in pattern) throw new BlazonError('invalid_input', `urlRegex: ${pattern.reason}`)
    return withPages({ domain }, flags, async (blazon, signal) => {
      const pages = await blazon.sitemap({ domain }, { maxLinks, urlRegex, refresh, signal })
      const text = flags.json ? jsonText(pages, 2) : pages.urls.map((url) => `${url}\n`).join('')
      if (flags.out === undefined) printData(text)
      else await writeFileOrFail(flags.out, text)
      tell(accountOf(pages))
      return 0
    })
  },
}

function accountOf({ domain, urls, source, meta, notes }: SitePages): string {
  const from =
    source === 'sitemap'
      ? `${meta.sitemapsFetched} ${noun(meta.sitemapsFetched, 'sitemap')}`
      : 'the links of its landing page: it has no sitemap'
  const lines = [
    `${domain}: ${urls.length} ${noun(urls.length, 'page')} from ${from}`,
    ...notes.map((note) => `note: ${note}`),
  ]
  return lines.map((line) => `${safe(line)}\n`).join('')
}
