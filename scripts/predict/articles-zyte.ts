import { extractMarkdown, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Adapter } from './adapter.ts'

/** The running text of an article, as the library returns it without pictures. */
export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    const page = foundValue(extractMarkdown(snapshot, { mainContentOnly: true, images: false }))
    return { markdown: page?.markdown ?? null }
  },
}
