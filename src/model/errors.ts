/**
 * Every failure that blazon reports on purpose, in its own words. Page input never throws: these are for
 * what the caller asked, what the network refused, and what the machine could not do.
 *
 * - `invalid_input`: the handle or an option is not what it must be; the message names it.
 * - `not_found`: well-formed, but no such site, record or key.
 * - `forbidden_target`: the gate refuses the address; the message never names a resolved address.
 * - `unreachable`: the site did not answer usefully (connection, TLS, HTTP status).
 * - `too_large`: an answer broke a size limit.
 * - `timeout`: the caller's or a stage's time ran out.
 * - `cancelled`: the caller left.
 * - `storage`: the database cannot be opened, read or written.
 * - `unavailable`: something optional is not here (a browser).
 * - `internal`: anything else; logged whole, shown as one sentence.
 */
export const ERROR_CODES = [
  'invalid_input',
  'not_found',
  'forbidden_target',
  'unreachable',
  'too_large',
  'timeout',
  'cancelled',
  'storage',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** Codes after which the same call may succeed later: the batch queue tries these again. */
const RETRYABLE: ReadonlySet<ErrorCode> = new Set(['unreachable', 'timeout', 'internal'])

/** The one error class. `message` is for people: what was wrong, with which input, and what to do. */
export class BlazonError extends Error {
  override readonly name = 'BlazonError'
  readonly code: ErrorCode
  readonly retryable: boolean

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; retryable?: boolean } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.retryable = options.retryable ?? RETRYABLE.has(code)
  }
}

/** Turns whatever was thrown into a BlazonError, once, at a boundary. The original is kept as `cause`. */
export function asBlazonError(thrown: unknown): BlazonError {
  if (thrown instanceof BlazonError) return thrown
  if (thrown instanceof Error && thrown.name === 'AbortError') {
    return new BlazonError('cancelled', 'The work was cancelled.', { cause: thrown })
  }
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return new BlazonError('internal', `Unexpected failure: ${text}`, { cause: thrown })
}

/** What to reject with when the caller's signal fired: `cancelled`, whatever reason the caller gave. */
export function cancelledBy({ reason }: AbortSignal): BlazonError {
  if (reason instanceof BlazonError) return reason
  return new BlazonError('cancelled', 'The caller left.', { cause: reason })
}
