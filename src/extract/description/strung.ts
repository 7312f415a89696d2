/** Recognises texts that plugins string together from a page where nobody wrote a description. */

import { CUT_OFF } from '../../lexicon/boilerplate.ts'
import { commonplace, isSectionHeading } from '../../lexicon/commonplace.ts'
import { isPageName } from '../../lexicon/page-names/titles.ts'

/** Three or more words in a row, with a capital each where their script has such, without punctuation. */
const RUN = /(?:[\p{Lu}\p{Lo}][\p{L}\p{N}’'&-]*\s+(?:[|•·»›>/–—-]+\s+)?){2,}[\p{Lu}\p{Lo}][\p{L}\p{N}’'&-]*/gu

/** How many labels of a menu have to follow each other; fewer are enough where the text is cut off. */
const MANY = 3
const SOME = 2

/** A label of a menu has at most as many words. */
const MAX_WORDS = 3
/** Only the beginning of a text is read: the menu comes first. In words. */
const MAX_READ = 40

/** Whether a text holds labels of a menu one after the other, as `Home About Services Contact We bake …`. */
export function isStrungTogether(text: string): boolean {
  const enough = CUT_OFF.test(text) ? SOME : MANY
  return [...text.slice(0, 500).matchAll(RUN)].some(([run]) => labelsInRow(run) >= enough)
}

/** The most labels that follow each other in a run of words. */
function labelsInRow(run: string): number {
  const words = run.split(/[\s|•·»›>/–—]+/).slice(0, MAX_READ)
  let [most, row] = [0, 0]
  for (let at = 0; at < words.length; ) {
    const length = labelAt(words, at)
    row = length > 0 ? row + 1 : 0
    most = Math.max(most, row)
    at += length || 1
  }
  return most
}

/** How many words the label has that begins here; 0 for none. */
function labelAt(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ')
    if (isPageName(text) || isSectionHeading(text) || (length > 1 && commonplace(text))) return length
  }
  return 0
}
