import { asBlazonError, BlazonError, type ErrorCode } from '../model/errors.ts'
import type { Result } from '../model/record.ts'

/** How one failure looks on the wire. `message` never names a stack, a path or a resolved address. */
interface Refusal {
  readonly status: number
  /** Stable upper-case word; callers may branch on it. */
  readonly errorCode: string
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A failure that is ready to be sent. */
export class WireError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: { cause: unknown }) {
    super(refusal.message, options)
    this.refusal = refusal
  }
}

/** Clients repeat 408 and 5xx by themselves; this header stops them where a repeat would fail again. */
const NO_RETRY = { 'x-should-retry': 'false' }

/** What the server itself refuses, before any work. */
export const REFUSALS = {
  badRequest: { status: 400, errorCode: 'BAD_REQUEST', message: 'The request is not valid HTTP' },
  badBody: { status: 400, errorCode: 'INVALID_BODY', message: 'The body must be a JSON object' },
  invalidKey: {
    status: 401,
    errorCode: 'INVALID_API_KEY',
    message: 'Invalid API key',
    headers: { 'www-authenticate': 'Bearer' },
  },
  suspendedKey: { status: 403, errorCode: 'KEY_SUSPENDED', message: 'This API key is suspended' },
  unknownRoute: { status: 404, errorCode: 'ROUTE_NOT_FOUND', message: 'There is no such endpoint' },
  unknownFile: { status: 404, errorCode: 'FILE_NOT_FOUND', message: 'There is no such file' },
  /** Dropped between being taken and being named: the store holds fewer than are asked for at once. */
  pictureGone: { status: 500, errorCode: 'INTERNAL_ERROR', message: 'Something went wrong on this server' },
  wrongMethod: {
    status: 405,
    errorCode: 'METHOD_NOT_ALLOWED',
    message: 'This endpoint does not take this method; the Allow header names those it takes',
  },
  slowRequest: {
    status: 408,
    errorCode: 'REQUEST_TOO_SLOW',
    message: 'The request did not arrive in time',
  },
  bigBody: { status: 413, errorCode: 'BODY_TOO_LARGE', message: 'The body is too large' },
  bigHeaders: {
    status: 431,
    errorCode: 'HEADERS_TOO_LARGE',
    message: 'The address or headers are too large',
  },
  /** Nobody reads this one: the status is for the log. */
  clientLeft: { status: 499, errorCode: 'CLIENT_LEFT', message: 'The client left before the answer' },
  closing: {
    status: 503,
    errorCode: 'SHUTTING_DOWN',
    message: 'The server is shutting down',
    headers: { 'retry-after': '1' },
  },
} as const satisfies Record<string, Refusal>

/** Failures of the work, thrown or stored. `null`: the error's own message, which was written for the caller. */
const FAILURES: Record<ErrorCode, Omit<Refusal, 'message'> & { readonly message: string | null }> = {
  invalid_input: { status: 400, errorCode: 'INVALID_INPUT', message: null },
  not_found: { status: 404, errorCode: 'NOT_FOUND', message: 'Nothing was found for this input' },
  forbidden_target: {
    status: 400,
    errorCode: 'FORBIDDEN_TARGET',
    message: 'This address is not open to lookups',
  },
  // A site that fails is the caller's news, not the server's fault: 400, which clients do not repeat.
  unreachable: {
    status: 400,
    errorCode: 'WEBSITE_ACCESS_ERROR',
    message: 'The website could not be reached',
  },
  too_large: {
    status: 400,
    errorCode: 'WEBSITE_TOO_LARGE',
    message: 'The website sends more than the limits allow',
  },
  timeout: {
    status: 408,
    errorCode: 'REQUEST_TIMEOUT',
    message: 'The lookup took longer than timeoutMS, and was ended',
    headers: NO_RETRY,
  },
  // The caller itself is still there: it is the server that stops.
  cancelled: REFUSALS.closing,
  storage: { status: 500, errorCode: 'INTERNAL_ERROR', message: 'Something went wrong on this server' },
  unavailable: {
    status: 503,
    errorCode: 'UNAVAILABLE',
    message: 'This server lacks a part that the request needs',
    headers: NO_RETRY,
  },
  internal: { status: 500, errorCode: 'INTERNAL_ERROR', message: 'Something went wrong on this server' },
}

