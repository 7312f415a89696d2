/** What of a text changed between two visits, without what is noise. */

import { SAYS_CLOSED } from '../../lexicon/closed-words.ts'
import { IN_STOCK, SOLD_OUT } from '../../lexicon/commerce/words.ts'
import { addTo } from '../../model/keyed.ts'
import type { Line } from './lines.ts'

/** Lines that only one of two texts has, and lines that both have and that mean something else now. */
export interface TextChanges {
  readonly removed: readonly Line[]
  readonly added: readonly Line[]
  readonly moved: readonly Line[]
}

/**
 * Compares two texts. The order of lines under a heading is noise. A line that goes under another heading or
 * into another block is a change, and so is a number or a state in a line of its own, outside of blocks, that
 * stands beside other lines than before.
 */
export function changesOf(before: readonly Line[], after: readonly Line[]): TextChanges {
  const [left, right] = [countsOf(before), countsOf(after)]
  const removed = surplus(before, right)
  const added = surplus(after, left)
  if (removed.length + added.length > 0) return { removed, added, moved: [] }
  return { removed, added, moved: movedLines(before, after) }
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

/** A line of so many characters says all that it means by itself. */
const WHOLE_CHARS = 25

/** The lines that are in another place where they may mean something else. Both texts have the same keys. */
function movedLines(before: readonly Line[], after: readonly Line[]): Line[] {
  const places = placesOf(before)
  const hasBlocks = sizesOf(before) === sizesOf(after)
  return after.filter((line, n) => {
    const { key, under, text, block } = line
    if (key.startsWith('# ')) return false
    const ofSection = (places.get(key) ?? []).filter((place) => place.under === under)
    if (ofSection.length === 0) return true
    if (hasBlocks && block !== undefined) return !ofSection.some((place) => place.block === block)
    if (/^- | \| /.test(text) || text.length >= WHOLE_CHARS) return false
    const [previous, next] = [after[n - 1]?.key, after[n + 1]?.key]
    const isNear = ofSection.some((place) => place.previous === previous || place.next === next)
    return !isNear && (ofSection.length > 1 || isValue(text))
  })
}

/** The sizes of all blocks. Where they differ, the page is built in another way, and blocks tell nothing. */
function sizesOf(lines: readonly Line[]): string {
  const blocks = lines.flatMap(({ block }) => (block === undefined ? [] : block.split('\n').length))
  return blocks.sort((a, b) => a - b).join(' ')
}

/** Whether a line is a number or a state, which means nothing without the line beside it. */
const isValue = (text: string) =>
  /\p{N}/u.test(text) || [IN_STOCK, SOLD_OUT, SAYS_CLOSED].some((state) => state.test(text))

interface LinePlace extends Pick<Line, 'under' | 'block'> {
  readonly previous: string | undefined
  readonly next: string | undefined
}

function placesOf(lines: readonly Line[]): ReadonlyMap<string, readonly LinePlace[]> {
  const places = new Map<string, LinePlace[]>()
  for (const [n, { key, under, block }] of lines.entries())
    addTo(places, key, { under, block, previous: lines[n - 1]?.key, next: lines[n + 1]?.key })
  return places
}

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
