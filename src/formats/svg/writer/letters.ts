/** Draws text with outlines of letters where they are available, else with bars in place of letters. */

/** Where a line of text begins, and how large its letters are. */
export interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: string | undefined
  /** The length that is added to the advance of each letter. */
  readonly spacing?: number
  /** The width of the viewport around the line. Default: it is not known. */
  readonly within?: number
}

/** A letter's outline: relative path data in whole units, and the number of such units in the em. */
export interface LetterOutline {
  readonly em: number
  readonly advance: number
  readonly path: string
}

/** The outline of a letter; undefined where there is none. */
export type Letters = (letter: string) => LetterOutline | undefined

/** Parts of the font size: mean advance of a letter, its height above the baseline, width of a bar. */
const LETTER_WIDTH = 0.55
const LETTER_HEIGHT = 0.7
const BAR_WIDTH = 0.4
const SPACE_WIDTH = 0.26
const MAX_LETTERS = 200
/**
 * The smallest factor by which a line is scaled to fit. A line that needs less keeps its size, because a
 * transform probably moves it to a place with more room.
 */
const MIN_FACTOR = 0.5

/**
 * Returns path data of bars in place of letters, and their total width. Fonts differ from machine to machine,
 * but bars of the same colour and about the same size look the same everywhere.
 */
export function bars(count: number, { x, y, size, anchor }: Line): { d: string; width: number } {
  const width = count * size * LETTER_WIDTH
  const left = startOf(x, width, anchor)
  const parts = Array.from({ length: Math.min(count, MAX_LETTERS) }, (_, at) =>
    bar(left + at * size * LETTER_WIDTH, y, size),
  )
  return { d: parts.join(''), width }
}

/**
 * Writes a text with the outlines of its letters, and a bar for each letter without an outline. The font of
 * the drawing may be narrower than the outlines, so a line that would extend beyond the viewport is made
 * smaller.
 */
export function outlined(text: string, line: Line, letters: Letters): { d: string; width: number } {
  const drawn = set(text, line, letters)
  const { x, anchor, within, size, spacing = 0 } = line
  if (within === undefined || x < 0 || x > within) return drawn
  const room = anchor === 'middle' ? 2 * Math.min(x, within - x) : anchor === 'end' ? x : within - x
  const factor = (room * 0.99) / drawn.width
  if (factor >= 1 || factor < MIN_FACTOR) return drawn
  return set(text, { ...line, size: size * factor, spacing: spacing * factor }, letters)
}

function set(
  text: string,
  { x, y, size, anchor, spacing = 0 }: Line,
  letters: Letters,
): { d: string; width: number } {
  let width = 0
  const parts: { at: number; outline: LetterOutline | undefined }[] = []
  for (const letter of [...text.trim().replace(/\s+/g, ' ')].slice(0, MAX_LETTERS)) {
    const outline = letter === ' ' ? undefined : letters(letter)
    if (letter !== ' ') parts.push({ at: width, outline })
    const advance = outline ? outline.advance / outline.em : letter === ' ' ? SPACE_WIDTH : LETTER_WIDTH
    width += advance * size + spacing
  }
  const left = startOf(x, width, anchor)
  const d = parts.map(({ at, outline }) => {
    if (!outline) return bar(left + at, y, size)
    const scale = size / outline.em
    return `M${short(left + at)} ${short(y)}${outline.path.replace(/-?\d+/g, (n) => ` ${short(Number(n) * scale)}`)}`
  })
  return { d: d.join(''), width }
}

function startOf(x: number, width: number, anchor: string | undefined): number {
  return x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
}

function bar(left: number, y: number, size: number): string {
  return `M${left} ${y - size * LETTER_HEIGHT}h${size * BAR_WIDTH}v${size * LETTER_HEIGHT}h${-size * BAR_WIDTH}z`
}

const short = (value: number) => Math.round(value * 1_000) / 1_000
