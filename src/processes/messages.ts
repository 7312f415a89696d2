/** The messages between a worker process and its owner. */

import type { ErrorCode } from '../model/errors.ts'

/** Messages to the process. The settings of the pool are sent before the first one. */
export type ToProcess =
  | { readonly kind: 'task'; readonly name: string; readonly input: unknown }
  /** The answer to a question. */
  | { readonly kind: 'reply'; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly failure: Failure }

export type FromProcess =
  /** All modules are loaded. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'question'; readonly question: unknown }

/** A thrown error as plain data. */
export interface Failure {
  readonly message: string
  /** The code of a BlazonError. */
  readonly code?: ErrorCode
  readonly retryable?: boolean
  readonly stack?: string | undefined
}
