import type { BrandColor } from '../model/values.ts'

/** Functions by which a field shows its value on the card, which decides on width and styles. */
export interface Card {
  /** Wraps a text into lines, cut at a word after at most this many cells. Default: 140. */
  text(value: string, mostCells?: number): string
  /** Puts items side by side, as many in a line as fit. */
  side(items: readonly string[], between?: string): string
  /** Lists pictures, one a line: the address and facts about the picture. */
  pictures(pictures: readonly (readonly [url: string, facts: string])[]): string
  /**
   * Shortens addresses as much as possible while they stay different. `takenCells` of each line are not
   * available.
   */
  addresses(urls: readonly string[], takenCells?: number): string[]
  /**
   * Lists colours with their names. On a terminal, each colour has a line with its role and the contrast of
   * black and of white text on it.
   */
  palette(colors: readonly BrandColor[]): string
  /** Removes control characters, which a terminal would obey. */
  safe(text: string): string
}
