/**
 * Captures one page: finds it over HTTP, renders it in the browser when that is needed, and fetches its
 * files.
 */

import { longestStepMs, shortened } from '../concurrency/deadline.ts'
import { asBlazonError, type BlazonError, type ErrorCode } from '../model/errors.ts'
import { LANDING_PAGE_ALONE, type Reduction } from '../model/reductions.ts'
import type { PagePicture } from '../model/screenshot.ts'
import type { Verdict } from '../model/site.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Pool } from './browser/pool.ts'
import { NoAnswer } from './browser/render.ts'
import type { PageRequest } from './context.ts'
import { askOnce, type RobotsOf } from './crawl/robots.ts'
import { inLanguage } from './language.ts'
import { gather } from './page/gather.ts'
import { addressesOf, type Landing, land } from './page/landing.ts'
import { listedNeeds } from './page/listed.ts'
import type { Need } from './page/needs.ts'
import { createSupply } from './page/supply.ts'
import type { PageNeeds } from './page/survey.ts'
import { type Opening, type Rendering, renderAt } from './rendering.ts'

/** A page, with its verdict as far as the document shows. */
export interface Captured {
  readonly snapshot: Snapshot
  readonly verdict: Verdict
  /** The screenshot, when one was asked for. */
  readonly picture?: PagePicture | undefined
  /** Milliseconds that the site asked us to wait (its Retry-After header). */
  readonly retryAfterMs?: number
}

/**
 * Captures one page, from its site to its snapshot: finds the page, renders it when that is requested or
 * needed, and fetches its files.
 */
export async function capturePage(request: PageRequest): Promise<Captured> {
  const { options, client, language, deadline } = request
  const { signal } = deadline
  const { builder, survey, fetched, left, isUnrendered } = await inLanguage(opened, request)
  const { verdict, needs } = survey
  const reductions: Reduction[] = isUnrendered ? ['not_rendered'] : []
  if (verdict.class !== 'blocked' && request.files !== false) {
    const { charset } = builder.snapshot.document
    // A file or page that does not come in time is left out, so that there is time to describe the rest.
    const inTime = shortened(deadline, AbortSignal.timeout(longestStepMs(deadline)))
    const supply = createSupply({ client, options, charset, fetched, signal: inTime.signal })
    const others = otherPages(needs, verdict, { ...request, deadline: inTime }, builder.note)
    await gather(builder, needs, supply, options, others)
    const { pages, links, lacking } = needs
    const isAlone =
      !request.morePages &&
      request.page === undefined &&
      pages.length + links.length + lacking.lacks.length > 0
    if (isAlone) {
      builder.note(LANDING_PAGE_ALONE)
      reductions.push('landing_page_alone')
    }
  }
  await left
  signal.throwIfAborted()
  const snapshot = {
    ...builder.snapshot,
    ...(language !== undefined && { language }),
    ...(reductions.length > 0 && { reductions }),
  }
  return { snapshot, verdict, ...pauseOf(snapshot) }
}

function opened(request: PageRequest): Promise<Rendering> {
  const { producer, pool } = request
  return producer === 'browser' && pool ? rendered(pool(), request) : renderedWhenNeeded(request)
}

/**
 * Other pages of the site, as far as robots.txt allows and they are known in time. A page that is not a
 * brand's own page has none.
 */
async function otherPages(
  { pages, links, lacking }: PageNeeds,
  verdict: Verdict,
  request: PageRequest,
  note: (text: string) => void,
): Promise<readonly Need[]> {
  if (!request.morePages || verdict.class !== 'brand') return []
  const { signal } = request.deadline
  const robotsOf = askOnce({ ...request, signal })
  const asked = Promise.all([
    allowedPages([...pages, ...links], robotsOf),
    listedNeeds(lacking, robotsOf, request, note).then((needs) => allowedPages(needs, robotsOf)),
  ])
  return asked
    .then((allowed) => allowed.flat())
    .catch((thrown: unknown) => {
      if (!signal.aborted) throw thrown
      note('Other pages of the site were not looked at: there was no time left for them.')
      return []
    })
}

function landAt(request: PageRequest): Promise<Landing> {
  return land({ ...request, signal: request.deadline.signal })
}

/** There are none when robots.txt cannot be read. */
async function allowedPages(pages: readonly Need[], robotsOf: RobotsOf): Promise<readonly Need[]> {
  const allowed: Need[] = []
  for (const page of pages) if ((await robotsOf(page.url)).allows(page.url)) allowed.push(page)
  return allowed
}

