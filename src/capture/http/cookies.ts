import { CookieJar } from 'tough-cookie'

/**
 * Cookies for one chain of redirects. Some sites set a cookie and redirect to the same URL again; without the
 * cookie the redirects would never end. The cookies are dropped at the end of the chain.
 */
export interface ChainCookies {
  /**
   * Stores the cookies of an answer. Reads at most 50 `Set-Cookie` lines of an answer and 100 of the chain,
   * and stores at most 50 cookies. A cookie that a browser would refuse is left out.
   */
  keep(url: string, headers: string | readonly string[] | undefined): void
  /** Value of the Cookie header; undefined when there is no cookie to send. */
  headerFor(url: string): string | undefined
}

/** Chromium stores 180 for a site. Each is compared again for each further redirect. */
const MAX_COOKIES = 50
const MAX_LINES_OF_ANSWER = 50
/** Refused lines count as well, because refusing a line takes as long as accepting it. */
const MAX_LINES = 100
const MAX_CHARS = 4096
/** The characters of a header (RFC 9110, section 5.5). Others would make the request fail. */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

export function createChainCookies(): ChainCookies {
  const jar = new CookieJar()
  let kept = 0
  let lines = 0
  return {
    keep(url, headers) {
      for (const line of [headers ?? []].flat().slice(0, MAX_LINES_OF_ANSWER)) {
        if (kept === MAX_COOKIES || lines === MAX_LINES) return
        lines += 1
        if (line.length > MAX_CHARS) continue
        if (jar.setCookieSync(line, url, { ignoreError: true })) kept += 1
      }
    },
    headerFor(url) {
      if (kept === 0) return undefined
      const sent = jar.getCookiesSync(url).map((cookie) => cookie.cookieString())
      return sent.filter((pair) => FIELD_VALUE.test(pair)).join('; ') || undefined
    },
  }
}
