import { markdownOf } from '../../src/extract/markdown/index.ts'
import { metadata } from '../../src/extract/metadata/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/from-html.ts'
import type { Adapter } from './adapters.ts'

export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const snapshot = snapshotFromHtml({ url, html: read().toString('utf8') })
    const page = foundValue(markdownOf(snapshot, { mainContentOnly: true }))
    const { title, author, date } = foundValue(metadata(snapshot)) ?? {}
    return {
      text: page?.text ?? null,
      title: title ?? page?.title ?? null,
      author: author ?? page?.byline ?? null,
      date: date ?? null,
    }
  },
}
