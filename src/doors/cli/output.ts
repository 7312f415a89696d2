import { whyNotWritten } from '../../files/disk-failure.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Logger } from '../../model/logger.ts'
import { wrapped } from './layout.ts'
import { columnsOf, escaped, setForPrograms, shown } from './terminal.ts'

/*
 * Everything that a command writes goes through these functions, so that the text of a page can never control
 * the terminal.
 */

/** Text for people, on stdout. */
export function print(text: string): void {
  process.stdout.write(shown(text))
}

/**
 * The log that gets the text for people, line by line. When it is undefined, the text goes to stderr
 * unchanged.
 */
let log: Logger | undefined

/** Sets the log of `--json-log`; undefined removes it. */
export function tellIn(logger: Logger | undefined): void {
  log = logger
  setForPrograms(logger && process.stderr)
}

/** The log of `--json-log`, if there is one. */
export function logInUse(): Logger | undefined {
  return log
}

/** Text for people, on stderr. On a terminal its lines are wrapped between words. */
export function tell(text: string, level: 'info' | 'warn' | 'error' = 'info'): void {
  if (!log) return void process.stderr.write(shown(wrapped(text, columnsOf(process.stderr))))
  for (const line of text.split('\n')) if (line.trim() !== '') log[level]({}, line.trim())
}

/** Writes text of a log to stderr. The text must not have control sequences. */
export function tellPlain(text: string): void {
  process.stderr.write(escaped(text))
}

/** Shows the user of a command a notice about the machine. */
export function onNotice(notice: string): void {
  tell(`${notice}\n`, 'warn')
}

/** Calls `done` when everything that was written to stdout has been read. */
export function onceTaken(done: () => void): void {
  process.stdout.write('', done)
}

/** JSON on stdout, with a line end. */
export function printJson(value: unknown): void {
  printJsonText(jsonText(value, 2))
}

/** Prints text that is JSON already, with characters that control a terminal escaped. */
export function printJsonText(text: string): boolean {
  return process.stdout.write(escaped(text))
}

/** A value as JSON with a line end. Characters that control a terminal are escaped. */
export function jsonText(value: unknown, indent?: number): string {
  return `${escaped(JSON.stringify(value, null, indent))}\n`
}

/**
 * Writes data to stdout: unchanged into a file or a pipe, escaped on a terminal. Returns false when the
 * reader has to catch up before more is written.
 */
export function printData(data: string | Uint8Array): boolean {
  return process.stdout.write(process.stdout.isTTY && typeof data === 'string' ? escaped(data) : data)
}

/** Throws `invalid_input` when bytes would be written to a terminal, which they could control. */
export function refuseTerminal(what: string): void {
  if (process.stdout.isTTY)
    throw new BlazonError('invalid_input', `A terminal cannot show ${what}: name a file with --out.`)
}

/**
 * Handles output that nobody reads. It is called once, before anything is written. When the reader of stdout
 * has closed it, as `head` does, the command ends without an error. When the reader of stderr has closed it,
 * the text for people is dropped and the work goes on: a batch continues after its progress pipe was closed.
 */
export function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    tell(`blazon: The output cannot be written: ${whyNotWritten(error, 'file')}.\n`)
    process.exit(1)
  })
  process.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exitCode = 1
  })
}
