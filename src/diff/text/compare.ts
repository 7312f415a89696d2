/** What of a text changed between two visits, without what is noise. */

import { SAYS_CLOSED } from '../../lexicon/closed-words.ts'
import { IN_STOCK, SOLD_OUT } from '../../lexicon/commerce/words.ts'
import { addTo, groupedBy } from '../../model/keyed.ts'
import type { Line } from './lines.ts'

/** Lines that only one of two texts has, and lines that both have and that mean something else now. */
export interface TextChanges {
  readonly removed: readonly Line[]
  readonly added: readonly Line[]
  readonly moved: readonly Line[]
}

/**
 * Compares two texts. The order of lines under a heading is noise. A line that goes under another heading or
 *into another block is a change, and so is a number or a state in a line of its own, outside of blocks, that
 * stands beside other lines than before.
 */
export function changesOf(before: readonly Line[], after: readonly Line[]): TextChanges {
  const removed = surplus(before, countsOf(after))
  const added = surplus(after, countsOf(before))
  const [left, right] = [rest(before, removed), rest(after, added)]
  return { removed, added, moved: movedLines(placedLines(left), placedLines(right)) }
}

function rest(lines: readonly Line[], some: readonly Line[]): readonly Line[] {
  if (some.length === 0) return lines
  const out = new Set(some)
  return lines.filter((line) => !out.has(line))
}

function countsOf(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { key } of lines) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The lines that are there more often than the counts say. */
function surplus(lines: readonly Line[], counts: ReadonlyMap<string, number>): Line[] {
  const left = new Map(counts)
  return lines.filter(({ key }) => {
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

/** A line with its place. */
interface Placed {
  readonly line: Line
  readonly key: string
  /** The key of the heading above it. */
  readonly under: string
  /** The keys of all lines of its block, in alphabetical order; undefined outside of blocks. */
  readonly block: string | undefined
  readonly previous: string | undefined
  readonly next: string | undefined
}

function placedLines(lines: readonly Line[]): readonly Placed[] {
  const blocks = new Map<number, string[]>()
  for (const { block, key } of lines) if (block !== undefined) addTo(blocks, block, key)
  const whole = new Map([...blocks].map(([block, keys]) => [block, keys.sort().join('\n')]))
  let [heading, own] = ['', '']
  return lines.map((line, n) => {
    const { key, block } = line
    // A heading in a block, such as the name on a card, is the heading of the block alone.
    if (block !== lines[n - 1]?.block) own = heading
    const under = own
    if (key.startsWith('# ')) own = key
    if (block === undefined) heading = own
    const [previous, next] = [lines[n - 1]?.key, lines[n + 1]?.key]
    return { line, key, under, block: block === undefined ? undefined : whole.get(block), previous, next }
  })
}

/** A line of so many characters says all that it means by itself. */
const WHOLE_CHARS = 25

/** The lines that are in another place where they may mean something else. Both texts have the same keys. */
function movedLines(before: readonly Placed[], after: readonly Placed[]): Line[] {
  const places = groupedBy(before, ({ key }) => key)
  const hasBlocks = sizesOf(before) === sizesOf(after)
  const isMoved = ({ line: { text }, key, under, block, previous, next }: Placed) => {
    if (key.startsWith('# ')) return false
    const ofSection = (places.get(key) ?? []).filter((place) => place.under === under)
    if (ofSection.length === 0) return true
    if (hasBlocks && block !== undefined) return !ofSection.some((place) => place.block === block)
    const isNear = ofSection.some((place) => place.previous === previous || place.next === next)
    if (/^- | \| /.test(text) || text.length >= WHOLE_CHARS) return false
    return !isNear && (ofSection.length > 1 || isValue(text))
  }
  return after.filter(isMoved).map(({ line }) => line)
}

/** The sizes of all blocks. Where they differ, the page is built in another way, and blocks tell nothing. */
function sizesOf(lines: readonly Placed[]): string {
  const blocks = lines.flatMap(({ block }) => (block === undefined ? [] : block.split('\n').length))
  return blocks.sort((a, b) => a - b).join(' ')
}

/** Whether a line is a number or a state, which means nothing without the line beside it. */
const isValue = (text: string) =>
  /\p{N}/u.test(text) || [IN_STOCK, SOLD_OUT, SAYS_CLOSED].some((state) => state.test(text))

/** The changes that are in both comparisons. */
export function inBoth(one: TextChanges, other: TextChanges): TextChanges {
  const both = (a: readonly Line[], b: readonly Line[]) => {
    const extra = new Set(surplus(a, countsOf(b)))
    return a.filter((line) => !extra.has(line))
  }
  return {
    removed: both(one.removed, other.removed),
    added: both(one.added, other.added),
    moved: both(one.moved, other.moved),
  }
}

export const isNone = ({ removed, added, moved }: TextChanges): boolean =>
  removed.length + added.length + moved.length === 0
