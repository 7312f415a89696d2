/** The refusals of the service, as data. */

import type { Refusal } from '../../calls/doors.ts'

export type { Refusal }

/** Makes the answer to a refused request. */
export type RefusalForm = (
  refusal: Refusal,
  requestId: string,
) => {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Clients repeat a call after 408 and 5xx, unless this header says that it would fail again. */
export const NO_RETRY = { 'x-should-retry': 'false' }

/** Refusals of the server itself, before any work starts. */
export const REFUSALS = {
  badRequest: { status: 400, errorCode: 'BAD_REQUEST', message: 'The request is not valid HTTP' },
  badBody: { status: 400, errorCode: 'INVALID_BODY', message: 'The body must be a JSON object' },
  bodyType: {
    status: 400,
    errorCode: 'INVALID_BODY',
    message: 'The body must be a JSON object, with the header Content-Type: application/json',
  },
  invalidKey: {
    status: 401,
    errorCode: 'INVALID_API_KEY',
    message: 'Invalid API key',
    headers: { 'www-authenticate': 'Bearer' },
  },
  httpsRequired: {
    status: 403,
    errorCode: 'HTTPS_REQUIRED',
    message: 'This service answers over HTTPS only',
  },
  suspendedKey: { status: 403, errorCode: 'KEY_SUSPENDED', message: 'This API key is suspended' },
  suspendedAccount: {
    status: 403,
    errorCode: 'ACCOUNT_SUSPENDED',
    message: 'The organisation of this API key is suspended',
  },
  publicKey: {
    status: 403,
    errorCode: 'PUBLIC_KEY',
    message: 'A public key opens logos only; this endpoint needs a secret one',
  },
  otherReferrer: {
    status: 403,
    errorCode: 'REFERRER_NOT_ALLOWED',
    message: 'This public key is not for the page that asks',
  },
  crossSite: {
    status: 403,
    errorCode: 'CROSS_SITE',
    message: 'Only the pages of this service sign in and out',
  },
  crossOrigin: {
    status: 403,
    errorCode: 'CROSS_ORIGIN',
    message: 'Pages of other hosts cannot call this endpoint',
  },
  notPermitted: {
    status: 403,
    errorCode: 'NOT_PERMITTED',
    message: 'This API key has no permission for this endpoint',
  },
  planWithoutPrefetch: {
    status: 403,
    errorCode: 'PLAN_WITHOUT_PREFETCH',
    message: 'The plan of this API key has no prefetch',
  },
  quotaExceeded: {
    status: 403,
    errorCode: 'QUOTA_EXCEEDED',
    message: 'The quota of the plan is used up',
  },
  tooManyRequests: {
    status: 429,
    errorCode: 'RATE_LIMITED',
    message: 'Too many requests; the header Retry-After tells when the next one is answered',
  },
  noAccount: {
    status: 404,
    errorCode: 'NO_ORGANISATION',
    message: 'This API key belongs to no organisation, so that its calls are not counted',
  },
  unknownRoute: { status: 404, errorCode: 'ROUTE_NOT_FOUND', message: 'There is no such endpoint' },
  unknownFile: { status: 404, errorCode: 'FILE_NOT_FOUND', message: 'There is no such file' },
  /** The picture was deleted right after it was taken, because the database may not contain more pictures. */
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
  connections: {
    status: 503,
    errorCode: 'TOO_MANY_CONNECTIONS',
    message: 'Too many connections are open; close some, or use them for several requests',
    headers: { 'retry-after': '1' },
  },
  pipelined: {
    status: 503,
    errorCode: 'TOO_MANY_PIPELINED',
    message: 'Too many requests were sent on this connection without waiting for their answers',
    headers: { 'retry-after': '1' },
  },
  /** Only the log shows this refusal, because the client has left. */
  clientLeft: { status: 499, errorCode: 'CLIENT_LEFT', message: 'The client left before the answer' },
  closing: {
    status: 503,
    errorCode: 'SHUTTING_DOWN',
    message: 'The server is shutting down',
    headers: { 'retry-after': '1' },
  },
} as const satisfies Record<string, Refusal>
