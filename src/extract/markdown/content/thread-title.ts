import type { Element } from 'domhandler'
import { textContent, uniqueSort } from 'domutils'
import { ancestors, select } from '../../../snapshot/dom.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import type { Weight } from './blocks.ts'
import { titlesOf } from './lead.ts'
import { wordsOnly } from './reject.ts'

/** A longer headline is not a title. */
const MAX_TITLE_CHARS = 300

const MAX_HEADLINES = 10

/**
 * Returns the title of a forum thread: the last headline before the first post. A headline of the second
 * level is the title when the page's title repeats it; then the headline of the first level is the forum's
 * name. Undefined when a post's own element has a headline.
 */
export function threadTitle(
  snapshot: Snapshot,
  roots: readonly Element[],
  weightOf: (element: Element) => Weight,
  isClutter: (element: Element) => boolean,
): Element | undefined {
  const [first] = roots
  if (!first) return undefined
  const holders = new Set([...roots, ...roots.flatMap((root) => [...ancestors(root)])])
  // An ancestor of the posts contains the content, so it is never clutter, whatever its class is.
  const isLeftOut = (element: Element) => !holders.has(element) && isClutter(element)
  const isTitle = (headline: Element) => {
    const { chars } = weightOf(headline)
    return chars > 0 && chars <= MAX_TITLE_CHARS && ![headline, ...ancestors(headline)].some(isLeftOut)
  }
  const titles = titlesOf(snapshot)
  const headlines = ['h1', 'h2']
    .flatMap((level) => select(snapshot, level).slice(0, MAX_HEADLINES))
    .filter((headline) => headline.name === 'h1' || titles.has(wordsOnly(textContent(headline))))
    .filter(isTitle)
  const inRoots = new Set(roots)
  if (headlines.some((headline) => [...ancestors(headline)].some((around) => inRoots.has(around))))
    return undefined
  const inOrder = uniqueSort([...headlines, first])
  return inOrder[inOrder.indexOf(first) - 1]
}
