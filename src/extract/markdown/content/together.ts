import { lengthInLetters } from '../../../lexicon/scripts.ts'
import { wordsOnly } from './reject.ts'

/** A shorter line may be a heading or a teaser, which does not prove that two texts are the same. */
const MIN_LINE_CHARS = 100

/** With fewer lines in common, the article may be a single entry of a list. */
const MIN_SHARED_LINES = 3

/**
 * If more long lines follow each other, they are a separate text, which Readability has left out. Teasers
 * have one or two lines below each title.
 */
const MAX_TEASER_LINES = 2

/** The article must have this share of the long lines between its first and its last line. */
const MIN_INNER_SHARE = 0.9

/**
 * Whether the lines of an article are together in the text of our own rules, with only teasers before and
 * after them. Then everything that Readability left out leads to other pages. If other lines are between the
 * lines of the article, Readability has lost parts of it.
 *
 * The bounds were chosen by reading pages, and not by trying all values. None of the 146 articles of
 * page-types-wcxb and articles-zyte with a result of Readability needs this rule, because their share is
 * already large enough. When only this rule decides, the mean word F1 is 0.9643; when only the share decides,
 * it is 0.9636. The mean hardly changes for 2 to 4 teaser lines and an inner share from 0.5 to 0.9.
 */
export const liesTogether = (article: string, own: string): boolean =>
  isTogether(article, own, MAX_TEASER_LINES)

/**
 * Whether an article has all the prose of our own text, and lacks only short lines: controls, prices and
 * names of other products. An article that is longer than our text repeats text that our rules have removed.
 * On 6 of the pages of page-types-wcxb that are not articles, word F1 is 0.03 to 0.22 higher with such an
 * article; on 3 it is 0.01 to 0.05 lower. A line length from 80 to 150 and an inner share from 0.9 to 1
 * change the result of one page.
 */
export const holdsProse = (article: string, own: string): boolean =>
  article.length <= own.length && isTogether(article, own, 0)

/** Whether the article's lines are together in our text, with at most `maxOuter` long lines outside. */
function isTogether(article: string, own: string, maxOuter: number): boolean {
  const lines = linesOf(article, own)
  const first = lines.findIndex(isShared)
  const last = lines.findLastIndex(isShared)
  if (first < 0) return false
  const inner = lines.slice(first, last + 1).filter(({ isLong }) => isLong)
  const shared = inner.filter(isShared).length
  if (shared < MIN_SHARED_LINES || shared < inner.length * MIN_INNER_SHARE) return false
  return [lines.slice(0, first), lines.slice(last + 1)].every((outer) => longestRun(outer) <= maxOuter)
}

/**
 * Whether our own text has more than teasers before the first line of the article. Then Readability has lost
 * the beginning. This is so on 2 of the 146 articles of `liesTogether`, where word F1 is 0.05 higher with our
 * text.
 */
export function losesBeginning(article: string, own: string): boolean {
  const lines = linesOf(article, own)
  const first = lines.findIndex(isShared)
  return first >= 0 && longestRun(lines.slice(0, first)) > MAX_TEASER_LINES
}

interface Line {
  readonly isLong: boolean
  /** Whether the other text has the same line. */
  readonly isFound: boolean
}

const isShared = ({ isLong, isFound }: Line): boolean => isLong && isFound

function linesOf(article: string, own: string): readonly Line[] {
  const found = new Set(article.split('\n').map(wordsOnly))
  return own
    .split('\n')
    .map(wordsOnly)
    .filter((line) => line !== '')
    .map((line) => ({ isLong: lengthInLetters(line) >= MIN_LINE_CHARS, isFound: found.has(line) }))
}

/** Returns the largest number of long lines in a row. */
function longestRun(lines: readonly Line[]): number {
  let longest = 0
  let run = 0
  for (const { isLong } of lines) {
    run = isLong ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
