import { latePackage } from '../../model/late-package.ts'
import { htmlOf } from '../dom.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * Gives the page as a W3C DOM to a reader that may change it, so that it is not memoised. No script runs,
 * nothing is loaded or printed, and style sheets, which cost most of the time, are left out. Loading jsdom
 * takes half a second and 30 MB, so it is loaded on first use. Undefined where it is not installed.
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
