/**
 * A longer text is not accepted as a URL, before or after it is resolved. Otherwise a page with ten thousand
 * pictures below a long base would make us store that base ten thousand times. Servers accept 8 kB, and none
 * of 287 sample pages has a URL of more than 2,300 characters.
 */
export const MAX_URL_CHARS = 8_192

/**
 * Parses a URL as browsers do; undefined for any other text. `URL.canParse` is called first, because an
 * exception takes ten times as long as parsing, and a sitemap may have millions of invalid URLs. It is called
 * only for ASCII, because in Node 20, once it is compiled after some thousand calls, it returns false for
 * `https://münchen.de`.
 */
export function parsedUrl(text: string, base?: string): URL | undefined {
  if (isShortAscii(text) && isShortAscii(base ?? '') && !URL.canParse(text, base)) return undefined
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

const isShortAscii = (text: string) => text.length <= MAX_URL_CHARS && IS_ASCII.test(text)
const IS_ASCII = /^[\0-\x7f]*$/

/**
 * Resolves a reference against a base; undefined when the result is not a URL, or is too long. A base that is
 * too long is ignored. A `data:` URL may have any length, because the base is not added to it.
 */
export function resolvedUrl(reference: string, base: string): URL | undefined {
  if (/^\s*data:/i.test(reference)) return parsedUrl(reference)
  if (reference.length > MAX_URL_CHARS) return undefined
  const against = base.length > MAX_URL_CHARS ? undefined : base
  const url = parsedUrl(reference, against)
  return url && url.href.length <= MAX_URL_CHARS ? url : undefined
}

/** Resolves a reference; undefined when the result is not an http(s) URL. The fragment is kept. */
export function absoluteUrl(reference: string | undefined | null, base: string): string | undefined {
  const text = reference?.trim()
  if (!text) return undefined
  const url = resolvedUrl(text, base)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined
}

/** Returns the host without a leading `www.`, for comparisons. */
export function bareHost(url: string): string {
  return parsedUrl(url)?.hostname.replace(/^www\./, '') ?? ''
}

export function withoutFragment(url: string): string {
  const hash = url.indexOf('#')
  return hash < 0 ? url : url.slice(0, hash)
}

/** Returns a page's address for comparisons: no scheme, `www.`, end slash, `index.html` and fragment. */
export function pageKey(url: string): string {
  const parsed = parsedUrl(url)
  if (!parsed) return url
  const { hostname, pathname, search } = parsed
  return hostname.replace(/^www\./, '') + pathname.replace(/\/(index\.\w+)?$/i, '') + search
}

/** Matches parameters that tell a page where its visitor comes from. The page is the same without them. */
const TRACKING =
  /^(?:utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|igshid|mc_[ce]id|_ga|_gl|_hsenc|_hsmi)$/i

/** Does the same as `pageKey`, but ignores parameters that only say where a visitor comes from. */
export function visitKey(url: string): string {
  const parsed = parsedUrl(url)
  if (!parsed?.search) return pageKey(url)
  const asked = parsed.search.slice(1).split('&')
  parsed.search = asked.filter((each) => !TRACKING.test(each.split('=', 1)[0] ?? '')).join('&')
  return pageKey(parsed.href)
}

/** Matches the path of a front page, also with a language or an index file: `/de-at/`, `/us/en/`, `/home`. */
const ROOT = /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?(?:\/|$)){0,2}(?:(?:index|home|default|start)(?:\.\w+)?\/?)?$/i

/** Parameters for a language or the visitor's origin. Any other parameter requests another page. */
const SAME_PAGE =
  /^\?(?:(?:utm_\w+|lang|language|locale|hl|gclid|fbclid|msclkid|mc_[ce]id|ref)=[^&]*(?:&|$))+$/i

export function isRoot(url: string): boolean {
  const { pathname, search } = new URL(url)
  return ROOT.test(pathname) && (search === '' || SAME_PAGE.test(search))
}

/** Decodes percent escapes. A text with an invalid escape is returned as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
