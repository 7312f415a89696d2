import type { GateReason } from './activity.ts'
import { missingPackage } from './missing-package.ts'
import type { PageClass } from './site.ts'

/**
 * The codes of all failures that blazon reports. The content of a page alone never causes one: a failure
 * means that a request was wrong, that the network refused it, or that the machine could not do the work.
 *
 * - `invalid_input`: a handle, an option or a request is not valid; the message names it.
 * - `not_found`: the input is well-formed, but there is no such site, record or key.
 * - `unsupported_type`: the file is of a type that is not read; the message names the reason or the remedy.
 * - `free_email`: the e-mail address is at a host of free, disposable or forwarded mailboxes, so that it
 * identifies no company.
 * - `forbidden_target`: the gate refuses the address; the message never contains a resolved address.
 * - `unreachable`: the site gave no usable answer (connection, TLS, HTTP status).
 * - `crashed`: the browser crashed twice on the page, though the site did answer; or the process of a batch
 * ended several times during the lookup of the domain.
 * - `too_large`: an answer exceeds a limit on its size, or on the time and memory that it takes.
 * - `timeout`: the time of the caller, or of one stage, is over.
 * - `cancelled`: the caller cancelled the work.
 * - `storage`: the database or a file cannot be opened, read or written.
 * - `unavailable`: this machine lacks something, such as a browser, or no slot became free in time. This says
 * nothing about the site.
 * - `internal`: every other failure. The log has all details; the message is one sentence.
 */
export const ERROR_CODES = [
  'invalid_input',
  'not_found',
  'unsupported_type',
  'free_email',
  'forbidden_target',
  'unreachable',
  'crashed',
  'too_large',
  'timeout',
  'cancelled',
  'storage',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** After a failure with one of these codes, the same call may succeed later. */
const RETRYABLE: ReadonlySet<ErrorCode> = new Set([
  'unreachable',
  'crashed',
  'timeout',
  'unavailable',
  'internal',
])

/** A page that a site serves in place of the requested one, such as a block page. */
export interface RefusedPage {
  readonly class: Exclude<PageClass, 'brand'>
  /** HTTP status of the page. */
  readonly status: number
  /** Content type of a file that was served in place of a page (class `empty`). */
  readonly fileType?: string
}

/**
 * `lease_held`: another process holds a lease that the work needs; code `storage`. `quota_exceeded`: the
 * organisation has too few credits left; code `unavailable`. All others say why the gate refused an address;
 * code `forbidden_target`.
 */
export type ErrorReason = 'lease_held' | 'quota_exceeded' | GateReason

/**
 * The only class of errors that public functions throw. `message` is for people: it names the fault, the
 * input, and the remedy. `retryable` is true when the same call may succeed later.
 */
export class BlazonError extends Error {
  override readonly name = 'BlazonError'
  readonly code: ErrorCode
  readonly retryable: boolean
  /** Set with code `unreachable` when a page was read, and its class is the reason for the failure. */
  declare readonly refused?: RefusedPage
  /** A code for the reason, if programs have to distinguish several reasons of the same `code`. */
  declare readonly reason?: ErrorReason

  constructor(code: ErrorCode, message: string, options: BlazonErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.retryable = options.retryable ?? RETRYABLE.has(code)
    if (options.refused) this.refused = options.refused
    if (options.reason) this.reason = options.reason
  }
}

interface BlazonErrorOptions {
  readonly cause?: unknown
  readonly retryable?: boolean
  readonly refused?: RefusedPage
  readonly reason?: ErrorReason
}

/** Converts any thrown value to a BlazonError. An error of another class becomes its `cause`. */
export function asBlazonError(thrown: unknown): BlazonError {
  if (thrown instanceof BlazonError) return thrown
  if (thrown instanceof Error && thrown.name === 'AbortError') {
    return new BlazonError('cancelled', 'The work was cancelled.', { cause: thrown })
  }
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  const missing = missingPackage(text)
  if (missing) return new BlazonError('unavailable', missing, { cause: thrown, retryable: false })
  return new BlazonError('internal', `Unexpected failure: ${text}`, { cause: thrown })
}

/** The error with its code and its stack, without its message and its causes, which may name a site. */
export function withoutNames({ code, name, stack = '' }: BlazonError): BlazonError {
  const bare = new BlazonError(code, 'The call asked for zero data retention, so its site is not named.')
  const [frames = ''] = /\n +at .*/s.exec(stack) ?? []
  bare.stack = `${name}: ${bare.message}${frames}`
  return bare
}

/**
 * Returns whether an error means that the database has no space for a write. The same write succeeds after
 * somebody has made space.
 */
export function lacksSpace(thrown: unknown): thrown is BlazonError {
  return thrown instanceof BlazonError && thrown.code === 'storage' && thrown.retryable
}

/** Returns the error to reject with when the caller's signal has fired. Its code is always `cancelled`. */
export function cancelledBy({ reason }: AbortSignal): BlazonError {
  if (reason instanceof BlazonError && reason.code === 'cancelled') return reason
  return new BlazonError('cancelled', 'The caller cancelled the work.', { cause: reason })
}
