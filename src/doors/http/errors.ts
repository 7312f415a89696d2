import { asBlazonError, BlazonError, type ErrorCode, withoutNames } from '../../model/errors.ts'
import type { Result } from '../../model/record.ts'
import { WHY_REFUSED } from '../../model/site.ts'
import { NO_RETRY, REFUSALS, type Refusal, type RefusalForm } from './refusals.ts'

/** An error with the answer that is sent for it. */
export class WireError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: { cause: unknown }) {
    super(refusal.message, options)
    this.refusal = refusal
  }
}

interface Failure extends Refusal {
  /** True when the failure's own message is sent. A message with an IP address is never sent. */
  readonly isTold?: true
}

/**
 * Matches an IP address. Sites are not named by their address, so an address in a message belongs to a host
 * or a name server of the operator.
 */
const ADDRESS = /(?:\d{1,3}\.){3}\d{1,3}|(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/i

/**
 * Returns the message for a failure: its own if callers may read it, and otherwise the sentence of its kind.
 */
function told({ isTold, ...refusal }: Failure, message: string): Refusal {
  return isTold && !ADDRESS.test(message) ? { ...refusal, message } : refusal
}

/**
 * The answers to failures of the work, whether they were thrown or stored. When the input or the site is the
 * reason, the answer has the sentence that the commands print. The message of an error on this server is not
 * sent, because it may name files and hosts of the operator.
 */
const FAILURES: Record<ErrorCode, Failure> = {
  invalid_input: {
    ...{ status: 400, errorCode: 'INVALID_INPUT', isTold: true },
    message: 'The message says what is wrong with the input',
  },
  not_found: {
    ...{ status: 404, errorCode: 'NOT_FOUND', isTold: true },
    message: 'Nothing was found for this input',
  },
  unsupported_type: {
    ...{ status: 415, errorCode: 'UNSUPPORTED_TYPE', isTold: true },
    message: 'The file is of a type that is not read',
  },
  free_email: {
    ...{ status: 422, errorCode: 'FREE_EMAIL', isTold: true },
    message: 'The address is at a host of free or disposable mailboxes',
  },
  forbidden_target: {
    ...{ status: 400, errorCode: 'FORBIDDEN_TARGET', isTold: true },
    message: 'This address is not open to lookups',
  },
  // When the site fails, the answer is 400 and not 5xx, so that clients do not repeat the call.
  unreachable: {
    ...{ status: 400, errorCode: 'WEBSITE_ACCESS_ERROR', isTold: true },
    message: 'The website could not be reached, or gave no usable answer',
  },
  crashed: {
    ...{ status: 400, errorCode: 'WEBSITE_CRASHES_BROWSER', isTold: true },
    message: 'The website answers, but the browser crashes on its page',
  },
  too_large: {
    ...{ status: 400, errorCode: 'WEBSITE_TOO_LARGE', isTold: true },
    message: 'The website sends more than the limits allow',
  },
  timeout: {
    status: 408,
    errorCode: 'REQUEST_TIMEOUT',
    message:
      'The lookup takes longer than timeoutMS; it goes on for a while, and a later call may find its result',
    headers: NO_RETRY,
  },
  // A lookup is cancelled while its caller still waits only when the server is shutting down.
  cancelled: REFUSALS.closing,
  storage: { status: 500, errorCode: 'INTERNAL_ERROR', message: 'Something went wrong on this server' },
  unavailable: {
    status: 503,
    errorCode: 'UNAVAILABLE',
    message: 'This server lacks a part that the request needs, or has no room for it now',
    headers: NO_RETRY,
  },
  internal: { status: 500, errorCode: 'INTERNAL_ERROR', message: 'Something went wrong on this server' },
}

/** A `timeout` of the work means a slow site. A longer `timeoutMS` would not help. */
const SLOW_SITE: Failure = {
  status: 400,
  errorCode: 'WEBSITE_TIMEOUT',
  isTold: true,
  message: 'The website took too long to answer or to load',
}

type RefusedClass = Extract<Result, { state: 'refused' }>['class']

/**
 * The answers for pages that are not the brand's: 404 when the domain has no brand, and 400 when the page of
 * a brand cannot be read. Clients do not repeat the call in either case.
 */
const REFUSED_PAGES: Record<RefusedClass, Refusal> = {
  blocked: { status: 400, errorCode: 'WEBSITE_BLOCKED', message: WHY_REFUSED.blocked },
  login_wall: { status: 400, errorCode: 'WEBSITE_LOGIN_WALL', message: WHY_REFUSED.login_wall },
  parked: { status: 400, errorCode: 'DOMAIN_PARKED', message: WHY_REFUSED.parked },
  empty: { status: 400, errorCode: 'WEBSITE_EMPTY', message: WHY_REFUSED.empty },
  under_construction: {
    status: 400,
    errorCode: 'WEBSITE_UNDER_CONSTRUCTION',
    message: WHY_REFUSED.under_construction,
  },
  error_page: { status: 404, errorCode: 'WEBSITE_ERROR_PAGE', message: WHY_REFUSED.error_page },
  redirected: {
    status: 404,
    errorCode: 'DOMAIN_REDIRECTED',
    message: WHY_REFUSED.redirected,
  },
}

/** Refusals of the server that no endpoint sends. */
const ELSEWHERE: ReadonlySet<string> = new Set<keyof typeof REFUSALS>([
  'unknownRoute',
  'unknownFile',
  'clientLeft',
  'noAccount',
  'otherReferrer',
  'crossSite',
  'crossOrigin',
])

/**
 * Returns the refusals that every endpoint may send. The refusals of a single endpoint are defined beside it.
 */
export function commonRefusals(): readonly Refusal[] {
  const own = Object.entries(REFUSALS).filter(([name]) => !ELSEWHERE.has(name))
  const { free_email: _, unsupported_type: _type, ...failures } = FAILURES
  return [
    ...own.map(([, refusal]) => refusal),
    ...Object.values(failures),
    SLOW_SITE,
    ...Object.values(REFUSED_PAGES),
  ]
}

/** The refusal of an email address at a host of free or disposable mailboxes. */
export const FREE_EMAIL: Refusal = FAILURES.free_email

/** The refusal of a file whose type is not read. */
export const UNSUPPORTED_TYPE: Refusal = FAILURES.unsupported_type

/** The answers to errors of the HTTP framework, by its code. */
const FRAMEWORK: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: REFUSALS.bigBody,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: REFUSALS.bodyType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: REFUSALS.badRequest,
  FST_ERR_BAD_URL: REFUSALS.badRequest,
}

