/** First and last code point. */
export type CodeRange = readonly [first: number, last: number]

/** Sorts ranges and joins those that touch or overlap, as `covers` requires. */
export function joinedRanges(ranges: readonly CodeRange[]): CodeRange[] {
  const joined: [number, number][] = []
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const before = joined.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else joined.push([first, last])
  }
  return joined
}

/**
 * Whether most letters and digits of a text are in the ranges. True for a text without letters and digits.
 */
export function covers(ranges: readonly CodeRange[], text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  const inside = letters.filter((letter) => isIn(ranges, letter.codePointAt(0) ?? 0))
  return inside.length * 2 >= letters.length
}

function isIn(ranges: readonly CodeRange[], point: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle] ?? [0, 0]
    if (point < first) high = middle - 1
    else if (point > last) low = middle + 1
    else return true
  }
  return false
}

/** The private-use areas of Unicode, in which each font defines its own characters. */
const PRIVATE_USE: readonly CodeRange[] = [
  [0xe000, 0xf8ff],
  [0xf0000, 0xffffd],
  [0x100000, 0x10fffd],
]

export function isPrivateUse(ranges: readonly CodeRange[]): boolean {
  return ranges.every(([first, last]) => PRIVATE_USE.some(([from, to]) => first >= from && last <= to))
}
