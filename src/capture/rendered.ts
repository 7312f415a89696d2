/** A page in the browser; as it was sent where the browser cannot show it. */

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
 * too large for the browser, or for which there is no time, is used as it was sent.
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

/** The page as it was sent. */
interface Sent {
  landing(): Promise<Landing>
  /** Begins the time after which the page is fetched, unless `end` is called before. */
  fetchSoon(): void
  /** True once it has arrived. */
  isHere(): boolean
  end(): void
}

/**
 * Fetches the page as it was sent when it is asked for, or beside a browser that takes long, so that it is at
 * hand when the browser is given up. A screenshot cannot use it.
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
  // A failure is told to whoever asks for the page.
  const fetchAhead = () => void landing().catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const fetchSoon = () => {
    if (!shot) timer = setTimeout(fetchAhead, shareMs('browserAlone', deadline))
  }
  return { landing, fetchSoon, isHere: () => here, end: () => clearTimeout(timer) }
}

/** Failures that another URL of the site may not have. */
const NOT_THERE: ReadonlySet<ErrorCode> = new Set(['unreachable', 'not_found'])

/** Failures of pages that the browser takes too much for, or crashes on. */
const TOO_MUCH: ReadonlySet<ErrorCode> = new Set(['crashed', 'too_large', 'timeout'])

/**
 * True when the page as it was sent can be used because the browser did not render it. For a screenshot it
 * cannot. A site that sent the browser nothing is not asked again, unless it did send us the page: then the
 * browser hangs.
 */
function isTooMuch(error: BlazonError, { shot }: PageRequest, isHere: boolean): boolean {
  if (shot || error instanceof Unfinished) return false
  if (error instanceof NoAnswer) return isHere
  return TOO_MUCH.has(error.code) || error instanceof NotOpened
}

function isFine({ builder }: Landing): boolean {
  return builder.snapshot.document.status < 400
}
