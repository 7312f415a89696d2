import { Readable } from 'node:stream'
import { CRAWL } from '../../src/capture/bounds.ts'
import { readSitemap } from '../../src/capture/crawl/sitemap-file.ts'
import { isAllowed, parseRobots, rulesFor } from '../../src/formats/crawl/robots.ts'
import { parsedUrl } from '../../src/formats/url.ts'
import { MAX_URL_CHARS } from '../../src/model/limits.ts'
import type { Adapter } from './adapter.ts'

export const adapter: Adapter = {
  async answer({ url = '', ...one }, read) {
    if (one.kind === 'robots')
      return { allowed: isAllowed(rulesFor(parseRobots(String(one.robotsTxt)), String(one.agent)), url) }
    return { urls: await locationsOf(read()) }
  },
}

async function locationsOf(file: Buffer): Promise<string[]> {
  const urls = new Set<string>()
  const take = (location: string) => {
    if (location.length <= MAX_URL_CHARS && parsedUrl(location)) urls.add(location)
    return true
  }
  await readSitemap(Readable.from([file]), { take, maxBytes: CRAWL.maxSitemapBytes })
  return [...urls]
}
