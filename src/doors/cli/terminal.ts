import { randomBytes } from 'node:crypto'
import { styleText } from 'node:util'
import stringWidth from 'string-width'
import { parsedUrl } from '../../formats/url.ts'
import { rgbOf, xtermColorOf } from './swatch.ts'

/** Styles text for people: with colours when the stream is a terminal that has them, else not at all. */
export interface Painter {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  green(text: string): string
  yellow(text: string): string
  /** Two cells filled with the colour; empty when the stream has fewer than 256 colours. */
  swatch(hex: string): string
  /** A text that leads to an address when it is clicked, on a terminal that can do that. */
  link(text: string, url: string): string
  /** How many cells a line of the terminal has; Infinity when the stream is not a terminal. */
  readonly columns: number
}

export function painterFor(stream: NodeJS.WriteStream): Painter {
  const depth = colorDepthOf(stream)
  const paint = (style: Parameters<typeof styleText>[0]) => {
    const [on = '', off = ''] = styleText(style, '|', { validateStream: false }).split('|')
    return (text: string) => (depth > 1 ? `${control(on)}${text}${control(off)}` : text)
  }
  return {
    bold: paint('bold'),
    dim: paint('dim'),
    red: paint('red'),
    green: paint('green'),
    yellow: paint('yellow'),
    swatch: (hex) => (depth >= LEAST_COLORS ? swatch(hex, depth) : ''),
    link: hasLinks(stream) ? link : (text) => text,
    columns: columnsOf(stream),
  }
}

let forPrograms: NodeJS.WriteStream | undefined

/**
 * Sets the stream, if any, that a program reads although it may be a terminal: plain text that is not
 * wrapped.
 */
export function setForPrograms(stream?: NodeJS.WriteStream): void {
  forPrograms = stream
}

/** Whether a person reads the stream at a terminal. */
export function isForPeople(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && stream !== forPrograms
}

/** How many cells a line of the terminal has; Infinity when the stream is for no person at a terminal. */
export function columnsOf(stream: NodeJS.WriteStream): number {
  return (isForPeople(stream) && stream.columns) || Number.POSITIVE_INFINITY
}

/** A terminal needs this many bits of colour to show given colours. */
export const LEAST_COLORS = 8

/**
 * Bits of colour: 1 is none, 4 means the sixteen colours that each terminal defines itself, 8 the table of
 * xterm, 24 all. `NO_COLOR` and `FORCE_COLOR` have their usual meaning, except that forced colours are 24
 * bits unless `FORCE_COLOR=2` requests 256.
 */
export function colorDepthOf(stream: NodeJS.WriteStream): number {
  const { NO_COLOR, FORCE_COLOR, TMUX, COLORTERM } = process.env
  if (stream === forPrograms || NO_COLOR || FORCE_COLOR === '0') return 1
  if (FORCE_COLOR) return FORCE_COLOR === '2' ? 8 : 24
  if (!stream.isTTY) return 1
  // Node assumes 256 colours in tmux, but tmux says by a variable when it supports more.
  return TMUX && /^(truecolor|24bit)$/.test(COLORTERM ?? '') ? 24 : stream.getColorDepth()
}

function swatch(hex: string, depth: number): string {
  const code = depth >= 24 ? `48;2;${rgbOf(hex).join(';')}` : `48;5;${xtermColorOf(hex)}`
  return `${control(`\u001b[${code}m`)}  ${control('\u001b[0m')}`
}

/** Terminals that show a link (OSC 8) wrongly: they print its address, or nothing at all. */
const WITHOUT_LINKS = /^(dumb|linux|eterm)/

/** Whether the terminal makes links of OSC 8. With few exceptions, others ignore the sequence. */
function hasLinks(stream: NodeJS.WriteStream): boolean {
  const { TERM = '', VTE_VERSION, CI } = process.env
  // VTE before 0.50, the terminal of GNOME until 2017, crashed on such links.
  const isOldVte = VTE_VERSION !== undefined && Number(VTE_VERSION) < 5000
  return isForPeople(stream) && !CI && !isOldVte && !WITHOUT_LINKS.test(TERM)
}

/**
 * Makes a text a link, which can be clicked. With an address that is not of the web, the text stays as it is.
 */
function link(text: string, address: string): string {
  // Node writes a URL in ASCII, without control characters.
  const url = parsedUrl(address)?.href ?? ''
  if (!/^https?:/.test(url)) return text
  return `${control(`\u001b]8;;${url}\u001b\\`)}${text}${control('\u001b]8;;\u001b\\')}`
}

/** Marks our own control sequences. It is random in each process, so that no page can contain it. */
const OURS = `\u0000${randomBytes(12).toString('hex')}\u0000`

/** Marks a control sequence as ours, such as a colour, so that `shown` does not escape it. */
export function control(sequence: string): string {
  return `${OURS}${sequence}${OURS}`
}

/**
 * Characters that control a terminal or change the order of the text: control characters except line ends and
 * tabs, and the marks, embeddings, overrides and isolates of bidirectional text.
 */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069](?<!\t|\n|\r(?=\n))/gu

/** Characters that most texts do not have; searching for these first takes a fraction of the time. */
const UNUSUAL = /[^\t\n\x20-\x7e]/

/** Writes control characters as JSON does, for example `\\u001b`. JSON text keeps its value. */
export function escaped(text: string): string {
  if (!UNUSUAL.test(text)) return text
  return text.replace(CONTROLS, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The text as it may be written to a terminal: only our own control sequences are not escaped. */
export function shown(text: string): string {
  return text
    .split(OURS)
    .map((part, at) => (at % 2 === 1 ? part : escaped(part)))
    .join('')
}

/**
 * Text of a page in one line for people, without control characters and invisible ones. With them a page
 * could move the cursor or forge lines.
 */
export function safe(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
}

/** How many cells the text takes on a terminal: two for a character of Chinese, none for our own controls. */
export function widthOf(text: string): number {
  const visible = text.split(OURS).filter((_, at) => at % 2 === 0)
  return stringWidth(visible.join(''))
}
