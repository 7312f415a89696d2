/** Sends errors between processes. */

import { BlazonError } from '../model/errors.ts'
import type { Failure } from './messages.ts'

/** Makes plain data of a thrown error. */
export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof Error)) return { message: String(thrown) }
  const { message, stack } = thrown
  return thrown instanceof BlazonError
    ? { message, stack, code: thrown.code, retryable: thrown.retryable }
    : { message, stack }
}

/** Restores an error on the other side. A BlazonError becomes a BlazonError again. */
export function errorFrom({ message, code, retryable, stack }: Failure): Error {
  const cause = Object.assign(new Error(message), { stack })
  return code === undefined ? cause : new BlazonError(code, message, { cause, retryable: retryable ?? false })
}