/** A stored `timeout` is the site's slowness, not the caller's `timeoutMS`: a longer one would not help. */
const SLOW_SITE: Refusal = {
  status: 400,
  errorCode: 'WEBSITE_TIMEOUT',
  message: 'The website took too long to answer',
}

type RefusedClass = Extract<Result, { state: 'refused' }>['class']

/**
 * Pages that are not the brand's (contract §8.3, 8.5): 404 where there is no brand to find behind the domain, 400
 * where one may be there but cannot be read. Neither is repeated by clients.
 */
const REFUSED_PAGES: Record<RefusedClass, Refusal> = {
  blocked: { status: 400, errorCode: 'WEBSITE_BLOCKED', message: 'The website refuses automatic visits' },
  login_wall: {
    status: 400,
    errorCode: 'WEBSITE_LOGIN_WALL',
    message: 'The website shows only a login page',
  },
  parked: { status: 400, errorCode: 'DOMAIN_PARKED', message: 'The domain is parked or for sale' },
  empty: { status: 400, errorCode: 'WEBSITE_EMPTY', message: 'The website shows an empty page' },
  under_construction: {
    status: 400,
    errorCode: 'WEBSITE_UNDER_CONSTRUCTION',
    message: 'The website is under construction',
  },
  error_page: { status: 404, errorCode: 'WEBSITE_ERROR_PAGE', message: 'The website shows an error page' },
  redirected: {
    status: 404,
    errorCode: 'DOMAIN_REDIRECTED',
    message: "The domain sends its visitors to another organisation's website",
  },
}

/** Failures inside the HTTP framework, by its code. */
const FRAMEWORK: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: REFUSALS.bigBody,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: REFUSALS.badBody,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: REFUSALS.badRequest,
  FST_ERR_BAD_URL: REFUSALS.badRequest,
}

/** Failures of the connection, by Node's code. Others are a bad request. */
const CONNECTION: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: REFUSALS.bigHeaders,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: REFUSALS.bigBody,
  ERR_HTTP_REQUEST_TIMEOUT: REFUSALS.slowRequest,
}

/** Turns whatever was thrown into what is sent, once. The original is kept as `cause`. */
export function toWireError(thrown: unknown): WireError {
  if (thrown instanceof WireError) return thrown
  if (thrown instanceof BlazonError) {
    const { message, ...rest } = FAILURES[thrown.code]
    return new WireError({ ...rest, message: message ?? thrown.message }, { cause: thrown })
  }
  const known = FRAMEWORK[codeOf(thrown)]
  return known ? new WireError(known, { cause: thrown }) : toWireError(asBlazonError(thrown))
}

/** A connection that broke the rules of HTTP, or was too slow to follow them. */
export function toConnectionError(thrown: Error): WireError {
  return new WireError(CONNECTION[codeOf(thrown)] ?? REFUSALS.badRequest, { cause: thrown })
}

/** The wire error of a lookup that did not end with a record. */
export function errorOfResult(result: Exclude<Result, { state: 'ok' }>): WireError {
  if (result.state === 'refused') return new WireError(REFUSED_PAGES[result.class])
  if (result.code === 'timeout') return new WireError(SLOW_SITE)
  return toWireError(new BlazonError(result.code, result.message))
}

/** Whether it is the site that took all of the time that it was given. */
export function isSlowSite(thrown: unknown): boolean {
  return thrown instanceof WireError && thrown.refusal === SLOW_SITE
}

/** The error body of the contract: status, message, code, and `error_code` beside them. */
export function errorBody({ refusal }: WireError): string {
  return JSON.stringify({
    status: 'error',
    message: refusal.message,
    code: refusal.status,
    error_code: refusal.errorCode,
  })
}

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
}
