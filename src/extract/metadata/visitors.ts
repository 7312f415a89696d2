/** Recognises texts of visitors on a page, and teasers of other pages. */

import type { Element } from 'domhandler'
import { words } from '../../lexicon/pattern.ts'
import { ancestors, nearest } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { contentHeadlineOf, lineOf } from './near-headline.ts'

const COMMENTS: ReadonlySet<string> = new Set(words('comment comments commentlist respond disqus'))
/** Types of items, and properties, of replies to the page. */
const REPLY_TYPE = /\b(?:Comment|Answer)\b/
const REPLY_PROPERTY = /^(?:comment|suggestedAnswer|acceptedAnswer)$/

/** Whether an element belongs to a comment or an answer: by the type of an item around it, or by a class. */
export const isInReply = (snapshot: Snapshot, element: Element): boolean =>
  repliesIn(snapshot)(element) ?? false

const repliesIn = view((snapshot: Snapshot) => {
  const around = aroundHeadline(snapshot)
  return nearest((box) => (!around.has(box) && isReply(box) ? true : undefined))
})

function isReply({ name, attribs }: Element): boolean {
  if (name === 'body' || name === 'html') return false
  return (
    REPLY_TYPE.test(attribs.itemtype ?? '') ||
    REPLY_PROPERTY.test(attribs.itemprop ?? '') ||
    wordsOf(`${attribs.class ?? ''} ${attribs.id ?? ''}`).some((word) => COMMENTS.has(word))
  )
}

/**
 * Whether an element is in a teaser: an `article` or list item without the page's headline and with more
 * text.
 */
export function isInTeaser(snapshot: Snapshot, element: Element): boolean {
  if (!contentHeadlineOf(snapshot)) return false
  const around = aroundHeadline(snapshot)
  const box = [element, ...ancestors(element)].find(
    (one) => !around.has(one) && (one.name === 'article' || one.name === 'li'),
  )
  return box !== undefined && lineOf(box).length > lineOf(element).length + MIN_TEASER_CHARS
}

/** A teaser has this many characters besides its author's name; an entry in a list of authors has fewer. */
const MIN_TEASER_CHARS = 30

const aroundHeadline = view((snapshot: Snapshot): ReadonlySet<Element> => {
  const headline = contentHeadlineOf(snapshot)
  return new Set(headline ? ancestors(headline) : [])
})
