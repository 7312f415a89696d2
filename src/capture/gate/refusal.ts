/** How the local proxy reports failures to the HTTP client and to the browser: as a header of its answer. */

import { BlazonError, type ErrorCode } from '../../model/errors.ts'

/** The header marks answers of the proxy itself. It is removed from the answers of sites. */
export const REFUSAL_HEADER = 'x-blazon-refusal'

/** The proxy's report of a failure. It never has an IP address. */
interface Refusal {
  readonly code: ErrorCode
  readonly message: string
  readonly retryable: boolean
  /** The name that the system gives to the failure: `ECONNREFUSED`, `ENOTFOUND`. */
  readonly cause: string | undefined
}

/** Writes a failure as the value of a header. */
export function writeRefusal(error: BlazonError): string {
  const { code, message, retryable } = error
  const refusal: Refusal = { code, message, retryable, cause: causeOf(error) }
  return encodeURIComponent(JSON.stringify(refusal))
}

/** Reads the failure in an answer, if any. Only headers that the proxy has written may be passed in. */
export function readRefusal(value: string | readonly string[] | undefined): BlazonError | undefined {
  if (typeof value !== 'string') return undefined
  const { code, message, retryable, cause } = JSON.parse(decodeURIComponent(value)) as Refusal
  return new BlazonError(code, message, {
    retryable,
    ...(cause ? { cause: Object.assign(new Error(message), { code: cause }) } : {}),
  })
}

/** The name that the system gives to the cause of a failure. */
export function causeOf({ cause }: BlazonError): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
