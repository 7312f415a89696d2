/** Finds the days on which a page was published and last changed in what its visitors see. */

import { type AnyNode, type Element, isTag, isText } from 'domhandler'
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
import { paragraphsOf, visibleText } from '../../snapshot/text.ts'
import { evidence, type Match } from '../extractor.ts'
import { type Line, lineOf, linesNearHeadline, MAX_LINE_CHARS } from './near-headline.ts'
import type { Reader } from './sources.ts'
import { isInReply } from './visitors.ts'

/** What happened on a day: the page was published, it was changed, or something else took place. */
type Role = 'published' | 'changed' | 'other'

/** All words in a text that say what happened on a day. */
const LABELS = new RegExp(DATE_LABELS, 'giu')

const roleOfLabel = ({ groups }: RegExpExecArray): Role =>
  groups?.changed || groups?.sign ? 'changed' : 'published'

/** The part of a text about one role; what stands before the first label is about `first`. */
function partOf(text: string, role: Role, first: Role): string {
  let from = 0
  let current = first
  const parts: string[] = []
  for (const label of text.matchAll(LABELS)) {
    if (current === role) parts.push(text.slice(from, label.index))
    current = roleOfLabel(label)
    from = label.index + label[0].length
  }
  if (current === role) parts.push(text.slice(from))
  return foldSpace(parts.join(' | '))
}

/** A label stands directly before its date; so many characters of what is before it are read. */
const LABEL_CHARS = 60
/** A preposition and a sign stand between a label and its date. */
const AFTER_LABEL = /^[^\d]{0,15}$/u

/** What the words directly before an element say: `Last updated on <b><time>…`. */
function roleBefore(element: Element): Role | undefined {
  const before = textBefore(element)
  const label = [...before.matchAll(LABELS)].at(-1)
  if (!label || !AFTER_LABEL.test(before.slice(label.index + label[0].length))) return undefined
  return roleOfLabel(label)
}

function textBefore(element: Element): string {
  for (let at: Element | null = element, level = 0; at && level < 3; level++) {
    for (let beside: AnyNode | null = at.prev; beside; beside = beside.prev) {
      const text = isText(beside) ? foldSpace(beside.data) : isTag(beside) ? lineOf(beside) : ''
      if (text !== '') return text.slice(-LABEL_CHARS)
    }
    at = at.parent && isTag(at.parent) ? at.parent : null
  }
  return ''
}

const PUBLISHED_CLASSES: ReadonlySet<string> = new Set(
  words('published pubdate dt-published entry-date post-date date'),
)
const CHANGED_CLASSES: ReadonlySet<string> = new Set(
  words('updated modified dt-updated last-updated last-modified'),
)
/** Classes of the time of an event, and of boxes about one. */
const EVENT_CLASS = /(?:^|[\s_-])(?:dt-?start|dt-?end|events?)(?:$|[\s_A-Z-])/
const MAX_EVENT_LEVELS = 3

/**
 * What happened on the day in an element, by its properties, its classes and the words before it. Themes
 * write `updated` beside `entry-date` for the only date that they show, which is that of publication.
 */
function roleOf(element: Element): Role {
  const property = attribute(element, 'itemprop') ?? ''
  if (/datePublished|dateCreated|uploadDate/.test(property)) return 'published'
  if (/dateModified/.test(property)) return 'changed'
  if (/Date|Time|^valid/.test(property) || isOfEvent(element)) return 'other'
  const classes = words(attribute(element, 'class') ?? '')
  const isPublished = classes.some((name) => PUBLISHED_CLASSES.has(name))
  if (!isPublished && classes.some((name) => CHANGED_CLASSES.has(name))) return 'changed'
  return roleBefore(element) ?? 'published'
}

function isOfEvent(element: Element): boolean {
  let level = 0
  for (const box of [element, ...ancestors(element)]) {
    if (level++ > MAX_EVENT_LEVELS || /^(?:article|main|body)$/.test(box.name)) return false
    if (EVENT_CLASS.test(box.attribs.class ?? '')) return true
  }
  return false
}

/** The days of the events that the page states, each from its first day to its last. */
const eventDaysOf = view((snapshot: Snapshot): readonly (readonly [first: string, last: string])[] =>
  thingsOf(snapshot)
    .filter(({ types }) => types.some((type) => /(?:Event|Festival)$/.test(type)))
    .flatMap(({ item }) => {
      const [first] = textsOf(item, 'startDate').map((text) => parseDate(text)?.slice(0, 10))
      const [last = first] = textsOf(item, 'endDate').map((text) => parseDate(text)?.slice(0, 10))
      return first && last ? [[first, last] as const] : []
    }),
)

/** Whether a text names a day of an event, which is none of the page. */
function isEventDay(snapshot: Snapshot, text: string): boolean {
  const days = eventDaysOf(snapshot)
  const day = days.length > 0 ? parseDate(text, langOf(snapshot))?.slice(0, 10) : undefined
  return day !== undefined && days.some(([first, last]) => day >= first && day <= last)
}

