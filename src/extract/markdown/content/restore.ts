import { cloneNode, type Element } from 'domhandler'
import { append, prepend } from 'domutils'
import { addTo, oncePer } from '../../../model/keyed.ts'
import { ancestors, parentOf } from '../../../snapshot/dom.ts'
import { isMostlyLinks, weigh } from './blocks.ts'
import { type BothLines, isSentence, type Line, PARTS } from './lines.ts'

/** Two lines with this many consecutive words in common count as the same line. */
const RUN_WORDS = 6

const HEADING = /^h[2-6]$/

/** Elements whose children are lines of their own. A restored line is added after such an element. */
const GROUPS: ReadonlySet<string> = new Set('ul ol dl table thead tbody tfoot tr'.split(' '))

/**
 * Adds to an article the parts of our own content that Readability left out: sentences, headings, short lines
 * of a kind that the article also has, and lists beside its sentences. Everything between two sentences of
 * the article belongs to it. A part before the first or after the last sentence may lead to other pages. It
 * is added only if it is a list, or a heading or short line that precedes a line of both contents. The tree
 * of the article is changed.
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

/** Adds the lists beside sentences of the article. */
function restoreLists(own: readonly Line[], found: ReadonlyMap<string, Element>): void {
  for (const { list, beside, isBefore } of lostLists(own, ({ words }) => found.has(words), isLink)) {
    const element = found.get(beside.words)
    const put = isBefore ? prepend : append
    if (element) put(groupOf(element), cloneNode(list, true))
  }
}

/**
 * Returns the lines that the article lacks: sentences before its last sentence, headings, and short lines of
 * a kind that it also has. A heading is lacking only in a certain place: the line after it must be found or
 * be lacking too, and the line before it must be found exactly once. Before the last sentence, the line
 * before the heading need not be found. But then a heading of a single word must have an id, because it may
 * otherwise be the label of a box.
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

/** Whether the article has the beginning or the end of a line, and so has the line in another form. */
function isInAnotherForm({ words }: Line, runs: ReadonlySet<string>): boolean {
  const own = runsOf(words)
  return [own[0], own.at(-1)].some((run) => run !== undefined && runs.has(run))
}

/** Returns all runs of `RUN_WORDS` words in a text. */
function runsOf(text: string): string[] {
  const words = text.split(' ')
  return words.slice(RUN_WORDS - 1).map((_, at) => words.slice(at, at + RUN_WORDS).join(' '))
}

/** Whether a line leads to other pages. A link within the page does not count. */
function isLink({ element }: Line): boolean {
  const weight = weigh(element, isWithinPage)(element)
  return weight.chars > 0 && isMostlyLinks(weight)
}

/** Whether a line consists of links to other pages. */
function isWhollyLink({ element }: Line): boolean {
  const { chars, linkChars } = weigh(element, isWithinPage)(element)
  return linkChars >= chars
}

const isWithinPage = ({ name, attribs }: Element): boolean => name === 'a' && /^#/.test(attribs.href ?? '')

const groupOf = (element: Element): Element =>
  [element, ...ancestors(element)].findLast((around) => GROUPS.has(around.name)) ?? element

/**
 * Returns short lines that are lacking although other lines of the same kind are found. Lines of one kind are
 * elements with the same name and class, such as the steps of a guide. They are in one parent, or in
 * neighbouring parents with the same name and class. None of them may be a sentence, because a short line
 * among sentences may be the label of a box. Items and cells are skipped, because they are restored with
 * their list or table.
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

/** A list that the article lacks, and the line of the article beside it. */
interface LostList {
  readonly list: Element
  readonly beside: Line
  readonly isBefore: boolean
}

const LIST: ReadonlySet<string> = new Set(['ul', 'ol', 'dl'])

/** A list with a single line is a label or a button. */
const MIN_LINES = 2

/**
 * Returns the lists that are directly before or after a sentence of the article and have no line in it.
 * Readability drops the elements beside the element with most of the text, for example the properties below a
 * description if each is in its own box. Lists of links, and lists with sentences, are skipped because they
 * lead to other pages.
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
