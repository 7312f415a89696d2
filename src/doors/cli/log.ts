/** Log lines on stderr: text on a terminal, JSON elsewhere, or always. */

import { pino } from 'pino'
import type { Logger, LogLevel } from '../../model/logger.ts'
import { tell, tellIn, tellPlain } from './output.ts'
import { type Painter, painterFor, safe } from './terminal.ts'

/** A logger that leaves out lines below its level. With `isJson` it writes JSON on a terminal, too. */
export function createLog(level: LogLevel, isJson = false): Logger {
  const painter = process.stderr.isTTY && !isJson ? painterFor(process.stderr) : undefined
  const write = together(painter ? tell : tellPlain)
  return writtenBy(level, (line) => write(painter ? textOf(line, painter) : line))
}

/** Writes all text for people as log lines in JSON, until the returned function is called. */
export function tellInJson(): () => void {
  tellIn(writtenBy('info', tellPlain))
  return () => tellIn(undefined)
}

function writtenBy(level: LogLevel, write: (line: string) => void): Logger {
  const settings = {
    level,
    base: null,
    timestamp: isoTime(),
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(settings, { write })
}

/** How long a line may wait to be written together with later lines, in milliseconds. */
const TOGETHER_MS = 10

/**
 * Collects lines for a short time and writes them together, because single lines would need a system call for
 * each request. When the process ends, the remaining lines are written.
 */
function together(write: (text: string) => void): (text: string) => void {
  let waiting = ''
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text !== '') write(text)
  }
  process.once('exit', flush)
  return (text) => {
    if (waiting === '') setTimeout(flush, TOGETHER_MS)
    waiting += text
  }
}

/** The time in the form in which pino adds it to a line, computed once for all lines of a millisecond. */
function isoTime(): () => string {
  let [at, text] = [Number.NaN, '']
  return () => {
    const now = Date.now()
    if (now === at) return text
    at = now
    text = `,"time":"${new Date(now).toISOString()}"`
    return text
  }
}

/** A line of pino's output. */
interface Line {
  readonly level: string
  readonly time: string
  readonly msg: string
  readonly requestId?: string
  readonly err?: { readonly stack?: string; readonly message?: string }
  readonly [fact: string]: unknown
}

/**
 * Formats a line of JSON for people: time, level, request, message and facts; below it the stack of an error.
 */
function textOf(json: string, painter: Painter): string {
  const { level, time, msg, requestId = '', err, ...facts } = JSON.parse(json) as Line
  const known = Object.entries(facts).filter(([, value]) => value !== null)
  const told = known.map(([name, value]) => painter.dim(`${name}=${safe(wordOf(value))}`))
  const words = [painter.dim(time), painted(level, painter), requestId, safe(msg), ...told]
  const stack = err ? `${err.stack ?? err.message}\n` : ''
  return `${words.filter(Boolean).join(' ')}\n${stack}`
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function painted(level: string, { red, yellow, green, dim }: Painter): string {
  const paint = { error: red, warn: yellow, info: green }[level] ?? dim
  return paint(level.padEnd(5))
}
