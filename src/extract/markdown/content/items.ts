import type { Element, ParentNode } from 'domhandler'
import { findOne } from 'domutils'
import { amountsIn } from '../../../formats/text/amount.ts'
import { addTo } from '../../../model/keyed.ts'
import { ancestors } from '../../../snapshot/dom.ts'
import { plainTextOf } from '../write/plain.ts'
import { isMostlyLinks, type Weight, weigh } from './blocks.ts'
import type { PageKind } from './kind.ts'
import { type BothLines, isSentence, type Line, type Lined } from './lines.ts'

/** An element whose lines Readability has left out. None of the lines is a sentence. */
interface Lost {
  readonly element: Element
  readonly lines: number
  readonly weight: Weight
  readonly text: () => string
}

/**
 * A kind of element that is content if Readability left out at least `min` such elements beside each other.
 */
interface ItemRule {
  readonly min: number
  readonly isItem: (lost: Lost) => boolean
  /** The only kind of page to which the rule applies. Default: every kind. */
  readonly kind?: PageKind
}

const leadsElsewhere = ({ weight }: Lost): boolean => isMostlyLinks(weight)

/** Matches addresses of files. A link to a file is content; links to other pages are not. */
const FILE = /\.(?:pdf|zip|docx?|xlsx?|pptx?|epub|csv|dwg|ics)(?:$|[?#])/i

const isDownload = ({ element }: Lost): boolean =>
  findOne(({ name, attribs }) => name === 'a' && FILE.test(attribs.href ?? ''), element.children) !== null

/** Whether a card offers something: one of its lines is a price, and another one names what is sold. */
const isOffer = ({ lines, text }: Lost): boolean => lines >= 2 && amountsIn(text().slice(0, 500)).length > 0

/** A longer card is a section of the page. */
const MAX_CARD_LINES = 12

const isCard = ({ element, lines }: Lost): boolean =>
  lines >= 2 && lines <= MAX_CARD_LINES && /^(?:li|div|article|section|a|figure)$/.test(element.name)

/** Rows and pairs that lead nowhere are content, because no other part of a page repeats them. */
const ROWS: readonly ItemRule[] = [
  { min: 2, isItem: (lost) => lost.element.name === 'tr' && lost.lines >= 2 && !leadsElsewhere(lost) },
  { min: 2, isItem: (lost) => lost.element.name === 'dd' && !leadsElsewhere(lost) },
]

/**
 * Rows, list items and cards that are content, not controls or teasers. Cards that lead to other pages are
 * content on pages of the kind `listing`, and on pages of the kind `other` if they offer something.
 */
const ITEMS: readonly ItemRule[] = [
  ...ROWS,
  { min: 3, isItem: (lost) => lost.element.name === 'li' && (!leadsElsewhere(lost) || isDownload(lost)) },
  { min: 3, isItem: (lost) => isCard(lost) && !leadsElsewhere(lost) },
  { min: 3, isItem: isCard, kind: 'listing' },
  { min: 3, isItem: (lost) => isCard(lost) && isOffer(lost), kind: 'other' },
]

/** Whether Readability, which is made for prose, left out repeated items, rows or pairs of content. */
export const losesItems = (lines: BothLines, own: Lined, kind: PageKind): boolean =>
  loses(
    lines,
    own,
    ITEMS.filter((rule) => (rule.kind ?? kind) === kind),
  )

/**
 * Whether Readability left out rows or pairs near the text. This test is for pages whose text is mostly in
 * the article. There, items far from the text may belong to widgets, which our own content includes if there
 * is no main element.
 */
export const losesRows = (lines: BothLines, own: Lined): boolean =>
  loses({ ...lines, own: nearText(lines) }, own, ROWS)

/** If more lines are between the text and a row, the row belongs to another part of the page. */
const MAX_BETWEEN = 4

/** Returns the lines of our own content, without rows that are far from the article. */
function nearText({ article, own }: BothLines): readonly Line[] {
  const found = new Set(article.map(({ words }) => words))
  const isInRow = ({ element }: Line) => [element, ...ancestors(element)].some(({ name }) => ROW.test(name))
  const near = new Set<Line>()
  const visit = (lines: readonly Line[]) => {
    let between = MAX_BETWEEN + 1
    for (const line of lines) {
      if (found.has(line.words)) between = 0
      else if (!isInRow(line)) between++
      if (between <= MAX_BETWEEN) near.add(line)
    }
  }
  visit(own)
  visit(own.toReversed())
  return own.filter((line) => near.has(line))
}

const ROW = /^(?:tr|dt|dd)$/

function loses(lines: BothLines, own: Lined, rules: readonly ItemRule[]): boolean {
  const [root] = own.roots
  const lost = lostIn(lines)
  if (!root || lost.size === 0) return false
  const weightOf = weigh(root, own.isDropped)
  const groups = new Map<string, Lost[]>()
  const parents = new Map<ParentNode | null, number>()
  for (const [element, count] of lost) {
    const { parent, name, attribs } = element
    // Each pair is often in a list of its own under a heading, so all pairs of a page are counted together.
    const around = name === 'dd' ? null : parent
    const place = parents.get(around) ?? parents.size
    parents.set(around, place)
    const [first = ''] = attribs.class?.trim().split(/\s/) ?? []
    const key = `${place} ${name} ${first.replace(/\d+/g, '')}`
    const text = () => plainTextOf(element, own.isDropped)
    const item = { element, lines: count, weight: weightOf(element), text }
    addTo(groups, key, item)
  }
  const isContent = (group: readonly Lost[], { min, isItem }: ItemRule) =>
    group.length >= min && group.filter(isItem).length >= min
  return [...groups.values()].some((group) => rules.some((rule) => isContent(group, rule)))
}

/** Returns the elements of our own content without a line in the article, with their number of lines. */
function lostIn({ article, own }: BothLines): ReadonlyMap<Element, number> {
  const found = new Set(article.map(({ words }) => words))
  const counts = new Map<Element, number>()
  const kept = new Set<Element>()
  for (const line of own) {
    const isKept = found.has(line.words) || isSentence(line)
    for (const at of [line.element, ...ancestors(line.element)]) {
      if (isKept) kept.add(at)
      else counts.set(at, (counts.get(at) ?? 0) + 1)
    }
  }
  return new Map([...counts].filter(([element]) => !kept.has(element)))
}
