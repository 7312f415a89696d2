import { inTurn } from './capture/abort.ts'
import { asBlazonError, BlazonError } from './model/errors.ts'
import type { LookupRequest } from './model/lookup.ts'
import type { BrandRecord, Result } from './model/record.ts'
import type { Site } from './model/site.ts'
import type { Styleguide, StyleguideResult } from './model/styleguide.ts'
import { examine, lookup, type Stages } from './pipeline.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

/** The path of a styleguide: a page that is captured as for the brand, or was; then one reading more of its snapshot. */
export interface StyleguideStages extends Stages {
  readonly store: Stages['store'] & { snapshotOf(domain: string): Snapshot | undefined }
  /** `styleguide`, on a thread of its own. */
  readonly guide: (snapshot: Snapshot, signal: AbortSignal) => Promise<Styleguide>
}

export interface StyleguideRequest extends LookupRequest {
  /** Absolute URL of a page of the site's. Default: its landing page. */
  readonly page?: string | undefined
}

/** The styleguide of a page, or why there is none. Never throws but for `cancelled`. */
export async function lookupStyleguide(
  site: Site,
  stages: StyleguideStages,
  request: StyleguideRequest = {},
): Promise<StyleguideResult> {
  const { timeoutMs, signal: caller } = request
  const limit = { who: site.domain, timeoutMs, usualMs: stages.options.lookupTimeoutMs, signal: caller }
  try {
    return await inTurn(limit, async (signal, begun) => {
      const { result, snapshot } = await findPage(site, telling(stages, begun), { ...request, signal })
      if (result.state !== 'ok') return result
      if (!snapshot) throw new BlazonError('internal', `${site.domain} is described without its page.`)
      return { ...result, styleguide: await stages.guide(snapshot, signal) }
    })
  } catch (thrown) {
    if (caller?.aborted) throw thrown
    const { code, message, retryable } = asBlazonError(thrown)
    return { state: 'failed', domain: site.domain, code, message, retryable }
  }
}

/** The same stages, and `begun` is called when the turn of a capture has come. */
function telling<S extends Pick<Stages, 'capture'>>(stages: S, begun: () => void): S {
  const capture: Stages['capture'] = (site, request) =>
    stages.capture(site, {
      ...request,
      begun() {
        begun()
        request.begun?.()
      },
    })
  return { ...stages, capture }
}

interface Found {
  readonly result: Result
  /** Of a page that is described. */
  readonly snapshot?: Snapshot | undefined
}

/** A page that was asked for by its URL is kept nowhere, unless it is the landing page that is known already. */
async function findPage(site: Site, stages: StyleguideStages, request: StyleguideRequest): Promise<Found> {
  const { page, refresh } = request
  const kept = refresh ? undefined : stages.store.freshResultOf(site.domain)
  const isKnown = kept?.state === 'ok' && kept.record.url === page
  return page === undefined || isKnown ? landingPage(site, stages, request) : examine(site, stages, request)
}

/** The page that is kept of a site, if it is the one that was described. */
function pageOf({ domain, url, capturedAt }: BrandRecord, { store }: StyleguideStages): Snapshot | undefined {
  const snapshot = store.snapshotOf(domain)
  return snapshot?.url === url && snapshot.capturedAt === capturedAt ? snapshot : undefined
}

/** The landing page as the brand was described from it; captured where the store has none. */
async function landingPage(site: Site, stages: StyleguideStages, request: LookupRequest): Promise<Found> {
  let captured: Snapshot | undefined
  const capture: Stages['capture'] = async (...asked) => {
    captured = await stages.capture(...asked)
    return captured
  }
  const result = await lookup(site, { ...stages, capture }, request)
  if (result.state !== 'ok') return { result }
  const snapshot = captured ?? pageOf(result.record, stages)
  // The result was kept without its page, as those in a language are that was asked for.
  return snapshot ? { result, snapshot } : landingPage(site, stages, { ...request, refresh: true })
}
