/** Resolves a reference against a base; undefined when it is no http(s) URL. The fragment is kept. */
export function absoluteUrl(reference: string | undefined | null, base: string): string | undefined {
  const text = reference?.trim()
  if (!text) return undefined
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined
}

/** The host without a leading `www.`, for comparison. */
export function bareHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}

/** URL without its fragment. */
export function withoutFragment(url: string): string {
  const hash = url.indexOf('#')
  return hash < 0 ? url : url.slice(0, hash)
}

/** One form for comparing pages: no scheme, no `www.`, no trailing slash, no `index.html`, no fragment. */
export function pageKey(url: string): string {
  if (!URL.canParse(url)) return url
  const { hostname, pathname, search } = new URL(url)
  return hostname.replace(/^www\./, '') + pathname.replace(/\/(index\.\w+)?$/i, '') + search
}
