/** One attempt at a page through one transport: a snapshot with the files that it needs, or a screenshot. */

import { type Deadline, shortened } from '../concurrency/deadline.ts'
import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import { LANDING_PAGE_ALONE, type Reduction } from '../model/reductions.ts'
import type { PagePicture } from '../model/screenshot.ts'
import type { Verdict } from '../model/site.ts'
import { needsBrowser, skipped } from '../model/visit.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { askOnce, type RobotsOf } from './crawl/robots.ts'
import type { Attempt } from './escalate/escalate.ts'
import type { OpenedPage } from './in-browser.ts'
import { inWantedLanguage, speaking } from './language.ts'
import type { Transport } from './network.ts'
import { openBrowserFirst, openHttpFirst } from './open-page.ts'
import { gather } from './page/gather.ts'
import { listedNeeds } from './page/listed.ts'
import type { Need } from './page/needs.ts'
import type { CaptureContext, PageRequest, PageWanted } from './page/request.ts'
import { createSupply } from './page/supply.ts'
import type { PageNeeds } from './page/survey.ts'
import type { Recorder } from './recording/recorder.ts'
import { shareMs } from './time-shares.ts'

/** A page that is wanted, with the recorder of its exchanges, if there is one. */
export interface CaptureTask extends PageWanted {
  readonly recorder?: Recorder | undefined
}

/** A page with its verdict, which is based on the document alone. */
export interface Captured {
  readonly snapshot: Snapshot
  readonly verdict: Verdict
  /** The screenshot, when the task asked for one. */
  readonly picture?: PagePicture | undefined
  /** Milliseconds that the site asked us to wait (its Retry-After header). */
  readonly retryAfterMs?: number
}

/** Makes attempts at a page. `open` opens the transport, which is closed after it. Rejects without a page. */
export function attemptsAt(
  { recorder, ...wanted }: CaptureTask,
  context: CaptureContext,
  open: (step: Pick<Attempt, 'route'>) => Promise<Transport>,
): (step: Pick<Attempt, 'means' | 'route'>, deadline: Deadline) => Promise<Captured> {
  const options = showing(speaking(context.options, wanted.language), wanted)
  return async (step, deadline) => {
    const producer = step.means === 'browser' ? step.means : wanted.producer
    const transport = await open(step)
    try {
      const recording = recorder?.begin(transport, producer)
      const by = recording?.transport ?? transport
      const request: PageRequest = { ...by, ...context, ...wanted, producer, options, deadline }
      const isInBrowser = request.shot !== undefined || (producer === 'browser' && request.pool !== undefined)
      const openPage = isInBrowser ? openBrowserFirst : openHttpFirst
      const first = await openPage(request)
      const captured = await (request.shot
        ? withPicture(first, request)
        : withFiles(await inWantedLanguage(first, openPage, request), request))
      recording?.got(captured.snapshot)
      return captured
    } finally {
      await transport.close()
    }
  }
}

/** Returns the options with the colour scheme and the window that the request wants. */
function showing(options: Options, { colorScheme = options.colorScheme, window }: PageWanted): Options {
  if (!window) return { ...options, colorScheme }
  const { width = options.viewportWidth, height = options.viewportHeight } = window
  const screenshot = { ...options.screenshot, widthPx: width, heightPx: height }
  return { ...options, colorScheme, viewportWidth: width, viewportHeight: height, screenshot }
}

async function withFiles(opened: OpenedPage, request: PageRequest): Promise<Captured> {
  const { builder, survey, fetched, left, isUnrendered } = opened
  const { options, client, language, deadline } = request
  const { verdict } = survey
  const needs = wantedNeeds(survey.needs, request)
  const reductions: Reduction[] = isUnrendered ? ['not_rendered'] : []
  if (verdict.class !== 'blocked' && needs !== undefined) {
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
  deadline.signal.throwIfAborted()
  const snapshot = {
    ...builder.snapshot,
    ...(language !== undefined && { language }),
    ...endOfVisit(opened, request),
    ...(reductions.length > 0 && { reductions }),
  }
  return { snapshot, verdict, ...pauseOf(snapshot) }
}

const NO_FILES: PageNeeds = {
  ...{ stylesheets: [], manifests: [], icons: [], images: [], painted: [], frames: [], pages: [], links: [] },
  lacking: { lacks: [], url: '', lang: undefined },
}

/** Returns the needed files that are fetched; undefined when none is. */
function wantedNeeds(needs: PageNeeds, { files, visit }: PageRequest): PageNeeds | undefined {
  const frames = visit?.includeFrames ? needs.frames : []
  if (files !== false) return { ...needs, frames }
  return frames.length > 0 ? { ...NO_FILES, frames } : undefined
}

/** Describes the end of the visit, and the outcomes of those parts that only a browser can do. */
function endOfVisit(
  { builder, isUnfinished, actions }: OpenedPage,
  { visit }: PageRequest,
): Pick<Snapshot, 'unfinished' | 'actions'> {
  const { producer } = builder.snapshot
  if (needsBrowser(visit) && producer !== 'browser') builder.note(NOT_IN_BROWSER)
  const told = visit?.actions && (actions ?? skipped(visit.actions, NOT_IN_BROWSER))
  return { ...(isUnfinished && { unfinished: true }), ...(told && { actions: told }) }
}

const NOT_IN_BROWSER = 'The page was not opened in a browser, so it was not waited for and nothing was done.'

/** Returns the screenshot, except of content that browsers do not display, such as a download. */
async function withPicture(
  { builder, survey, picture, left }: OpenedPage,
  { deadline, site }: PageRequest,
): Promise<Captured> {
  await left
  deadline.signal.throwIfAborted()
  const { snapshot } = builder
  const { verdict } = survey
  if (!picture && verdict.class === 'brand')
    throw new BlazonError('unreachable', snapshot.notes.at(-1) ?? `${site.domain} cannot be shown.`, {
      retryable: false,
    })
  return { snapshot, verdict, picture, ...pauseOf(snapshot) }
}

/** Returns the other pages of a brand's own page that robots.txt allows and that are found in time. */
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

/** Returns the pages that robots.txt allows: none when robots.txt cannot be read. */
async function allowedPages(pages: readonly Need[], robotsOf: RobotsOf): Promise<readonly Need[]> {
  const allowed: Need[] = []
  for (const page of pages) if ((await robotsOf(page.url)).allows(page.url)) allowed.push(page)
  return allowed
}
