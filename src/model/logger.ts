import * as z from 'zod/mini'
import { aFunction, described } from './options/schema.ts'

/** The levels in the order of detail: the first logs nothing, the last logs most. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Writes one line: facts as properties, an error as `err`, and a message for people. */
export type LogLine = (facts: Readonly<Record<string, unknown>>, message: string) => void

/** A destination of log lines for operators, such as `console` or a pino logger. */
export interface Logger {
  readonly debug: LogLine
  readonly info: LogLine
  readonly warn: LogLine
  readonly error: LogLine
}

export const LOGGER = described(
  z.looseObject({ debug: aFunction, info: aFunction, warn: aFunction, error: aFunction }),
  'an object with the methods debug, info, warn and error',
)

export const NO_LOG: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
