import { CookieJar } from 'tough-cookie'

/**
 * Cookies for one chain of redirects. Some sites set a cookie and redirect to the same URL again; without the
 * cookie the redirects would never end. The cookies are dropped at the end of the chain.
 */
export interface ChainCookies {
  /** Keeps the cookies of an answer. What a browser would refuse is left out. */
  keep(url: string, headers: string | readonly string[] | undefined): void
  /** Value of the Cookie header; undefined when there is no cookie to send. */
  headerFor(url: string): string | undefined
}

const MAX_COOKIES = 50
const MAX_CHARS = 4096
/**
 * What a header may hold (RFC 9110, section 5.5). A cookie with anything else would make the request fail.
 */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

export function createChainCookies(): ChainCookies {
  const jar = new CookieJar()
  return {
    keep(url, headers) {
      for (const line of [headers ?? []].flat())
        if (line.length <= MAX_CHARS) jar.setCookieSync(line, url, { ignoreError: true })
    },
    headerFor(url) {
      const sent = jar.getCookiesSync(url).map((cookie) => cookie.cookieString())
      const valid = sent.filter((pair) => FIELD_VALUE.test(pair)).slice(0, MAX_COOKIES)
      return valid.join('; ') || undefined
    },
  }
}
