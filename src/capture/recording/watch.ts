import type { Page, Request, Response } from 'playwright'
import { withoutFragment } from '../../formats/url.ts'
import { hashOf } from '../../snapshot/snapshot.ts'
import { refusalOf } from '../browser/recorder.ts'
import type { Attendant } from '../passage.ts'
import {
  type Ending,
  failureOf,
  type RecordedFailure,
  type Taken,
  type Tape,
  withoutSecrets,
} from './recording.ts'

/**
 * Writes down what a page and its frames fetch from now on, and in what order by the page's clock. What is under way at the end is put on
 * the tape as it is then. Bodies are kept until they are `maxBytes` together.
 */
export function watch(page: Page, tape: Tape, maxBytes: number): Attendant {
  const open = new Map<Request, (exchange: Taken) => void>()
  const heads = new Map<Request, Response>()
  const work: Promise<void>[] = []
  let left = maxBytes
  let elapsedMs = 0
  const take = async (request: Request, failure: RecordedFailure | null, ended?: Ending) => {
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
    if (/^https?:/.test(request.url())) open.set(request, tape.begin())
  })
  context.on('response', (response) => heads.set(response.request(), response))
  const endings = (request: Request, failure: RecordedFailure | null) => {
    if (open.has(request)) work.push(take(request, failure, { place: tape.end(), afterMs: elapsedMs }))
  }
  context.on('requestfinished', (request) => endings(request, endOf(request)))
  context.on('requestfailed', (request) => endings(request, whyFailed(request)))
  return {
    passed: (ms) => {
      elapsedMs = ms
    },
    // Nobody knows yet what comes.
    isHeld: () => false,
    async end() {
      for (const request of [...open.keys()]) work.push(take(request, UNFINISHED))
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

/** null for redirects and answers without content, and for what Chromium has let go in the meantime. */
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

/** Films, sounds and streams of events, which are not read to their end. */
const ENDLESS: ReadonlySet<string> = new Set(['media', 'eventsource'])

function endOf(request: Request): RecordedFailure | null {
  return ENDLESS.has(request.resourceType()) ? UNFINISHED : null
}

function whyFailed(request: Request): RecordedFailure {
  const reason = request.failure()?.errorText ?? 'no reason given'
  return /ERR_ABORTED/.test(reason)
    ? (endOf(request) ?? failure('cancelled', 'The page left it.'))
    : failure('unreachable', `It failed in the browser (${reason}).`, reason)
}
