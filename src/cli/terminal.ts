import { styleText } from 'node:util'

/** How text for people is printed: with colour when the stream is a terminal that has it, plain otherwise. */
export interface Painter {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  green(text: string): string
  yellow(text: string): string
  /** Two cells filled with the colour, or nothing without colour. */
  swatch(hex: string): string
}

export function painterFor(stream: NodeJS.WriteStream): Painter {
  const depth = colorDepthOf(stream)
  const paint = (style: Parameters<typeof styleText>[0]) => (text: string) =>
    depth > 1 ? styleText(style, text, { validateStream: false }) : text
  return {
    bold: paint('bold'),
    dim: paint('dim'),
    red: paint('red'),
    green: paint('green'),
    yellow: paint('yellow'),
    swatch: (hex) => (depth > 1 ? swatch(hex, depth) : ''),
  }
}

/** Bits of colour: 1 is none. `NO_COLOR` and `FORCE_COLOR` have their usual meaning. */
function colorDepthOf(stream: NodeJS.WriteStream): number {
  const { NO_COLOR, FORCE_COLOR } = process.env
  if (NO_COLOR || FORCE_COLOR === '0') return 1
  if (FORCE_COLOR) return 24
  return stream.isTTY ? stream.getColorDepth() : 1
}

function swatch(hex: string, depth: number): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const code = depth >= 24 ? `48;2;${r};${g};${b}` : `48;5;${cubeIndex(r, g, b)}`
  return `\u001b[${code}m  \u001b[0m`
}

/** Nearest of xterm's 6x6x6 colours. */
function cubeIndex(r: number, g: number, b: number): number {
  const level = (channel: number) => Math.round((channel / 255) * 5)
  return 16 + 36 * level(r) + 6 * level(g) + level(b)
}

/**
 * Text of a page made safe for a terminal: control and bidirectional-override characters would let a page
 * move the cursor or forge lines.
 */
export function safe(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
}

/** Cuts text to a number of characters, with an ellipsis. */
export function cut(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
