import { writeFile } from 'node:fs/promises'
import { createBlazon } from '../blazon.ts'
import { BlazonError } from '../model/errors.ts'
import type { SitePages } from '../model/pages.ts'
import type { CaptureFlags } from './flags.ts'
import { untilInterrupted } from './interrupt.ts'
import { safe } from './terminal.ts'

interface SitemapFlags extends CaptureFlags {
  readonly json?: boolean
  readonly maxLinks?: number
  readonly out?: string
}

/** `blazon sitemap DOMAIN`: one URL a line, or the whole result as JSON; what was read of it goes to stderr. */
export async function sitemapCommand(domain: string, flags: SitemapFlags): Promise<number> {
  const { hosts, proxies, replay, producer } = flags
  const blazon = await createBlazon({
    hosts,
    proxies,
    replay,
    ...(producer ? { options: { producer } } : {}),
  })
  const interrupt = untilInterrupted()
  try {
    const pages = await blazon.sitemap({ domain }, { maxLinks: flags.maxLinks, signal: interrupt.signal })
    const text = flags.json
      ? `${JSON.stringify(pages, null, 2)}\n`
      : pages.urls.map((url) => `${url}\n`).join('')
    if (flags.out === undefined) process.stdout.write(text)
    else await write(flags.out, text)
    process.stderr.write(accountOf(pages))
    return 0
  } finally {
    interrupt.release()
    await blazon.close()
  }
}

async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no reason given'
    throw new BlazonError('storage', `${file} cannot be written (${code}).`, { cause })
  }
}

function accountOf({ domain, urls, source, meta, notes }: SitePages): string {
  const from =
    source === 'sitemap'
      ? `${meta.sitemapsFetched} sitemap(s)`
      : 'the links of its landing page: it has no sitemap'
  const lines = [`${domain}: ${urls.length} page(s) from ${from}`, ...notes.map((note) => `note: ${note}`)]
  return lines.map((line) => `${safe(line)}\n`).join('')
}
