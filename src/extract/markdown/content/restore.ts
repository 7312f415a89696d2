import { cloneNode, type Element, isTag } from 'domhandler'
import { append } from 'domutils'
import { ancestors } from '../../../snapshot/dom.ts'
import { plainTextOf } from '../write/plain.ts'
import { isLeafBlock, isMostlyLinks, weigh } from './blocks.ts'
import { wordsOnly } from './reject.ts'

/** A shorter line that both have may be a heading or a label, which stands on a page more than once. */
const MIN_SENTENCE_CHARS = 100

/** A line whose beginning or end of this length is in the article is there in another form. */
const MAX_PROBE_CHARS = 50

const HEADING = /^h[2-6]$/

/** Elements whose children are lines of their own, and behind which a restored line stands. */
const GROUPS: ReadonlySet<string> = new Set('ul ol dl table thead tbody tfoot tr'.split(' '))

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
 * lead elsewhere. The tree of the article is changed.
 */
export function restoreLost(article: Lines, own: Lines): void {
  const shared = linesOf(article)
  const found = new Map(shared.map(({ words, element }) => [words, element]))
  const whole = ` ${shared.map(({ words }) => words).join(' ')} `
  const lines = linesOf(own)
  const isShared = ({ words }: Line) => words.length >= MIN_SENTENCE_CHARS && found.has(words)
  const inner = lines.slice(lines.findIndex(isShared), lines.findLastIndex(isShared) + 1)
  const isNew = ({ words }: Line) =>
    ![words.slice(0, MAX_PROBE_CHARS), words.slice(-MAX_PROBE_CHARS)].some((part) => whole.includes(part))
  const kept = new Set<Line>()
  for (const [at, line] of [...inner.entries()].reverse()) {
    const next = inner[at + 1]
    const isBeforeKept = next !== undefined && kept.has(next)
    if (found.has(line.words) || (isNew(line) && isText(line, isBeforeKept))) kept.add(line)
  }
  let before: Element | undefined
  for (const line of kept.size > 0 ? inner.filter((line) => kept.has(line)) : []) {
    const element = found.get(line.words)
    if (element) before = element
    else if (before) {
      const copy = cloneNode(line.element, true)
      append(groupOf(before), copy)
      before = copy
    }
  }
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
