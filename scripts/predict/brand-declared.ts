import { extractLogos, extractName, extractSocials, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Adapter } from './adapter.ts'

/** The name, the logos and the profiles of a page, as the library returns them and a record reports them. */
export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    return {
      name: foundValue(extractName(snapshot)) ?? null,
      logos: (foundValue(extractLogos(snapshot)) ?? []).map(({ url }) => ({ url })),
      socials: foundValue(extractSocials(snapshot)) ?? [],
    }
  },
}
