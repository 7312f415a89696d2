import type { BrandColor } from '../../model/values.ts'
import { flow, hanging } from './layout.ts'
import { contrastsOn } from './swatch.ts'
import { type Painter, safe, widthOf } from './terminal.ts'

/** The smallest contrast of text for each level of WCAG 2.2, success criteria 1.4.3 and 1.4.6. */
const LEVELS = [
  [7, 'AAA'],
  [4.5, 'AA'],
] as const

/** A colour with its name, in a list of colours side by side. */
export function colorText({ hex, name }: BrandColor, { swatch, dim }: Painter): string {
  return [swatch(hex), hex, dim(safe(name))].filter(Boolean).join(' ')
}

/**
 * Lists colours, one per line: swatch, number, name, role, and the contrast of white and of black text on the
 * colour. If the lines are wide enough, these items stand in columns; otherwise a line is broken between two
 * items.
 */
export function paletteText(colors: readonly BrandColor[], cells: number, painter: Painter): string {
  const rows = colors.map((color) => itemsOf(color, painter))
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))))
  for (const gap of [GAP, ' ']) {
    const lines = rows.map((row) => columnsText(row, widths, gap))
    if (lines.every((line) => widthOf(line) <= cells)) return lines.join('\n')
  }
  const indent = (rows[0]?.[0] ?? '').length > 0 ? SWATCH_CELLS + 1 : GAP.length
  return rows
    .map(([first = '', ...rest]) => [first, ...rest].filter(Boolean))
    .map((items) => hanging(flow(items, GAP, cells - indent), indent))
    .join('\n')
}

function columnsText(row: readonly string[], widths: readonly number[], gap: string): string {
  return row
    .map((item, at) => item + ' '.repeat((widths[at] ?? 0) - widthOf(item)))
    .filter((_, at) => widths[at] !== 0)
    .join(gap)
    .trimEnd()
}

const GAP = '  '
const SWATCH_CELLS = 2

function itemsOf({ hex, name, role, dark }: BrandColor, { swatch, dim }: Painter): string[] {
  const { white, black } = contrastsOn(hex)
  return [
    [swatch(hex), hex].filter(Boolean).join(' '),
    safe(name),
    role ?? '',
    textOn('white', white, dim),
    textOn('black', black, dim),
    dark === undefined ? '' : [dim('dark'), swatch(dark.hex), dark.hex].filter(Boolean).join(' '),
  ]
}

/**
 * Writes the contrast of a text with its background. It is rounded down, so that no number looks better than
 * its level.
 */
function textOn(ink: string, contrast: number, dim: Painter['dim']): string {
  const [, level] = LEVELS.find(([least]) => contrast >= least) ?? []
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1)
  return `${dim(ink)} ${ratio.padStart(4)}${level ? ` ${level}` : ''}`
}
