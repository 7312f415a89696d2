import type { Element } from 'domhandler'
import { foldSpace, select, textOf } from '../../snapshot/dom.ts'
import { isFrontPageOf } from '../../snapshot/front-page.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** A text or alternative text of a link to the home page. */
export interface HomeLabel {
  readonly text: string
  readonly link: PageLink
  /** How likely the link is the logo, 0 to 1. */
  readonly strength: number
}

/** The labels of all links to the home page. Such a link in the header is usually the logo. */
export const homeLabelsOf = view((snapshot: Snapshot): readonly HomeLabel[] =>
  linksOf(snapshot).flatMap((link) => {
    if (!link.text || new URL(link.url).hash.length > 1 || !isFrontPageOf(snapshot, link.url)) return []
    const place = link.region === 'header' || link.region === 'nav' ? 1 : link.region === 'footer' ? 0.8 : 0.6
    const strength = place * (isMark(snapshot, link.element) ? 1 : 0.7)
    return labelsIn(snapshot, link).map((text) => ({ text, link, strength }))
  }),
)

/**
 * Returns the text of a link and of each picture in it. A logo may have the name in its picture and a slogan
 * below, or several pictures for dark and light or wide and narrow screens.
 */
function labelsIn(snapshot: Snapshot, { element, text }: PageLink): string[] {
  const alone = select(snapshot, 'img[alt], svg title', element)
    .map((picture) => foldSpace(picture.attribs.alt ?? textOf(picture)))
    .filter(Boolean)
  return [...new Set(alone.length > 1 && text === alone.join(' ') ? alone : [text, ...alone])]
}

/** Whether a link contains a picture, or has "logo" or "brand" in its class or id. */
function isMark(snapshot: Snapshot, element: Element): boolean {
  return (
    select(snapshot, 'img, svg', element).length > 0 ||
    /logo|brand/i.test(`${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`)
  )
}
