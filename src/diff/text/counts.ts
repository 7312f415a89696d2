/** Finds counts of visitors and of what they do. */

import { amountsIn } from '../../formats/text/amount.ts'
import {
  ABLE,
  COUNT_CJK,
  COUNTED,
  COUNTED_CJK,
  FORUMS,
  LIKED,
  LIMITS,
  MEMBERS,
  ONLINE,
  OR_MORE,
  PEOPLE,
  PER,
  PERIODS,
  POSTS,
  PRESENT_KINDS,
  REACTED,
  READ,
  READ_BY,
  REGULAR,
  REGULARLY,
  SHARED,
  SINCE,
  SOLD,
  THREADS,
  TIMES,
  VISITOR_CJK,
  WATCHING,
  WATCHING_CJK,
  WRITTEN,
} from '../../lexicon/count-words.ts'
import { TODAY, YESTERDAY } from '../../lexicon/noise-words.ts'
import { branches, pattern, wholeText } from '../../lexicon/pattern.ts'
import { END, NUMBER, START } from './marks.ts'

/** Matches what ends a statement. */
const STOP = String.raw`(?=\s?(?:$|[.,;·•|)]))`

/** Matches what goes on with another label and its number: `Likes 903 Shares 412`. */
const LABEL_BEHIND = String.raw`(?=\)?\s[^\p{N}\n]{1,24}\s?\(?\d)`

/** Matches the beginning of a verb for what has happened, and not for what happens regularly. */
const DONE = String.raw`${START}(?<!${START}(?:${branches(REGULAR)})\s)`

/** Faces and hearts by which visitors react to a text. */
const FACES = '\\u{1F600}-\\u{1F64F}\\u{1F493}-\\u{1F49F}\\u{1F90D}-\\u{1F90E}\\u{1F970}-\\u{1F97A}👏'

/** Matches what is before a limit in scripts without spaces: so many each month, or at most. */
const NO_LIMIT = '(?<![每毎可월月最][^\\n]{0,6})'

/** The patterns of counts. */
export const COUNTS: readonly RegExp[] = [
  pattern('giu')`(?:${NUMBER}\s(?:of|out of|von|sur|de|su|van|z|av|af|из)\s)?
    ${NUMBER}\s{0,2}(?:${PEOPLE})${END}(?=[^\n,;.!?]{0,60}(?:${START}(?:${WATCHING}|${REACTED})${END}|${WATCHING_CJK}))`,
  pattern('giu')`${NUMBER}\s{0,2}(?:${COUNTED})${END}`,
  pattern('giu')`${NUMBER}\s(?:${TIMES})\s(?:${READ})${END}(?!\s(?:${REGULAR})${END})`,
  pattern('giu')`${DONE}(?:${READ})\s(?:${TIMES}\s)?${NUMBER}\s(?:${TIMES})${END}`,
  pattern(
    'giu',
  )`${START}(?:${COUNTED})(?:\s\p{L}{2,9}(?=\s?[:：])|\s(?:number|n[ro]\.|n[º°]|n[úuù]m[eé]ro|nummer|№))?
      \s{0,2}[:：]?\s{0,2}\(?${NUMBER}\)?`,
  pattern(
    'giu',
  )`(?<=${START}(?:${ONLINE})(?:\s\p{L}{2,9})?\s?[:：]\s?(?:${NUMBER}\s?(?:${PEOPLE})?(?:,|\s\p{L}{1,3})\s)?)
      ${NUMBER}(?:\s?(?:${PEOPLE})${END}|${STOP})`,
  pattern('gu')`(?:${COUNTED_CJK})(?:(?:${COUNT_CJK})\s?[:：]?|\s?[:：])\s?${NUMBER}\s?[次回人位名件명회건]?`,
  pattern('gu')`${NO_LIMIT}(?:${COUNTED_CJK})\s?(?=\d{3}|\d{1,3},\d{3}|[\d.]{1,6}[万萬千만천])${NUMBER}`,
  pattern(
    'gu',
  )`${NUMBER}\s?(?:人次|[次回人位名件명회건个個]|(?<=[万萬千만천]))\s?[のがも이가]?\s?(?:${COUNTED_CJK})`,
  pattern('gu')`第\s?${NUMBER}\s?[位个個名]\s?(?:${VISITOR_CJK})`,
  pattern('giu')`[♥❤♡👍👎👁💬🔁]\ufe0f?\s{0,2}${NUMBER}|${NUMBER}\s{0,2}[♥❤♡👍👎👁💬🔁]`,
  pattern('giu')`[${FACES}]\s{0,2}${NUMBER}(?:${STOP}|(?=\s?\p{Extended_Pictographic}))`,
  pattern('giu')`[★☆⭐]\s{0,2}(?=\d{2}|\d[\d.,]{0,5}\s?[km])${NUMBER}`,
  pattern('giu')`${DONE}(?:${READ_BY})\s(?:by|von|par|por|da|door|av|af|przez)\s${NUMBER}
    (?:\s?(?:${PEOPLE})${END}|${STOP})`,
  pattern('giu')`${START}(?:${LIKED})\s?[:：]?\s?\(?${NUMBER}(?:${STOP}|${LABEL_BEHIND})`,
  pattern('giu')`${NUMBER}\s(?:${LIKED})${STOP}`,
  pattern('giu')`${START}(?:${MEMBERS})\s?[:：]?\s?${NUMBER}${STOP}`,
  pattern('giu')`${START}(?:${WRITTEN})\s?[:：]\s?${NUMBER}`,
  pattern('giu')`(?:^|[·|•(]\s?)${NUMBER}\s(?:${SOLD})${STOP}`,
  pattern('giu')`${START}(?:${COUNTED})\s(?:${SINCE})\s[\p{L}\d. ]{2,20}\s?[:：]\s?${NUMBER}`,
]

