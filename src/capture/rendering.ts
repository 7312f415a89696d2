import type { Page } from 'playwright'
import { BlazonError } from '../model/errors.ts'
import type { Resource } from '../snapshot/snapshot.ts'
import type { Pool } from './browser/pool.ts'
import { recordedFor } from './browser/recorded.ts'
import { type Rendered, render } from './browser/render.ts'
import { createDraft, type Draft } from './draft.ts'
import type { Exchange } from './http/client.ts'
import type { Landing } from './page/landing.ts'
import type { PageRequest } from './page-request.ts'
import type { Drawn } from './reader.ts'

/** A document with what the browser fetched for it. */
export interface Rendering extends Landing {
  readonly recorded: ReadonlyMap<string, Exchange>
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

/** Opens a page in the browser and reads it. Rejects with `unreachable`, or `timeout` after `browser.captureTimeoutMs`. */
export async function renderAt(opening: Opening, pool: Pool, request: PageRequest): Promise<Rendering> {
  const { lease, options, reader, signal } = request
  const read = async (page: Page) => {
    const rendered = await render(page, opening.url, options)
    const drawn = await reader.draw({ seen: rendered.seen, url: rendered.url }, signal)
    const draft = draftOf(opening, rendered, drawn, request)
    const survey = await reader.survey(draft.snapshot, signal)
    return { draft, survey, recorded: await recordedFor(survey.needs, rendered.recorder, options) }
  }
  const work = async (page: Page) => {
    const finish = await request.attend?.(page)
    return read(page).finally(finish)
  }
  try {
    return await pool.withPage(work, { lease, signal })
  } catch (thrown) {
    if (signal.aborted || thrown instanceof BlazonError) throw thrown
    const { hostname } = new URL(opening.url)
    throw new BlazonError('unreachable', `${hostname} cannot be read in the browser.`, { cause: thrown })
  }
}

/** How visitors get to the page is told in full. */
function draftOf(opening: Opening, rendered: Rendered, drawn: Drawn, request: PageRequest): Draft {
  const { url, status, headers, redirects } = rendered
  const { viewportWidth: width, viewportHeight: height } = request.options
  const draft = createDraft({
    site: request.site,
    capturedAt: request.capturedAt,
    producer: 'browser',
    viewport: { width, height },
    html: drawn.html,
    charset: rendered.seen.charset,
    exchange: {
      url: opening.asked,
      finalUrl: url,
      status,
      headers,
      partial: drawn.partial,
      redirects: [...opening.redirects, ...redirects],
      error: null,
    },
    samples: drawn.samples,
  })
  for (const note of [...opening.notes, ...rendered.notes]) draft.note(note)
  return draft
}
