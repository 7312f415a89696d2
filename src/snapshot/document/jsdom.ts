import { latePackage } from '../../model/late-package.ts'
import { htmlOf } from '../dom.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * Gives the page as a W3C DOM to a reader that needs one and may change it. No script runs, nothing is loaded
 * and nothing is printed. Style sheets are left out, as they cost most of the time and no reader needs them.
 *
 * The result is not memoised, because the tree is large and its reader changes it. Loading jsdom takes half a
 * second and 30 MB, so it is loaded on first use. Undefined where jsdom is not installed.
 */
export function withDom<T>(snapshot: Snapshot, read: (document: Document) => T): T | undefined {
  const jsdom = latePackage<typeof import('jsdom')>('jsdom')
  if (!jsdom) return undefined
  const { JSDOM, VirtualConsole } = jsdom
  const html = htmlOf(snapshot).replace(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '')
  const { window } = new JSDOM(html, { url: snapshot.url, virtualConsole: new VirtualConsole() })
  try {
    return read(window.document)
  } finally {
    window.close()
  }
}