/** Whether a line is only a number, which may be the count for the line beside it. */
export const isNumber = (line: string): boolean => ALONE.test(line)
const ALONE = new RegExp(`^\\(?${NUMBER}\\)?$`, 'iu')

/** Whether a line only has the word of a count. */
export const isCounted = (line: string): boolean => COUNT_LINE.test(line)
const COUNT_LINE = wholeText([
  new RegExp(pattern('iu')`(?:${COUNTED}|(?:${COUNTED_CJK})(?:${COUNT_CJK})?)\s{0,2}[:：]?`.source),
  new RegExp(
    pattern('iu')`(?:\p{L}{1,12}\s){0,3}(?:${COUNTED})\s(?:number|n[ro]\.?|nº|n°|№)\s?[:：]?`.source,
  ),
])

/** Matches what a counter of visitors says of a day, as a whole number. */
const OF_DAY = pattern('giu')`(?<=(?:^|[\s|·,;])(?:${TODAY}|${YESTERDAY})\s?[:：]?\s?)
  (?:\d{1,3}(?:[.,\s]\d{3})+|\d{1,7})(?=\s?(?:$|[|·,;]|(?:${TODAY}|${YESTERDAY})${END}))`
const OF_VISITORS = pattern('iu')`${START}(?:${COUNTED}|${ONLINE})${END}|${COUNTED_CJK}`

/**
 * Replaces the numbers of a counter in a line: those of today and of yesterday, in lines beside each other.
 * `around` are some lines before and behind it, of which one speaks of visitors.
 */
export function withoutDayCounts(line: string, around: readonly string[]): string {
  if (line.search(OF_DAY) === -1) return line
  const days = around.reduce((sum, each) => sum + (each.match(OF_DAY)?.length ?? 0), 0)
  return days > 1 && around.some((each) => OF_VISITORS.test(each)) ? line.replace(OF_DAY, '⟨count⟩') : line
}

/** Whether a cell is the head of a column with the threads or the posts of a forum. */
export const isThreads = (cell: string): boolean => THREAD_CELL.test(cell)
export const isPosts = (cell: string): boolean => POST_CELL.test(cell)
export const isForums = (cell: string): boolean => FORUM_CELL.test(cell)
const [THREAD_CELL, POST_CELL, FORUM_CELL] = [wholeText(THREADS), wholeText(POSTS), wholeText(FORUMS)]

const COUNT_ALONE = pattern('gu')`(?<=^|[·•]\s)[^\p{L}\p{N}\s]\ufe0f?\s?${NUMBER}(?=$|\s[·•])`
const SHARES = pattern('giu')`${START}(?:${SHARED})\s?[:：]?\s?\(?${NUMBER}(?:${STOP}|${LABEL_BEHIND})`
const KINDS = pattern('giu')`${NUMBER}\s(?:${PRESENT_KINDS})${END}`
const FORUM_SUMS = pattern('giu')`${START}(?:${THREADS}|${POSTS})\s?[:：]?\s?${NUMBER}${STOP}`
const GUESTS = pattern('giu')`${NUMBER}\s(?:${PEOPLE})${END}`

/** A forum says the number of its threads and that of its posts. */
const LEAST_SUMS = 2

/**
 * Replaces what is a count only beside another one in the same line: a number with a sign alone
 * (`▶ 12 303 · ♥ 618`), that of a button for sharing, the threads and posts of a forum, and kinds of people
 * there. `key` is a line in which the other counts are replaced.
 */
export function withNeighbours(key: string): string {
  if (!key.includes('⟨count⟩') || amountsIn(key).length > 0) return key
  const shared = key.replace(COUNT_ALONE, '⟨count⟩').replace(SHARES, '⟨count⟩')
  if (LEAST_SUMS <= (shared.match(FORUM_SUMS)?.length ?? 0)) return shared.replace(FORUM_SUMS, '⟨count⟩')
  return shared.search(KINDS) === -1 ? shared : shared.replace(KINDS, '⟨count⟩').replace(GUESTS, '⟨count⟩')
}

const LIMIT_BEFORE = pattern('iu')`${START}(?:${LIMITS})\s?:?\s?$|${START}(?:${ABLE})\s(?:[^.!?;:·|]*\s)?$`
const PER_TIME_AFTER = pattern('iu')`^\s?(?:(?:\/|(?:${PER})\s)\s?(?:${PERIODS})|(?:${REGULARLY}))${END}`
/** Matches what follows a limit: `or more`, or what it is for, such as `per room`. */
const LIMIT_AFTER = pattern('iu')`^\s?(?:${OR_MORE})|^\s?(?:per|pro|par|por)\s(?!(?:${PERIODS})${END})\p{L}`
/** Matches round numbers, such as those of tariffs: 500, 10,000, 25k. */
const ROUND = /^\D*[1-9]\d?(?:[.,'’\s]?0{3}|0)*(?![.,'’\s]?\d)/u

/** Whether what stands before a number makes it a limit. */
export const isBehindLimit = (before: string): boolean => LIMIT_BEFORE.test(before)

/** Whether a count is a limit, such as one of a tariff, by what stands before and after it. */
export function isLimit(before: string, count: string, after: string): boolean {
  if (LIMIT_BEFORE.test(before) || LIMIT_AFTER.test(after)) return true
  return PER_TIME_AFTER.test(after) && ROUND.test(count)
}
