/** Opens a URL in the browser and reads the page once it has settled. */

import type { Page, Response } from 'playwright'
import { parsedUrl, withoutFragment } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import { MAX_HTML_BYTES, MAX_NODES } from '../../model/limits.ts'
import type { Options } from '../../model/options.ts'
import { type PagePicture, STILL_LOADING } from '../../model/screenshot.ts'
import type { AppliedAction, PageVisit } from '../../model/visit.ts'
import { FETCH, VISIT } from '../bounds.ts'
import { isForTarget, type OwnHeaders, withOwnHeaders } from '../http/own-headers.ts'
import { type Allowance, untilGiven } from './allowance.ts'
import { createClock, type TimeObserver } from './clock.ts'
import { collectInPage, MARK, PROPERTIES, type SeenPage } from './in-page/collect.ts'
import { limitEvents, limitMessages } from './messages.ts'
import type { Excess, Shot } from './pace.ts'
import { takePicture } from './picture.ts'
import { headersOf, isWithoutHead, refusalOf } from './responses.ts'
import { settle } from './settle.ts'
import { type PageTraffic, watchTraffic } from './traffic.ts'
import { openWorld, type World } from './world.ts'

/** A page after its scripts have run. */
export interface Rendered {
  readonly url: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Documents between the URL that was opened and the final one. */
  readonly redirects: readonly { readonly url: string; readonly status: number }[]
  readonly seen: SeenPage
  /** Sentences about obstacles that were removed, and about other difficulties. */
  readonly notes: readonly string[]
  /** True when the page had too little time to settle. */
  readonly isUnfinished: boolean
  readonly traffic: PageTraffic
  /** The outcomes of the actions. Undefined when the visit has no actions. */
  readonly actions: readonly AppliedAction[] | undefined
  /** The screenshot, when the visit asks for one. */
  readonly picture?: PagePicture | undefined
}

/** The address that the browser opens, and the conditions of the visit. */
export interface Visit {
  readonly url: string
  /** Virtual time at the start, in milliseconds since the epoch. */
  readonly startsAt: number
  readonly allowance: Allowance
  /** Time by `performance.now()`. Until then, a page that shows nearly nothing may continue to load. */
  readonly unfilledUntil: number
  readonly observer?: TimeObserver | undefined
  /** A screenshot to take once the page has settled. The browser must be one that paints. */
  readonly shot?: Shot | undefined
  /** The waiting time and the actions after the page has settled, before it is read. */
  readonly stay?: PageVisit | undefined
  /** Headers of the caller for the page. */
  readonly own?: OwnHeaders | undefined
}

/**
 * Opens an http(s) URL, lets the page settle and reads it in one pass. Rejects with `unreachable`, and with
 * `too_large` beyond `VISIT.maxRequests`, `VISIT.maxWorkers` or `VISIT.maxMessageChars`, because watching
 * that would cost more than the page. For a screenshot, such a page is only stopped, and shown as it is.
 */
export async function render(page: Page, visit: Visit, options: Options): Promise<Rendered> {
  if (!/^https?:/.test(visit.url))
    throw new BlazonError('forbidden_target', 'Only http and https pages are opened.')
  return new Promise((resolve, reject) => {
    const excess: Excess = { what: undefined }
    const refuse = (what: string) =>
      reject(new BlazonError('too_large', `The page ${what}.`, { retryable: false }))
    const exceeded = (what: string) => {
      if (!visit.shot) refuse(what)
      excess.what ??= what
      // From now on the page can load nothing more. When the page is gone already, it loads nothing anyway.
      if (visit.shot)
        page
          .context()
          .setOffline(true)
          .catch(() => undefined)
    }
    const traffic = watchTraffic(page, exceeded)
    limitMessages(page, VISIT.maxMessageChars, exceeded)
    limitEvents(visit.allowance.messages, visit.shot !== undefined, refuse)
    read(page, { ...visit, excess }, traffic, options).then(resolve, reject)
  })
}

async function read(
  page: Page,
  { url, shot, stay, own, allowance, excess, unfilledUntil, ...time }: Visit & { readonly excess: Excess },
  traffic: PageTraffic,
  options: Options,
): Promise<Rendered> {
  const world = await openWorld(page, allowance)
  const clock = await createClock({ world, traffic, isPainted: shot !== undefined, ...time })
  if (own) await sendOwnHeaders(world, own)
  await open(page, { url, shot, allowance }, options)
  const settling = { page, world, clock, traffic, excess, shot, stay, unfilledUntil }
  const { notes, isUnfinished, actions } = await settle(settling, options)
  // The screenshot comes first, because reading the page removes hidden elements from it.
  const taken = shot && (await takePicture({ world, clock }, shot, options))
  const seen = await world.run(collectInPage, {
    mark: MARK,
    properties: PROPERTIES,
    // When a picture of the page is wanted, nobody reads its elements.
    maxElements: shot ? 0 : MAX_NODES,
    maxHtmlChars: MAX_HTML_BYTES,
  })
  const finalUrl = withoutFragment(seen.url)
  if (!/^https?:/.test(finalUrl))
    throw new BlazonError('unreachable', `${new URL(url).hostname} shows no web page in the browser.`)
  const documents = traffic.documents()
  const last = documents.at(-1)
  const headers = last ? headersOf(last) : {}
  if (last) await refuseNoAnswer(last)
  return {
    url: finalUrl,
    status: last?.status() ?? 200,
    headers,
    redirects: documents.slice(0, -1).map(stepOf),
    seen,
    notes: [...notes, ...(taken?.notes ?? []), ...(shot && isUnfinished ? [STILL_LOADING] : [])],
    isUnfinished,
    traffic,
    actions,
    picture: taken?.picture,
  }
}

