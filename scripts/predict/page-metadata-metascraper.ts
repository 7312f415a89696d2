import { metadata } from '../../src/extract/metadata/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import type { Adapter } from './adapters.ts'

export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const { modified, ...page } =
      foundValue(metadata(snapshotFromHtml({ url, html: read().toString('utf8') }))) ?? {}
    // The date of the corpus is that of the last change of the text, or else of its publication.
    const date = modified ?? page.date
    return date ? { ...page, date } : page
  },
}
