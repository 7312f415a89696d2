/** Translates the errors of undici, TLS and zlib into errors of this project. */

import { BlazonError } from '../../model/errors.ts'

type Failure = readonly [codes: RegExp, code: 'unreachable' | 'timeout' | 'too_large', sentence: string]

/** Maps names of errors to errors of this project. The first row that matches is used. */
const FAILURES: readonly Failure[] = [
  [/^UND_ERR_(HEADERS_TIMEOUT)$/, 'timeout', 'did not begin to answer in time'],
  [/^UND_ERR_(BODY_TIMEOUT|CONNECT_TIMEOUT)$/, 'timeout', 'stopped answering'],
  [/^(UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW)$/, 'too_large', 'sends more headers than are read'],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS_CERT/, 'unreachable', 'has no valid TLS certificate'],
  [/^(EPROTO|ERR_SSL|ERR_TLS)/, 'unreachable', 'does not speak TLS as it should'],
  // ERR_ASSERTION: undici asserts properties of an answer that its parser has accepted, such as a status of
  // 000.
  [/^(HPE_|HTTPParserError|ERR_ASSERTION)/, 'unreachable', 'does not answer in HTTP'],
  [/^(Z_|ERR_|ERR__ERROR)/, 'unreachable', 'sends a body that cannot be unpacked'],
]

/** Makes one sentence about the host from the error of a fetch. The sentence never has the IP address. */
export function fetchFailure(thrown: unknown, host: string, timedOut: boolean): BlazonError {
  if (thrown instanceof BlazonError) return thrown
  if (timedOut) return new BlazonError('timeout', `${host} did not finish in time.`, { cause: thrown })
  const code = codeOf(thrown)
  const [, kind, sentence] =
    FAILURES.find(([codes]) => codes.test(code)) ?? (['', 'unreachable', 'broke the connection'] as const)
  return new BlazonError(kind, `${host} ${sentence} (${code || 'no reason given'}).`, {
    cause: thrown,
    ...(isCertificate(code) ? { retryable: false } : {}),
  })
}

function isCertificate(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)
}

/** undici's parser errors have no code, only a name. */
function codeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return ''
  return 'code' in thrown && thrown.code !== undefined ? String(thrown.code) : thrown.name
}
