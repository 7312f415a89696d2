import type { Page } from 'playwright'
import { BlazonError } from '../model/errors.ts'
import type { PagePicture } from '../model/screenshot.ts'
import type { Resource } from '../snapshot/snapshot.ts'
import type { Onlooker } from './browser/clock.ts'
import type { Pool } from './browser/pool.ts'
import { type Recorded, recordedFor } from './browser/recorded.ts'
import { type Rendered, render } from './browser/render.ts'
import { createDraft, type Page as DraftPage } from './draft.ts'
import type { Landing } from './page/landing.ts'
import type { PageRequest } from './page-request.ts'

/** A document with what the browser fetched for it. */
export interface Rendering extends Landing {
  readonly recorded: Recorded
  /** When one was asked for, and the page was opened. */
  readonly picture?: PagePicture | undefined
  /** Resolves when the page has handed all of that over: closing it takes longer, and is waited for by nobody but the pool. */
  readonly left: Promise<void>
}

/** What is known of a page before the browser opens it. */
export interface Opening {
  readonly url: string
  /** URL that was asked for first. */
  readonly asked: string
  /** What was passed through since then. */
  readonly redirects: Resource['redirects']
  readonly notes: readonly string[]
}

/**
 * Opens a page in the browser and reads it. Rejects with `unreachable`, or `timeout` after `browser.captureTimeoutMs`. It is told as soon
 * as it is read: its files are still handed over then, and what is lost on the way has to be fetched anew.
 */
export function renderAt(opening: Opening, pool: Pool, request: PageRequest): Promise<Rendering> {
  const { lease, options, signal } = request
  return new Promise((resolve, reject) => {
    let told = false
    let leave: () => void = () => undefined
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    const tell = (rendering: Omit<Rendering, 'left'>) => {
      told = true
      resolve({ ...rendering, left })
    }
    const work = async (page: Page) => {
      // It crashed after it was read: there is nothing to do once more.
      if (told) return
      const attendant = await request.attend?.(page)
      try {
        const rendering = await readPage(page, opening, attendant, request)
        tell(rendering)
        await Promise.all(rendering.recorded.values())
      } finally {
        await attendant?.end()
        if (told) leave()
      }
    }
    // Of no account to a page that is told: `reject` does nothing then.
    const fail = (thrown: unknown) => reject(failureOf(thrown, opening, signal))
    pool.withPage(work, { lease, acceptLanguage: options.acceptLanguage, signal }).catch(fail).finally(leave)
  })
}

function failureOf(thrown: unknown, opening: Opening, signal: AbortSignal): unknown {
  if (signal.aborted || thrown instanceof BlazonError) return thrown
  const { hostname } = new URL(opening.url)
  return new BlazonError('unreachable', `${hostname} cannot be read in the browser.`, { cause: thrown })
}

async function readPage(
  page: Page,
  opening: Opening,
  onlooker: Onlooker | undefined,
  { options, reader, ...request }: PageRequest,
): Promise<Omit<Rendering, 'left'>> {
  const startsAt = Date.parse(request.capturedAt)
  const rendered = await render(page, { url: opening.url, startsAt, onlooker, shot: request.shot }, options)
  const { seen, recorder, picture } = rendered
  const known = pageOf(opening, rendered, { options, ...request })
  const lostFonts = recorder.lostFonts()
  const stylesheets = recorder.stylesheets(options.fetch.maxStylesheetBytes)
  const { survey, html, samples, partial } = await reader.draw({ seen, page: known }, request.signal)
  const exchange = { ...known.exchange, partial }
  const draft = createDraft({ ...known, exchange, html, charset: seen.charset, samples })
  for (const note of [...opening.notes, ...rendered.notes]) draft.note(note)
  for (const font of lostFonts) draft.add({ ...font, ...LOST_FONT, finalUrl: font.url }, null)
  // Of a page whose picture is wanted, no file is.
  if (picture) return { draft, survey, picture, recorded: new Map() }
  return { draft, survey, recorded: await recordedFor(survey.needs, stylesheets, recorder, options) }
}

/** How visitors get to the page is told in full. */
function pageOf(
  opening: Opening,
  { url, status, headers, redirects }: Rendered,
  { site, capturedAt, options }: Pick<PageRequest, 'site' | 'capturedAt' | 'options'>,
): Omit<DraftPage, 'html' | 'charset' | 'samples'> {
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
