/** Reads and writes the columns of the shipped file: texts, and numbers of a fixed width. */

import { endianness } from 'node:os'

/** The widths that the numbers of a column can have. */
const WIDTHS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const

type Width = keyof typeof WIDTHS
type Numbers = Uint8Array | Uint16Array | Uint32Array

/** The position of a column in the file, in bytes from its beginning. */
export interface Place {
  readonly at: number
  readonly size: number
}

/** Writes numbers as bytes, least significant byte first. */
export function numberBytes(width: Width, values: readonly number[]): Buffer {
  const limit = 256 ** WIDTHS[width].BYTES_PER_ELEMENT
  const wrong = values.find((value) => !(value >= 0 && value < limit && Number.isInteger(value)))
  if (wrong !== undefined) throw new RangeError(`The number ${wrong} has no place in a column of ${width}.`)
  return inOrderOfFile(WIDTHS[width].from(values))
}

export function numbersAt(bytes: Buffer, { at, size }: Place, width: 'u8'): Uint8Array
export function numbersAt(bytes: Buffer, { at, size }: Place, width: 'u16'): Uint16Array
export function numbersAt(bytes: Buffer, { at, size }: Place, width: 'u32'): Uint32Array
export function numbersAt(bytes: Buffer, { at, size }: Place, width: Width): Numbers {
  // The bytes are copied, because arrays of wider numbers must begin at a multiple of four.
  const copy = new Uint8Array(bytes.subarray(at, at + size))
  const { buffer } = inOrderOfFile(copy, WIDTHS[width].BYTES_PER_ELEMENT)
  return new WIDTHS[width](buffer as ArrayBuffer, 0, size / WIDTHS[width].BYTES_PER_ELEMENT)
}

/**
 * Converts the bytes of numbers between the byte order of this machine and the byte order of the file. On
 * nearly all machines, both are the same.
 */
function inOrderOfFile(numbers: Numbers, width = numbers.BYTES_PER_ELEMENT): Buffer {
  const bytes = Buffer.from(numbers.buffer as ArrayBuffer, numbers.byteOffset, numbers.byteLength)
  if (endianness() === 'LE' || width === 1) return bytes
  return width === 2 ? bytes.swap16() : bytes.swap32()
}

/** A column of texts, which are found by their indexes. */
export class Texts {
  readonly count: number
  readonly #bytes: Buffer
  /** The beginning of each text, and then the end of the last text. */
  readonly #from: Uint32Array

  /** `lengths` are the lengths of the texts in bytes of UTF-8. */
  constructor(bytes: Buffer, lengths: Uint8Array) {
    this.#bytes = bytes
    this.#from = startsOf(lengths)
    this.count = lengths.length
  }

  at(index: number): string {
    return this.#bytes.toString('utf8', this.#from[index] ?? 0, this.#from[index + 1] ?? 0)
  }

  /** The length of a text in bytes of UTF-8. */
  size(index: number): number {
    return (this.#from[index + 1] ?? 0) - (this.#from[index] ?? 0)
  }

  /** Returns the last four bytes of a text as a number, which sorts equal endings together. */
  ending(index: number): number {
    const size = Math.min(4, this.size(index))
    const end = this.#from[index + 1] ?? 0
    let ending = 0
    for (let back = 1; back <= 4; back++)
      ending = ending * 256 + (back <= size ? (this.#bytes[end - back] ?? 0) : 0)
    return ending
  }

  /** In a sorted list, returns the index of the first text that is not less than these bytes. */
  firstFrom(wanted: Buffer): number {
    return this.#first((index) => this.#compare(index, wanted) < 0)
  }

  /** In a sorted list, returns the index after the last text that begins with these bytes or is less. */
  firstAfter(prefix: Buffer): number {
    return this.#first((index) => this.#compare(index, prefix, prefix.length) <= 0)
  }

  /** In a sorted list, returns the index of this text; undefined when the list lacks it. */
  find(text: string): number | undefined {
    const wanted = Buffer.from(text)
    const index = this.firstFrom(wanted)
    return index < this.count && this.#compare(index, wanted) === 0 ? index : undefined
  }

  #first(isBefore: (index: number) => boolean): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(middle)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Compares at most `limit` bytes of a text. */
  #compare(index: number, wanted: Buffer, limit = Number.POSITIVE_INFINITY): number {
    const from = this.#from[index] ?? 0
    const size = Math.min(this.size(index), limit)
    const shorter = Math.min(size, wanted.length)
    for (let at = 0; at < shorter; at++) {
      const difference = (this.#bytes[from + at] ?? 0) - (wanted[at] ?? 0)
      if (difference !== 0) return difference
    }
    return size - wanted.length
  }
}

/** Returns the beginning of each of several runs with these lengths, and then the end of the last run. */
export function startsOf(lengths: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  for (let index = 0; index < lengths.length; index++)
    starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0)
  return starts
}

/** The rows of each owner. Owner `i` has the `rows` from `starts[i]` to before `starts[i + 1]`. */
export interface Groups {
  readonly starts: Uint32Array
  readonly rows: Uint32Array
}

export function groupsOf(owners: Uint32Array, count: number): Groups {
  const lengths = new Uint32Array(count)
  for (const owner of owners) lengths[owner] = (lengths[owner] ?? 0) + 1
  const starts = startsOf(lengths)
  const next = starts.slice()
  const rows = new Uint32Array(owners.length)
  for (let row = 0; row < owners.length; row++) {
    const owner = owners[row] ?? 0
    rows[next[owner] ?? 0] = row
    next[owner] = (next[owner] ?? 0) + 1
  }
  return { starts, rows }
}
