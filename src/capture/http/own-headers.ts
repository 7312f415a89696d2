/** Adds headers of a caller to the request for one page. */

import { parsedUrl } from '../../formats/url.ts'

export interface OwnHeaders {
  /** The URL of the page that may get the headers. */
  readonly target: string
  /** Values by name. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Whether headers for a page may be sent to a URL. It must have the same origin, or, if the page was
 * requested over http, the same host over https. Headers may contain secrets, so no other host or port gets
 * them.
 */
export function isForTarget(url: string, target: string): boolean {
  const [to, meant] = [parsedUrl(url), parsedUrl(target)]
  if (!to || !meant) return false
  if (to.origin === meant.origin) return true
  const isUpgraded = meant.protocol === 'http:' && to.protocol === 'https:'
  return isUpgraded && to.hostname === meant.hostname && to.port === '' && meant.port === ''
}

/**
 * Returns the headers of a request. Headers of the caller replace headers of the same name. Cookies of the
 * caller are added to the cookies that the site has set during the redirects. The names in `usual` are in
 * lower case.
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
