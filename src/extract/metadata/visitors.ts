/** Recognises texts of visitors on a page, and teasers of other pages. */

import type { Element } from 'domhandler'
import { words } from '../../lexicon/pattern.ts'
import { ancestors, parentOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { contentHeadlineOf, lineOf } from './near-headline.ts'

const COMMENTS: ReadonlySet<string> = new Set(words('comment comments commentlist respond disqus'))
/** Types of items, and properties, for texts that reply to the page. */
const REPLY_TYPE = /\b(?:Comment|Answer)\b/
const REPLY_PROPERTY = /^(?:comment|suggestedAnswer|acceptedAnswer)$/

/** Whether an element belongs to a comment or an answer: by the type of an item around it, or by a class. */
export const isInReply = (snapshot: Snapshot, element: Element): boolean => repliesIn(snapshot)(element)

/** Each element is examined once, because texts of visitors may be most of a page. */
const repliesIn = view((snapshot: Snapshot): ((element: Element) => boolean) => {
  const around = aroundHeadline(snapshot)
  const known = new Map<Element, boolean>()
  return (element) => {
    const unknown: Element[] = []
    let found = false
    for (let box: Element | undefined = element; box; box = parentOf(box)) {
      const earlier = known.get(box)
      if (earlier === undefined) unknown.push(box)
      found = earlier ?? (!around.has(box) && isReply(box))
      if (earlier !== undefined || found) break
    }
    for (const box of unknown) known.set(box, found)
    return found
  }
})

function isReply({ name, attribs }: Element): boolean {
  if (name === 'body' || name === 'html') return false
  return (
    REPLY_TYPE.test(attribs.itemtype ?? '') ||
    REPLY_PROPERTY.test(attribs.itemprop ?? '') ||
    wordsOf(`${attribs.class ?? ''} ${attribs.id ?? ''}`).some((word) => COMMENTS.has(word))
  )
}

/** Whether the element stands in a box for one of several pages, apart from the headline of this one. */
export function isInTeaser(snapshot: Snapshot, element: Element): boolean {
  if (!contentHeadlineOf(snapshot)) return false
  const around = aroundHeadline(snapshot)
  const box = [element, ...ancestors(element)].find(
    (one) => !around.has(one) && (one.name === 'article' || one.name === 'li'),
  )
  return box !== undefined && lineOf(box).length > lineOf(element).length + MIN_TEASER_CHARS
}

/** Characters that a teaser has beside the name of its author. An entry in a list of authors has fewer. */
const MIN_TEASER_CHARS = 30

const aroundHeadline = view((snapshot: Snapshot): ReadonlySet<Element> => {
  const headline = contentHeadlineOf(snapshot)
  return new Set(headline ? ancestors(headline) : [])
})
