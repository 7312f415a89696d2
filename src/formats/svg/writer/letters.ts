/** Draws bars in place of letters. */

/** Says where a line of text begins, and how large its letters are. */
export interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: string | undefined
}

/**
 * Sizes as parts of the font size: the mean advance of a letter, its height above the baseline, and the width
 * of a bar.
 */
const LETTER_WIDTH = 0.55
const LETTER_HEIGHT = 0.7
const BAR_WIDTH = 0.4
const MAX_LETTERS = 200

/**
 * Returns path data of bars that stand for letters, and how wide they are together. What a font draws differs
 * from machine to machine; bars of the same colour and about the same size do not.
 */
export function bars(count: number, { x, y, size, anchor }: Line): { d: string; width: number } {
  const width = count * size * LETTER_WIDTH
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const parts = Array.from({ length: Math.min(count, MAX_LETTERS) }, (_, at) => {
    const [from, top] = [left + at * size * LETTER_WIDTH, y - size * LETTER_HEIGHT]
    return `M${from} ${top}h${size * BAR_WIDTH}v${size * LETTER_HEIGHT}h${-size * BAR_WIDTH}z`
  })
  return { d: parts.join(''), width }
}
