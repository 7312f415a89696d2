import { xtermColorOf } from '../swatch.ts'
import type { Raster, Rgb } from './raster.ts'

/**
 * Draws a picture with half blocks, so that each cell has two pixels. The result has one text per row of
 * cells. Where nothing is drawn, the background of the terminal remains.
 */
export function blockLinesOf({ width, height, at }: Raster, depth: number): string[] {
  const code = codes(depth)
  return Array.from({ length: Math.ceil(height / 2) }, (_, line) => {
    let [text, state] = ['', '']
    for (let x = 0; x < width; x++) {
      const [above, below] = [at(x, line * 2), at(x, line * 2 + 1)]
      const [ink, paper] = above ? [above, below] : [below, undefined]
      const wanted = `\u001b[0${ink ? `;38;${code(ink)}` : ''}${paper ? `;48;${code(paper)}` : ''}m`
      if (wanted !== state) text += wanted
      state = wanted
      text += ink ? (above ? '▀' : '▄') : ' '
    }
    return `${text}\u001b[0m`
  })
}

/** Returns a function that writes a colour for a terminal with this many bits of colour. */
function codes(depth: number): (color: Rgb) => string {
  if (depth >= 24) return (color) => `2;${color.join(';')}`
  const known = new Map<string, string>()
  return (color) => {
    const hex = `#${Buffer.from(color).toString('hex')}`
    const code = known.get(hex) ?? `5;${xtermColorOf(hex)}`
    known.set(hex, code)
    return code
  }
}
