/** From the level that logs nothing to the level that logs most. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Takes one line: facts as properties, an error as `err`, and a message for people. */
export type LogLine = (facts: Readonly<Record<string, unknown>>, message: string) => void

/** A destination of log lines for operators. `console` is one, and so is a logger of pino. */
export interface Logger {
  readonly debug: LogLine
  readonly info: LogLine
  readonly warn: LogLine
  readonly error: LogLine
}

const METHODS: readonly string[] = ['debug', 'info', 'warn', 'error'] satisfies (keyof Logger)[]

/** The check of a setting that takes a logger. */
export const LOGGER = {
  allowed: 'an object with the methods debug, info, warn and error',
  accepts: (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    METHODS.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function'),
}

/** A logger that drops everything. */
export const NO_LOG: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
