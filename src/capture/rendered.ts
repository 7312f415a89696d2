/**
 * Opens a page in the browser, and uses the document that the server sent when the browser cannot render it.
 */

import { asBlazonError, type BlazonError, type ErrorCode } from '../model/errors.ts'
import { asSent, UNRENDERED } from './as-sent.ts'
import type { Pool } from './browser/pool.ts'
import { NoAnswer, Unfinished } from './browser/render.ts'
import { NotOpened } from './browser/visit.ts'
import type { PageRequest } from './context.ts'
import { addressesOf, type Landing, land } from './page/landing.ts'
import { openingOf, type Rendering, renderAt } from './rendering.ts'
import { shareMs } from './shares.ts'

/**
 * Opens the first URL of the site in the browser. When it does not load, or answers with an error, the other
 * URLs are requested by HTTP, which also gives better messages about what is wrong with them. A page that is
 * too large for the browser, or for which there is no time, is used in the form that the server sent.
 */
export async function rendered(pool: Pool, request: PageRequest): Promise<Rendering> {
  const sent = fetchedBeside(request)
  try {
    return await renderedOrSent(pool, request, sent)
  } finally {
    sent.end()
  }
}

async function renderedOrSent(pool: Pool, request: PageRequest, sent: Sent): Promise<Rendering> {
  const { signal } = request.deadline
  const [first = ''] = addressesOf(request)
  let excess: BlazonError | undefined
  const opening = { url: first, asked: first, redirects: [], notes: [] }
  const opened = await renderAt(opening, pool, request, sent.fetchSoon).catch((thrown: unknown) => {
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
  return renderAt(openingOf(landing), pool, request).catch((thrown: unknown) => {
    const error = asBlazonError(thrown)
    if (signal.aborted || !isTooMuch(error, request, true)) throw thrown
    return asSent(landing, error)
  })
}

/** The document that the server sent. */
interface Sent {
  landing(): Promise<Landing>
  /** Starts the wait after which the document is fetched, unless `end` is called before. */
  fetchSoon(): void
  /** True once the document has arrived. */
  isHere(): boolean
  end(): void
}

/**
 * Fetches the document that the server sends when it is needed, or in parallel when the browser takes long,
 * so that it is available when the browser fails. A screenshot cannot use it.
 */
function fetchedBeside(request: PageRequest): Sent {
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
