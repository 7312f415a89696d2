/** Recognises parts of a page that are about other products, or belong to the frame of the site. */

import { type Element, isTag } from 'domhandler'
import { OTHER_HEADINGS, OTHER_PRODUCTS } from '../../lexicon/commerce/words.ts'
import { ancestors, foldSpace, nearest, parentOf, select, textOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { isLandmark, regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { headlineElementOf } from './headline.ts'

/** Whether an element is in a list of other products, or the site's frame, and not around the headline. */
export const elsewhereOf = view((snapshot: Snapshot): ((element: Element) => boolean) => {
  const headline = headlineElementOf(snapshot)
  const around = new Set(headline ? [headline, ...ancestors(headline)] : [])
  const others = listsOfOthers(snapshot, around)
  const isWithin = nearest((element: Element): true | undefined => {
    if (around.has(element)) return undefined
    if (others.has(element) || isOfOthers(element)) return true
    const parent = parentOf(element)
    // Other elements have the region of their parent.
    const begins = !parent || around.has(parent) || isLandmark(element)
    return begins && isFrame(element) ? true : undefined
  })
  return (element) => isWithin(element) ?? false
})

/** Whether an element's class or id is for other products. Results are stored by names. */
function isOfOthers({ attribs }: Element): boolean {
  const names = `${attribs.class ?? ''} ${attribs.id ?? ''}`
  if (names.length < 4) return false
  const known = ofOthers.get(names)
  if (known !== undefined) return known
  const is = OTHER_PRODUCTS.test(names)
  if (ofOthers.size > MAX_KNOWN_NAMES) ofOthers.clear()
  ofOthers.set(names, is)
  return is
}

/** The most stored names. They repeat on all pages of a site. */
const MAX_KNOWN_NAMES = 20_000

const ofOthers = new Map<string, boolean>()

function isFrame(element: Element): boolean {
  const region = regionOf(element)
  return region === 'footer' || region === 'nav' || region === 'header'
}

/** Returns the elements below headings such as "You may also like". */
function listsOfOthers(snapshot: Snapshot, around: ReadonlySet<Element>): ReadonlySet<Element> {
  const found = new Set<Element>()
  for (const heading of select(snapshot, 'h2, h3, h4, h5, h6, strong, p, div')) {
    if (!isHeading(heading)) continue
    const text = foldSpace(textOf(heading))
    if (text.length > 60 || !OTHER_HEADINGS.test(text)) continue
    const holder = [...ancestors(heading)].find((above) => textOf(above).length > text.length + 20)
    if (holder && !around.has(holder)) found.add(holder)
    else for (const next of after(heading)) if (!around.has(next)) found.add(next)
  }
  return found
}

function isHeading({ name, attribs }: Element): boolean {
  if (/^h\d$/.test(name)) return true
  const names = attribs.class ?? ''
  return names !== '' && names.length < 200 && /title|heading|headline/i.test(names)
}

/** Yields the elements after a heading, up to the next one of its kind. */
function* after(heading: Element): Generator<Element> {
  for (let next = heading.next; next; next = next.next) {
    if (!isTag(next)) continue
    if (next.name === heading.name && next.attribs.class === heading.attribs.class) return
    yield next
  }
}
