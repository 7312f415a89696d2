import { isAllowed, parseRobots } from '../../src/formats/robots.ts'
import { parseSitemap } from '../../src/formats/sitemap.ts'
import type { Adapter } from './adapters.ts'

export const adapter: Adapter = {
  answer({ url = '', ...one }, read) {
    if (one.kind === 'robots')
      return { allowed: isAllowed(parseRobots(String(one.robotsTxt)), String(one.agent), url) }
    return { urls: parseSitemap(read()).urls }
  },
}
