import { isUtf8 } from 'node:buffer'
import type { Page, Request, Response } from 'playwright'
import { withoutFragment } from '../../formats/url.ts'
import type { BlazonError } from '../../model/errors.ts'
import { REFUSAL_HEADER, readRefusal } from '../gate/refusal.ts'
import type { Exchange } from '../http/client.ts'

/** What a page has fetched while it was watched. */
export interface Recorder {
  /** Milliseconds since a request began or ended. */
  quietMs(): number
  /** Of the requests that are under way, in Playwright's words: `image`, `fetch`. */
  pendingTypes(): string[]
  /** Responses of the page's own document, in order: redirects, and pages that sent on by script or meta refresh. */
  documents(): readonly Response[]
  /** Forgets the document at a URL, and where it led: it is opened again. */
  backBefore(url: string): void
  /** Exchanges of the stylesheets by URL, in the order they were asked for, as `exchangeAt` gives them. */
  stylesheets(maxBytes: number): Map<string, Promise<Exchange | undefined>>
  /** Fonts that the page asked for and did not get, by URL: what it says in is then another's. */
  lostFonts(): readonly LostFile[]
  /** True when the page has fetched all of it. */
  has(url: string): boolean
  /** The exchange for a URL with its body; undefined when the page did not fetch all of it or the body is gone. */
  exchangeAt(url: string, maxBytes: number): Promise<Exchange | undefined>
}

export interface LostFile {
  readonly url: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly error: string
}

/** What is at most recorded of a page. */
interface RecorderLimits {
  readonly maxRequests: number
  /** Is called when the page makes more; nothing more is recorded then. */
  readonly exceeded: () => void
}

export function record(page: Page, { maxRequests, exceeded }: RecorderLimits): Recorder {
  const pending = new Set<Request>()
  const finished = new Set<Request>()
  const answers = new Map<string, Response>()
  const sheets = new Set<string>()
  const lost = new Map<string, LostFile>()
  const lose = (request: Request, status: number, error: string) => {
    if (request.resourceType() !== 'font') return
    const url = withoutFragment(firstRequest(request).url())
    if (!lost.has(url)) lost.set(url, { url, status, error })
  }
  const shown = new Set<string>()
  let documents: Response[] = []
  let changed = Date.now()
  let requests = 0
  page.on('request', (request) => {
    if (++requests === maxRequests + 1) exceeded()
    if (requests > maxRequests) return
    changed = Date.now()
    pending.add(request)
    if (request.resourceType() === 'stylesheet' && !request.redirectedFrom())
      sheets.add(withoutFragment(request.url()))
  })
  const settle = (request: Request) => {
    changed = Date.now()
    pending.delete(request)
  }
  page.on('requestfinished', (request) => {
    if (!pending.has(request)) return
    finished.add(request)
    settle(request)
  })
  page.on('requestfailed', (request) => {
    // An answer without content, or a download: the page stays where it is. One that was shown, and went on before it was whole, was a step.
    documents = documents.filter(
      (response) => response.request() !== request || shown.has(withoutFragment(response.url())),
    )
    lose(request, 0, request.failure()?.errorText ?? 'It did not load.')
    settle(request)
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) shown.add(withoutFragment(frame.url()))
  })
  page.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest() && response.frame() === page.mainFrame()) documents.push(response)
    answers.set(withoutFragment(firstRequest(request).url()), response)
    if (response.status() >= 400)
      lose(request, response.status(), `It answered with status ${response.status()}.`)
  })
  /** The body of one that is still coming would be waited for as long as it takes. */
  const finishedAt = (url: string): Response | undefined => {
    const response = answers.get(url)
    return response && finished.has(response.request()) ? response : undefined
  }
  const exchangeAt: Recorder['exchangeAt'] = async (url, maxBytes) => {
    const response = finishedAt(url)
    return response && exchangeOf(response, maxBytes)
  }
  return {
    quietMs: () => Date.now() - changed,
    pendingTypes: () => [...pending].map((request) => request.resourceType()),
    documents: () => documents,
    backBefore: (url) => {
      const at = documents.findIndex((response) => withoutFragment(response.url()) === url)
      if (at >= 0) documents = documents.slice(0, at)
    },
    stylesheets: (maxBytes) => new Map([...sheets].map((url) => [url, exchangeAt(url, maxBytes)])),
    lostFonts: () => [...lost.values()].sort((a, b) => (a.url < b.url ? -1 : 1)),
    has: (url) => finishedAt(url) !== undefined,
    exchangeAt,
  }
}

function firstRequest(request: Request): Request {
  let first = request
  for (let before = first.redirectedFrom(); before; before = first.redirectedFrom()) first = before
  return first
}

async function exchangeOf(response: Response, maxBytes: number): Promise<Exchange | undefined> {
  const headers = headersOf(response)
  const declared = Number(headers['content-length'] ?? 0)
  const isRedirect = response.status() >= 300 && response.status() < 400
  if (isRedirect || declared > maxBytes || refusalOf(response)) return undefined
  // A body that Chromium has let go is fetched by HTTP instead.
  const got = await Promise.all([response.body(), redirectsOf(response.request())]).catch(() => undefined)
  if (!got) return undefined
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

/** Chromium hands text out as UTF-8 whatever it came as: a byte order mark tells readers, before the header does. */
function utf8Marked(bytes: Buffer): Buffer {
  return isUtf8(bytes) ? Buffer.concat([Buffer.from('\ufeff'), bytes]) : bytes
}

/** Lower-case names without cookies, as the HTTP client gives them. */
export function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie'))
}

/**
 * What the gate's proxy said in the place of the site; undefined for the site's own answer. Only plain http passes through its
 * hands, and it takes the header off there: in TLS a site may say what it likes.
 */
export function refusalOf(response: Response): BlazonError | undefined {
  return response.url().startsWith('http:') ? readRefusal(response.headers()[REFUSAL_HEADER]) : undefined
}

async function redirectsOf(request: Request): Promise<{ url: string; status: number }[]> {
  const steps: { url: string; status: number }[] = []
  for (let before = request.redirectedFrom(); before; before = before.redirectedFrom()) {
    const answer = await before.response()
    steps.unshift({ url: withoutFragment(before.url()), status: answer?.status() ?? 0 })
  }
  return steps
}
