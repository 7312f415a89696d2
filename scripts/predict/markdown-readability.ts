import { markdownOf } from '../../src/extract/markdown/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import type { Adapter } from './adapters.ts'

export const adapter: Adapter = {
  answer({ url = 'https://page.example/' }, read) {
    return (
      foundValue(
        markdownOf(snapshotFromHtml({ url, html: read().toString('utf8') }), { mainContentOnly: true }),
      ) ?? {}
    )
  },
}
