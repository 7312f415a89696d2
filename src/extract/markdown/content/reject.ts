import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { ancestors } from '../../../snapshot/dom.ts'
import { isInline, isLeafBlock, type Weight } from './blocks.ts'
import { isControl, isRelatedHeading } from './phrases.ts'

/** A longer line is not a label of a button or link. */
const MAX_CONTROL_CHARS = 80
/** A repeated line of at least this length is left out, because carousels repeat their slides. */
const MIN_REPEAT_CHARS = 25

export interface LineRules {
  /** Whether lines that repeat earlier ones are left out. */
  readonly once: boolean
  /** Whether a section is left out if its heading leads to other pages, such as `Related articles`. */
  readonly hasRelated: boolean
}

/**
 * Returns lines that are not content: labels of controls, repeated lines, and sections with links to other
 * pages. Tables, code and lines with a picture are never among them.
 */
export function rejectedLines(
  roots: readonly Element[],
  isDropped: (element: Element) => boolean,
  weightOf: (element: Element) => Weight,
  { once, hasRelated }: LineRules,
): ReadonlySet<Element> {
  const rejected = new Set<Element>()
  const seen = new Set<string>()
  let hasText = false
  const most = roots.reduce((sum, root) => sum + weightOf(root).chars, 0) * MAX_SECTION_SHARE
  const visit = (element: Element) => {
    if (isDropped(element)) return
    if (KEPT.has(element.name) || weightOf(element).chars === 0) return
    if (!isLeafBlock(element) && !isAlone(element)) {
      for (const child of element.children) if (isTag(child)) visit(child)
      return
    }
    if (findOne(({ name }) => name === 'img', element.children)) return
    const line = wordsOnly(shownText(element, isDropped))
    if (isCaption(element)) return
    // Above the text, `Terms of service` may be the headline; later it is the label of a box.
    const isHeadline = element.name === 'h1' && !hasText
    hasText ||= isHeadline || line.length > MAX_CONTROL_CHARS
    const isLabel = line.length <= MAX_CONTROL_CHARS && !isHeadline
    if (isLabel && isControl(line)) rejected.add(element)
    else if (once && line.length >= MIN_REPEAT_CHARS && seen.has(line)) rejected.add(element)
    seen.add(line)
    if (hasRelated && HEADING.test(element.name) && isRelatedHeading(line))
      rejected.add(sectionOf(element, weightOf, most))
  }
  for (const root of roots) for (const child of root.children) if (isTag(child)) visit(child)
  return rejected
}

/** Returns the text of a line without elements that are left out, such as buttons. */
function shownText(line: Element, isDropped: (element: Element) => boolean): string {
  if (!findOne(isDropped, line.children)) return textContent(line)
  return line.children
    .map((child) =>
      isTag(child) ? (isDropped(child) ? '' : shownText(child, isDropped)) : textContent(child),
    )
    .join(' ')
}

/** Whether an element is a caption or in one. A caption stays, because its picture stays. */
const isCaption = (element: Element): boolean =>
  [element, ...[...ancestors(element)].slice(0, 2)].some(({ name }) => name === 'figcaption')

/** Whether an inline element is alone in a block or between blocks, so that it is a line of its own. */
function isAlone(element: Element): boolean {
  if (!isInline(element) || (element.parent && isTag(element.parent) && isInline(element.parent)))
    return false
  const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === ''
  let [before, after] = [element.prev, element.next]
  while (before && isBlank(before)) before = before.prev
  while (after && isBlank(after)) after = after.next
  return [before, after].every((beside) => beside === null || !isInline(beside))
}

const HEADING = /^h[1-6]$/

/** A section with a larger share of the text stays, whatever its heading is. */
const MAX_SECTION_SHARE = 0.4

/**
 * Returns the section of a heading: the outermost element whose first text is the heading. A form ends the
 * section: if the form filters a list, the list follows the form and belongs to the content.
 */
function sectionOf(heading: Element, weightOf: (element: Element) => Weight, most: number): Element {
  let section = heading
  for (const above of ancestors(heading)) {
    if (section.name === 'form') return section
    const begins = above.children.find((child) => isTag(child) && weightOf(child).chars > 0)
    if (begins !== section || weightOf(above).chars > most) return section
    section = above
  }
  return section
}

const KEPT: ReadonlySet<string> = new Set(['pre', 'table', 'code'])

/** Returns the text in lower case with only letters, marks and digits, and one space between words. */
export function wordsOnly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
