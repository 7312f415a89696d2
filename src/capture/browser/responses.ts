/** Reads responses of Playwright: headers, redirects, bodies, and the refusals of the gate's proxy. */

import { isUtf8 } from 'node:buffer'
import type { Request, Response } from 'playwright'
import { withoutFragment } from '../../formats/url.ts'
import type { BlazonError } from '../../model/errors.ts'
import { REFUSAL_HEADER, readRefusal } from '../gate/refusal.ts'
import type { Exchange } from '../http/client.ts'

/** The request at the beginning of a chain of redirects. */
export function firstRequest(request: Request): Request {
  let first = request
  for (let before = first.redirectedFrom(); before; before = first.redirectedFrom()) first = before
  return first
}

/**
 * The exchange of a response with its body. Undefined for redirects and for answers of the gate's proxy, and
 * when the body is too large or Chromium has discarded it. The HTTP client then fetches the file again.
 */
export async function exchangeOf(response: Response, maxBytes: number): Promise<Exchange | undefined> {
  const headers = headersOf(response)
  const declared = Number(headers['content-length'] ?? 0)
  const isRedirect = response.status() >= 300 && response.status() < 400
  if (isRedirect || declared > maxBytes || refusalOf(response)) return undefined
  const got = await Promise.all([
    response.body(),
    redirectsOf(response.request()),
    isWithoutHead(response),
  ]).catch(() => undefined)
  if (!got || got[2]) return undefined
  const [whole, redirects] = got
  const bytes = response.request().resourceType() === 'stylesheet' ? utf8Marked(whole) : whole
  return {
    url: withoutFragment(firstRequest(response.request()).url()),
    finalUrl: withoutFragment(response.url()),
    status: response.status(),
    headers,
    body: bytes.subarray(0, maxBytes),
    partial: bytes.length > maxBytes,
    redirects,
    failure: null,
  }
}

/** Chromium returns UTF-8. A byte order mark overrides the encoding that the server declared. */
function utf8Marked(bytes: Buffer): Buffer {
  return isUtf8(bytes) ? Buffer.concat([Buffer.from('\ufeff'), bytes]) : bytes
}

/** Headers with names in lower case and without cookies, as the HTTP client returns them. */
export function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie'))
}

/** The refusal of the gate's proxy, over plain http: inside TLS a site could forge this header. */
export function refusalOf(response: Response): BlazonError | undefined {
  return response.url().startsWith('http:') ? readRefusal(response.headers()[REFUSAL_HEADER]) : undefined
}

/**
 * True for an answer that Chromium accepts as HTTP/0.9: bytes without status and headers, perhaps from a
 * server for another protocol. Chromium accepts it on ports 80 and 443, also inside TLS, where the gate's
 * proxy cannot see it. The HTTP client refuses such answers as well.
 */
export async function isWithoutHead(response: Response): Promise<boolean> {
  return Object.keys(response.headers()).length === 0 && (await response.httpVersion()) === 'http/0.9'
}

async function redirectsOf(request: Request): Promise<{ url: string; status: number }[]> {
  const steps: { url: string; status: number }[] = []
  for (let before = request.redirectedFrom(); before; before = before.redirectedFrom()) {
    const answer = await before.response()
    steps.unshift({ url: withoutFragment(before.url()), status: answer?.status() ?? 0 })
  }
  return steps
}
