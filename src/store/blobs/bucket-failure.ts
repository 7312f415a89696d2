import { BlazonError } from '../../model/errors.ts'

const AGAIN = 'what was stored before is intact, and nothing is stored in part'
const NO_CREDENTIALS =
  'needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and AWS_SESSION_TOKEN with temporary ones'
const NO_REGION = 'needs a region: add "region" to its name, or set AWS_REGION'
const REFUSED =
  'refuses these credentials (AWS_ACCESS_KEY_ID and so on); check them and the rights of their user'

/** The cause for the user, and the remedy, by the name of the error. */
const MEANINGS: Readonly<Record<string, string>> = {
  CredentialsProviderError: NO_CREDENTIALS,
  NoSuchBucket: 'does not exist; make it, or name another one',
  PermanentRedirect: 'is in another region; name that with "region" in its name, or AWS_REGION',
  AuthorizationHeaderMalformed: 'is in another region; name that with "region" in its name, or AWS_REGION',
  RequestTimeTooSkewed: 'refuses the clock of this machine; set it right',
  AbortError: `did not answer before the program ended; ${AGAIN}`,
  XMinioStorageFull: `cannot grow, the disk of its server is full; ${AGAIN}. Free some space`,
}

/** Codes of the system, the client or the server for one that is overloaded or cannot be reached. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...[
    'TimeoutError',
    'RequestTimeout',
    'SlowDown',
    'InternalError',
    'ServiceUnavailable',
    'OperationAborted',
  ],
  // These codes mean that the connection broke off in the middle of an answer.
  ...['ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_SOCKET', 'aborted'],
])

interface Failure {
  readonly name?: unknown
  readonly code?: unknown
  readonly message?: unknown
  readonly $metadata?: { readonly httpStatusCode?: number }
}

const isFailure = (thrown: unknown): thrown is Failure => typeof thrown === 'object' && thrown !== null

const statusOf = (thrown: Failure): number => thrown.$metadata?.httpStatusCode ?? 0

/** Returns whether the object does not exist although its bucket does. */
export function isMissing(thrown: unknown): boolean {
  return isFailure(thrown) && statusOf(thrown) === 404 && thrown.name !== 'NoSuchBucket'
}

/** Returns whether the server cannot be reached or refuses requests for a while, so a retry may succeed. */
export function isAway(thrown: unknown): boolean {
  if (!isFailure(thrown)) return false
  const { name, code, message } = thrown
  const status = statusOf(thrown)
  if (status >= 500 || status === 429) return true
  return [name, code, message].some((sign) => UNREACHABLE.has(String(sign)))
}

/**
 * Converts any failure of a bucket to `storage`, with only the code of the server's error: the error itself
 * contains the request, with a temporary token in its headers.
 */
export function bucketFailure(shown: string, thrown: unknown): BlazonError {
  if (thrown instanceof BlazonError) return thrown
  const failure = isFailure(thrown) ? thrown : {}
  const status = statusOf(failure)
  const sign = status ? `${status} ${String(failure.name)}` : String(failure.code ?? failure.name)
  const meaning =
    MEANINGS[String(failure.name)] ??
    (failure.message === 'Region is missing' ? NO_REGION : undefined) ??
    (status === 401 || status === 403 ? REFUSED : undefined) ??
    (status === 507 ? MEANINGS.XMinioStorageFull : undefined) ??
    (isAway(thrown)
      ? `does not answer (${sign}); check that it runs and can be reached, and start again: ${AGAIN}`
      : `refuses a request (${sign}); ${AGAIN}`)
  return new BlazonError('storage', `The bucket ${shown} ${meaning}.`, { cause: new Error(sign) })
}
