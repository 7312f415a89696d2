/**
 * Captures one page: finds it over HTTP, renders it in the browser when that is needed, and fetches its
 * files.
 */

import { shortened } from '../concurrency/deadline.ts'
import { asBlazonError } from '../model/errors.ts'
import { LANDING_PAGE_ALONE, type Reduction } from '../model/reductions.ts'
import type { PagePicture } from '../model/screenshot.ts'
import type { Verdict } from '../model/site.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { asSent, fromItsHead, UNRENDERED } from './as-sent.ts'
import type { PageRequest } from './context.ts'
import { askOnce, type RobotsOf } from './crawl/robots.ts'
import { inLanguage } from './language.ts'
import { gather } from './page/gather.ts'
import { land } from './page/landing.ts'
import { listedNeeds } from './page/listed.ts'
import type { Need } from './page/needs.ts'
import { createSupply } from './page/supply.ts'
import type { PageNeeds } from './page/survey.ts'
import { rendered } from './rendered.ts'
import { openingOf, type Rendering, renderAt } from './rendering.ts'
import { shareMs } from './shares.ts'

/** A page, with its verdict as far as the document shows. */
export interface Captured {
  readonly snapshot: Snapshot
  readonly verdict: Verdict
  /** The screenshot, when the request asked for one. */
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
    const inTime = shortened(deadline, AbortSignal.timeout(shareMs('files', deadline)))
    const supply = createSupply({ client, options, charset, fetched, signal: inTime.signal })
    const others = otherPages(needs, verdict, { ...request, deadline: inTime }, builder.note)
    await gather(builder, needs, supply, others)
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

/** There are none when robots.txt cannot be read. */
async function allowedPages(pages: readonly Need[], robotsOf: RobotsOf): Promise<readonly Need[]> {
  const allowed: Need[] = []
  for (const page of pages) if ((await robotsOf(page.url)).allows(page.url)) allowed.push(page)
  return allowed
}

/** The page from the document that the server sent, or rendered when that is an empty frame for scripts. */
async function renderedWhenNeeded(request: PageRequest): Promise<Rendering> {
  const landing = await land(request)
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
