import type { Texts } from './columns.ts'

/** The most texts, because the last four bytes of one and its row have to fit into one number. */
const ROWS = 2 ** 20

/** Finds the texts of a list by their last bytes. Sorting 100,000 texts takes some ten milliseconds. */
export class Endings {
  /** For each text, one number with its last four bytes and then its row; sorted. */
  readonly #sorted: Float64Array

  constructor(texts: Texts) {
    if (texts.count > ROWS) throw new RangeError(`At most ${ROWS} texts can be sorted by their endings.`)
    this.#sorted = new Float64Array(texts.count)
    for (let row = 0; row < texts.count; row++) this.#sorted[row] = texts.ending(row) * ROWS + row
    this.#sorted.sort()
  }

  /** Returns the rows of the texts that end with these bytes. Only the last four bytes are compared. */
  rowsOf(ending: Buffer): number[] {
    const counted = Math.min(4, ending.length)
    let from = 0
    for (let back = 1; back <= 4; back++)
      from = from * 256 + (back <= counted ? (ending[ending.length - back] ?? 0) : 0)
    const to = from + 256 ** (4 - counted)
    const rows = this.#sorted.subarray(this.#first(from * ROWS), this.#first(to * ROWS))
    return Array.from(rows, (number) => number % ROWS)
  }

  #first(wanted: number): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
