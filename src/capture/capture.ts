import { asBlazonError, type BlazonError, type ErrorCode } from '../model/errors.ts'
import { LANDING_PAGE_ALONE } from '../model/record.ts'
import type { Verdict } from '../model/site.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { Crash } from './browser/own-page.ts'
import type { Pool } from './browser/pool.ts'
import { askOnce, type RobotsOf } from './crawl/robots.ts'
import { inLanguage } from './language.ts'
import { gather } from './page/gather.ts'
import { addressesOf, type Landing, land } from './page/landing.ts'
import { listedNeeds } from './page/listed.ts'
import type { Need } from './page/needs.ts'
import { createSupply } from './page/supply.ts'
import type { PageNeeds } from './page/survey.ts'
import type { PageRequest } from './page-request.ts'
import { type Opening, type Rendering, renderAt } from './rendering.ts'

/** A page, and what it is as far as its document tells. */
export interface Captured {
  readonly snapshot: Snapshot
  readonly verdict: Verdict
  /** What the site asked to be left alone for. */
  readonly retryAfterMs?: number
}

/** One page, from its site to its snapshot: land, render when that is asked for or needed, and bring in the rest. */
export async function capturePage(request: PageRequest): Promise<Captured> {
  const { options, client, language, signal } = request
  const { draft, survey, recorded, left } = await inLanguage(opened, request)
  const { verdict, needs } = survey
  if (verdict.class !== 'blocked' && request.files !== false) {
    const { charset } = draft.snapshot.document
    const supply = createSupply({ client, options, charset, recorded, signal })
    await gather(draft, needs, supply, options, otherPages(needs, verdict, request, draft.note))
    const { pages, links, lacking } = needs
    const isAlone =
      !request.morePages &&
      request.page === undefined &&
      pages.length + links.length + lacking.lacks.length > 0
    if (isAlone) draft.note(LANDING_PAGE_ALONE)
  }
  await left
  signal.throwIfAborted()
  const snapshot = { ...draft.snapshot, ...(language !== undefined && { language }) }
  return { snapshot, verdict, ...pauseOf(snapshot) }
}

function opened(request: PageRequest): Promise<Rendering> {
  const { producer, pool } = request
  return producer === 'browser' && pool ? rendered(pool(), request) : renderedWhenNeeded(request)
}

/** Other pages of the site, as far as robots.txt lets us ask for them. None of what is no brand. */
async function otherPages(
  { pages, links, lacking }: PageNeeds,
  verdict: Verdict,
  request: PageRequest,
  note: (text: string) => void,
): Promise<readonly Need[]> {
  if (!request.morePages || verdict.class !== 'brand') return []
  const robotsOf = askOnce(request)
  const [linked, listed] = await Promise.all([
    allowedPages([...pages, ...links], robotsOf),
    listedNeeds(lacking, robotsOf, request, note).then((needs) => allowedPages(needs, robotsOf)),
  ])
  return [...linked, ...listed]
}

/** None where the robots.txt cannot be had. */
async function allowedPages(pages: readonly Need[], robotsOf: RobotsOf): Promise<readonly Need[]> {
  const allowed: Need[] = []
  for (const page of pages) if ((await robotsOf(page.url)).allows(page.url)) allowed.push(page)
  return allowed
}

/** What there is of a page that no browser opened. */
const UNRENDERED: Pick<Rendering, 'recorded' | 'left'> = { recorded: new Map(), left: Promise.resolve() }

/** The page as it was sent, or rendered when it is a frame that scripts fill. */
async function renderedWhenNeeded(request: PageRequest): Promise<Rendering> {
  const landing = await land(request)
  const asIs = { ...landing, ...UNRENDERED }
  const { producer, pool, signal } = request
  const { isEmpty, shell } = landing.survey
  // Of what is no document (a file, an answer without content) a browser makes nothing either.
  if (producer === 'cascade' || isEmpty || !shell.shell) return asIs
  if (!pool) {
    landing.draft.note(
      `The page needs a browser to render (${shell.why.join('; ')}), and there is none: it is described from its head only.`,
    )
    return asIs
  }
  try {
    return await renderAt(openingOf(landing), pool(), request)
  } catch (thrown) {
    if (signal.aborted) throw thrown
    return asSent(landing, asBlazonError(thrown))
  }
}

function asSent(landing: Landing, { message }: BlazonError): Rendering {
  landing.draft.note(`The page could not be rendered, and is described as it was sent: ${message}`)
  return { ...landing, ...UNRENDERED }
}

/** What another address of the site may do better. */
const NOT_THERE: ReadonlySet<ErrorCode> = new Set(['unreachable', 'not_found'])

/**
 * The page in the browser, at the site's first address. Where that does not load, or answers with an error, the other addresses
 * are asked by HTTP, which also tells what is wrong with them in so many words. A page that is too much for the browser is taken as sent.
 */
export async function rendered(pool: Pool, request: PageRequest): Promise<Rendering> {
  const { signal } = request
  const [first = ''] = addressesOf(request)
  let excess: BlazonError | undefined
  const opened = await renderAt({ url: first, asked: first, redirects: [], notes: [] }, pool, request).catch(
    (thrown: unknown) => {
      const error = asBlazonError(thrown)
      if (error.code === 'too_large') excess = error
      else if (signal.aborted || thrown instanceof Crash || !NOT_THERE.has(error.code)) throw thrown
      return undefined
    },
  )
  if (opened && isFine(opened)) return opened
  await opened?.left
  let landing: Landing
  try {
    landing = await land(request)
  } catch (thrown) {
    if (opened && !signal.aborted) return opened
    throw thrown
  }
  if (excess) return asSent(landing, excess)
  if (opened && !isFine(landing)) return opened
  if (landing.survey.isEmpty) return { ...landing, ...UNRENDERED }
  return renderAt(openingOf(landing), pool, request).catch((thrown: unknown) => {
    const error = asBlazonError(thrown)
    if (signal.aborted || error.code !== 'too_large') throw thrown
    return asSent(landing, error)
  })
}

function isFine({ draft }: Landing): boolean {
  return draft.snapshot.document.status < 400
}

function openingOf({ draft }: Landing): Opening {
  const { url, resources, notes } = draft.snapshot
  const [document] = resources
  return { url, asked: document?.url ?? url, redirects: document?.redirects ?? [], notes }
}
