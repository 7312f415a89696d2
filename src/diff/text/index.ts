/** Compares an earlier text of a page with its present one. */

import { amountsIn } from '../../formats/text/amount.ts'
import { beginning } from '../../formats/text/excerpt.ts'
import type { Difference, Unstable } from '../../model/monitors.ts'
import { changesOf, inBoth, isNone, type TextChanges } from './compare.ts'
import { type Line, linesOf } from './lines.ts'
import type { SeenText } from './masks.ts'

export type { SeenText } from './masks.ts'

export interface TextComparison {
  readonly url: string
  readonly before: SeenText
  readonly after: SeenText
  /** The text of a second visit right after `after`. Undefined before the second visit. */
  readonly again?: SeenText | undefined
  readonly unstable: Unstable
  readonly folds: boolean
}

export interface TextVerdict {
  /** Undefined when nothing changed except noise. */
  readonly difference: Difference | undefined
  readonly unstable: Unstable
}

/**
 * Compares texts of a page. With a second visit, only differences that both visits have are counted, and
 * lines that differ between the two visits become unstable. A line that was unstable in two runs is reported
 * again after it was stable in as many runs.
 */
export function compareTexts(asked: TextComparison): TextVerdict {
  const { url, before, after, again, folds, unstable } = asked
  const old = linesOf(before, folds)
  const earlier = { lines: old, at: before.at }
  const first = linesOf(after, folds, earlier)
  const changes = changesOf(old, first)
  if (isNone(changes)) return { difference: undefined, unstable }
  if (!again) return { difference: differenceOf(changes, old, first, url), unstable }
  const second = linesOf(again, folds, earlier)
  const both = inBoth(changes, changesOf(old, second))
  const rotated = rotatedIn(changes, both, old, first)
  const lasting = without(both, (line) => rotated.has(line))
  const next = { ...unstable }
  for (const key of keysOf(changesOf(first, second)))
    if (!hasMoney(key)) next[key] = Math.min((next[key] ?? 0) + 1, MOST_UNSTABLE)
  const counted = without(lasting, ({ key }) => isUnstable(next, key))
  for (const key of keysOf(lasting)) if (isUnstable(next, key)) next[key] = (next[key] ?? 0) - 1
  const difference = isNone(counted) ? undefined : differenceOf(counted, old, first, url)
  return { difference, unstable: bounded(next) }
}

/**
 * Returns the removed lines that belong to changing content, such as a quote that differs at every visit. At
 * their place, all new lines differ between the two visits. A line with an amount of money is never among
 * them.
 */
function rotatedIn(
  changes: TextChanges,
  both: TextChanges,
  old: readonly Line[],
  first: readonly Line[],
): ReadonlySet<Line> {
  const stays = new Set(both.added)
  const rotating = new Set<string>()
  for (const [anchor, lines] of placedAfter(changes.added, first))
    if (!lines.some((line) => stays.has(line))) rotating.add(anchor)
  const found = new Set<Line>()
  for (const [anchor, lines] of placedAfter(changes.removed, old))
    if (rotating.has(anchor)) for (const line of lines) if (!hasMoney(line.key)) found.add(line)
  return found
}

const LEAST_UNSTABLE = 2
const MOST_UNSTABLE = 4
const MAX_UNSTABLE = 500

const isUnstable = (unstable: Unstable, key: string) => (unstable[key] ?? 0) >= LEAST_UNSTABLE
const hasMoney = (key: string) => amountsIn(key).length > 0

function keysOf({ removed, added, moved }: TextChanges): ReadonlySet<string> {
  return new Set([...removed, ...added, ...moved].map(({ key }) => key))
}

function without(changes: TextChanges, isOut: (line: Line) => boolean): TextChanges {
  const { removed, added, moved } = changes
  const rest = (lines: readonly Line[]) => lines.filter((line) => !isOut(line))
  return { removed: rest(removed), added: rest(added), moved: rest(moved) }
}

/** Returns only the latest unstable lines, so that their number has a limit. */
function bounded(unstable: Unstable): Unstable {
  return Object.fromEntries(
    Object.entries(unstable)
      .filter(([, runs]) => runs > 0)
      .slice(-MAX_UNSTABLE),
  )
}

interface Pair {
  readonly before: string
  readonly after: string
}

/** So many lines that changed places are named beside other changes, which often move some. */
const MAX_MOVED = 10
const MAX_EVIDENCE = 20
const MAX_DIFF_CHARS = 20_000
const MAX_EXCERPT_CHARS = 1_000
const MAX_QUOTE_CHARS = 120

/** Describes changes line by line. */
function differenceOf(
  changes: TextChanges,
  old: readonly Line[],
  now: readonly Line[],
  url: string,
): Difference {
  const pairs = pairsOf(changes, old, now)
  const diff = pairs
    .flatMap(({ before, after }) => [...(before ? [`- ${before}`] : []), ...(after ? [`+ ${after}`] : [])])
    .join('\n')
  const part = (side: keyof Pair) =>
    beginning(
      pairs
        .map((pair) => pair[side])
        .filter(Boolean)
        .join('\n'),
      MAX_EXCERPT_CHARS,
    )
  const cut = (text: string) => beginning(text, MAX_EXCERPT_CHARS)
  return {
    title: pairs.length === 1 ? '1 passage changed' : `${pairs.length} passages changed`,
    summary: summaryOf(pairs, changes.removed.length + changes.added.length === 0),
    diff: beginning(diff, MAX_DIFF_CHARS),
    before: part('before'),
    after: part('after'),
    evidence: pairs
      .slice(0, MAX_EVIDENCE)
      .map(({ before, after }) => ({ before: cut(before), after: cut(after), url })),
  }
}

function summaryOf([first, ...rest]: readonly Pair[], isMoved: boolean): string {
  const quoted = (text: string) => `“${beginning(text, MAX_QUOTE_CHARS)}”`
  const { before = '', after = '' } = first ?? {}
  const said = isMoved
    ? `${quoted(after)} is in another place`
    : before === ''
      ? `${quoted(after)} is new`
      : after === ''
        ? `${quoted(before)} is gone`
        : `${quoted(before)} became ${quoted(after)}`
  if (rest.length === 0) return `${said}.`
  return `${said}, and ${rest.length} ${rest.length === 1 ? 'passage' : 'passages'} more changed.`
}

/**
 * Pairs removed lines with added lines at the same place, which is the place after a line that both texts
 * have. Lines that are in another place come last.
 */
function pairsOf({ removed, added, moved }: TextChanges, old: readonly Line[], now: readonly Line[]): Pair[] {
  const gone = placedAfter(removed, old)
  const come = placedAfter(added, now)
  const anchors = [...new Set([...gone.keys(), ...come.keys()])]
  const others = anchors.flatMap((anchor) => {
    const [from = [], to = []] = [gone.get(anchor), come.get(anchor)]
    return Array.from({ length: Math.max(from.length, to.length) }, (_, n) => ({
      before: from[n]?.text ?? '',
      after: to[n]?.text ?? '',
    }))
  })
  const most = others.length === 0 ? moved.length : MAX_MOVED
  return [...others, ...moved.slice(0, most).map(({ text }) => ({ before: text, after: text }))]
}

function placedAfter(some: readonly Line[], all: readonly Line[]): Map<string, Line[]> {
  const chosen = new Set(some)
  const found = new Map<string, Line[]>()
  let anchor = ''
  for (const line of all) {
    if (!chosen.has(line)) anchor = line.key
    else found.set(anchor, [...(found.get(anchor) ?? []), line])
  }
  return found
}
