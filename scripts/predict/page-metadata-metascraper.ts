import { metadata } from '../../src/extract/metadata/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/from-html.ts'
import type { Adapter } from './adapters.ts'

export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    const { modified, ...page } =
      foundValue(metadata(snapshotFromHtml({ url, html: read().toString('utf8') }))) ?? {}
    // The set's date is that of the text as it stands: when it was last changed, and else when it came out.
    const date = modified ?? page.date
    return date ? { ...page, date } : page
  },
}
