import { type Painter, widthOf } from './terminal.ts'

/** How many cells of a text are shown when its field sets no number. */
export const MAX_TEXT_CELLS = 140

/** Lines are not made narrower than this. On a narrower terminal, the terminal itself breaks the lines. */
export const LEAST_CELLS = 20

/** Returns how many cells of a line remain when `taken` are in use, but at least `LEAST_CELLS`. */
export function cellsBeside(taken: number, { columns }: Pick<Painter, 'columns'>): number {
  return Math.max(LEAST_CELLS, columns - taken)
}

/** Cuts text to a number of cells, with an ellipsis. */
export function cut(text: string, cells: number): string {
  if (text.length * 2 <= cells || widthOf(text) <= cells) return text
  let kept = ''
  let used = 1
  for (const character of text) {
    used += widthOf(character)
    if (used > cells) break
    kept += character
  }
  return `${kept}…`
}

/**
 * Cuts a text to a number of cells in its middle. Keeps a third of them for the beginning and two thirds for
 * the end, where addresses differ.
 */
export function cutInMiddle(text: string, cells: number): string {
  if (text.length * 2 <= cells || widthOf(text) <= cells) return text
  const characters = [...text]
  const end: string[] = []
  let used = 0
  for (let at = characters.length - 1; at > 0 && used < Math.floor((cells * 2) / 3); at -= 1) {
    used += widthOf(characters[at] ?? '')
    end.unshift(characters[at] ?? '')
  }
  return cut(text, cells - used) + end.join('')
}

/** Does the same as `cut`, but cuts at the end of a word if a word ends in the second half of the space. */
export function cutAtWord(text: string, cells: number): string {
  const short = cut(text, cells)
  if (short === text) return text
  const kept = short.slice(0, -1)
  const isWhole = /^\s/.test(text.slice(kept.length))
  const end = isWhole ? kept.length : kept.search(/\s\S*$/)
  return end < kept.length / 2 ? short : `${kept.slice(0, end).replace(/[\s,;:–—-]+$/, '')}…`
}

/**
 * Puts items side by side, as many as fit into the cells of a line, and the next ones below. An item is never
 * broken. An item that is wider than a line has a line of its own.
 */
export function flow(items: readonly string[], between: string, cells: number): string {
  const lines: string[] = []
  let width = 0
  for (const item of items) {
    const added = widthOf(item)
    const last = lines.length - 1
    const isFirst = last < 0 || width + between.length + added > cells
    if (isFirst) lines.push(item)
    else lines[last] += between + item
    width = isFirst ? added : width + between.length + added
  }
  return lines.join('\n')
}

/** Wraps a text to lines that fit, between words, and anywhere in scripts that have no spaces. */
export function wrapped(text: string, cells: number): string {
  if (cells === Number.POSITIVE_INFINITY) return text
  return text
    .split('\n')
    .map((line) =>
      flow(
        line.split(' ').flatMap((word) => fitting(word, cells)),
        ' ',
        cells,
      ),
    )
    .join('\n')
}

/** Splits a word with wide characters, such as Chinese ones, into pieces that fit. Other words stay whole. */
function fitting(word: string, cells: number): string[] {
  if (widthOf(word) <= cells || !/[\u2e80-\uffef]/.test(word)) return [word]
  const pieces = ['']
  for (const character of word) {
    const last = pieces.at(-1) ?? ''
    if (widthOf(last + character) <= cells) pieces[pieces.length - 1] = last + character
    else pieces.push(character)
  }
  return pieces
}

/** A text needs this many cells beside a label. With fewer, it is easier to read below the label. */
const LEAST_BESIDE = 30

/** A label and a text that begins beside it. Further lines of the text begin below its first word. */
export function beside(label: string, text: string, cells: number, least = LEAST_BESIDE): string {
  const taken = widthOf(label)
  if (cells - taken >= least) return label + hanging(wrapped(text, cells - taken), taken)
  const indent = label.search(/\S|$/) + 2
  return `${label.trimEnd()}\n${' '.repeat(indent)}${hanging(wrapped(text, cells - indent), indent)}`
}

/** Text of several lines with all but the first one moved to the right. */
export function hanging(text: string, cells: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(cells)}`)
}
