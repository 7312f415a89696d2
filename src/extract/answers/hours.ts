/** Finds opening hours in the lines of a page. */

import { ANSWERS } from '../../data/languages/answers.ts'
import { SAYS_CLOSED } from '../../lexicon/closed-words.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { pattern } from '../../lexicon/pattern.ts'

const TIME = String.raw`\d{1,2}(?:\s?[.:：hH時시点]\s?(?:\d\d(?:分|분)?)?)?\s?(?:[ap]\.?\s?m\.?|uhr|h\b)?`
/** Matches a range of times, such as `9:00–18:00`. */
const RANGE = pattern('iu')`
  (?<![\d.,])${TIME}\s?(?:-|–|—|−|~|～|〜|${inAllLanguages(ANSWERS, 'until')})\s?${TIME}(?!\d)
`
const ALL_DAY = /\b24\s?(?:\/\s?7|hours|stunden|h\b)/iu
const ALONE = /^[^\p{L}]*$/u
/** The name of a day, or of several days, is at most this long. */
const MAX_DAY_CHARS = 60
const MAX_LINE_CHARS = 160
/** The hours of a week have at most this many lines: one for the name and one for the hours of each day. */
const MAX_LINES = 14

/** Whether a text has opening hours, or says that something is closed or always open. */
export const saysHours = (text: string) => RANGE.test(text) || ALL_DAY.test(text) || SAYS_CLOSED.test(text)

const isDay = (line: string) => line.length <= MAX_DAY_CHARS && /\p{L}/u.test(line) && !/\d/.test(line)

/**
 * Returns the opening hours in lines of a page. A line with only a day is joined with the hours below it.
 * Lines after the hours are left out. The list is empty where no line has hours.
 */
export function hoursIn(lines: readonly string[]): string[] {
  const found: string[] = []
  let day = ''
  for (const line of lines) {
    if (line.length <= MAX_LINE_CHARS && saysHours(line)) {
      const before = day === '' ? '' : `${day.replace(/(?<!\s)\s*[:：]$/u, '')}: `
      if (ALONE.test(line) && day === '' && found.length > 0) found.push(`${found.pop()}, ${line}`)
      else found.push(`${before}${line}`)
      day = ''
    } else if (isDay(line) && day === '') day = line
    else if (found.length > 0) break
    else day = isDay(line) ? line : ''
    if (found.length === MAX_LINES) break
  }
  return found
}
