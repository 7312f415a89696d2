/** Splits the text of a page into lines that can be compared. */

import { isCounted, isNumber, masked, type SeenText } from './masks.ts'

/**
 * A line and its key. Two lines with the same key mean the same. Headings begin with `# `, entries of lists
 * with `- `, and rows of tables have ` | ` between their cells.
 */
export interface Line {
  readonly text: string
  readonly key: string
  /** The key of the heading above it. */
  readonly under: string
}

/** Splits a text into its lines. With `folds`, white space in a line counts as one space. */
export function linesOf({ text, at }: SeenText, folds = true): readonly Line[] {
  const texts = text.split('\n').filter((line) => line.trim() !== '')
  const clean = texts.map((line) => cleaned(line, folds))
  const bare = clean.map((line) => line.replace(/^(?:# |- )/, ''))
  let under = ''
  return texts.map((line, n) => {
    const isCount = isNumber(bare[n] ?? '') && [n - 1, n + 1].some((near) => isCounted(bare[near] ?? ''))
    const key = isCount ? '⟨count⟩' : masked(clean[n] ?? '', at)
    const found = { text: line.trim(), key, under }
    if (key.startsWith('# ')) under = key
    return found
  })
}

/** Matches characters without a width, which no reader sees. */
const INVISIBLE = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g

function cleaned(line: string, folds: boolean): string {
  const text = line.normalize('NFC').replace(INVISIBLE, '')
  return folds ? text.replace(/\s+/gu, ' ').trim() : text
}
