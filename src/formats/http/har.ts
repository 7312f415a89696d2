import { parsedJson } from '../json.ts'
import { parsedUrl } from '../url.ts'
/** One request of a HAR file with its response, as far as it could be read. */
export interface HarEntry {
  /** The id of the page that the request was made for; null when the file does not say. */
  readonly page: string | null
  /** ISO 8601; null when the file does not say. */
  readonly startedAt: string | null
  readonly method: string
  /** An absolute http(s) URL without its fragment. */
  readonly url: string
  /** Names are in lower case; several lines of one name are joined as the browser joined them. */
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly sent: string | null
  /** 0 when there was no answer. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The media type with its parameters; empty when it is unknown. */
  readonly type: string
  /** Text as the browser decoded it, or bytes; null when the file was saved without content. */
  readonly body: string | Uint8Array | null
  /** The absolute target; null when the answer is not a redirect. */
  readonly redirectUrl: string | null
  /** The purpose of the request, such as `document`; null when the file does not say. */
  readonly resourceType: string | null
}

/** A HAR 1.2 file (W3C draft of 2012), the format that developer tools save. */
export interface Har {
  /** The ids of the pages, in the order of the file. */
  readonly pages: readonly string[]
  /** The exchanges with http(s) URLs, in the order of the file. */
  readonly entries: readonly HarEntry[]
}

/** Reads the text of a HAR file. It never throws: for a text that is not a HAR file it returns the reason. */
export function parseHar(text: string): { readonly har: Har } | { readonly reason: string } {
  const file = parsedJson(text)
  if (file === undefined) return { reason: 'it is not JSON' }
  const log = field(file, 'log')
  const entries = field(log, 'entries')
  if (!Array.isArray(entries)) return { reason: 'it has no log of entries' }
  const pages = list(field(log, 'pages')).flatMap((page) => string(field(page, 'id')) ?? [])
  return { har: { pages, entries: entries.flatMap(entryOf) } }
}

function entryOf(entry: unknown): HarEntry[] {
  const [request, response] = [field(entry, 'request'), field(entry, 'response')]
  const url = webUrl(field(request, 'url'))
  if (url === undefined) return []
  const headers = headersOf(field(response, 'headers'))
  const content = field(response, 'content')
  const body = bodyOf(content)
  const answered = Number(field(response, 'status'))
  // A 304 that was saved with the cached body is as useful as a 200.
  const status = answered === 304 && body !== null ? 200 : answered
  const resourceType = field(entry, '_resourceType')
  return [
    {
      page: string(field(entry, 'pageref')) ?? null,
      startedAt: moment(field(entry, 'startedDateTime')),
      method: (string(field(request, 'method')) ?? 'GET').toUpperCase(),
      url,
      requestHeaders: headersOf(field(request, 'headers')),
      sent: string(field(field(request, 'postData'), 'text')) ?? null,
      // Safari and Chrome write -1 and 0 for requests that were blocked or broken off.
      status: Number.isInteger(status) && status >= 100 && status <= 599 ? status : 0,
      headers,
      type: headers['content-type'] ?? string(field(content, 'mimeType')) ?? '',
      body,
      redirectUrl: redirectOf(status, field(response, 'redirectURL'), headers, url),
      resourceType: string(resourceType)?.toLowerCase() ?? null,
    },
  ]
}

/** Returns the body. An empty text with a size means that the file was saved without the body. */
function bodyOf(content: unknown): string | Uint8Array | null {
  const text = field(content, 'text')
  if (typeof text !== 'string') return null
  if (text === '' && Number(field(content, 'size')) > 0) return null
  return field(content, 'encoding') === 'base64' ? Buffer.from(text, 'base64') : text
}

function redirectOf(
  status: number,
  given: unknown,
  headers: Readonly<Record<string, string>>,
  url: string,
): string | null {
  if (status < 300 || status >= 400) return null
  const target = string(given) || headers.location
  return (target && webUrl(target, url)) || null
}

function headersOf(given: unknown): Record<string, string> {
  const headers = new Map<string, string>()
  for (const header of list(given)) {
    const [name, value] = [string(field(header, 'name'))?.toLowerCase(), string(field(header, 'value'))]
    if (!name || value === undefined || name.startsWith(':')) continue
    const before = headers.get(name)
    headers.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(headers)
}

function webUrl(given: unknown, base?: string): string | undefined {
  const url = typeof given === 'string' ? parsedUrl(given, base) : undefined
  if (!url) return undefined
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href.replace(/#.*$/, '') : undefined
}

function moment(given: unknown): string | null {
  const time = typeof given === 'string' ? Date.parse(given) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined
}

function list(given: unknown): unknown[] {
  return Array.isArray(given) ? given : []
}

function string(given: unknown): string | undefined {
  return typeof given === 'string' ? given : undefined
}
