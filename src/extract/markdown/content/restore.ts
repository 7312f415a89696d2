import { cloneNode, type Element } from 'domhandler'
import { append, prepend } from 'domutils'
import { addTo, oncePer } from '../../../model/keyed.ts'
import { ancestors, parentOf } from '../../../snapshot/dom.ts'
import { isMostlyLinks, weigh } from './blocks.ts'
import { type BothLines, isSentence, type Line, PARTS } from './lines.ts'

/** Two lines with this many words in common, in sequence, say the same. */
const RUN_WORDS = 6

const HEADING = /^h[2-6]$/

/** Elements whose children are lines of their own, and behind which a restored line stands. */
const GROUPS: ReadonlySet<string> = new Set('ul ol dl table thead tbody tfoot tr'.split(' '))

/**
 * Puts back into an article, from our own content, the parts of its middle that Readability lost: sentences,
 * headings, lines of a kind of which the article has others, and lists beside its sentences. Everything
 * between two sentences of an article belongs to it. A part before the first or behind the last sentence may
 * lead elsewhere, except for lists, and for headings and lines of such a kind that stand before another line
 * that both have. The tree of the article is changed.
 */
export function restoreLost(lines: BothLines): void {
  const [article, own] = [lines.article, lines.own].map((all) => all.filter(({ isAside }) => !isAside))
  if (!article || !own) return
  const found = new Map(article.map(({ words, element }) => [words, element]))
  restoreLists(own, found)
  const isShared = (line: Line) => isSentence(line) && found.has(line.words)
  const [first, last] = [own.findIndex(isShared), own.findLastIndex(isShared)]
  const isSame = ({ words }: Line) => found.has(words)
  const inner = own.slice(
    first < 0 ? Math.max(own.findIndex(isSame), 0) : first,
    own.findLastIndex(isSame) + 1,
  )
  const lost = lostOf(inner, last - first, article)
  const ends = new Map<Element, Element>()
  let group: Element | undefined
  for (const line of lost.size > 0 ? inner : []) {
    const element = found.get(line.words)
    if (element) group = groupOf(element)
    else if (group && lost.has(line)) {
      const copy = cloneNode(line.element, true)
      if (PARTS.has(copy.name)) copy.name = 'p'
      append(ends.get(group) ?? group, copy)
      ends.set(group, copy)
    }
  }
}

/** Puts back the lists that stand beside sentences of the article. */
function restoreLists(own: readonly Line[], found: ReadonlyMap<string, Element>): void {
  for (const { list, beside, isBefore } of lostLists(own, ({ words }) => found.has(words), isLink)) {
    const element = found.get(beside.words)
    const put = isBefore ? prepend : append
    if (element) put(groupOf(element), cloneNode(list, true))
  }
}

/**
 * The lines that the article lost: sentences before its last one, headings, and lines of a kind of which it
 * has others. A heading is lost when the line behind it is found, or is lost itself, and the line before it
 * is found exactly once, so that its place is certain. Before the last sentence the line before it need not
 * be found, unless the heading is a single word without an id, which may be the label of a box.
 */
function lostOf(lines: readonly Line[], lastSentence: number, article: readonly Line[]): ReadonlySet<Line> {
  const times = new Map<string, number>()
  for (const { words } of article) times.set(words, (times.get(words) ?? 0) + 1)
  const runs = new Set([...times.keys()].flatMap(runsOf))
  const lost = new Set<Line>()
  const alike = amongLikes(lines, ({ words }) => times.has(words))
  let isBeforeKept = false
  for (const [at, line] of [...lines.entries()].reverse()) {
    const isFound = times.has(line.words)
    const isAfterKept = times.get(lines[at - 1]?.words ?? '') === 1
    const isTold = line.words.includes(' ') || line.element.attribs.id !== undefined
    const isHeading =
      isBeforeKept && HEADING.test(line.element.name) && (isAfterKept || (isTold && at < lastSentence))
    const isText = isHeading || (at < lastSentence && isSentence(line))
    const isWanted = (isText && !isLink(line)) || (alike.has(line) && !isWhollyLink(line))
    if (!isFound && isWanted && !isInAnotherForm(line, runs)) lost.add(line)
    isBeforeKept = isFound || lost.has(line)
  }
  return lost
}

