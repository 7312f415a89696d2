/** Finds the changes between two texts of a page, apart from noise. */

import type { Line } from './lines.ts'

/**
 * Lines that only one of two texts has, and lines that both texts have but whose new position may change
 * their meaning.
 */
export interface TextChanges {
  readonly removed: readonly Line[]
  readonly added: readonly Line[]
  readonly moved: readonly Line[]
}

/**
 * Compares two texts. Another order is noise if each moved line is still below its heading and means the same
 * there. This holds for entries of a list, rows, sentences, and lines that still have one of their
 * neighbours.
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

/** Returns the lines that occur more often than `counts` says. */
function surplus(lines: readonly Line[], counts: ReadonlyMap<string, number>): Line[] {
  const left = new Map(counts)
  return lines.filter(({ key }) => {
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

/** A line with this many characters is clear without its neighbours. */
const WHOLE_CHARS = 25

/** Returns the lines that may mean something else at their new position. Both texts have the same keys. */
function movedLines(before: readonly Line[], after: readonly Line[]): Line[] {
  const places = placesOf(before)
  return after.filter(({ key, under, text }, n) => {
    if (key.startsWith('# ')) return false
    const known = places.get(key) ?? []
    const ofSection = known.filter((place) => place.under === under)
    if (ofSection.length === 0) return true
    if (/^- | \| /.test(text) || text.length >= WHOLE_CHARS) return false
    const [previous, next] = [after[n - 1]?.key, after[n + 1]?.key]
    return !ofSection.some((place) => place.previous === previous || place.next === next)
  })
}

function placesOf(lines: readonly Line[]) {
  const places = new Map<
    string,
    { under: string; previous: string | undefined; next: string | undefined }[]
  >()
  for (const [n, { key, under }] of lines.entries()) {
    const place = { under, previous: lines[n - 1]?.key, next: lines[n + 1]?.key }
    const known = places.get(key)
    if (known) known.push(place)
    else places.set(key, [place])
  }
  return places
}

/** Returns the changes that both comparisons have. */
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
