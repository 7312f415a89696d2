import { extractMarkdown, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Adapter } from './adapter.ts'

/** The main content of a page with its pictures, as the library returns it. */
export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    return foundValue(extractMarkdown(snapshot, { mainContentOnly: true })) ?? {}
  },
}
