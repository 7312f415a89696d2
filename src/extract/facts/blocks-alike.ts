/** Finds blocks of a page that look the same, such as cards of people or tiles of products. */

import { type Element, isTag } from 'domhandler'
import { absoluteUrl, decoded } from '../../formats/url.ts'
import { byName } from '../../model/by-name.ts'
import type { Cell, Things } from '../../model/facts.ts'
import { attribute, baseUrlOf, foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleTextWithin } from '../../snapshot/text.ts'

const MAX_GROUPS = 60
const MAX_BLOCKS = 200
/** The largest number of elements that are read in a block. */
const MAX_PARTS = 80
/** The largest number of elements that are read in all blocks of a page. */
const MAX_ALL_PARTS = 20_000
const MAX_TEXT_CHARS = 1_000
const HEADING = /^h[1-6]$/

/** Returns the groups of neighbours that have the same tag and class, and more than one part each. */
export function alikeBlocks(snapshot: Snapshot): Things[] {
  const found: Things[] = []
  let left = MAX_ALL_PARTS
  const parents = select(snapshot, 'body, body *').filter(({ children }) => children.filter(isTag).length > 1)
  for (const parent of parents) {
    if (found.length >= MAX_GROUPS || left <= 0) break
    for (const members of alikeIn(parent)) {
      if (regionOf(parent) === 'nav') continue
      const things = members.slice(0, MAX_BLOCKS).map((block) => {
        const parts = partsOf(block)
        left -= parts.length
        return left > 0 ? cellsOf(parts, baseUrlOf(snapshot), block) : []
      })
      const rich = things.filter((cells) => cells.length > 1)
      if (rich.length > 1)
        found.push({
          kind: 'blocks',
          label: labelOf(parent, members),
          things: rich,
          where: selectorOf(parent),
        })
    }
  }
  return found
}

function alikeIn(parent: Element): Element[][] {
  const groups = new Map<string, Element[]>()
  for (const child of parent.children) {
    if (!isTag(child) || ROWS.has(child.name)) continue
    const [first = ''] = wordsOfClass(child)
    const key = `${child.name} ${first}`
    groups.set(key, [...(groups.get(key) ?? []), child])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Elements that are no blocks, or that are read elsewhere. */
const ROWS: ReadonlySet<string> = new Set([
  ...['tr', 'td', 'th', 'dt', 'dd', 'option', 'script', 'style', 'link', 'meta', 'br', 'p', 'source'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span', 'img'],
])

/**
 * Returns the heading before the blocks, and the class names of the blocks and of the elements around them.
 */
function labelOf(parent: Element, [block]: readonly Element[]): string {
  const named = [parent, block].flatMap((element) =>
    element ? [attribute(element, 'id') ?? '', ...wordsOfClass(element)] : [],
  )
  return [headingBefore(parent), ...named].filter(Boolean).join(' ').slice(0, MAX_TEXT_CHARS)
}

const MAX_STEPS_BACK = 5

function headingBefore(parent: Element): string {
  const [inside] = parent.children.filter(isTag)
  if (inside && HEADING.test(inside.name)) return textIn(inside)
  let element: Element = parent
  for (let step = 0; step < MAX_STEPS_BACK; step++) {
    for (let at = element.prev; at; at = at.prev) if (isTag(at) && HEADING.test(at.name)) return textIn(at)
    if (!element.parent || !isTag(element.parent)) break
    element = element.parent
  }
  return ''
}

function partsOf(block: Element): Element[] {
  const parts: Element[] = []
  const open = [block]
  for (let at = open.pop(); at && parts.length < MAX_PARTS; at = open.pop()) {
    parts.push(at)
    open.push(...at.children.filter(isTag).toReversed())
  }
  return parts
}

function cellsOf(parts: readonly Element[], base: string, block: Element): Cell[] {
  const ofBlock = new Set(wordsOfClass(block).flatMap((each) => each.split(' ')))
  const byLabel = new Map<string, { labels: readonly string[]; values: string[] }>()
  for (const part of parts)
    for (const { labels, values } of cellOf(part, base)) {
      const own = labels.map((label) => without(label, ofBlock))
      const key = own.join(' ')
      const cell = byLabel.get(key) ?? { labels: own, values: [] }
      cell.values.push(...values.filter((value) => !cell.values.includes(value)))
      byLabel.set(key, cell)
    }
  return [...byLabel.values()]
}

/** Removes words that the block has in its own name: `team member role` becomes `role` in a team member. */
function without(label: string, words: ReadonlySet<string>): string {
  const rest = label.split(' ').filter((word) => !words.has(word))
  return rest.length > 0 ? rest.join(' ') : label
}

/** Returns the text of a part of a block. Its labels come from the class and the kind of the element. */
function cellOf(part: Element, base: string): Cell[] {
  const own = [...wordsOfClass(part), attribute(part, 'itemprop') ?? ''].filter(Boolean)
  const cell = (kinds: readonly string[], value: string | undefined): Cell[] =>
    value && own.length + kinds.length > 0 ? [{ labels: [...own, ...kinds], values: [value] }] : []
  const { name } = part
  if (name === 'img') return cell(['image', 'photo', 'picture'], absoluteUrl(attribute(part, 'src'), base))
  if (name === 'time') return cell(['date', 'time'], attribute(part, 'datetime') ?? textIn(part))
  if (name === 'a') return linkCells(part, base, cell)
  if (HEADING.test(name)) return cell(['name', 'title', 'heading'], textIn(part))
  const isText = part.children.filter(isTag).every((child) => INLINE.has(child.name))
  if (!isText) return []
  const text = textIn(part)
  const [, label, value] = LABELLED.exec(text) ?? []
  if (label && value) return [{ labels: [label, ...own], values: [value] }]
  return cell(KINDS[name] ?? [], text)
}

/** Matches a value after its label, such as `Price: 12 EUR`. */
const LABELLED = /^([^:]{2,40}):\s+(.+)$/
/** Labels for the text of an element whose class does not name it. */
const KINDS: Readonly<Record<string, readonly string[]>> = byName({
  p: ['description', 'text'],
  strong: ['name', 'title'],
  b: ['name', 'title'],
  li: ['entry'],
})

/** Elements that belong to the text around them. */
const INLINE: ReadonlySet<string> = new Set([
  'b',
  'strong',
  'i',
  'em',
  'br',
  'small',
  'sup',
  'sub',
  'u',
  'mark',
])
function linkCells(
  link: Element,
  base: string,
  cell: (kinds: readonly string[], value: string | undefined) => Cell[],
): Cell[] {
  const href = attribute(link, 'href') ?? ''
  const [, scheme, rest = ''] = /^(mailto|tel):([^?]+)/i.exec(href) ?? []
  if (scheme) return cell(scheme.toLowerCase() === 'tel' ? ['phone'] : ['email'], decoded(rest))
  const text = link.children.filter(isTag).length === 0 ? textIn(link) : ''
  return [
    ...cell(['url', 'link', 'website', 'page'], absoluteUrl(href, base)),
    ...(text ? [{ labels: ['link text', 'name', 'title'], values: [text] }] : []),
  ]
}

const textIn = (element: Element) => foldSpace(visibleTextWithin(element, MAX_TEXT_CHARS) ?? '')

const MAX_CLASSES = 4

/** Returns the classes of an element as words: `team-member__role` becomes `team member role`. */
function wordsOfClass(element: Element): string[] {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_CLASSES)
  return classes.map((each) => each.replace(/[_-]+/g, ' ').trim()).filter(Boolean)
}
