/** Finds what repeats on a page: neighbours that look alike, and sections below headings of one level. */

import { type Element, isTag } from 'domhandler'
import { attribute, foldSpace } from '../../../snapshot/dom.ts'
import { visibleTextWithin } from '../../../snapshot/text.ts'

/** One element, or a heading with what follows it up to the next heading of its level. */
export type Block = readonly Element[]

export interface Group {
  readonly parent: Element
  readonly blocks: readonly Block[]
  /** Tags and classes. Groups of one form within blocks that look alike have the same meaning. */
  readonly form: string
}

const MAX_CHILDREN = 2_000
/** Elements of a block that are searched for groups. */
const MAX_SEARCHED = 200
/** Neighbours before an element, at each level, among which a heading is looked for. */
const MAX_BEFORE = 100
const HEADING = /^h[1-6]$/
const NONE: ReadonlySet<string> = new Set()

export const isHeading = ({ name }: Element) => HEADING.test(name)
export const tagsIn = ({ children }: Element): Element[] => children.slice(0, MAX_CHILDREN).filter(isTag)

/** Returns the groups among neighbours. One block is enough for a form that is known. */
export function groupsAmong(
  parent: Element,
  children: readonly Element[],
  known: ReadonlySet<string> = NONE,
): Group[] {
  const groups = [...alikeAmong(parent, children), ...sectionsAmong(parent, children)]
  return groups.filter(({ blocks, form }) => blocks.length > 1 || known.has(form))
}

function alikeAmong(parent: Element, children: readonly Element[]): Group[] {
  const groups = new Map<string, Block[]>()
  for (const child of children) {
    if (NO_BLOCKS.has(child.name)) continue
    const form = `${formOf(parent)} > ${formOf(child)}`
    groups.set(form, [...(groups.get(form) ?? []), [child]])
  }
  return [...groups].map(([form, blocks]) => ({ parent, blocks, form }))
}

function formOf(element: Element): string {
  const [first = ''] = wordsOfClass(element)
  return `${element.name} ${first}`
}

/** Elements that other readers read, or that are no blocks. */
const NO_BLOCKS: ReadonlySet<string> = new Set([
  ...['tr', 'td', 'th', 'dt', 'dd', 'option', 'script', 'style', 'link', 'meta', 'br', 'p', 'source'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span', 'img', 'table', 'thead', 'tbody', 'tfoot', 'colgroup'],
])

/** Sections of one level follow each other. A heading of a higher level ends them. */
function sectionsAmong(parent: Element, children: readonly Element[]): Group[] {
  const headings = children.flatMap((child, at) => (isHeading(child) ? [{ at, level: child.name }] : []))
  const groups: Group[] = []
  for (const level of new Set(headings.map((heading) => heading.level))) {
    let blocks: Block[] = []
    const endSections = () => {
      if (blocks.length > 0) groups.push({ parent, blocks, form: level })
      blocks = []
    }
    for (const [n, heading] of headings.entries()) {
      if (heading.level < level) endSections()
      if (heading.level !== level) continue
      const next = headings.slice(n + 1).find((other) => other.level <= level)
      blocks.push(children.slice(heading.at, next?.at))
    }
    endSections()
  }
  // A section alone is only the block around it once more.
  return groups.filter(({ blocks }) => blocks.length > 1)
}

/** How many elements of a page may still be searched for groups within blocks. */
export interface Budget {
  left: number
}

/** Returns the groups within a block that are in no other group of it, and the tables between them. */
export function groupsWithin(
  block: Block,
  budget: Budget,
  known: ReadonlySet<string> = NONE,
): { readonly groups: readonly Group[]; readonly tables: readonly Element[] } {
  const groups: Group[] = []
  const tables: Element[] = []
  const open: Element[] = []
  const search = (parent: Element, children: readonly Element[]) => {
    budget.left -= children.length + 1
    const own = groupsAmong(parent, children, known)
    groups.push(...own)
    const members = new Set(own.flatMap(({ blocks }) => blocks.flat()))
    open.push(...children.filter((child) => !members.has(child)).toReversed())
  }
  const [first, ...others] = block
  if (!first || budget.left <= 0) return { groups, tables }
  const around = first.parent
  if (others.length === 0 || !around || !isTag(around)) search(first, tagsIn(first))
  else search(around, others)
  let left = MAX_SEARCHED
  for (let at = open.pop(); at && left-- > 0 && budget.left > 0; at = open.pop()) {
    if (at.name === 'table') tables.push(at)
    else search(at, tagsIn(at))
  }
  return { groups, tables }
}

/** Returns the forms of the groups within blocks. */
export function formsWithin(blocks: readonly Block[], budget: Budget): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => groupsWithin(block, budget).groups.map(({ form }) => form)))
}

const MAX_STEPS_UP = 5
const MAX_HEADING_CHARS = 200

/**
 * Returns the text of the heading above an element; for a heading, of a heading of a higher level. The first
 * heading of a page is about the page.
 */
export function headingAbove(below: Element): string {
  const level = isHeading(below) ? below.name : 'h7'
  let element = below
  for (let step = 0; step <= MAX_STEPS_UP; step++) {
    let left = MAX_BEFORE
    for (let at = element.prev; at && left-- > 0; at = at.prev) {
      const heading = isTag(at) ? headingIn(at) : undefined
      if (heading?.name === 'h1') return ''
      if (heading && heading.name < level)
        return foldSpace(visibleTextWithin(heading, MAX_HEADING_CHARS) ?? '')
    }
    if (!element.parent || !isTag(element.parent)) break
    element = element.parent
  }
  return ''
}

/** Returns the only heading in a box with little else, or the first in a header. */
function headingIn(element: Element): Element | undefined {
  if (isHeading(element)) return element
  if (element.name === 'header' || element.name === 'hgroup') return tagsIn(element).find(isHeading)
  const parts: Element[] = []
  const open = tagsIn(element)
  for (let at = open.pop(); at; at = open.pop()) {
    parts.push(at)
    if (parts.length > MAX_HEAD) return undefined
    if (!isHeading(at)) open.push(...tagsIn(at))
  }
  const [heading, ...others] = parts.filter(isHeading)
  return others.length === 0 ? heading : undefined
}

/** Elements in a box with a heading: boxes, a picture, a line above the heading, a sentence below it. */
const MAX_HEAD = 5

const MAX_CLASSES = 4

/** The classes of an element as words: `team-member__role` is `team member role`. */
export function wordsOfClass(element: Element): string[] {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_CLASSES)
  return classes.map((each) => each.replace(/[_-]+/g, ' ').trim()).filter(Boolean)
}
