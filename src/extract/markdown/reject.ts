import { type Element, isTag } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { ancestors } from '../../snapshot/dom.ts'
import { isLeafBlock, type Weight } from './blocks.ts'
import { CONTROL_LINES, isRelatedHeading } from './phrases.ts'

/** Longer than any label of a control. */
const MAX_CONTROL_CHARS = 80
/** A line that comes again, as in a carousel that is written twice, is read once; shorter ones may well come again. */
const MIN_REPEAT_CHARS = 25

export interface LineRules {
  /** A line that was read before is left out. */
  readonly once: boolean
  /** So is what stands below a heading that leads to other pages. */
  readonly hasRelated: boolean
}

/** Lines that no reader needs: labels of controls, and what was said before. Lines of tables and code stay, and such with a picture. */
export function rejectedLines(
  roots: readonly Element[],
  isDropped: (element: Element) => boolean,
  weightOf: (element: Element) => Weight,
  { once, hasRelated }: LineRules,
): ReadonlySet<Element> {
  const rejected = new Set<Element>()
  const seen = new Set<string>()
  const most = roots.reduce((sum, root) => sum + weightOf(root).chars, 0) * MAX_SECTION_SHARE
  const visit = (element: Element) => {
    if (isDropped(element)) return
    if (KEPT.has(element.name) || weightOf(element).chars === 0) return
    if (!isLeafBlock(element)) {
      for (const child of element.children) if (isTag(child)) visit(child)
      return
    }
    if (findOne(({ name }) => name === 'img', element.children)) return
    const line = wordsOnly(textContent(element))
    if (line.length <= MAX_CONTROL_CHARS && CONTROL_LINES.some((pattern) => pattern.test(line)))
      rejected.add(element)
    else if (once && line.length >= MIN_REPEAT_CHARS && seen.has(line)) rejected.add(element)
    seen.add(line)
    if (hasRelated && HEADING.test(element.name) && isRelatedHeading(line))
      rejected.add(sectionOf(element, weightOf, most))
  }
  for (const root of roots) for (const child of root.children) if (isTag(child)) visit(child)
  return rejected
}

const HEADING = /^h[1-6]$/

/** A larger part of the page is not only about other pages. */
const MAX_SECTION_SHARE = 0.4

/** The outermost part that begins with a heading, and so is what the heading stands above. */
function sectionOf(heading: Element, weightOf: (element: Element) => Weight, most: number): Element {
  let section = heading
  for (const above of ancestors(heading)) {
    const begins = above.children.find((child) => isTag(child) && weightOf(child).chars > 0)
    if (begins !== section || weightOf(above).chars > most) return section
    section = above
  }
  return section
}

const KEPT: ReadonlySet<string> = new Set(['pre', 'table', 'code'])

/** Letters with their marks and digits in lower case, one space between words. */
export function wordsOnly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
