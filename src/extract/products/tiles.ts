/** Recognises the tiles of a list of products by their structure. */

import { type Element, isTag } from 'domhandler'
import { amountsIn } from '../../formats/text/amount.ts'
import { oncePer } from '../../model/keyed.ts'
import { ancestors, attribute, select, textOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { headlineElementOf } from './headline.ts'
import { localeOf } from './locale.ts'

/** A tile is at most this many elements above its price, and has at most this many characters. */
const MAX_STEPS = 7
const MAX_CHARS = 500

/**
 * Makes a function that returns whether an element is in one of several similar siblings, each with a link to
 * another page and an amount. Elements around the headline are not tiles.
 */
export const isInTileOf = view((snapshot: Snapshot): ((element: Element) => boolean) => {
  const headline = headlineElementOf(snapshot)
  const around = new Set(headline ? [headline, ...ancestors(headline)] : [])
  const locale = localeOf(snapshot)
  const mayBeTile = oncePer((element: Element) => {
    const text = textOf(element)
    return text.length <= MAX_CHARS && amountsIn(text, locale).length > 0 && leadsAway(snapshot, element)
  })
  return (element) => {
    let steps = 0
    for (const at of [element, ...ancestors(element)]) {
      if (around.has(at) || ++steps > MAX_STEPS) return false
      const alike = siblingsOf(at)
      if (alike.length > 0 && mayBeTile(at) && alike.some(mayBeTile)) return true
    }
    return false
  }
})

/** Returns the element's siblings with the same name and classes. */
function siblingsOf(element: Element): Element[] {
  const { parent, name } = element
  if (!parent) return []
  return parent.children
    .filter(isTag)
    .filter((each) => each !== element && each.name === name && sameClasses(each, element))
    .slice(0, 4)
}

function sameClasses(a: Element, b: Element): boolean {
  const [first] = (a.attribs.class ?? '').trim().split(/\s+/)
  const [second] = (b.attribs.class ?? '').trim().split(/\s+/)
  return first === second
}

/** Whether an element is or contains a link to another page, with a picture, a heading or a name. */
function leadsAway(snapshot: Snapshot, element: Element): boolean {
  const links = element.name === 'a' ? [element] : select(snapshot, 'a[href]', element)
  return links.some((link) => !/^(?:#|javascript:|mailto:|tel:|$)/i.test(attribute(link, 'href') ?? ''))
}
