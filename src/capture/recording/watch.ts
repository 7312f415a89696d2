/** Records the files that a page fetches in the browser. */

import type { Page, Request, Response } from 'playwright'
import { withoutFragment } from '../../formats/url.ts'
import { hashOf } from '../../snapshot/snapshot.ts'
import { refusalOf } from '../browser/responses.ts'
import type { PageObserver } from '../network.ts'
import {
  type Ending,
  type ExchangeLog,
  type ExchangeWithBody,
  failureOf,
  type RecordedFailure,
  withoutSecrets,
} from './recording.ts'

/**
 * Adds everything that a page and its frames fetch from now on to the log, with the order in which the
 * exchanges end and the virtual time of each end. Requests that are still running at the end are added as
 * unfinished. Bodies are stored up to `maxBytes` over all of them.
 */
export function watch(page: Page, log: ExchangeLog, maxBytes: number): PageObserver {
  const open = new Map<Request, (exchange: ExchangeWithBody) => void>()
  const heads = new Map<Request, Response>()
  const work: Promise<void>[] = []
  let left = maxBytes
  let elapsedMs = 0
  const add = async (request: Request, failure: RecordedFailure | null, ended?: Ending) => {
    const put = open.get(request)
    if (!put) return
    open.delete(request)
    const response = heads.get(request)
    const refusal = response && refusalOf(response)
    const about = { ...asked(request), ...(ended && { ended }) }
    if (refusal) return put({ ...about, ...NOTHING, body: null, failure: failureOf(refusal) })
    const body = response && failure === null ? await bodyOf(response) : null
    left -= body?.length ?? 0
    const kept = left >= 0 ? body : null
    put({
      ...about,
      ...(response ? { status: response.status(), headers: withoutSecrets(response.headers()) } : NOTHING),
      body: kept,
      failure: failure ?? (response && (kept || isBodiless(response)) ? null : BODY_GONE),
    })
  }
  const context = page.context()
  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) open.set(request, log.begin())
  })
  context.on('response', (response) => heads.set(response.request(), response))
  const endings = (request: Request, failure: RecordedFailure | null) => {
    if (open.has(request)) work.push(add(request, failure, { place: log.end(), afterMs: elapsedMs }))
  }
  context.on('requestfinished', (request) => endings(request, endOf(request)))
  context.on('requestfailed', (request) => endings(request, whyFailed(request)))
  return {
    passed: (ms) => {
      elapsedMs = ms
    },
    // While recording, nothing is known about later answers.
    isHeld: () => false,
    async end() {
      for (const request of [...open.keys()]) work.push(add(request, UNFINISHED))
      await Promise.all(work)
    },
  }
}

function asked(request: Request) {
  const url = withoutFragment(request.url())
  const sent = request.postDataBuffer()
  return {
    by: 'browser',
    method: request.method(),
    url,
    requestHeaders: withoutSecrets(request.headers()),
    sent: sent && hashOf(sent),
    finalUrl: url,
    redirects: [],
    partial: false,
  } as const
}

const NOTHING = { status: 0, headers: {} }

/** Null for redirects and answers without content, and when Chromium has already discarded the body. */
async function bodyOf(response: Response): Promise<Uint8Array | null> {
  if (isBodiless(response)) return null
  return response.body().catch(() => null)
}

function isBodiless(response: Response): boolean {
  const status = response.status()
  return (status >= 300 && status < 400) || status === 204 || response.request().method() === 'HEAD'
}

const failure = (
  code: RecordedFailure['code'],
  message: string,
  cause: string | null = null,
): RecordedFailure => ({ code, message, retryable: false, cause })

const BODY_GONE = failure('too_large', 'The body was not kept.')
const UNFINISHED = failure('timeout', 'It had not ended when the page was read.')

/** Video, audio and event streams are not read to their end. */
const ENDLESS: ReadonlySet<string> = new Set(['media', 'eventsource'])

function endOf(request: Request): RecordedFailure | null {
  return ENDLESS.has(request.resourceType()) ? UNFINISHED : null
}

function whyFailed(request: Request): RecordedFailure {
  const reason = request.failure()?.errorText ?? 'no reason given'
  return /ERR_ABORTED/.test(reason)
    ? (endOf(request) ?? failure('cancelled', 'The page cancelled the request.'))
    : failure('unreachable', `It failed in the browser (${reason}).`, reason)
}
