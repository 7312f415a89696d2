/** The lines of a text of a page, as they are compared. */

import { addTo } from '../../model/keyed.ts'
import { isCounted, isNumber, masked, type SeenText } from './masks.ts'

/**
 * A line, as it is, and its key: two lines with one key say the same. Headings begin with `# `, entries of
 * lists with `- `, and rows of tables have ` | ` between their cells.
 */
export interface Line {
  readonly text: string
  readonly key: string
  /** The key of the heading above it. */
  readonly under: string
  /** The keys of all lines of its block, in alphabetical order; undefined outside of blocks. */
  readonly block: string | undefined
}

/**
 * Splits a text into its lines. A blank line begins a block, and two are behind the last of several. With
 * `folds`, white space in a line counts as one space.
 */
export function linesOf({ text, at }: SeenText, folds = true): readonly Line[] {
  const written = text.split('\n')
  const texts = written.filter((line) => line.trim() !== '')
  const clean = texts.map((line) => cleaned(line, folds))
  const bare = clean.map((line) => line.replace(/^(?:# |- )/, ''))
  const keys = clean.map((line, n) => {
    const isCount = isNumber(bare[n] ?? '') && [n - 1, n + 1].some((near) => isCounted(bare[near] ?? ''))
    return isCount ? '⟨count⟩' : masked(line, at)
  })
  const blocks = blocksOf(written)
  const within = new Map<number, string[]>()
  for (const [n, key] of keys.entries()) if (blocks[n]) addTo(within, blocks[n], key)
  const whole = new Map([...within].map(([block, all]) => [block, all.sort().join('\n')]))
  let under = ''
  return texts.map((line, n) => {
    const key = keys[n] ?? ''
    const found = { text: line.trim(), key, under, block: whole.get(blocks[n] ?? LOOSE) }
    if (key.startsWith('# ')) under = key
    return found
  })
}

/** The number of lines outside of blocks. */
const LOOSE = 0

/** Returns the number of the block of each line that is not blank. */
function blocksOf(lines: readonly string[]): readonly number[] {
  let [block, last, blanks] = [LOOSE, LOOSE, 0]
  return lines.flatMap((line) => {
    if (line.trim() === '') {
      blanks += 1
      return []
    }
    if (blanks === 1) last += 1
    if (blanks > 0) block = blanks === 1 ? last : LOOSE
    blanks = 0
    return [block]
  })
}

/** Characters without a width tell a reader nothing. */
const INVISIBLE = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g

function cleaned(line: string, folds: boolean): string {
  const text = line.normalize('NFC').replace(INVISIBLE, '')
  return folds ? text.replace(/\s+/gu, ' ').trim() : text
}
