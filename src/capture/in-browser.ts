/** Opens a page in the browser and begins a snapshot of it. */

import type { Page } from 'playwright'
import { whenAborted } from '../concurrency/abort.ts'
import { BlazonError } from '../model/errors.ts'
import type { PagePicture } from '../model/screenshot.ts'
import type { AppliedAction } from '../model/visit.ts'
import type { Resource } from '../snapshot/snapshot.ts'
import { ESCALATION, FETCH } from './bounds.ts'
import type { Pool, Visitor } from './browser/pool.ts'
import { type Rendered, render, Unfinished, type Visit } from './browser/render.ts'
import type { PageTraffic } from './browser/traffic.ts'
import { translatedFrom } from './browser/translated.ts'
import type { PageWork } from './browser/visit.ts'
import type { Exchange } from './http/client.ts'
import { type Landing, ownHeadersOf } from './page/landing.ts'
import { pictureNeeds } from './page/needs.ts'
import type { PageRequest } from './page/request.ts'
import { type CapturedDocument, createSnapshotBuilder } from './page/snapshot-builder.ts'
import type { PageNeeds } from './page/survey.ts'
import { moreMs, shareMs } from './time-shares.ts'

/** A document that was opened by either means, with the files that the browser has fetched for it. */
export interface OpenedPage extends Landing {
  readonly fetched: FetchedFiles
  /** True when the page is built by scripts, and there was no browser, or no time, to run them. */
  readonly isUnrendered?: boolean | undefined
  /** Tag of the language in which the page was sent, when its scripts translated it for the visitor. */
  readonly sentIn?: string | undefined
  /** True when the page was read while it was still changing. */
  readonly isUnfinished?: boolean | undefined
  /** The outcomes of the requested actions. */
  readonly actions?: readonly AppliedAction[] | undefined
  /** The screenshot, when the request asked for one and the page was opened. */
  readonly picture?: PagePicture | undefined
  /** Resolves when everything has been read from the page, before it is closed. */
  readonly left: Promise<void>
}

/** The facts about a page that are known before the browser opens it. */
export interface Opening {
  readonly url: string
  /** The URL that was requested first. */
  readonly asked: string
  /** Redirects from `asked` to `url`. */
  readonly redirects: Resource['redirects']
  readonly notes: readonly string[]
}

/**
 * Opens a page in the browser and reads it. Rejects with `unreachable`; with `timeout` as `Pool.withPage`
 * does, or when the time that is left is needed to use the page without the browser. The promise is resolved
 * as soon as the page is read. The files of the page are still being read then; a file that is lost meanwhile
 * is fetched again. The promise never waits for the page to close, because that takes seconds when the
 * browser does not answer. `onPlace` is called when the browser has a place for the page.
 */
export async function openInBrowser(
  opening: Opening,
  pool: Pool,
  request: PageRequest,
  onPlace?: () => void,
): Promise<OpenedPage> {
  const { signal } = request.deadline
  const late = new AbortController()
  const maxMs = longestMs(request)
  const latest = performance.now() + maxMs
  const timer = setTimeout(() => late.abort(TOO_LATE), maxMs)
  const opened = pending<OpenedPage>()
  const left = pending<void>()
  let isRead = false
  // When the promise has been resolved already, `reject` has no effect.
  const fail = (thrown: unknown) => opened.reject(failureOf(thrown, opening, signal))
  const failWhenLate = async (over: AbortSignal) => {
    await whenAborted(over)
    if (!isTimeout(over.reason)) return
    fail(over.reason)
    left.resolve()
  }
  void failWhenLate(late.signal)
  const work: PageWork<void> = async (page, allowance) => {
    // The page crashed after it had been read, so there is nothing to repeat.
    if (isRead) return
    void failWhenLate(allowance.over)
    const observer = await request.observe?.(page)
    try {
      const timeLeftMs = () => Math.min(latest - performance.now(), allowance.maxMs)
      const unfilledUntil = performance.now() + shareMs('unfilled', { timeLeftMs })
      const visit = { url: opening.url, allowance, unfilledUntil, observer }
      const read = await readPage(page, opening, visit, request)
      isRead = true
      opened.resolve({ ...read, left: left.promise })
      await Promise.all(read.fetched.values())
    } finally {
      await observer?.end()
      if (isRead) left.resolve()
    }
  }
  const ended = () => {
    clearTimeout(timer)
    left.resolve()
  }
  pool
    .withPage(work, visitorOf(opening, request, late.signal, onPlace))
    .catch(fail)
    .finally(ended)
  return opened.promise
}

/** As `Promise.withResolvers` of later Nodes. */
function pending<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<T>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}

function visitorOf({ url }: Opening, request: PageRequest, late: AbortSignal, onPlace?: () => void): Visitor {
  const { lease, options, deadline } = request
  const { acceptLanguage, colorScheme, viewportWidth, viewportHeight } = options
  return {
    lease,
    appearance: { acceptLanguage, colorScheme, viewportWidth, viewportHeight },
    isMapped: lease.isMapped(new URL(url).hostname),
    signal: AbortSignal.any([deadline.signal, late]),
    maxMs: () => longestVisitMs(request),
    onPlace,
  }
}

