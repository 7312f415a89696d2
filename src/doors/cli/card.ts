import type { Card } from '../../fields/card.ts'
import { addressTexts } from './addresses.ts'
import { cutAtWord, flow, LEAST_CELLS, MAX_TEXT_CELLS, wrapped } from './layout.ts'
import { colorText, paletteText } from './palette.ts'
import { type Painter, safe, widthOf } from './terminal.ts'

/** Maximum width of a picture's address on a terminal, so that the facts about the picture fit beside it. */
const MAX_PICTURE_CELLS = 80

/** The functions with which fields show their values, in lines of this many cells. */
export function cardOf(painter: Painter, cells: number): Card {
  // An item of several words may be wider than a line, such as a font family. It is then broken between
  // words.
  const broken = (item: string) => (widthOf(item) > cells ? wrapped(item, cells).split('\n') : [item])
  const side: Card['side'] = (items, between = ' ') => flow(items.flatMap(broken), between, cells)
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
    palette: (colors) =>
      isEndless
        ? side(
            colors.map((one) => colorText(one, painter)),
            '  ',
          )
        : paletteText(colors, cells, painter),
    safe,
  }
}
