/** Reads what links to the home page say. */

import type { Element } from 'domhandler'
import { foldSpace, select, textOf } from '../../snapshot/dom.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isHomeUrl } from './home.ts'

/** A text or alternative text of a link to the home page. */
export interface HomeLabel {
  readonly text: string
  readonly link: PageLink
  /** How sure it is that the link is the mark. */
  readonly strength: number
}

/** What all links to the home page say. In the header such a link is usually the logo. */
export const homeLabelsOf = view((snapshot: Snapshot): readonly HomeLabel[] =>
  linksOf(snapshot).flatMap((link) => {
    if (!link.text || !isHomeUrl(snapshot, link.url)) return []
    const place = link.region === 'header' || link.region === 'nav' ? 1 : link.region === 'footer' ? 0.8 : 0.6
    const strength = place * (isMark(snapshot, link.element) ? 1 : 0.7)
    return labelsIn(snapshot, link).map((text) => ({ text, link, strength }))
  }),
)

/**
 * The text of a link. Where the link holds several pictures with a text each (for dark and light or wide and
 * narrow screens), each text is taken alone.
 */
function labelsIn(snapshot: Snapshot, { element, text }: PageLink): string[] {
  const alone = select(snapshot, 'img[alt], svg title', element)
    .map((picture) => foldSpace(picture.attribs.alt ?? textOf(picture)))
    .filter(Boolean)
  return alone.length > 1 && text === alone.join(' ') ? [...new Set(alone)] : [text]
}

/** Whether a link shows a picture, or has "logo" or "brand" in its class or id. */
function isMark(snapshot: Snapshot, element: Element): boolean {
  return (
    select(snapshot, 'img, svg', element).length > 0 ||
    /logo|brand/i.test(`${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`)
  )
}
