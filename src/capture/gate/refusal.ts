import { BlazonError, type ErrorCode } from '../../model/errors.ts'

/** Marks the proxy's own answers: it is taken off those of sites. */
export const REFUSAL_HEADER = 'x-blazon-refusal'

/** What is said of a failure across the proxy: never an address. */
interface Refusal {
  readonly code: ErrorCode
  readonly message: string
  readonly retryable: boolean
  /** As the system calls the failure: `ECONNREFUSED`, `ENOTFOUND`. */
  readonly cause: string | undefined
}

/** A failure as the value of a header. */
export function writeRefusal(error: BlazonError): string {
  const { code, message, retryable } = error
  const refusal: Refusal = { code, message, retryable, cause: causeOf(error) }
  return encodeURIComponent(JSON.stringify(refusal))
}

/** The failure in the proxy's own answer; undefined when there is none. Only headers that the proxy wrote may be given. */
export function readRefusal(value: string | readonly string[] | undefined): BlazonError | undefined {
  if (typeof value !== 'string') return undefined
  const { code, message, retryable, cause } = JSON.parse(decodeURIComponent(value)) as Refusal
  return new BlazonError(code, message, {
    retryable,
    ...(cause ? { cause: Object.assign(new Error(message), { code: cause }) } : {}),
  })
}

/** As the system calls the failure behind a failure. */
export function causeOf({ cause }: BlazonError): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
}
