import type { Page } from 'playwright'
import { asBlazonError, BlazonError } from '../model/errors.ts'
import type { Options, Producer } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import { htmlOf } from '../snapshot/dom.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isScriptShell } from '../snapshot/verdict/shell.ts'
import type { Pool } from './browser/pool.ts'
import { recordedFor } from './browser/recorded.ts'
import { type Rendered, render } from './browser/render.ts'
import { createDraft, type Draft } from './draft.ts'
import type { Client, Exchange } from './http/client.ts'
import { gather } from './page/gather.ts'
import { land } from './page/landing.ts'
import { createSupply } from './page/supply.ts'

export interface PageRequest {
  readonly site: Site
  readonly producer: Producer
  readonly capturedAt: string
  readonly client: Client
  /** Undefined when there is no browser. */
  readonly pool: (() => Promise<Pool>) | undefined
  readonly options: Options
  readonly signal: AbortSignal
}

/** One page, from its site to its snapshot: land, render when that is asked for or needed, and bring in the rest. */
export async function capturePage(request: PageRequest): Promise<Snapshot> {
  const { options, client } = request
  const timeout = AbortSignal.timeout(options.lookupTimeoutMs)
  const signal = AbortSignal.any([request.signal, timeout])
  try {
    const landing = await land({ ...request, signal })
    const { draft, recorded } = await renderedWhenNeeded(landing, { ...request, signal })
    const { charset } = draft.snapshot.document
    const supply = createSupply({ client, options, charset, recorded, signal })
    await gather(draft, supply, options)
    signal.throwIfAborted()
    return draft.snapshot
  } catch (thrown) {
    if (request.signal.aborted || !timeout.aborted) throw thrown
    throw new BlazonError('timeout', `${request.site.domain} did not answer in time.`, { cause: thrown })
  }
}

/** A document with what the browser fetched for it. */
interface Rendering {
  readonly draft: Draft
  readonly recorded: ReadonlyMap<string, Exchange>
}

async function renderedWhenNeeded(landing: Draft, request: PageRequest): Promise<Rendering> {
  const asIs = { draft: landing, recorded: new Map<string, Exchange>() }
  const { producer, pool, signal } = request
  const { shell, why } = isScriptShell(landing.snapshot)
  // Of what is no document (a file, an answer without content) a browser makes nothing either.
  if (producer === 'cascade' || htmlOf(landing.snapshot) === '') return asIs
  if (producer === 'auto' && !shell) return asIs
  if (!pool) {
    landing.note(
      `The page needs a browser to render (${why.join('; ')}), and there is none: it is described from its head only.`,
    )
    return asIs
  }
  try {
    return await renderOn(await pool(), landing, request)
  } catch (thrown) {
    if (producer === 'browser' || signal.aborted) throw thrown
    landing.note(
      `The page could not be rendered, and is described as it was sent: ${asBlazonError(thrown).message}`,
    )
    return asIs
  }
}

async function renderOn(pool: Pool, landing: Draft, { options, signal }: PageRequest): Promise<Rendering> {
  const timeout = AbortSignal.timeout(options.browser.captureTimeoutMs)
  const work = async (page: Page) => {
    const rendered = await render(page, landing.snapshot.url, options)
    const draft = draftOf(rendered, landing.snapshot)
    return { draft, recorded: await recordedFor(draft.snapshot, rendered.recorder, options) }
  }
  try {
    return await pool.withPage(work, AbortSignal.any([signal, timeout]))
  } catch (thrown) {
    if (signal.aborted || thrown instanceof BlazonError) throw thrown
    const { hostname } = new URL(landing.snapshot.url)
    throw timeout.aborted
      ? new BlazonError('timeout', `${hostname} did not render in time.`, { cause: thrown })
      : new BlazonError('unreachable', `${hostname} cannot be read in the browser.`, { cause: thrown })
  }
}

/** The rendered page in the place of the one as sent; how visitors get there is told in full. */
function draftOf(rendered: Rendered, landing: Snapshot): Draft {
  const [first] = landing.resources
  const { url, status, headers, redirects, html, samples, partial } = rendered
  const draft = createDraft({
    site: landing.site,
    capturedAt: landing.capturedAt,
    producer: 'browser',
    viewport: landing.viewport,
    html,
    charset: landing.document.charset,
    exchange: {
      url: first?.url ?? landing.url,
      finalUrl: url,
      status,
      headers,
      partial,
      redirects: [...(first?.redirects ?? []), ...redirects],
      error: null,
    },
    samples,
  })
  for (const note of landing.notes) draft.note(note)
  return draft
}