/** What belongs to a page that was not opened in the browser. */
const UNRENDERED: Pick<Rendering, 'fetched' | 'left'> = { fetched: new Map(), left: Promise.resolve() }

/** The page as it was sent, or rendered when it is an empty frame for scripts. */
async function renderedWhenNeeded(request: PageRequest): Promise<Rendering> {
  const landing = await landAt(request)
  const asIs = { ...landing, ...UNRENDERED }
  const { producer, pool, deadline } = request
  const { isEmpty, shell } = landing.survey
  // The browser cannot show it either when it is not a document (a file, or an answer without content).
  if (producer === 'cascade' || isEmpty || !shell.shell) return asIs
  if (!pool) return fromItsHead(landing, request.lacking())
  try {
    return await renderAt(openingOf(landing), pool(), request)
  } catch (thrown) {
    if (deadline.signal.aborted) throw thrown
    const error = asBlazonError(thrown)
    return error.code === 'unavailable' ? fromItsHead(landing, error) : asSent(landing, error)
  }
}

/**
 * A page that scripts build, where no browser can run them. What its head says of the brand is used. A head
 * that says nothing is not the site's fault: that is thrown.
 */
function fromItsHead(landing: Landing, lacking: BlazonError): Rendering {
  const { verdict, shell } = landing.survey
  if (verdict.class !== 'brand') throw lacking
  landing.builder.note(
    `Scripts build this page (${shell.why.join('; ')}), and it is described from its head alone: ${lacking.message}`,
  )
  return { ...landing, ...UNRENDERED, isUnrendered: true }
}

/**
 * A page that the browser could not show, as it was sent. When nothing is in it without its scripts, nobody
 * knows whether it is empty, and the browser's error is thrown.
 */
function asSent(landing: Landing, error: BlazonError): Rendering {
  if (landing.survey.verdict.class === 'empty') throw error
  landing.builder.note(`The page could not be rendered, and is described as it was sent: ${error.message}`)
  return { ...landing, ...UNRENDERED }
}

/** Failures that another URL of the site may not have. */
const NOT_THERE: ReadonlySet<ErrorCode> = new Set(['unreachable', 'not_found'])

/** Failures of pages that the browser takes too much for, or crashes on. */
const TOO_MUCH: ReadonlySet<ErrorCode> = new Set(['crashed', 'too_large', 'timeout'])

/**
 * True when the page as it was sent can be used because the browser did not render it. For a screenshot it
 * cannot.
 */
function isTooMuch(error: BlazonError, { shot }: PageRequest): boolean {
  if (shot || error instanceof NoAnswer) return false
  return TOO_MUCH.has(error.code)
}

/**
 * Opens the first URL of the site in the browser. When it does not load, or answers with an error, the other
 * URLs are requested by HTTP, which also gives better messages about what is wrong with them. A page that is
 * too large for the browser, or for which there is no time, is used as it was sent.
 */
export async function rendered(pool: Pool, request: PageRequest): Promise<Rendering> {
  const { signal } = request.deadline
  const [first = ''] = addressesOf(request)
  let excess: BlazonError | undefined
  const opened = await renderAt({ url: first, asked: first, redirects: [], notes: [] }, pool, request).catch(
    (thrown: unknown) => {
      const error = asBlazonError(thrown)
      if (signal.aborted) throw thrown
      if (isTooMuch(error, request)) excess = error
      else if (!NOT_THERE.has(error.code)) throw thrown
      return undefined
    },
  )
  if (opened && isFine(opened)) return opened
  await opened?.left
  let landing: Landing
  try {
    landing = await landAt(request)
  } catch (thrown) {
    if (opened && !signal.aborted) return opened
    throw thrown
  }
  if (excess) return asSent(landing, excess)
  if (opened && !isFine(landing)) return opened
  if (landing.survey.isEmpty) return { ...landing, ...UNRENDERED }
  return renderAt(openingOf(landing), pool, request).catch((thrown: unknown) => {
    const error = asBlazonError(thrown)
    if (signal.aborted || !isTooMuch(error, request)) throw thrown
    return asSent(landing, error)
  })
}

function isFine({ builder }: Landing): boolean {
  return builder.snapshot.document.status < 400
}

function openingOf({ builder }: Landing): Opening {
  const { url, resources, notes } = builder.snapshot
  const [document] = resources
  return { url, asked: document?.url ?? url, redirects: document?.redirects ?? [], notes }
}
