import { Readable } from 'node:stream'
import { readSitemap } from '../../src/capture/crawl/sitemap-file.ts'
import { isAllowed, parseRobots, rulesFor } from '../../src/formats/crawl/robots.ts'
import { parsedUrl } from '../../src/formats/url.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import type { Adapter } from './adapter.ts'

export const adapter: Adapter = {
  async answer({ url = '', ...one }, read) {
    if (one.kind === 'robots')
      return { allowed: isAllowed(rulesFor(parseRobots(String(one.robotsTxt)), String(one.agent)), url) }
    return { urls: await locationsOf(read()) }
  },
}

async function locationsOf(file: Buffer): Promise<string[]> {
  const { maxUrlChars, maxSitemapBytes } = DEFAULTS.crawl
  const urls = new Set<string>()
  const take = (location: string) => {
    if (location.length <= maxUrlChars && parsedUrl(location)) urls.add(location)
    return true
  }
  await readSitemap(Readable.from([file]), { take, maxBytes: maxSitemapBytes })
  return [...urls]
}
