/** Tells what visitors wrote on a page, and what belongs to teasers of other pages. */

import type { Element } from 'domhandler'
import { words } from '../../lexicon/pattern.ts'
import { ancestors } from '../../snapshot/dom.ts'
import { wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { contentHeadlineOf, lineOf } from './near-headline.ts'

const COMMENTS: ReadonlySet<string> = new Set(words('comment comments commentlist respond disqus'))
/** Types of items, and properties, of what is written in reply to the page. */
const REPLY_TYPE = /\b(?:Comment|Answer)\b/
const REPLY_PROPERTY = /^(?:comment|suggestedAnswer|acceptedAnswer)$/

/** Whether an element belongs to a comment or an answer: by the type of the item around it, or by a class. */
export function isInReply(snapshot: Snapshot, element: Element): boolean {
  return boxesWithoutHeadline(snapshot, element).some(
    ({ attribs }) =>
      REPLY_TYPE.test(attribs.itemtype ?? '') ||
      REPLY_PROPERTY.test(attribs.itemprop ?? '') ||
      wordsOf(`${attribs.class ?? ''} ${attribs.id ?? ''}`).some((word) => COMMENTS.has(word)),
  )
}

/** Whether the element stands in a box for one of several pages, apart from the headline of this one. */
export function isInTeaser(snapshot: Snapshot, element: Element): boolean {
  if (!contentHeadlineOf(snapshot)) return false
  const box = boxesWithoutHeadline(snapshot, element).find(({ name }) => name === 'article' || name === 'li')
  return box !== undefined && lineOf(box).length > lineOf(element).length + MIN_TEASER_CHARS
}

/** Characters that a teaser has beside the name of its author. An entry in a list of authors has fewer. */
const MIN_TEASER_CHARS = 30

function boxesWithoutHeadline(snapshot: Snapshot, element: Element): readonly Element[] {
  const headline = contentHeadlineOf(snapshot)
  const around = new Set(headline ? ancestors(headline) : [])
  return [element, ...ancestors(element)].filter(
    (box) => !around.has(box) && box.name !== 'body' && box.name !== 'html',
  )
}
