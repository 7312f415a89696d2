/** Decides by the markup and the words before a date whether it is the date of publication or of a change. */

import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { DATE_LABELS } from '../../lexicon/date-labels.ts'
import { foldedMonth, monthNamed } from '../../lexicon/month-names.ts'
import { wholeText, words } from '../../lexicon/pattern.ts'
import { WEEKDAY_FIRST } from '../../lexicon/weekday-names.ts'
import { ancestors, attribute, foldSpace } from '../../snapshot/dom.ts'
import { lineOf } from './near-headline.ts'

/** What happened on a date: the page was published, it was changed, or something else took place. */
export type Role = 'published' | 'changed' | 'other'

/** Matches all labels of dates in a text. */
const LABELS = new RegExp(DATE_LABELS, 'giu')

const roleOfLabel = ({ groups }: RegExpExecArray): Role =>
  groups?.changed || groups?.sign ? 'changed' : 'published'

/** Matches a participle that may belong to the next noun, as in `Updated schedule for 3 May`. */
const ATTRIBUTIVE = /^(?:updated?|modified|reviewed|revised|changed|edited)$/i
const NEXT_WORD = /^ (\p{L}{4,})(?: |, ?)/u
/**
 * If one of these words follows the participle, the date belongs to the page. Names of days and months mean
 * the same.
 */
const OF_A_PAGE = wholeText(words('online today date time'))

/** Whether a label belongs to the noun after it and not to the page. */
function isOfAThing(label: string, rest: string): boolean {
  const word = ATTRIBUTIVE.test(label) ? (NEXT_WORD.exec(rest)?.[1] ?? '') : ''
  if (word === '' || OF_A_PAGE.test(word) || WEEKDAY_FIRST.test(word)) return false
  return monthNamed(foldedMonth(word), 'en') === undefined
}

/** Splits a text into its parts for each role. The text before the first label has the role `first`. */
export function partsOf(text: string, first: Role): Readonly<Record<Role, string>> {
  const parts: Record<Role, string[]> = { published: [], changed: [], other: [] }
  let from = 0
  let role = first
  for (const label of text.matchAll(LABELS)) {
    parts[role].push(text.slice(from, label.index))
    from = label.index + label[0].length
    role = isOfAThing(label[0], text.slice(from)) ? 'other' : roleOfLabel(label)
  }
  parts[role].push(text.slice(from))
  const joined = (role: Role) => foldSpace(parts[role].join(' | '))
  return { published: joined('published'), changed: joined('changed'), other: joined('other') }
}

/** A label is directly before its date, so only this many characters are read. */
export const LABEL_CHARS = 60
/** Matches a preposition and a sign between a label and its date. */
const AFTER_LABEL = /^[^\d]{0,15}$/u

/** Returns the role by the words directly before an element: `Last updated on <b><time>…`. */
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
/** Matches classes of the time of an event, and of boxes for an event. */
const EVENT_CLASS = /(?:^|[\s_-])(?:dt-?start|dt-?end|events?)(?:$|[\s_A-Z-])/
const MAX_EVENT_LEVELS = 3

/**
 * Returns the role of the date in an element by its properties, its classes and the words before it. Themes
 * write `updated` beside `entry-date` for their only date, which is the date of publication.
 */
export function roleOf(element: Element): Role {
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
