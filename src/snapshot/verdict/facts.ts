import type { Element } from 'domhandler'
import { attribute, foldSpace, htmlOf, select, textOf } from '../dom.ts'
import { view } from '../memo.ts'
import { titleOf } from '../meta.ts'
import type { Snapshot } from '../snapshot.ts'
import { visibleTextOf } from '../text.ts'

/** Holds the facts that the rules need. All apostrophes in texts are straight. */
export interface PageFacts {
  readonly snapshot: Snapshot
  readonly status: number
  /** Headers of the document's answer; names are in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Host of the final page. */
  readonly host: string
  readonly title: string
  /** The texts of `h1` and `h2`. */
  readonly headings: readonly string[]
  /** The visible text, one block a line. */
  readonly lines: readonly string[]
  /** The visible text with white space folded. */
  readonly text: string
  /** The markup of the page, cut after 200,000 characters. */
  readonly source: string
  /** The number of links with content that lead somewhere. */
  readonly links: number
  /** The URLs, as written, of everything that the page loads: scripts, frames, pictures, style sheets. */
  readonly loads: readonly string[]
}

const MAX_SOURCE = 200_000

export const factsOf = view((snapshot: Snapshot): PageFacts => {
  const [document] = snapshot.resources
  return {
    snapshot,
    status: snapshot.document.status,
    headers: document?.kind === 'document' ? document.headers : {},
    host: new URL(snapshot.url).hostname,
    title: plain(titleOf(snapshot) ?? ''),
    headings: select(snapshot, 'h1, h2').map((element) => plain(textOf(element))),
    lines: plain(visibleTextOf(snapshot)).split('\n'),
    text: foldSpace(plain(visibleTextOf(snapshot))),
    source: htmlOf(snapshot).slice(0, MAX_SOURCE),
    links: select(snapshot, 'a[href]').filter(leadsSomewhere).length,
    loads: select(snapshot, 'script[src], iframe[src], frame[src], img[src], link[href]').flatMap(
      (element) => attribute(element, 'src') ?? attribute(element, 'href') ?? [],
    ),
  }
})

/** Replaces typographic apostrophes by the straight one, which the rules are written with. */
function plain(text: string): string {
  return text.replace(/[\u2018\u2019]/g, "'")
}

function leadsSomewhere({ attribs, children }: Element): boolean {
  return !/^(#|javascript:|mailto:|tel:)/i.test(attribs.href?.trim() ?? '') && children.length > 0
}
