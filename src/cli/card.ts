import type { Card } from '../fields/card.ts'
import { addressTexts } from './addresses.ts'
import { cutAtWord, flow, wrapped } from './layout.ts'
import { type Painter, safe } from './terminal.ts'

/** How many cells of a text are shown when its field does not say. */
export const MAX_TEXT_CELLS = 140

/** On a terminal the address of a picture leaves room for what is known of it. */
const MAX_PICTURE_CELLS = 80

/** A terminal may be narrower than that; the lines then break as it breaks them. */
const LEAST_CELLS = 20

/** The cells of a line that are left beside something. */
export function cellsBeside(taken: number, { columns }: Painter): number {
  return Math.max(LEAST_CELLS, columns - taken)
}

/** What fields show their values with, in lines of so many cells. */
export function cardOf(painter: Painter, cells: number): Card {
  const side: Card['side'] = (items, between = ' ') => flow(items, between, cells)
  const isEndless = cells === Number.POSITIVE_INFINITY
  return {
    text: (value, most = MAX_TEXT_CELLS) => wrapped(cutAtWord(safe(value), most), cells),
    side,
    addresses: (urls, taken = 0) => addressTexts(urls, Math.max(LEAST_CELLS, cells - taken), painter),
    pictures(pictures) {
      const most = isEndless ? cells : Math.min(MAX_PICTURE_CELLS, cells)
      const texts = addressTexts(
        pictures.map(([url]) => url),
        most,
        painter,
      )
      return pictures
        .map(([, facts], at) => side([texts[at] ?? '', ...(facts ? [`(${facts})`] : [])]))
        .join('\n')
    },
    swatch: painter.swatch,
    dim: painter.dim,
    safe,
  }
}
