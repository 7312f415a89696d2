import { extractors } from '../../src/extract/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/from-html.ts'
import type { Adapter } from './adapters.ts'

export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    return {
      name: foundValue(extractors.name(snapshot)) ?? null,
      logos: (foundValue(extractors.logos(snapshot)) ?? []).map((logo) => ({ url: logo.url })),
      socials: foundValue(extractors.socials(snapshot)) ?? [],
    }
  },
}
