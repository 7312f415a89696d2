import { cloneNode, type Element } from 'domhandler'
import { append, prepend } from 'domutils'
import { ancestors } from '../../../snapshot/dom.ts'
import { isMostlyLinks, weigh } from './blocks.ts'
import { amongLikes } from './likes.ts'
import { type BothLines, isSentence, type Line, PARTS } from './lines.ts'
import { lostLists } from './lost-lists.ts'

/** Two lines that share so many words in sequence say the same. */
const RUN_WORDS = 6

const HEADING = /^h[2-6]$/

/** Elements whose children are lines of their own, and behind which a restored line stands. */
const GROUPS: ReadonlySet<string> = new Set('ul ol dl table thead tbody tfoot tr'.split(' '))

/**
 * Puts headings and sentences back into an article of which Readability lost them in the middle, from our own
 * content: what stands between two sentences of an article belongs to it. What stands before or after it may
 * lead elsewhere, except for a heading between two lines that both have. The tree of the article is changed.
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
 * The lines that the article lost; none but headings behind its last sentence. A heading is lost when the
 * line behind it is found or lost itself. One of a single word without an id may be the label of a box,
 * unless the line before it is found too, and only once, so that its place is certain.
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

/** All sequences of so many words in a text as are no accident. */
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
