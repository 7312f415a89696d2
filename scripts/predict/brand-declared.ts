import { extractLogos, extractName, extractSocials, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Adapter } from './adapters.ts'

/** Name, logos and profiles as a record has them, in the order of the record. */
export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    return {
      name: foundValue(extractName(snapshot)) ?? null,
      logos: (foundValue(extractLogos(snapshot)) ?? []).map((logo) => ({ url: logo.url })),
      socials: foundValue(extractSocials(snapshot)) ?? [],
    }
  },
}
