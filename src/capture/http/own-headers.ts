/** Headers that a caller adds to the request for one page. */

import { parsedUrl } from '../../formats/url.ts'

export interface OwnHeaders {
  /** The URL of the page for which the headers are meant. */
  readonly target: string
  /** Values by name. */
  readonly headers: Readonly<Record<string, string>>
}

/** Whether a page's headers, which may hold a secret, may be sent: to its origin, or its host by https. */
export function isForTarget(url: string, target: string): boolean {
  const [to, meant] = [parsedUrl(url), parsedUrl(target)]
  if (!to || !meant) return false
  if (to.origin === meant.origin) return true
  const isUpgraded = meant.protocol === 'http:' && to.protocol === 'https:'
  return isUpgraded && to.hostname === meant.hostname && to.port === '' && meant.port === ''
}

/** Returns headers with the caller's in place of those of the same name, except cookies, which are added. */
export function withOwnHeaders(
  usual: Readonly<Record<string, string>>,
  url: string,
  own: OwnHeaders | undefined,
): Record<string, string> {
  const headers = { ...usual }
  if (!own || !isForTarget(url, own.target)) return headers
  for (const [given, value] of Object.entries(own.headers)) {
    const name = given.toLowerCase()
    const set = name === 'cookie' ? headers[name] : undefined
    headers[name] = set === undefined ? value : `${value}; ${set}`
  }
  return headers
}
