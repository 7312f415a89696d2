/** The lines of a text of a page, as they are compared. */

import { amountsIn } from '../../formats/text/amount.ts'
import { countdownIn, daysAgo, daysBetween, pastOf } from './countdown.ts'
import {
  isCounted,
  isForums,
  isNumber,
  isPosts,
  isThreads,
  withNeighbours,
  withoutDayCounts,
} from './counts.ts'
import { masked, type SeenText } from './masks.ts'

/**
 * A line, as it is, and its key: two lines with one key say the same. Headings begin with `# `, entries of
 * lists with `- `, and rows of tables have ` | ` between their cells.
 */
export interface Line {
  readonly text: string
  readonly key: string
  /** The number of its block; undefined outside of blocks. */
  readonly block: number | undefined
}

/** The lines of the visit before, and its time in milliseconds since 1970. */
export interface Earlier {
  readonly lines: readonly Line[]
  readonly at: number
}

/**
 * Splits a text into its lines. A blank line begins a block, and two are behind the last of several. With
 * `folds`, white space in a line counts as one space. A line that `earlier` has too says the same as there,
 * although its date may have come near since, and so does one whose number of days went with the clock.
 */
export function linesOf({ text, at }: SeenText, folds = true, earlier?: Earlier): readonly Line[] {
  const past = pastOf(earlier?.lines ?? [])
  const days = earlier === undefined ? 0 : daysBetween(earlier.at, at)
  const written = text.split('\n')
  const texts = written.filter((line) => line.trim() !== '')
  const clean = texts.map((line) => withSortedTags(cleaned(line, folds)))
  const bare = clean.map((line) => line.replace(MARK, ''))
  const counts = countColumns(clean)
  const countdown = countdownIn(clean)
  const blocks = blocksOf(written)
  return texts.map((line, n) => {
    const text = line.trim()
    const near = [bare[n - 1] ?? '', bare[n + 1] ?? ''] as const
    const isCount = isNumber(bare[n] ?? '') && near.some(isCounted)
    const key = countdown.has(n)
      ? '⟨left⟩'
      : isCount
        ? '⟨count⟩'
        : withNeighbours(
            masked(withoutDayCounts(counts[n] ?? '', bare.slice(Math.max(0, n - 3), n + 4)), at, near[0]),
          )
    const old = past.keys.get(text)
    const isDated = old !== undefined && (key.includes('⟨date⟩') || old.includes('⟨date⟩'))
    const same = isDated ? old : old === undefined ? daysAgo(text, days, past) : undefined
    return { text, key: same ?? key, block: blocks[n] }
  })
}

/** Matches the marks of headings and entries. */
const MARK = /^(?:# |- )/

const CELLS = ' | '
const isCountCell = (cell: string) => isCounted(cell) && !/vot|stimm/iu.test(cell)

const isCountHead = (cells: readonly string[]) =>
  cells.some((cell, n) => isCountCell(cell) || isForum(cells, n))
/** Whether a column counts what is in a forum, which has threads and posts beside each other. */
const isForum = (head: readonly string[], n: number) =>
  isForums(head[0] ?? '') &&
  ((isThreads(head[n] ?? '') && head.some(isPosts)) || (isPosts(head[n] ?? '') && head.some(isThreads)))

/**
 * Returns lines in which counts in cells of tables are masked: those under or beside the word of a count. A
 * row with money is one of a tariff, where such numbers are limits, and votes may be those of an election.
 */
function countColumns(lines: readonly string[]): readonly string[] {
  let head: readonly string[] = []
  return lines.map((line) => {
    const cells = line.split(CELLS)
    if (cells.length === 1 || cells.length !== head.length) head = isCountHead(cells) ? cells : []
    if (cells.length === 1 || head.length === 0 || amountsIn(line).length > 0) return line
    const [label = ''] = cells
    const counts = (cell: string, n: number) =>
      isNumber(cell) &&
      (isCountCell(head[n] ?? '') || isForum(head, n) || (cells.length === 2 && isCountCell(label)))
    return cells.map((cell, n) => (counts(cell, n) ? '⟨count⟩' : cell)).join(CELLS)
  })
}

/** Returns the number of the block of each line that is not blank; undefined outside of blocks. */
function blocksOf(lines: readonly string[]): readonly (number | undefined)[] {
  let [last, blanks] = [0, 0]
  let block: number | undefined
  return lines.flatMap((line) => {
    if (line.trim() === '') {
      blanks += 1
      return []
    }
    if (blanks === 1) last += 1
    if (blanks > 0) block = blanks === 1 ? last : undefined
    blanks = 0
    return [block]
  })
}

/** Matches tags with the number sign, beside each other. Their order means nothing. Colours are no tags. */
const TAGS = /#(?![\da-f]{3,8}\b)[\p{L}\p{M}\p{N}_-]{1,60}(?:[\s,]{1,2}#[\p{L}\p{M}\p{N}_-]{1,60})+/giu

const withSortedTags = (line: string) =>
  line.replace(TAGS, (tags) =>
    tags
      .split(/[\s,]+/)
      .sort()
      .join(' '),
  )

/** Characters without a width tell a reader nothing. */
const INVISIBLE = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g

function cleaned(line: string, folds: boolean): string {
  const text = line.normalize('NFC').replace(INVISIBLE, '')
  return folds ? text.replace(/\s+/gu, ' ').trim() : text
}