/** The answers to errors of a connection, by Node's code. Any other error is a bad request. */
const CONNECTION: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: REFUSALS.bigHeaders,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: REFUSALS.bigBody,
  ERR_HTTP_REQUEST_TIMEOUT: REFUSALS.slowRequest,
}

/** Turns any error into one that can be sent. The original error is its `cause`. */
export function toWireError(thrown: unknown): WireError {
  if (thrown instanceof WireError) return thrown
  if (thrown instanceof BlazonError && thrown.refused)
    return new WireError(refusalOf(thrown.refused), { cause: thrown })
  if (thrown instanceof BlazonError && thrown.reason === 'quota_exceeded')
    return new WireError(REFUSALS.quotaExceeded, { cause: thrown })
  if (thrown instanceof BlazonError) {
    // A message about wrong input may repeat the caller's own words.
    const { code, message } = thrown
    const refusal =
      code === 'invalid_input' ? { ...FAILURES.invalid_input, message } : told(FAILURES[code], message)
    return new WireError(refusal, { cause: thrown })
  }
  const known = FRAMEWORK[codeOf(thrown)]
  return known ? new WireError(known, { cause: thrown }) : toWireError(asBlazonError(thrown))
}

/** Returns an error for the log. With zero data retention, the log does not name the site of a call. */
export const loggedError = (error: unknown, zdr = false): unknown =>
  zdr ? withoutNames(asBlazonError(error)) : error

/** Makes the error for a connection that broke the rules of HTTP or was too slow. */
export function toConnectionError(thrown: Error): WireError {
  return new WireError(CONNECTION[codeOf(thrown)] ?? REFUSALS.badRequest, { cause: thrown })
}

/** The statuses that mean that a page does not exist. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * A missing page is a 404. It is missing if its status or its text says so. A site that answers with another
 * error is a 400.
 */
function errorPage(status: number | undefined): Refusal {
  if (status === undefined || status < 300) return REFUSED_PAGES.error_page
  if (GONE.has(status)) {
    const message = `The website has no such page: it answers with status ${status}`
    return { ...REFUSED_PAGES.error_page, message }
  }
  return { ...FAILURES.unreachable, message: `The website answers with status ${status}` }
}

type Refused = Pick<Extract<Result, { state: 'refused' }>, 'class' | 'status' | 'fileType'>

/** Returns the refusal for a page. If the page is a file, the message names the type of the file. */
function refusalOf({ class: page, status, fileType }: Refused): Refusal {
  if (page === 'error_page') return errorPage(status)
  const refusal = REFUSED_PAGES[page]
  if (fileType === undefined) return refusal
  return { ...refusal, message: `The website shows no web page but ${fileType}` }
}

/** Makes the error for a lookup without a record, and for a page that cannot be read. */
export function errorOfResult(result: Exclude<Result, { state: 'ok' }>): WireError {
  if (result.state === 'refused') return new WireError(refusalOf(result))
  if (result.code === 'timeout') return new WireError(told(SLOW_SITE, result.message))
  return toWireError(new BlazonError(result.code, result.message))
}

/** True when the site used up all the time of the lookup. */
export function isSlowSite(thrown: unknown): boolean {
  return thrown instanceof WireError && thrown.refusal.errorCode === SLOW_SITE.errorCode
}

/** Writes a refusal in the form of `/v1`: status, message, code, `error_code`, and the id of the request. */
export const wireRefusal: RefusalForm = ({ status, message, errorCode }, requestId) => ({
  status,
  body: { status: 'error', message, code: status, error_code: errorCode, request_id: requestId },
})

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
}
