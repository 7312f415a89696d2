import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'
import TurndownService from 'turndown'
import { imagesOf } from '../../../src/extract/images/index.ts'
import { markdownOf } from '../../../src/extract/markdown/index.ts'
import { documentOf, htmlOf } from '../../../src/snapshot/dom.ts'
import type { Snapshot } from '../../../src/snapshot/snapshot.ts'

/** A way to read a page with its HTML in memory; `before` is not counted. */
export interface Way {
  readonly name: string
  readonly before?: (snapshot: Snapshot) => unknown
  readonly read: (snapshot: Snapshot) => unknown
}

/** The usual way is first. */
export const WAYS: readonly Way[] = [
  { name: 'Readability, jsdom, turndown', read: usual },
  { name: 'markdown, main content', read: (page) => markdownOf(page, { mainContentOnly: true }) },
  { name: 'markdown, whole page', read: (page) => markdownOf(page) },
  { name: 'images', read: imagesOf },
  { name: 'images, HTML parsed already', before: documentOf, read: imagesOf },
]

/** The usual way to Markdown: Readability in jsdom finds the article, and turndown writes it. */
function usual(snapshot: Snapshot): unknown {
  const { window } = new JSDOM(htmlOf(snapshot), { url: snapshot.url, virtualConsole: new VirtualConsole() })
  const article = new Readability(window.document).parse()
  const text = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' }).turndown(
    article?.content ?? '',
  )
  window.close()
  return text
}
