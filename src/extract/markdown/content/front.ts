import { type Element, isTag } from 'domhandler'
import { lengthInLetters } from '../../../lexicon/scripts.ts'
import { ancestors } from '../../../snapshot/dom.ts'
import { plainTextOf } from '../write/plain.ts'

/** A line of this length is a sentence, so that what holds it may be the beginning of the text. */
const MIN_SENTENCE_CHARS = 100

/**
 * The parts of a page without a main element that stand before its only headline and hold no sentence: its
 * name, menus and breadcrumbs, where no element and no class says what they are. Empty for a page with
 * several headlines, whose first one may be its name.
 */
export function frontOf(
  root: Element,
  headlines: readonly Element[],
  isDropped: (element: Element) => boolean,
): ReadonlySet<Element> {
  const front = new Set<Element>()
  const [headline, another] = headlines.filter(
    (one) => ![one, ...ancestors(one)].some((element) => element !== root && isDropped(element)),
  )
  if (!headline || another) return front
  for (const at of [headline, ...ancestors(headline)]) {
    if (at === root) break
    for (const beside of at.parent?.children ?? []) {
      if (beside === at) break
      if (isTag(beside) && !hasSentence(beside, isDropped)) front.add(beside)
    }
  }
  return front
}

const hasSentence = (element: Element, isDropped: (element: Element) => boolean): boolean =>
  plainTextOf(element, isDropped)
    .split('\n')
    .some((line) => lengthInLetters(line) >= MIN_SENTENCE_CHARS)
