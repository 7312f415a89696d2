/** Finds the visible dates on which a page was published and last changed. */

import { type Element, isText } from 'domhandler'
import { findDate, parseDate } from '../../formats/text/date.ts'
import { DATE_LABELS } from '../../lexicon/date-labels.ts'
import { words } from '../../lexicon/pattern.ts'
import { ancestors, attribute, foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { langOf } from '../../snapshot/meta.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { thingsOf } from '../../snapshot/structured/structured.ts'
import { visibleText } from '../../snapshot/text.ts'
import { evidence, type Match } from '../extractor.ts'
import { nameInByline } from './bylines.ts'
import { LABEL_CHARS, partsOf, type Role, roleOf } from './date-roles.ts'
import { type Line, lineOf, linesNearHeadline, MAX_LINE_CHARS } from './near-headline.ts'
import type { Reader } from './sources.ts'
import { isInReply } from './visitors.ts'

/** The first and the last day of each event in the structured data. */
const eventDaysOf = view((snapshot: Snapshot): readonly (readonly [first: string, last: string])[] =>
  thingsOf(snapshot)
    .filter(({ types }) => types.some((type) => /(?:Event|Festival)$/.test(type)))
    .flatMap(({ item }) => {
      const [first] = textsOf(item, 'startDate').map((text) => parseDate(text)?.slice(0, 10))
      const [last = first] = textsOf(item, 'endDate').map((text) => parseDate(text)?.slice(0, 10))
      return first && last ? [[first, last] as const] : []
    }),
)

/** Whether a text is the date of an event, and so not the date of the page. */
function isEventDay(snapshot: Snapshot, text: string): boolean {
  const days = eventDaysOf(snapshot)
  const day = days.length > 0 ? parseDate(text, langOf(snapshot))?.slice(0, 10) : undefined
  return day !== undefined && days.some(([first, last]) => day >= first && day <= last)
}

/** Returns an element's date in `datetime`, or in the title of an abbreviation. */
function dateForPrograms(element: Element): string | undefined {
  const title = attribute(element, 'title')
  return attribute(element, 'datetime') ?? (title && parseDate(title) ? title : undefined)
}

/** Reads dates in attributes of the elements that a selector matches. */
const programmed =
  (selector: string): ReaderOfRole =>
  (role) =>
  (snapshot) =>
    select(snapshot, selector).flatMap((element) => {
      const value = dateForPrograms(element)
      return value && roleOf(element) === role ? matchesOf(snapshot, role, element, value) : []
    })

/** A line with a number, split by role. */
interface DatedLine {
  readonly element: Element
  readonly parts: Readonly<Record<Role, string>>
}

const HAS_NUMBER = /\p{Nd}/u

function datedLines(lines: readonly Line[]): readonly DatedLine[] {
  return lines
    .filter(({ text }) => HAS_NUMBER.test(text) && !isSentence(text))
    .map(({ element, text }) => ({ element, parts: partsOf(text, roleOf(element)) }))
}

const ENDS_AS_SENTENCE = /[.!?。！？]["”’»]?$/u
/** Matches words in small letters, except short ones. */
const PLAIN_WORD = /(?<![\p{L}\p{M}])[\p{Ll}\p{Lo}][\p{L}\p{M}]{3,}/gu
const MIN_PLAIN_WORDS = 2

/** Whether a text is a sentence ("On Monday, 3 May 2021, the mayor resigned."), not author and date. */
function isSentence(text: string): boolean {
  if (!ENDS_AS_SENTENCE.test(text) || DATE_LABELS.test(text) || nameInByline(text)) return false
  const date = findDate(text)
  const rest = date ? `${text.slice(0, date.from)} | ${text.slice(date.to)}` : text
  const count = rest.match(PLAIN_WORD)?.length ?? 0
  return count >= (text.endsWith('。') ? 1 : MIN_PLAIN_WORDS)
}

function matchesOf(
  snapshot: Snapshot,
  role: Role,
  element: Element,
  value: string,
): readonly Match<string>[] {
  // A date of change outside of the content belongs to the whole site.
  if (role === 'changed' && !isInContent(element)) return []
  if (isInReply(snapshot, element) || isEventDay(snapshot, value)) return []
  return [{ value, evidence: evidence('text', selectorOf(element), value) }]
}

/** Whether an element is in the content, or in the main element's footer, which is about the page. */
const isInContent = (element: Element): boolean =>
  regionOf(element) === 'main' || [...ancestors(element)].some(({ name }) => name === 'main')

/** Makes a reader for the dates of one role. */
type ReaderOfRole = (role: Role) => Reader

export const times = programmed('time[datetime]')

export const microformats = programmed('.dt-published, .published, .dt-updated, .updated, .modified')

/** A longer text is not a line about the page. */
const MAX_TEXT_CHARS = 200

const DATE_CLASSES = [
  ...words('date publish time posted meta byline submitted').map((name) => `[class*="${name}"]`),
  'time',
]

/** Texts in elements whose classes are for dates or for lines beside the headline. */
const datedTexts = (snapshot: Snapshot): readonly Line[] =>
  select(snapshot, DATE_CLASSES.join()).map((element) => ({
    element,
    text: foldSpace(visibleText(element)).slice(0, MAX_TEXT_CHARS),
  }))

/** Lines that begin with a label of a date, anywhere in the content. */
const linesWithLabels = (snapshot: Snapshot): readonly Line[] =>
  select(snapshot, 'p, span, small, em, time, li, div, td, font').flatMap((element) => {
    const [first] = element.children
    if (!first || !isText(first) || first.data.trimStart().slice(0, LABEL_CHARS).search(DATE_LABELS) !== 0)
      return []
    const text = lineOf(element)
    return text.length <= MAX_LINE_CHARS && regionOf(element) === 'main' ? [{ element, text }] : []
  })

const inLines = (linesOf: (snapshot: Snapshot) => readonly Line[]): ReaderOfRole => {
  const dated = view((snapshot: Snapshot) => datedLines(linesOf(snapshot)))
  return (role) => (snapshot) =>
    dated(snapshot).flatMap(({ element, parts }) =>
      HAS_NUMBER.test(parts[role]) ? matchesOf(snapshot, role, element, parts[role]) : [],
    )
}

export const texts = inLines(datedTexts)
export const linesBelow = inLines(linesNearHeadline)
export const labelledLines = inLines(linesWithLabels)

export const changes = view((snapshot: Snapshot): readonly Match<string>[] =>
  [times, microformats, texts, linesBelow, labelledLines].flatMap((reader) => [
    ...reader('changed')(snapshot),
  ]),
)
