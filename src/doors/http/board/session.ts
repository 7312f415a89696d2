/**
 * The cookie in which the board sends the key of its user. It is only accepted with requests of our own
 * pages, so that no other page can make requests with the rights of the user.
 */

import { parsedUrl } from '../../../formats/url.ts'

/** The parts of a request that decide about the session. */
export interface SessionRequest {
  /** Names and values alternate. */
  readonly rawHeaders: readonly string[]
  /** True when the request came over HTTPS, to the service or to the proxy in front of it. */
  readonly isSecure: boolean
}

/**
 * Browsers accept a cookie with this prefix only over HTTPS and only for one host, so no other host can set
 * it.
 */
const SECURE_NAME = '__Host-blazon_key'
const PLAIN_NAME = 'blazon_key'

const nameOf = (isSecure: boolean) => (isSecure ? SECURE_NAME : PLAIN_NAME)

/**
 * Returns the secret in the cookie of a request of our own pages. Undefined for a request with an
 * Authorization header, which takes precedence, and for a request with two such cookies.
 */
export function sessionSecret(request: SessionRequest): string | undefined {
  const cookies = headersOf(request, 'cookie')
  if (cookies.length === 0 || headersOf(request, 'authorization').length > 0) return undefined
  const start = `${nameOf(request.isSecure)}=`
  const values = cookies
    .flatMap((header) => header.split(';'))
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
  const [value] = values
  return values.length === 1 && isOwnRequest(request) ? value?.slice(start.length) : undefined
}

/**
 * Returns whether one of our own pages sent the request. Most browsers say so in `Sec-Fetch-Site`. Old
 * browsers do not, and no browser does over plain HTTP to another machine. In these cases, the headers
 * `Origin` and `Referer` must name this host.
 */
export function isOwnRequest(request: SessionRequest): boolean {
  const [site, ...more] = headersOf(request, 'sec-fetch-site')
  if (site !== undefined) return more.length === 0 && site === 'same-origin'
  const [host] = headersOf(request, 'host')
  const pages = [...headersOf(request, 'origin'), ...headersOf(request, 'referer')]
  const isOwn = (text: string) => {
    const url = parsedUrl(text)
    return url?.host === host?.toLowerCase() && (url?.protocol === 'https:' || !request.isSecure)
  }
  return host !== undefined && pages.length > 0 && pages.every(isOwn)
}

/**
 * Returns the header `Set-Cookie` that signs in, or signs out when there is no secret. The browser deletes
 * the cookie when it is closed.
 */
export function sessionCookie(secret: string | undefined, isSecure: boolean): string {
  const ending = secret === undefined ? '; Max-Age=0' : ''
  const secure = isSecure ? '; Secure' : ''
  return `${nameOf(isSecure)}=${secret ?? ''}; Path=/; HttpOnly; SameSite=Strict${secure}${ending}`
}

function headersOf({ rawHeaders }: SessionRequest, name: string): readonly string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name)
}
