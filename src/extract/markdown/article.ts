import { Readability } from '@mozilla/readability'
import { isPruned } from '../../snapshot/dom.ts'
import { withDom } from '../../snapshot/jsdom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** What Readability makes of a page. Texts are undefined when it has none. */
export interface Article {
  /** HTML of the content, URLs absolute. */
  readonly html: string
  readonly text: string
  readonly title: string | undefined
  readonly byline: string | undefined
  readonly excerpt: string | undefined
  readonly siteName: string | undefined
  readonly lang: string | undefined
  /** As the page writes it. */
  readonly published: string | undefined
}

/** The article of the page by Readability; undefined when it finds none or the page is beyond the limits of `html`. */
export function articleOf(snapshot: Snapshot): Article | undefined {
  if (isPruned(snapshot)) return undefined
  const parsed = withDom(snapshot, (document) =>
    // Classes name the language of code.
    new Readability(document, { keepClasses: true }).parse(),
  )
  if (!parsed?.content) return undefined
  const read = (text: string | null | undefined) => text?.trim() || undefined
  return {
    html: parsed.content,
    text: parsed.textContent?.trim() ?? '',
    title: read(parsed.title),
    byline: read(parsed.byline),
    excerpt: read(parsed.excerpt),
    siteName: read(parsed.siteName),
    lang: read(parsed.lang),
    published: read(parsed.publishedTime),
  }
}
