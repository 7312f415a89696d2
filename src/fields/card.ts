/**
 * What a field needs to show its value on the card: the width and the styles of the terminal are the card's.
 */
export interface Card {
  /** A text in lines that fit, cut at a word beyond so many cells. Default: 140. */
  text(value: string, mostCells?: number): string
  /** Items side by side, as many in a line as fit. */
  side(items: readonly string[], between?: string): string
  /** Pictures, one a line: the address, and what is known of it. */
  pictures(pictures: readonly (readonly [url: string, facts: string])[]): string
  /** Addresses, as short as they can be without looking alike, with so many cells of each line taken. */
  addresses(urls: readonly string[], takenCells?: number): string[]
  /** Two cells of a colour where the terminal has colours. */
  swatch(hex: string): string
  dim(text: string): string
  /** A text without what a terminal would obey. */
  safe(text: string): string
}
