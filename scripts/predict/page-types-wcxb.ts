import { extractMarkdown, extractMetadata, snapshotFromHtml } from '../../src/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { Adapter } from './adapter.ts'

/** The main content of a page of any kind, as the library returns it without pictures, and its metadata. */
export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    const page = foundValue(extractMarkdown(snapshot, { mainContentOnly: true, images: false }))
    const { title, author, date } = foundValue(extractMetadata(snapshot)) ?? {}
    return {
      markdown: page?.markdown ?? null,
      title: title ?? page?.title ?? null,
      author: author ?? page?.byline ?? null,
      date: date ?? null,
    }
  },
}
