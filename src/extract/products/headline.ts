/** Finds the heading that names the subject of the page. */

import type { Element } from 'domhandler'
import { fold } from '../../lexicon/page-names/fold.ts'
import { ancestors, attribute, foldSpace, select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText } from '../../snapshot/text.ts'

const MAX_HEADINGS = 40

/** The heading that agrees best with the title of the page; the first one if none does. */
export const headlineElementOf = view((snapshot: Snapshot): Element | undefined => {
  const titles = [metaContent(snapshot, 'og:title', 'twitter:title'), titleOf(snapshot)].flatMap(
    (title) => title ?? [],
  )
  const headings = select(snapshot, 'h1, h2, h3')
    .slice(0, MAX_HEADINGS)
    .flatMap((element) => {
      const text = foldSpace(visibleText(element))
      if (text === '' || text.length > 400) return []
      const agreement = Math.max(0, ...titles.map((title) => likeness(text, title)))
      const order = element.name === 'h1' ? 0.45 : element.name === 'h2' ? 0.1 : 0
      const named = isNamed(element) ? 0.3 : 0
      return [{ element, score: agreement + order + named - (isInDialog(element) ? 1 : 0) }]
    })
  const [best] = headings.sort((a, b) => b.score - a.score)
  return best && best.score > 0.4 ? best.element : undefined
})

/** The text of the element that `headlineElementOf` returns; undefined when the page has no headings. */
export const headlineTextOf = view((snapshot: Snapshot): string | undefined => {
  const element = headlineElementOf(snapshot)
  return element && (foldSpace(visibleText(element)) || undefined)
})

function isNamed(element: Element): boolean {
  const names = `${element.attribs.class ?? ''} ${element.attribs.itemprop ?? ''}`
  return /product[-_]{0,2}(?:title|name)|^\s*name$|\sname$/i.test(names)
}

function isInDialog(element: Element): boolean {
  return [...ancestors(element)].some(
    (above) => attribute(above, 'role') === 'dialog' || /cookie|consent/i.test(above.attribs.id ?? ''),
  )
}

/**
 * Returns how well two names agree, 0 to 1, by the shares of their common words. The share of the shorter
 * name counts more, because titles add the name of the shop.
 */
export function likeness(a: string, b: string): number {
  const [first, second] = [tokensOf(a), tokensOf(b)]
  if (first.size === 0 || second.size === 0) return 0
  const both = [...first].filter((token) => second.has(token)).length
  const [low, high] = [Math.min(first.size, second.size), Math.max(first.size, second.size)]
  return 0.7 * (both / low) + 0.3 * (both / high)
}

function tokensOf(text: string): ReadonlySet<string> {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter(Boolean).slice(0, 60))
}
