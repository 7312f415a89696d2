import { extractMetadata, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Adapter } from './adapter.ts'

export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    const { modified, ...page } = foundValue(extractMetadata(snapshot)) ?? {}
    // The date of the corpus is that of the last change of the text, or else of its publication.
    const date = modified ?? page.date
    return date ? { ...page, date } : page
  },
}