/** The date that an element has for programs: an abbreviation has it in its title. */
function dateForPrograms(element: Element): string | undefined {
  const title = attribute(element, 'title')
  return attribute(element, 'datetime') ?? (title && parseDate(title) ? title : undefined)
}

/** Dates for programs in elements of a selector. */
const programmed =
  (selector: string): ReaderOfRole =>
  (role) =>
  (snapshot) =>
    select(snapshot, selector).flatMap((element) => {
      const value = dateForPrograms(element)
      return value && roleOf(element) === role ? matchesOf(snapshot, role, element, value) : []
    })

/** The part of texts that is about a role. */
function inTexts(snapshot: Snapshot, role: Role, lines: readonly Line[]): readonly Match<string>[] {
  return lines.flatMap(({ element, text }) => {
    if (!/\p{Nd}/u.test(text)) return []
    const value = partOf(text, role, roleOf(element))
    return /\p{Nd}/u.test(value) ? matchesOf(snapshot, role, element, value) : []
  })
}

function matchesOf(
  snapshot: Snapshot,
  role: Role,
  element: Element,
  value: string,
): readonly Match<string>[] {
  // What changed outside of the content is the site.
  if (role === 'changed' && !isInContent(element)) return []
  if (isInReply(snapshot, element) || isEventDay(snapshot, value)) return []
  return [{ value, evidence: evidence('text', selectorOf(element), value) }]
}

/** The footer of the main element is about the page, unlike that of the site. */
const isInContent = (element: Element): boolean =>
  regionOf(element) === 'main' || [...ancestors(element)].some(({ name }) => name === 'main')

/** A reader for the days on which the page was published, or changed. */
type ReaderOfRole = (role: Role) => Reader

export const times = programmed('time[datetime]')

export const microformats = programmed('.dt-published, .published, .dt-updated, .updated, .modified')

/** A longer text is no line about the page. */
const MAX_TEXT_CHARS = 200

const DATE_CLASSES = [
  ...words('date publish time posted meta byline submitted').map((name) => `[class*="${name}"]`),
  'time',
]

/** Texts in elements whose classes speak of dates, or of what stands beside the headline. */
const datedTexts = view((snapshot: Snapshot): readonly Line[] =>
  select(snapshot, DATE_CLASSES.join()).map((element) => ({
    element,
    text: foldSpace(visibleText(element)).slice(0, MAX_TEXT_CHARS),
  })),
)

/** Lines that begin with a word for what happened, wherever they stand in the content. */
const linesWithLabels = view((snapshot: Snapshot): readonly Line[] =>
  select(snapshot, 'p, span, small, em, time, li').flatMap((element) => {
    const [first] = element.children
    if (!first || !isText(first) || first.data.trimStart().slice(0, LABEL_CHARS).search(DATE_LABELS) !== 0)
      return []
    const text = lineOf(element)
    return text.length <= MAX_LINE_CHARS && regionOf(element) === 'main' ? [{ element, text }] : []
  }),
)

const inLines =
  (linesOf: (snapshot: Snapshot) => readonly Line[]): ReaderOfRole =>
  (role) =>
  (snapshot) =>
    inTexts(snapshot, role, linesOf(snapshot))

export const texts = inLines(datedTexts)
export const linesBelow = inLines(linesNearHeadline)
export const labelledLines = inLines(linesWithLabels)

/** All that visitors see of the last change, in the content of the page. */
export const changes = view((snapshot: Snapshot): readonly Match<string>[] =>
  [times, microformats, texts, linesBelow, labelledLines].flatMap((reader) => [
    ...reader('changed')(snapshot),
  ]),
)

/**
 * What stands before the date of a press release, its place, and after it, a dash or the name of a wire. In
 * brackets behind a name it is the day of a birth: `Mario Rossi (Roma, 3 maggio 1995 – …`.
 */
const PLACE = /^[(【]?\p{L}[^\d.!?;:()]{1,50}[,–—-]\s*(?:le|den|am|il|a)?\s*$/u
const AFTER_DATELINE = /^\.?\s?(?:[-–—/(:】]|\.-)/u
const MAX_PARAGRAPHS = 3
/** There are no older pages, so what happened before it is what the text tells. */
const FIRST_PAGES = '1990'

/**
 * Dates in the first words of the text, as press releases have them: `BOSTON, Sept. 14, 2023 /PRNewswire/`.
 */
export function datelines(snapshot: Snapshot): readonly Match<string>[] {
  return paragraphsOf(snapshot)
    .filter(({ element }) => regionOf(element) === 'main')
    .slice(0, MAX_PARAGRAPHS)
    .flatMap(({ element, text }) => {
      const found = findDate(text, langOf(snapshot))
      if (!found || found.date < FIRST_PAGES || isEventDay(snapshot, found.date)) return []
      if (!PLACE.test(text.slice(0, found.from)) || !AFTER_DATELINE.test(text.slice(found.to))) return []
      return [{ value: found.date, evidence: evidence('text', selectorOf(element), text) }]
    })
}
