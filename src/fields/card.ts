/**
 * The functions by which a field shows its value on the card. The width and the styles of the terminal are
 * the card's.
 */
export interface Card {
  /** A text in lines that fit, cut at a word after at most this many cells. Default: 140. */
  text(value: string, mostCells?: number): string
  /** Items side by side, as many in a line as fit. */
  side(items: readonly string[], between?: string): string
  /** Pictures, one a line: the address, and the facts about the picture. */
  pictures(pictures: readonly (readonly [url: string, facts: string])[]): string
  /**
   * Addresses, as short as they can be without looking alike. `takenCells` is the part of each line that is
   * not free.
   */
  addresses(urls: readonly string[], takenCells?: number): string[]
  /** Two cells of a colour where the terminal has colours. */
  swatch(hex: string): string
  dim(text: string): string
  /** A text without the characters that a terminal would obey. */
  safe(text: string): string
}