/** Whether the beginning or the end of a line is in the article: it then has the line, in another form. */
function isInAnotherForm({ words }: Line, runs: ReadonlySet<string>): boolean {
  const own = runsOf(words)
  return [own[0], own.at(-1)].some((run) => run !== undefined && runs.has(run))
}

/** All sequences in a text that are long enough to be no accident. */
function runsOf(text: string): string[] {
  const words = text.split(' ')
  return words.slice(RUN_WORDS - 1).map((_, at) => words.slice(at, at + RUN_WORDS).join(' '))
}

/** Whether a line leads to other pages. A link to a place of the page itself does not. */
function isLink({ element }: Line): boolean {
  const weight = weigh(element, isWithinPage)(element)
  return weight.chars > 0 && isMostlyLinks(weight)
}

/** Whether a line has nothing but links to other pages. */
function isWhollyLink({ element }: Line): boolean {
  const { chars, linkChars } = weigh(element, isWithinPage)(element)
  return linkChars >= chars
}

const isWithinPage = ({ name, attribs }: Element): boolean => name === 'a' && /^#/.test(attribs.href ?? '')

const groupOf = (element: Element): Element =>
  [element, ...ancestors(element)].findLast((around) => GROUPS.has(around.name)) ?? element

/**
 * Short lines that are lost although others of their kind are found. Lines of a kind are elements of one name
 * and class in one parent, or in parents of one name and class beside each other, as the steps of a guide
 * are. None of them may be a sentence, since among sentences a short line may be the label of a box. Items
 * and cells are left to the list or table in which they have their place.
 */
function amongLikes(lines: readonly Line[], isFound: (line: Line) => boolean): ReadonlySet<Line> {
  const groups = new Map<string, Line[]>()
  const numbers = new Map<Element, number>()
  const numberOf = oncePer((_: Element) => numbers.size, numbers)
  for (const line of lines.filter(({ element }) => !PARTS.has(element.name))) {
    for (const place of placesOf(line.element, numberOf)) addTo(groups, place, line)
  }
  const isListed = (group: readonly Line[]) => group.some(isFound) && !group.some(isSentence)
  return new Set([...groups.values()].filter(isListed).flat())
}

function placesOf(element: Element, numberOf: (element: Element) => number): string[] {
  const parent = parentOf(element)
  const above = parent && parentOf(parent)
  const beside = parent ? [`${numberOf(parent)} ${kindOf(element)}`] : []
  return parent && above ? [...beside, `${numberOf(above)} ${kindOf(parent)} ${kindOf(element)}`] : beside
}

const kindOf = ({ name, attribs }: Element): string => `${name}.${attribs.class?.trim() ?? ''}`

/** A list of the page that an article lost, and the line of the article beside which it stands. */
interface LostList {
  readonly list: Element
  readonly beside: Line
  readonly isBefore: boolean
}

const LIST: ReadonlySet<string> = new Set(['ul', 'ol', 'dl'])

/** A single line in a list is a label or a button. */
const MIN_LINES = 2

/**
 * The lists of which an article has no line and which stand directly before or behind a sentence of it.
 * Readability drops what stands beside the element with most of the text, as the list of properties below a
 * description does where each part of a page is a box. A list of links leads to other pages, and one with
 * sentences shows the beginnings of other texts.
 */
function lostLists(
  own: readonly Line[],
  isFound: (line: Line) => boolean,
  isLink: (line: Line) => boolean,
): LostList[] {
  const lost: LostList[] = []
  const isNoItem = (line: Line) => isFound(line) || isLink(line) || isSentence(line)
  const isText = (line: Line | undefined) => line !== undefined && isSentence(line) && isFound(line)
  for (let at = 0; at < own.length; ) {
    const list = listAround(own[at])
    let end = at + 1
    while (list && end < own.length && listAround(own[end]) === list) end++
    const lines = own.slice(at, end)
    const [before, behind] = [own[at - 1], own[end]]
    const beside = isText(before) ? before : isText(behind) ? behind : undefined
    if (list && beside && lines.length >= MIN_LINES && !lines.some(isNoItem))
      lost.push({ list, beside, isBefore: beside === behind })
    at = end
  }
  return lost
}

const listAround = (line: Line | undefined): Element | undefined =>
  line && [line.element, ...ancestors(line.element)].findLast(({ name }) => LIST.has(name))
