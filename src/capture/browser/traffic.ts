/** Watches the requests of a page in the browser: which are running, were answered, or failed. */

import type { Page, Request, Response } from 'playwright'
import { withoutFragment } from '../../formats/url.ts'
import { VISIT } from '../bounds.ts'
import type { Exchange } from '../http/client.ts'
import { exchangeOf, firstRequest } from './responses.ts'

/** The files that a page has fetched since its requests were first watched. */
export interface PageTraffic {
  /** Milliseconds since the last request began or ended. */
  quietMs(): number
  /** Types of the requests that are still running, as Playwright names them: `image`, `fetch`. */
  pendingTypes(): string[]
  /** True while requests are running and the page may show their answers. */
  isAwaited(): boolean
  /**
   * Responses for the document of the main frame, in order. They include redirects, and documents that led to
   * another one by script or meta refresh.
   */
  documents(): readonly Response[]
  /** Forgets the document at a URL and all later ones, because the URL is opened again. */
  backBefore(url: string): void
  /** Exchanges of the style sheets by URL, in the order of the requests, as `exchangeAt` returns them. */
  stylesheets(maxBytes: number): Map<string, Promise<Exchange | undefined>>
  /** Fonts that the page requested without success. Their text is shown in another font. */
  lostFonts(): readonly LostFile[]
  /** True when the page has fetched the URL completely. */
  has(url: string): boolean
  /** The exchange for a URL with its body, if the page fetched it completely and Chromium has it. */
  exchangeAt(url: string, maxBytes: number): Promise<Exchange | undefined>
}

export interface LostFile {
  readonly url: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly error: string
}

/** `exceeded` is called when the page exceeds a limit. Requests beyond the limit are not watched. */
export function watchTraffic(page: Page, exceeded: (what: string) => void): PageTraffic {
  limitWorkers(page, exceeded)
  const requests = watchRequests(page, exceeded)
  const documents = watchDocuments(page)
  const lostFonts = watchFonts(page)
  const answers = new Map<string, Response>()
  page.on('response', (response) => answers.set(firstUrl(response.request()), response))
  /** Reading the body of a response that has not ended would wait for its end. */
  const finishedAt = (url: string): Response | undefined => {
    const response = answers.get(url)
    return response && requests.finished.has(response.request()) ? response : undefined
  }
  const exchangeAt: PageTraffic['exchangeAt'] = async (url, maxBytes) => {
    const response = finishedAt(url)
    return response && exchangeOf(response, maxBytes)
  }
  return {
    quietMs: requests.quietMs,
    pendingTypes: () => [...requests.pending].map((request) => request.resourceType()),
    isAwaited: () => requests.awaited.size > 0,
    ...documents,
    stylesheets: (maxBytes) => new Map([...requests.sheets].map((url) => [url, exchangeAt(url, maxBytes)])),
    lostFonts,
    has: (url) => finishedAt(url) !== undefined,
    exchangeAt,
  }
}

function limitWorkers(page: Page, exceeded: (what: string) => void): void {
  const { maxWorkers } = VISIT
  let workers = 0
  page.on('worker', () => {
    if (++workers === maxWorkers + 1) exceeded(`starts more than ${maxWorkers} workers`)
  })
}

/** The end of a sentence about a page that makes more requests than it may. */
export function tooManyRequests(maxRequests: number): string {
  return `makes more than ${maxRequests} requests`
}

/** Types of requests whose answers a page may show. */
const BRINGING: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch'])

function watchRequests(page: Page, exceeded: (what: string) => void) {
  const { maxRequests } = VISIT
  const pending = new Set<Request>()
  /** Running requests whose answers the page may show. */
  const awaited = new Set<Request>()
  /** URLs of documents. A document whose URL is opened again brings nothing new, because the page reloads. */
  const opened = new Set<string>()
  const finished = new Set<Request>()
  /** URLs of style sheets. */
  const sheets = new Set<string>()
  let changedAt = Date.now()
  let count = 0
  page.on('request', (request) => {
    if (++count === maxRequests + 1) exceeded(tooManyRequests(maxRequests))
    if (count > maxRequests) return
    changedAt = Date.now()
    pending.add(request)
    const url = withoutFragment(request.url())
    if (BRINGING.has(request.resourceType()) && !opened.has(url)) awaited.add(request)
    if (request.resourceType() === 'document') opened.add(url)
    if (request.resourceType() === 'stylesheet' && !request.redirectedFrom()) sheets.add(url)
  })
  const end = (request: Request) => {
    changedAt = Date.now()
    pending.delete(request)
    awaited.delete(request)
  }
  page.on('requestfinished', (request) => {
    if (!pending.has(request)) return
    finished.add(request)
    end(request)
  })
  page.on('requestfailed', end)
  return { pending, awaited, finished, sheets, quietMs: () => Date.now() - changedAt }
}

/** Watches the responses for the document of the main frame. */
function watchDocuments(page: Page): Pick<PageTraffic, 'documents' | 'backBefore'> {
  /** URLs that the main frame has shown. */
  const shown = new Set<string>()
  let documents: Response[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) shown.add(withoutFragment(frame.url()))
  })
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      documents.push(response)
  })
  page.on('requestfailed', (request) => {
    // The request of a document also fails when its answer had no content or was a download. Then the page
    // did not change, and the document does not count. A document that was shown, and left before it had
    // loaded completely, counts.
    documents = documents.filter(
      (response) => response.request() !== request || shown.has(withoutFragment(response.url())),
    )
  })
  return {
    documents: () => documents,
    backBefore(url) {
      const at = documents.findIndex((response) => withoutFragment(response.url()) === url)
      if (at >= 0) documents = documents.slice(0, at)
    },
  }
}

function watchFonts(page: Page): PageTraffic['lostFonts'] {
  const lost = new Map<string, LostFile>()
  const lose = (request: Request, status: number, error: string) => {
    if (request.resourceType() !== 'font') return
    const url = firstUrl(request)
    if (!lost.has(url)) lost.set(url, { url, status, error })
  }
  page.on('requestfailed', (request) => lose(request, 0, request.failure()?.errorText ?? 'It did not load.'))
  page.on('response', (response) => {
    const status = response.status()
    if (status >= 400) lose(response.request(), status, `It answered with status ${status}.`)
  })
  return () => [...lost.values()].sort((a, b) => (a.url < b.url ? -1 : 1))
}

/** URL before redirects, without fragment. */
function firstUrl(request: Request): string {
  return withoutFragment(firstRequest(request).url())
}