/** True when a visit ended because its time was over. A crashed visit may be repeated. */
function isTimeout(reason: unknown): boolean {
  return reason instanceof BlazonError && reason.code === 'timeout'
}

const TOO_LATE = new BlazonError('timeout', 'The browser did not finish the page in time.')

/** How long to wait for the browser. A screenshot may use all the time, because nothing else can make it. */
function longestMs({ deadline, shot }: PageRequest): number {
  return shot ? deadline.timeLeftMs() : shareMs('browser', deadline)
}

/**
 * How long the page may take in the browser: the usual time, and a part of the time that the caller allows
 * beyond that. A screenshot may use all the time of the caller, except a reserve for reporting its failure.
 */
function longestVisitMs({ deadline, options, shot }: PageRequest): number {
  const { captureTimeoutMs } = options.browser
  if (!shot) return captureTimeoutMs + moreMs(deadline, options)
  return Math.max(captureTimeoutMs, deadline.timeLeftMs() - ESCALATION.reserveMs)
}

function failureOf(thrown: unknown, opening: Opening, signal: AbortSignal): unknown {
  if (signal.aborted || thrown instanceof BlazonError) return thrown
  const { hostname } = new URL(opening.url)
  return new BlazonError('unreachable', `${hostname} cannot be read in the browser.`, { cause: thrown })
}

async function readPage(
  page: Page,
  opening: Opening,
  visit: Pick<Visit, 'url' | 'allowance' | 'unfilledUntil' | 'observer'>,
  { options, reader, ...request }: PageRequest,
): Promise<Omit<OpenedPage, 'left'>> {
  const startsAt = Date.parse(request.capturedAt)
  const asked = { shot: request.shot, stay: request.visit, own: ownHeadersOf(request) }
  const rendered = await render(page, { ...visit, startsAt, ...asked }, options)
  const { seen, traffic, picture, isUnfinished, actions } = rendered
  const known = pageOf(opening, rendered, { options, ...request })
  const lostFonts = traffic.lostFonts()
  const stylesheets = traffic.stylesheets(FETCH.maxStylesheetBytes)
  const { signal } = request.deadline
  const { survey, html, partial, ...styles } = await reader.document({ seen, page: known }, signal)
  if (isUnfinished && survey.verdict.class === 'empty') throw new Unfinished(request.site.domain)
  const exchange = { ...known.exchange, partial }
  const builder = createSnapshotBuilder({ ...known, exchange, html, charset: seen.charset, ...styles })
  for (const note of [...opening.notes, ...rendered.notes]) builder.note(note)
  for (const font of lostFonts) builder.add({ ...font, ...LOST_FONT, finalUrl: font.url }, null)
  // A screenshot needs no files.
  if (picture) return { builder, survey, picture, fetched: new Map() }
  const sentIn = await translatedFrom(rendered, options)
  return {
    builder,
    survey,
    sentIn,
    isUnfinished,
    actions,
    fetched: await fetchedFilesFor(survey.needs, stylesheets, traffic),
  }
}

/** Describes the page, with all its redirects, both over HTTP and in the browser. */
function pageOf(
  opening: Opening,
  { url, status, headers, redirects }: Rendered,
  { site, capturedAt, options }: Pick<PageRequest, 'site' | 'capturedAt' | 'options'>,
): Omit<CapturedDocument, 'html' | 'charset' | 'samples' | 'packedSamples'> {
  const { viewportWidth: width, viewportHeight: height } = options
  return {
    site,
    capturedAt,
    producer: 'browser',
    viewport: { width, height },
    colorScheme: options.colorScheme,
    exchange: {
      url: opening.asked,
      finalUrl: url,
      status,
      headers,
      partial: false,
      redirects: [...opening.redirects, ...redirects],
      error: null,
    },
  }
}

const LOST_FONT = { kind: 'font', headers: {}, partial: false, redirects: [] } as const

const decoder = new TextDecoder('utf-8')

/** Exchanges by URL, undefined for a file not completely fetched, or discarded by the browser. */
type FetchedFiles = ReadonlyMap<string, Promise<Exchange | undefined>>

/** Returns the needed files that the page has fetched. HTTP fetches all others later. */
async function fetchedFilesFor(
  needs: PageNeeds,
  stylesheets: FetchedFiles,
  traffic: PageTraffic,
): Promise<FetchedFiles> {
  const sheets = await Promise.all(stylesheets.values())
  const painted = sheets.flatMap((sheet) =>
    sheet?.body ? pictureNeeds(decoder.decode(sheet.body), sheet.finalUrl) : [],
  )
  const pictures = [...needs.icons, ...needs.images, ...needs.painted, ...painted]
  const fetched = new Map(stylesheets)
  for (const { url } of pictures) {
    if (!fetched.has(url) && traffic.has(url)) fetched.set(url, traffic.exchangeAt(url, FETCH.maxImageBytes))
  }
  return fetched
}
