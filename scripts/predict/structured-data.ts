import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { itemsOf, SYNTAXES } from '../../src/snapshot/structured/structured.ts'
import type { Adapter } from './adapter.ts'

export const adapter: Adapter = {
  answer({ url = 'https://page.example/', ...one }, read) {
    const syntax = SYNTAXES.find((known) => known === one.syntax)
    return { items: syntax ? itemsOf(snapshotFromHtml({ url, html: read().toString('utf8') }), syntax) : [] }
  },
}
