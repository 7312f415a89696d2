import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'

/** Makes a page for a test from the content of its head and body. */
export function pageOf(parts: { head?: string; body?: string; html?: string; url?: string }): Snapshot {
  const { head = '', body = '', html = '<html>', url = 'https://www.acme.example/' } = parts
  return snapshotFromHtml({
    url,
    html: `<!doctype html>${html}<head>${head}</head><body>${body}</body></html>`,
  })
}
