import { createRequire } from 'node:module'
import { htmlOf } from './dom.ts'
import type { Snapshot } from './snapshot.ts'

const require = createRequire(import.meta.url)

/**
 * Lends the page as a W3C DOM to a reader that needs one and may change it. No script runs, nothing is loaded,
 * nothing is printed; style sheets are left out, as they cost most of the time and no reader asks for them.
 *
 * Not memoised: the tree is spoiled by its reader and large. Loading jsdom takes half a second and 30 MB, so it is
 * loaded by the first who asks; by `require`, because readers are synchronous.
 */
export function withDom<T>(snapshot: Snapshot, read: (document: Document) => T): T {
  const html = htmlOf(snapshot).replace(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '')
  const { JSDOM, VirtualConsole } = require('jsdom') as typeof import('jsdom')
  const { window } = new JSDOM(html, { url: snapshot.url, virtualConsole: new VirtualConsole() })
  try {
    return read(window.document)
  } finally {
    window.close()
  }
}
