/** Makes things of what repeats on a page, such as cards of people, with the groups of things within each. */

import type { Element } from 'domhandler'
import type { Cell, Entity, Things } from '../../../model/facts.ts'
import { ancestors, attribute, baseUrlOf, select, selectorOf } from '../../../snapshot/dom.ts'
import { regionOf } from '../../../snapshot/region.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { cellsOfParts, partsOf, withCurrency } from './cells.ts'
import {
  type Block,
  type Budget,
  formsWithin,
  type Group,
  groupsAmong,
  groupsWithin,
  headingAbove,
  tagsIn,
  wordsOfClass,
} from './groups.ts'
import { thingsOfTable } from './tables.ts'

const MAX_GROUPS = 60
const MAX_BLOCKS = 200
/** Elements of all blocks of a page that are read, and as many of the blocks within them. */
const MAX_ALL_PARTS = 20_000
const MAX_LABEL_CHARS = 1_000
/** Elements of a page that are searched for groups within blocks. */
const MAX_SEARCHED = 40_000
/** Groups within groups within groups are not read. */
const MAX_DEPTH = 2

interface Reading {
  readonly snapshot: Snapshot
  readonly base: string
  /** Elements that may still be read, at each depth. */
  readonly left: number[]
  readonly budget: Budget
}

/** Returns the groups of blocks that have more than one value each. */
export function alikeBlocks(snapshot: Snapshot): Things[] {
  const left = Array.from({ length: MAX_DEPTH + 1 }, () => MAX_ALL_PARTS)
  const reading = { snapshot, base: baseUrlOf(snapshot), left, budget: { left: MAX_SEARCHED } }
  const parents = select(snapshot, 'body, body *').filter((parent) => tagsIn(parent).length > 1)
  const content = parents.filter((parent) => regionOf(parent) === 'main')
  const landmarks = select(snapshot, 'main, nav, header, footer').filter(
    (each) => each.name === 'main' || regionOf(each) !== 'main',
  )
  const frames = new Set(landmarks.flatMap((each) => [each, ...ancestors(each)]))
  const found: Things[] = []
  for (const parent of [...content, ...parents.filter((each) => regionOf(each) !== 'main')]) {
    if (found.length >= MAX_GROUPS) break
    const isAside = isBeside(parent)
    for (const group of groupsAmong(parent, tagsIn(parent))) {
      const blocks = group.blocks.filter((block) => !block.some((element) => frames.has(element)))
      const things = thingsOfGroup({ ...group, blocks }, reading, 0)
      if (!things || things.things.length < 2 || (regionOf(parent) !== 'main' && things.things.every(isLink)))
        continue
      found.push(isAside ? { ...things, isAside } : things)
    }
  }
  return found
}

/** Whether an element is beside the content. What is only called a menu may be the dishes of a restaurant. */
function isBeside(element: Element): boolean {
  const region = regionOf(element)
  if (region !== 'nav') return region !== 'main'
  return [element, ...ancestors(element)].some(
    (each) => each.name === 'nav' || attribute(each, 'role') === 'navigation',
  )
}

/** Whether a thing has only links, as in the navigation of a site. */
const isLink = ({ cells, groups = [] }: Entity): boolean =>
  groups.every(({ things }) => things.every(isLink)) &&
  cells.every(({ labels, isList }) => isList || labels.some((label) => LINK.has(label)))
const LINK: ReadonlySet<string> = new Set(['link', 'link text', 'image'])

function thingsOfGroup(group: Group, reading: Reading, depth: number): Things | undefined {
  const { parent } = group
  const blocks = group.blocks.slice(0, MAX_BLOCKS)
  const [[first] = []] = blocks
  if (!first || (reading.left[depth] ?? 0) <= 0) return undefined
  const known = depth < MAX_DEPTH ? formsWithin(blocks, reading.budget) : new Set<string>()
  const things = withoutCalls(blocks.map((block) => entityOf(block, known, reading, depth))).filter(
    ({ cells, groups = [] }) => cells.length + groups.length > 1,
  )
  if (things.length === 0) return undefined
  const heading = headingAbove(first)
  const label = [parent, ...(blocks[0]?.length === 1 ? [first] : [])]
    .flatMap((element) => [attribute(element, 'id') ?? '', ...wordsOfClass(element)])
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_LABEL_CHARS)
  const where = selectorOf(parent)
  return { kind: 'blocks', label, ...(heading && { heading }), things, where }
}

/**
 * A link with the same text in most things calls to an action, such as `Read more`, and names none of them. A
 * thing with several links is named by none of them.
 */
function withoutCalls(things: readonly Entity[]): readonly Entity[] {
  const counts = new Map<string, number>()
  const texts = things.flatMap(({ cells }) => cells.filter(isLinkText).flatMap(({ values }) => values))
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const isCall = (text: string) => (counts.get(text) ?? 0) > Math.max(1, things.length / 2)
  return things.map(({ cells, ...thing }) => ({
    ...thing,
    cells: cells.filter(
      (cell) => !isLinkText(cell) || (cell.values.length <= MAX_LINKS && !cell.values.every(isCall)),
    ),
  }))
}

/** Links of one thing of which the first may be its name. */
const MAX_LINKS = 2
const isLinkText = ({ labels }: Cell) => labels.includes('link text')

function entityOf(block: Block, known: ReadonlySet<string>, reading: Reading, depth: number): Entity {
  if (depth >= MAX_DEPTH) return { cells: cellsOf(block, reading, depth) }
  const inner = groupsWithin(block, reading.budget, known)
  const blocks = inner.groups.flatMap((group) => {
    const things = thingsOfGroup(group, reading, depth + 1)
    return things ? [{ group, things }] : []
  })
  const tables = inner.tables.flatMap((table) => thingsOfTable(reading.snapshot, table))
  const apart = blocks.filter(({ group, things }) => areThings(group, things)).map(({ group }) => group)
  const own = cellsOf(block, reading, depth, new Set(apart.flatMap((group) => group.blocks.flat())))
  const cells = [...own, ...blocks.flatMap(({ things }) => things.things.flatMap(headedCells))]
  const groups = [...blocks.map(({ things }) => things), ...tables]
  return groups.length > 0 ? { cells, groups } : { cells }
}

/**
 * Returns the only value below a heading or beside a label, which names it: in a job, below `Requirements` is
 * a list of them.
 */
function headedCells({ cells }: Entity): Cell[] {
  const heading = cells.find(({ labels }) => NAMES.some((name) => labels.includes(name)))
  const [only, ...others] = cells.filter((cell) => cell !== heading)
  return heading && only && others.length === 0 ? [{ ...only, labels: heading.values }] : []
}

const NAMES = ['heading', 'label', 'term', 'key']

/**
 * Whether all blocks have a value of one name in common, so that they are no parts of the block around them.
 */
function areThings({ blocks }: Group, { things }: Things): boolean {
  const [first, ...others] = things.map(({ cells }) => cells.map(({ labels }) => labels.join(' ')))
  return (
    things.length === blocks.length &&
    first !== undefined &&
    first.some((key) => others.every((keys) => keys.includes(key)))
  )
}

function cellsOf(block: Block, reading: Reading, depth: number, apart?: ReadonlySet<Element>) {
  const parts = partsOf(block, apart)
  const left = (reading.left[depth] ?? 0) - parts.length
  reading.left[depth] = left
  return left > 0 ? withCurrency(cellsOfParts(parts, reading.base)) : []
}
