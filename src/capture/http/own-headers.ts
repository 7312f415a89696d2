/** Headers that a caller adds to the request for one page. */

import { parsedUrl } from '../../formats/url.ts'

export interface OwnHeaders {
  /** The URL of the page for which the headers are meant. */
  readonly target: string
  /** Values by name. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Whether headers for a page may be sent to a URL: to the same origin, or to the same host by https when the
 * page was asked for without it. They may hold a secret, so no other host and no other port gets them.
 */
export function isForTarget(url: string, target: string): boolean {
  const [to, meant] = [parsedUrl(url), parsedUrl(target)]
  if (!to || !meant) return false
  if (to.origin === meant.origin) return true
  const isUpgraded = meant.protocol === 'http:' && to.protocol === 'https:'
  return isUpgraded && to.hostname === meant.hostname && to.port === '' && meant.port === ''
}

/**
 * Returns the headers of a request with those of its caller in place of headers of the same name. Cookies of
 * the caller are sent beside those that the site has set on the way. The names of `usual` are in lower case.
 */
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
