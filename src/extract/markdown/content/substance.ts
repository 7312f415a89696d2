import { type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { LETTERS_OF_A_SIGN, lengthInLetters } from '../../../lexicon/scripts.ts'
import { once } from '../../../model/keyed.ts'
import { isCodeBlock } from '../write/code-block.ts'
import { isInline, type Weight } from './blocks.ts'
import { startsPromotion } from './phrases-of-articles.ts'
import { wordsOnly } from './reject.ts'

/** The code and prose in an element, and signs of its purpose. Menus have neither code nor prose. */
interface Substance {
  readonly code: number
  readonly prose: number
  /** Whether the element contains only phrasing content. */
  readonly isLine: boolean
  /** Whether a visitor can enter something in it. */
  readonly hasControls: boolean
  /** Number of headings that are links, as in teasers. */
  readonly linkedHeadings: number
}

const NOTHING: Substance = { code: 0, prose: 0, isLine: true, hasControls: false, linkedHeadings: 0 }

/** A label, a slogan or the text of a button is shorter than a sentence of this length. */
const MIN_PROSE_CHARS = 45

/** Prose with a larger share of links leads to other pages. */
const MAX_LINK_SHARE = 0.3

/** An element with a smaller share of code, data and prose is not content, even if it has a sentence. */
const MIN_SHARE = 0.5

/**
 * Decides which elements below the root are content by their substance, whatever their names: code, a table
 * of data, or sentences outside of forms and teasers. The first call examines all in one pass.
 */
export function substanceIn(
  root: Element,
  weightOf: (element: Element) => Weight,
): (element: Element) => boolean {
  const known = once(() => substancesBelow(root, weightOf))
  return (element) => {
    const { code, prose, hasControls, linkedHeadings } = known().get(element) ?? NOTHING
    const { chars, linkChars } = weightOf(element)
    if (code > 0 && code >= (chars - code) * MIN_SHARE) return true
    if (hasControls || linkedHeadings > 0 || linkChars > chars * MAX_LINK_SHARE) return false
    if (linkChars > 0 && prose < MIN_LINKED_PROSE_CHARS) return false
    return prose > 0 && code + prose >= chars * MIN_SHARE && isInFlow(element, weightOf)
  }
}

/** A text with a link that is shorter than this is an offer of the publisher. */
const MIN_LINKED_PROSE_CHARS = 100

/**
 * Whether an element is in running text: beside a paragraph, heading, list, table or code, or a chapter among
 * chapters. Boxes, layers and fine print are not, because they are beside other containers.
 */
function isInFlow(element: Element, weightOf: (element: Element) => Weight): boolean {
  const isShown = (beside: Element) => weightOf(beside).chars > 0
  const near = [besides(element, 'prev').find(isShown), besides(element, 'next').find(isShown)]
  return near.some(
    (beside) => beside && (FLOW.test(beside.name) || (isChapter(element) && isChapter(beside))),
  )
}

/** The number of siblings on each side that are searched. */
const MAX_BESIDE = 5

function besides(element: Element, way: 'prev' | 'next'): Element[] {
  const found: Element[] = []
  for (let at = element[way]; at && found.length < MAX_BESIDE; at = at[way]) if (isTag(at)) found.push(at)
  return found
}

const FLOW = /^(?:p|pre|h[1-6]|ul|ol|dl|table|blockquote|figure)$/

/** Whether an element begins with a heading. */
function isChapter({ children }: Element): boolean {
  const first = children.find(isTag)
  return first !== undefined && (/^h[1-6]$/.test(first.name) || (first.name === 'header' && isChapter(first)))
}

function substancesBelow(
  root: Element,
  weightOf: (element: Element) => Weight,
): ReadonlyMap<Element, Substance> {
  const order: Element[] = [root]
  for (const element of order) for (const child of element.children) if (isTag(child)) order.push(child)
  const known = new Map<Element, Substance>()
  for (const element of order.reverse()) known.set(element, substanceOf(element, weightOf(element), known))
  return known
}

function substanceOf(element: Element, weight: Weight, known: ReadonlyMap<Element, Substance>): Substance {
  let { code, prose, isLine, hasControls, linkedHeadings } = NOTHING
  for (const child of element.children) {
    if (!isTag(child)) continue
    const below = known.get(child) ?? NOTHING
    code += below.code
    prose += below.prose
    isLine &&= below.isLine && isInline(child)
    hasControls ||= below.hasControls
    linkedHeadings += below.linkedHeadings
  }
  if (isCode(element) || isData(element, weight)) code = weight.chars
  else if (isLine && !isInline(element) && isSentence(element, weight))
    prose = weight.chars - weight.linkChars
  if (CONTROLS.has(element.name)) hasControls = true
  if (/^h[2-6]$/.test(element.name) && weight.linkChars > 0 && leadsElsewhere(element)) linkedHeadings++
  return { code, prose, isLine, hasControls, linkedHeadings }
}

const CONTROLS: ReadonlySet<string> = new Set(['input', 'textarea', 'select', 'form'])

const isCode = (element: Element): boolean => element.name === 'pre' || isCodeBlock(element)

/** Whether an element is a table with several rows and columns that are not links. */
function isData({ name, children }: Element, { chars, linkChars }: Weight): boolean {
  if (name !== 'table' || linkChars * 2 > chars) return false
  const rows = children
    .flatMap((part) => (isTag(part) && /^t(?:head|body|foot)$/.test(part.name) ? part.children : [part]))
    .filter((row) => isTag(row) && row.name === 'tr')
  return rows.filter((row) => isTag(row) && row.children.filter(isTag).length > 1).length > 1
}

function isSentence(line: Element, { chars, linkChars }: Weight): boolean {
  if (chars * LETTERS_OF_A_SIGN < MIN_PROSE_CHARS || linkChars > chars * MAX_LINK_SHARE) return false
  const text = textContent(line).trim()
  return lengthInLetters(text) >= MIN_PROSE_CHARS && ENDS.test(text) && !startsPromotion(wordsOnly(text))
}

/** Matches the end of a sentence, including quotation marks and brackets. */
const ENDS = /[.!?…:;。！？；：।॥۔؟።։]["'”’»›)\]」』）】]*$/u

const leadsElsewhere = (heading: Element): boolean =>
  heading.children.some(
    (child) =>
      isTag(child) &&
      (child.name === 'a'
        ? !/^#|^$/.test(child.attribs.href ?? '') && textContent(child).trim().length > 1
        : leadsElsewhere(child)),
  )