/** Throws when the response comes from the gate's proxy instead of the site, or is not HTTP. */
async function refuseNoAnswer(response: Response): Promise<void> {
  const { hostname } = new URL(response.url())
  if (await isWithoutHead(response))
    throw new BlazonError('unreachable', `${hostname} does not answer in HTTP, or in HTTP/0.9 only.`)
  const refusal = refusalOf(response)
  if (!refusal) return
  throw refusal.code === 'forbidden_target'
    ? new BlazonError(
        'forbidden_target',
        `The page sends its visitors to ${hostname}, which is not on the public internet.`,
      )
    : new BlazonError('unreachable', `The page sends its visitors to ${hostname}, which does not answer.`)
}

/** The site sent nothing at all within the time limit. */
export class NoAnswer extends BlazonError {
  constructor(hostname: string) {
    super('timeout', `${hostname} did not answer the browser in time.`)
  }
}

/** The site answered, but the page showed nothing until its time was over. */
export class Unfinished extends BlazonError {
  constructor(hostname: string) {
    super('timeout', `${hostname} showed nothing before the time for its page was over.`)
  }
}

/** The part of the time of a visit in which the first byte must come; the rest is for the page. */
const FIRST_BYTE = 3 / 4

/** Waits until the document begins to arrive. How long the rest of it may take is decided by `settle`. */
async function open(
  page: Page,
  { url, shot, allowance }: Pick<Visit, 'url' | 'shot' | 'allowance'>,
  { browser }: Options,
): Promise<void> {
  const { hostname } = new URL(url)
  const { firstByteTimeoutMs } = FETCH
  // A page that has more time than usual may also take longer for its first byte.
  const moreMs = allowance.maxMs - browser.captureTimeoutMs
  const mostMs = Math.min(shot ? moreMs : firstByteTimeoutMs + moreMs, allowance.maxMs * FIRST_BYTE)
  const latest = allowance.givenMs() + Math.max(firstByteTimeoutMs, mostMs)
  const end = new AbortController()
  const late = untilGiven(allowance, () => latest, end.signal).then(() => {
    throw new NoAnswer(hostname)
  })
  try {
    await Promise.race([page.goto(url, { waitUntil: 'commit', timeout: 0 }), late])
  } catch (thrown) {
    if (allowance.over.aborted || thrown instanceof BlazonError) throw thrown
    const { message } = thrown instanceof Error ? thrown : new Error()
    // The page navigated elsewhere while it was loading. The page that it navigated to is read.
    if (/interrupted by another navigation/.test(message)) return
    const [reason = 'no reason given'] = /net::\w+/.exec(message) ?? []
    throw new BlazonError('unreachable', `${hostname} does not load in the browser (${reason}).`, {
      cause: thrown,
    })
  } finally {
    end.abort()
  }
}

function stepOf(response: Response): { url: string; status: number } {
  return { url: withoutFragment(response.url()), status: response.status() }
}

/**
 * Adds headers of a caller to requests for the document of the main frame, if they go to the origin of the
 * page. Chromium asks again for each redirect, and does not repeat headers from the request before.
 */
async function sendOwnHeaders({ session, frames }: World, own: OwnHeaders): Promise<void> {
  const [main] = await frames()
  session.on('Fetch.requestPaused', ({ requestId, frameId, request }) => {
    const isOurs = frameId === main.id && isForTarget(request.url, own.target)
    const usual = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value])
    const headers = isOurs ? withOwnHeaders(Object.fromEntries(usual), request.url, own) : undefined
    session
      .send('Fetch.continueRequest', {
        requestId,
        ...(headers && { headers: Object.entries(headers).map(([name, value]) => ({ name, value })) }),
      })
      // A request that Chromium refuses to send with these headers is ended with an error. Otherwise it would
      // wait for ever.
      .catch(() => session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }))
      // No answer is needed when the page has cancelled the request or was closed.
      .catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: patternsFor(own.target) })
}

/** Chromium does not ask about other requests, because each question takes a round trip. */
function patternsFor(target: string): { urlPattern: string; resourceType: 'Document' }[] {
  const { origin = '', host = '' } = parsedUrl(target) ?? {}
  const origins = new Set([origin, `https://${host}`])
  return [...origins].map((at) => ({ urlPattern: `${at}/*`, resourceType: 'Document' }))
}
