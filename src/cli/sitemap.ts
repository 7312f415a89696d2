import { NO_PATTERN, parseUrlPattern } from '../formats/url-pattern.ts'
import { BlazonError } from '../model/errors.ts'
import type { SitePages } from '../model/pages.ts'
import { withPages } from './engine.ts'
import type { EngineFlags } from './flags.ts'
import { safe } from './terminal.ts'
import { writeFileOrFail } from './write-file.ts'

interface SitemapFlags extends EngineFlags {
  readonly refresh?: boolean
  readonly json?: boolean
  readonly maxLinks?: number
  readonly urlRegex?: string
  readonly out?: string
}

/** `blazon sitemap DOMAIN`: one URL a line, or the whole result as JSON; what was read of it goes to stderr. */
export async function sitemapCommand(domain: string, flags: SitemapFlags): Promise<number> {
  const { maxLinks, refresh } = flags
  const urlRegex = flags.urlRegex === undefined ? undefined : parseUrlPattern(flags.urlRegex)
  if (flags.urlRegex !== undefined && !urlRegex)
    throw new BlazonError('invalid_input', `--url-regex ${flags.urlRegex}: ${NO_PATTERN}`)
  return withPages({ domain }, flags, async (blazon, signal) => {
    const pages = await blazon.sitemap({ domain }, { maxLinks, urlRegex, refresh, signal })
    const text = flags.json
      ? `${JSON.stringify(pages, null, 2)}\n`
      : pages.urls.map((url) => `${url}\n`).join('')
    if (flags.out === undefined) process.stdout.write(text)
    else await writeFileOrFail(flags.out, text)
    process.stderr.write(accountOf(pages))
    return 0
  })
}

function accountOf({ domain, urls, source, meta, notes }: SitePages): string {
  const from =
    source === 'sitemap'
      ? `${meta.sitemapsFetched} sitemap(s)`
      : 'the links of its landing page: it has no sitemap'
  const lines = [`${domain}: ${urls.length} page(s) from ${from}`, ...notes.map((note) => `note: ${note}`)]
  return lines.map((line) => `${safe(line)}\n`).join('')
}
