/** Finds the name of the author in lines such as `By Jo Smith | 1 May`. */

import { BYLINES } from '../../data/languages/bylines.ts'
import { findDate } from '../../formats/text/date.ts'
import { DATE_LABELS } from '../../lexicon/date-labels.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { branches, pattern, words } from '../../lexicon/pattern.ts'
import { selectorOf } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Match } from '../extractor.ts'
import { linesNearHeadline } from './near-headline.ts'

const WRITTEN = inAllLanguages(BYLINES, 'written')
const AFTER_UNCASED = inAllLanguages(BYLINES, 'afterUncased')

/** Matches words before the name of an author. */
export const BY = pattern('iu')`
  ^(?:(?:${WRITTEN}) )?(?:${inAllLanguages(BYLINES, 'by')})[:\s]+|
  ^(?:${WRITTEN}) (?:${inAllLanguages(BYLINES, 'byAfterWritten')})[:\s]+|
  ^(?:${inAllLanguages(BYLINES, 'writers')})[:\s]\s*|
  ^(?:${inAllLanguages(BYLINES, 'authors')})\s?[:：]\s*
`

export const PARTICLES = words('de da dos del della di la le van von der den ter bin al el y e and &')

/** Matches a name: up to five words with capitals, and particles between them. */
export const NAME = pattern('u')`
  ^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:(?:${PARTICLES}) )*\p{Lu}[\p{L}\p{M}.'’-]*){0,4}
`

/** Matches a date and a separator before `by`. */
const DATED = pattern('u')`
  ^.{0,30}?\b(?:19|20)\d\d\b[\s,|•·–—-]+(?:\d{1,2}[:.]\d\d[\s,|•·–—-]+)?(?=\p{Ll}|\p{Lu}\p{Ll}{2,12}:)
`

/**
 * Matches the label of another name, as in `Text: Jo Smith Photos: Lee Wong`. `von` and `di` are left out,
 * because they are also parts of names.
 */
export const NEXT_LABEL = /(?<=\S)\s\p{Lu}[\p{L}/]{2,20}(?:\s?:|\s(?:by|par|por|door|av)\s)/u

const WEEKDAY_AT_END = /[\s,]+(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?\s*$/i

const uncasedName = (scripts: readonly string[], count: number): string => {
  const letters = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{M}ー・·]{1,20}`
  return `${letters}(?: (?!(?:${branches(AFTER_UNCASED)})(?![\\p{L}\\p{M}]))${letters}){0,${count - 1}}`
}

/** Patterns for lines in scripts without capitals, where a name may also be in Latin letters. */
const UNCASED = Object.values(BYLINES).flatMap(({ uncased }) =>
  uncased
    ? {
        label: pattern('u')`^(?:${uncased.labels})\s*`,
        name: new RegExp(`^${uncasedName(uncased.scripts, uncased.words)}`, 'u'),
      }
    : [],
)

const KOREAN_REPORTER = pattern(
  'u',
)`^(?<name>[가-힣]{2,4})\s?(?:${inAllLanguages(BYLINES, 'reporters')})(?![가-힣])`

/** Signs between the parts of a line. */
const SEPARATOR = /\s+[|•·–—]\s+/

/** The name in a line such as `By Jo Smith | 1 May`, `1 May 2021 by Jo Smith` or `News | By Jo Smith`. */
export function nameInByline(line: string): string | undefined {
  const [first = '', ...others] = line.split(SEPARATOR)
  return nameIn(first) ?? others.map(nameIn).find((name) => name?.includes(' '))
}

function nameIn(line: string): string | undefined {
  const text = line.replace(DATED, '')
  if (BY.test(text)) return NAME.exec(withoutDate(text.replace(BY, '')))?.[0]
  const row = UNCASED.find(({ label }) => label.test(text))
  if (!row) return KOREAN_REPORTER.exec(text)?.groups?.name
  const rest = withoutDate(text.replace(row.label, ''))
  return (row.name.exec(rest) ?? NAME.exec(rest))?.[0]
}

/** Cuts a text before a date, with its weekday and label, and before another label. */
function withoutDate(text: string): string {
  const label = text.search(DATE_LABELS)
  const date = findDate(text)?.from ?? -1
  const ends = [label, date, text.search(NEXT_LABEL)].filter((at) => at > 0)
  return text.slice(0, Math.min(text.length, ...ends)).replace(WEEKDAY_AT_END, '')
}

/** Reads lines such as `By Jo Smith | 1 May`. */
export function bylinesIn(snapshot: Snapshot): readonly Match<string>[] {
  return linesNearHeadline(snapshot).flatMap(({ element, text }) => {
    const name = nameInByline(text)
    return name ? [{ value: name, evidence: evidence('text', selectorOf(element), text) }] : []
  })
}
