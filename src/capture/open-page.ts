/**
 * The two ways to open a page: over HTTP, and in the browser only when the page needs its scripts; or in the
 * browser, with the document that the server sends as a fallback.
 */

import { asBlazonError, type BlazonError, type ErrorCode } from '../model/errors.ts'
import { NoAnswer, Unfinished } from './browser/render.ts'
import { NotOpened } from './browser/visit.ts'
import { type OpenedPage, type Opening, openInBrowser } from './in-browser.ts'
import { addressesOf, type Landing, land } from './page/landing.ts'
import type { PageRequest } from './page/request.ts'
import { shareMs } from './time-shares.ts'

/** Opens a page for one attempt. */
export type OpenPage = (request: PageRequest) => Promise<OpenedPage>

/** Fetches the document, and renders it in the browser when it is an empty frame for scripts. */
export async function openHttpFirst(request: PageRequest): Promise<OpenedPage> {
  const landing = await land(request)
  const { producer, pool, deadline } = request
  const { isEmpty, shell } = landing.survey
  // A document without content (a file, or an empty answer) cannot be shown by a browser either.
  if (producer === 'cascade' || isEmpty || !shell.shell) return { ...landing, ...UNRENDERED }
  if (!pool) return fromItsHead(landing, request.lacking())
  try {
    return await openInBrowser(openingOf(landing), pool(), request)
  } catch (thrown) {
    if (deadline.signal.aborted) throw thrown
    const error = asBlazonError(thrown)
    return error.code === 'unavailable' ? fromItsHead(landing, error) : asSent(landing, error)
  }
}

/**
 * Opens the first URL of the site in the browser. When it does not load, the others are requested by HTTP,
 * which has better messages. A page that is too large for the browser, or for which there is no time, is used
 * as the server sent it. Rejects without a browser.
 */
export async function openBrowserFirst(request: PageRequest): Promise<OpenedPage> {
  if (!request.pool) throw request.lacking()
  const pool = request.pool()
  const { signal } = request.deadline
  const sent = fetchedBeside(request)
  const [first = ''] = addressesOf(request)
  let excess: BlazonError | undefined
  try {
    const opening = { url: first, asked: first, redirects: [], notes: [] }
    const opened = await openInBrowser(opening, pool, request, sent.fetchSoon).catch((thrown: unknown) => {
      const error = asBlazonError(thrown)
      if (signal.aborted) throw thrown
      if (isTooMuch(error, request, sent.isHere())) excess = error
      else if (!NOT_THERE.has(error.code)) throw thrown
      return undefined
    })
    if (opened && isFine(opened)) return opened
    await opened?.left
    let landing: Landing
    try {
      landing = await sent.landing()
    } catch (thrown) {
      if (opened && !signal.aborted) return opened
      throw thrown
    }
    if (excess) return asSent(landing, excess)
    if (opened && !isFine(landing)) return opened
    if (landing.survey.isEmpty) return { ...landing, ...UNRENDERED }
    return await openInBrowser(openingOf(landing), pool, request).catch((thrown: unknown) => {
      const error = asBlazonError(thrown)
      if (signal.aborted || !isTooMuch(error, request, true)) throw thrown
      return asSent(landing, error)
    })
  } finally {
    sent.end()
  }
}

function openingOf({ builder }: Landing): Opening {
  const { url, resources, notes } = builder.snapshot
  const [document] = resources
  return { url, asked: document?.url ?? url, redirects: document?.redirects ?? [], notes }
}

/** The document that the server sends to the HTTP client, beside the page in the browser. */
interface SentDocument {
  landing(): Promise<Landing>
  /** Starts the wait after which the document is fetched, unless `end` is called before. */
  fetchSoon(): void
  /** True once the document has arrived. */
  isHere(): boolean
  end(): void
}

/**
 * Fetches the document that the server sends, as a replacement for a page that the browser fails to open. It
 * is fetched when it is needed, or earlier when the browser takes long, so that it has arrived by the time
 * the browser fails. A screenshot cannot use it.
 */
function fetchedBeside(request: PageRequest): SentDocument {
  const { deadline, shot } = request
  let landed: Promise<Landing> | undefined
  let here = false
  const landing = () => {
    landed ??= land(request).finally(() => {
      here = true
    })
    return landed
  }
  // A failure is reported when the page is requested later.
  const fetchAhead = () => void landing().catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const fetchSoon = () => {
    if (!shot) timer = setTimeout(fetchAhead, shareMs('browserAlone', deadline))
  }
  return { landing, fetchSoon, isHere: () => here, end: () => clearTimeout(timer) }
}

/** Failures after which another URL of the site may work. */
const NOT_THERE: ReadonlySet<ErrorCode> = new Set(['unreachable', 'not_found'])

/** Failures of pages on which the browser crashes or exceeds its limits. */
const TOO_MUCH: ReadonlySet<ErrorCode> = new Set(['crashed', 'too_large', 'timeout'])

/**
 * True when the document that the server sent can be used because the browser did not render the page. It
 * cannot be used for a screenshot. A site that sent nothing to the browser is not requested again, unless it
 * sent the document to the HTTP client: then the browser hangs.
 */
function isTooMuch(error: BlazonError, { shot }: PageRequest, isHere: boolean): boolean {
  if (shot || error instanceof Unfinished) return false
  if (error instanceof NoAnswer) return isHere
  return TOO_MUCH.has(error.code) || error instanceof NotOpened
}

function isFine({ builder }: Landing): boolean {
  return builder.snapshot.document.status < 400
}

const UNRENDERED: Pick<OpenedPage, 'fetched' | 'left'> = { fetched: new Map(), left: Promise.resolve() }

/** Describes a page that needs a browser by its head. When that has nothing, the error is thrown. */
function fromItsHead(landing: Landing, lacking: BlazonError): OpenedPage {
  const { verdict, shell } = landing.survey
  if (verdict.class !== 'brand') throw lacking
  landing.builder.note(
    `Scripts build this page (${shell.why.join('; ')}), and it is described from its head alone: ${lacking.message}`,
  )
  return { ...landing, ...UNRENDERED, isUnrendered: true }
}

/**
 * Uses the sent document of a page that the browser could not render. Throws the browser's error when it is
 * empty without its scripts, or when the browser ran out of time before the page showed anything.
 */
function asSent(landing: Landing, error: BlazonError): OpenedPage {
  if (error instanceof Unfinished || landing.survey.verdict.class === 'empty') throw error
  landing.builder.note(`The page could not be rendered, and is described as it was sent: ${error.message}`)
  // A page that scripts build may succeed with more time: the next request opens it again.
  const isUnrendered = error.code === 'timeout' && landing.survey.shell.shell
  return { ...landing, ...UNRENDERED, isUnrendered }
}
