import { cloneNode, type Element, isTag } from 'domhandler'
import { append } from 'domutils'
import { ancestors } from '../../../snapshot/dom.ts'
import { plainTextOf } from '../write/plain.ts'
import { isLeafBlock, isMostlyLinks, weigh } from './blocks.ts'
import { wordsOnly } from './reject.ts'

/** A shorter line that both have may be a heading or a label, which stands on a page more than once. */
const MIN_SENTENCE_CHARS = 100

/** Two lines that share so many words in sequence say the same. */
const RUN_WORDS = 6

const HEADING = /^h[2-6]$/

/** Elements whose children are lines of their own, and behind which a restored line stands. */
const GROUPS: ReadonlySet<string> = new Set('ul ol dl table thead tbody tfoot tr'.split(' '))

/** Elements that stand in such a group alone. */
const PARTS: ReadonlySet<string> = new Set('li dt dd td th'.split(' '))

interface Line {
  readonly element: Element
  /** The text in words only. */
  readonly words: string
}

/** A content as far as its lines are concerned. */
interface Lines {
  readonly roots: readonly Element[]
  readonly isDropped: (element: Element) => boolean
  readonly isAside: (element: Element) => boolean
}

/**
 * Puts headings and sentences back into an article of which Readability lost them in the middle, from our own
 * content: what stands between two sentences of an article belongs to it. What stands before or after it may
 * lead elsewhere. The tree of the article is changed. Of 301 pages of page-types-wcxb word F1 rises on 18 and
 * falls on 5, from 0.9002 to 0.9013 in the mean; sentences of 60 characters give 0.9014, of 150 give 0.9005.
 */
export function restoreLost(article: Lines, own: Lines): void {
  const found = new Map(linesOf(article).map((line) => [line.words, line.element]))
  const lines = linesOf(own)
  const isShared = ({ words }: Line) => words.length >= MIN_SENTENCE_CHARS && found.has(words)
  const inner = lines.slice(lines.findIndex(isShared), lines.findLastIndex(isShared) + 1)
  const lost = lostOf(inner, found)
  const last = new Map<Element, Element>()
  let group: Element | undefined
  for (const line of lost.size > 0 ? inner : []) {
    const element = found.get(line.words)
    if (element) group = groupOf(element)
    else if (group && lost.has(line)) {
      const copy = cloneNode(line.element, true)
      if (PARTS.has(copy.name)) copy.name = 'p'
      append(last.get(group) ?? group, copy)
      last.set(group, copy)
    }
  }
}

/** The lines that the article lost. A heading is lost when the line behind it is found or lost itself. */
function lostOf(lines: readonly Line[], found: ReadonlyMap<string, Element>): ReadonlySet<Line> {
  const runs = new Set([...found.keys()].flatMap(runsOf))
  const lost = new Set<Line>()
  let isBeforeKept = false
  for (const line of [...lines].reverse()) {
    const isFound = found.has(line.words)
    if (!isFound && isText(line, isBeforeKept) && !isInAnotherForm(line, runs)) lost.add(line)
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

/**
 * Whether a line is a sentence or the heading of what is kept, and leads to no other page. A heading of one
 * word may be the label of a box.
 */
function isText(line: Line, isBeforeKept: boolean): boolean {
  const isHeading = isBeforeKept && HEADING.test(line.element.name) && line.words.includes(' ')
  return (isHeading || line.words.length >= MIN_SENTENCE_CHARS) && !isLink(line)
}

const isLink = ({ element }: Line): boolean => isMostlyLinks(weigh(element, () => false)(element))

const groupOf = (element: Element): Element =>
  [element, ...ancestors(element)].findLast((around) => GROUPS.has(around.name)) ?? element

function linesOf({ roots, isDropped, isAside }: Lines): readonly Line[] {
  const lines: Line[] = []
  const isOut = (element: Element) => isDropped(element) || isAside(element)
  const visit = (element: Element) => {
    if (isOut(element)) return
    if (!isLeafBlock(element)) {
      for (const child of element.children) if (isTag(child)) visit(child)
      return
    }
    const words = wordsOnly(plainTextOf(element, isOut))
    if (words !== '') lines.push({ element, words })
  }
  for (const root of roots) for (const child of root.children) if (isTag(child)) visit(child)
  return lines
}
