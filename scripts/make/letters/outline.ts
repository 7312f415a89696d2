import { EM } from '../../../src/pictures/logo/letters.ts'

/** What is used of a font as opentype.js reads it. */
export interface Font {
  readonly unitsPerEm: number
  readonly tables: { readonly cmap: { readonly glyphIndexMap: Readonly<Record<string, number>> } }
  charToGlyph(letter: string): {
    readonly advanceWidth: number
    getPath(x: number, y: number, size: number): { readonly commands: readonly Command[] }
  }
}

interface Command {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  readonly x?: number
  readonly y?: number
  readonly x1?: number
  readonly y1?: number
  readonly x2?: number
  readonly y2?: number
}

/**
 * The line of a letter: itself, its advance and its path in units of `EM`; undefined for one without an
 * outline.
 */
export function lineOf(font: Font, letter: string): string | undefined {
  const glyph = font.charToGlyph(letter)
  const path = relative(glyph.getPath(0, 0, EM).commands)
  if (path === '') return undefined
  return `${letter}\t${Math.round((glyph.advanceWidth * EM) / font.unitsPerEm)}\t${path}`
}

/** Path data in whole units, each point relative to the one before, which compresses best. */
function relative(commands: readonly Command[]): string {
  let [path, x, y, startX, startY] = ['', 0, 0, 0, 0]
  for (const { type, ...at } of commands) {
    if (type === 'Z') {
      path += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const points = [at.x1, at.y1, at.x2, at.y2, at.x, at.y].filter((one) => one !== undefined)
    const whole = points.map(Math.round)
    const steps = whole.map((value, nth) => value - (nth % 2 === 0 ? x : y))
    path += type.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
    ;[x, y] = [whole.at(-2) ?? x, whole.at(-1) ?? y]
    if (type === 'M') [startX, startY] = [x, y]
  }
  return path
}
