import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'
import TurndownService from 'turndown'
import { imagesOf } from '../../src/extract/images/index.ts'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { documentOf, htmlOf } from '../../src/snapshot/dom.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { median, spent } from './cost.ts'
import { table } from './table.ts'

/** The usual way to Markdown: an article by Readability in jsdom, written by turndown. */
function usual(snapshot: Snapshot): unknown {
  const { window } = new JSDOM(htmlOf(snapshot), { url: snapshot.url, virtualConsole: new VirtualConsole() })
  const article = new Readability(window.document).parse()
  const text = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' }).turndown(
    article?.content ?? '',
  )
  window.close()
  return text
}

/** Ways to read a page with its HTML in memory; `before` is not counted. */
const WAYS: readonly {
  readonly name: string
  readonly before?: (snapshot: Snapshot) => unknown
  readonly read: (snapshot: Snapshot) => unknown
}[] = [
  { name: 'Readability, jsdom, turndown', read: usual },
  { name: 'markdown, main content', read: (page) => markdownOf(page, { mainContentOnly: true }) },
  { name: 'markdown, whole page', read: (page) => markdownOf(page) },
  { name: 'images', read: imagesOf },
  { name: 'images, HTML parsed already', before: documentOf, read: imagesOf },
]

/** Pages a second of one processor, each page anew: nothing of it is remembered from the round before. */
export function printReading(snapshots: readonly Snapshot[], rounds: number): void {
  const times = WAYS.map(() => [] as number[])
  for (let round = 0; round <= rounds; round++) {
    for (const [at, { before, read }] of WAYS.entries()) {
      const pages = snapshots.map((snapshot) => ({ ...snapshot }))
      for (const page of pages) before?.(page)
      const ms = spent(() => pages.forEach((page) => void read(page)))
      // The first round warms up.
      if (round > 0) times[at]?.push(ms / pages.length)
    }
  }
  const [base = 1] = times.map(median)
  const rows = WAYS.map(({ name }, at) => {
    const ms = median(times[at] ?? [])
    return { way: name, 'ms a page': ms, 'pages a second': 1000 / ms, 'times the first': base / ms }
  })
  process.stdout.write(`${snapshots.length} pages, processor time, median of ${rounds}\n${table(rows)}\n`)
}
