import { snapshotFromHtml } from '../../src/snapshot/from-html.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'

/** A page written in a test: what stands in head and body. */
export function pageOf(parts: { head?: string; body?: string; html?: string; url?: string }): Snapshot {
  const { head = '', body = '', html = '<html>', url = 'https://www.acme.example/' } = parts
  return snapshotFromHtml({
    url,
    html: `<!doctype html>${html}<head>${head}</head><body>${body}</body></html>`,
  })
}
