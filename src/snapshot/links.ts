import type { Element } from 'domhandler'
import { absoluteUrl } from '../formats/url.ts'
import { attribute, baseUrlOf, foldSpace, select, textOf } from './dom.ts'
import { view } from './memo.ts'
import { type Region, regionOf } from './region.ts'
import type { Snapshot } from './snapshot.ts'
import { visibleText } from './text.ts'

/** One `<a href>` or `<area href>` that leads to a web page. */
export interface PageLink {
  /** The URL is absolute, with its fragment. */
  readonly url: string
  /** Holds what a reader sees or hears: text, else aria-label, title, image alt; may be empty. */
  readonly text: string
  /** The tokens of `rel` are in lower case. */
  readonly rels: readonly string[]
  readonly region: Region
  readonly element: Element
}

/** This view lists every link of the page, in document order. */
export const linksOf = view((snapshot: Snapshot): readonly PageLink[] =>
  select(snapshot, 'a[href], area[href]').flatMap((element) => {
    const url = absoluteUrl(element.attribs.href, baseUrlOf(snapshot))
    if (!url) return []
    const rels = element.attribs.rel?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
    return [{ url, text: labelOf(snapshot, element), rels, region: regionOf(element), element }]
  }),
)

/** Returns what a reader sees or hears of an element: text, aria-label, alternative text, or title. */
function labelOf(snapshot: Snapshot, element: Element): string {
  return (
    foldSpace(visibleText(element)) ||
    attribute(element, 'aria-label') ||
    foldSpace(altText(snapshot, element)) ||
    attribute(element, 'title') ||
    ''
  )
}

function altText(snapshot: Snapshot, element: Element): string {
  return select(snapshot, 'img[alt], svg title, [aria-label]', element)
    .map((part) => part.attribs.alt ?? attribute(part, 'aria-label') ?? textOf(part))
    .join(' ')
}
