import { inTime } from './capture/abort.ts'
import type { CaptureRequest } from './capture/index.ts'
import { extractAll, extractNothing } from './extract/index.ts'
import { asBlazonError } from './model/errors.ts'
import { foundValue } from './model/finding.ts'
import type { LookupRequest } from './model/lookup.ts'
import type { Options } from './model/options.ts'
import { type BrandRecord, LANDING_PAGE_ALONE, type Result } from './model/record.ts'
import type { Site } from './model/site.ts'
import { recordOf } from './record/record.ts'
import { pauseOf } from './snapshot/pause.ts'
import type { Snapshot } from './snapshot/snapshot.ts'
import { verdictOf } from './snapshot/verdict/index.ts'

/**
 * The main path: handle -> resolve -> Site -> capture -> Snapshot -> extract -> Findings -> record -> Record -> store.
 * A `Site` comes in, the one `Result` of its domain goes out and is kept. Capture and store are handed in.
 */
export interface Stages {
  readonly capture: (site: Site, request: CaptureRequest) => Promise<Snapshot>
  /** `judge`, on a thread of its own. `isShell`: the document is a frame that scripts would fill. */
  readonly judge: (snapshot: Snapshot, signal: AbortSignal) => Promise<{ result: Result; isShell: boolean }>
  readonly store: {
    freshResultOf(domain: string): Result | undefined
    putResult(result: Result, kept: { snapshot: Snapshot | undefined }): void
  }
  readonly options: Options
}

/** Looks a site up: a fresh stored result that meets the request as it is, else the whole path, and its result is stored. */
export async function lookup(site: Site, stages: Stages, request: LookupRequest = {}): Promise<Result> {
  const kept = request.refresh ? undefined : stages.store.freshResultOf(site.domain)
  if (kept && meets(kept, request)) return kept
  const { result, snapshot, isShell } = await examine(site, stages, request)
  // Asked for without the browser that the page needs: an answer for the hurried, not for those who come later.
  const isReduced = request.producer === 'cascade' && isShell
  // As one visitor asked for it, and not what the site says to everybody.
  const isTheirs = request.language !== undefined
  // A second look that failed does not undo the first, and what this machine lacks says nothing about a domain.
  const isNoNews = result.state === 'failed' && (kept?.state === 'ok' || result.code === 'unavailable')
  if (!isReduced && !isTheirs && !isNoNews)
    stages.store.putResult(result, { snapshot: request.keepSnapshot === false ? undefined : snapshot })
  return result
}

/** Whether a stored result is what is asked for now. */
function meets(kept: Result, { producer, morePages, language }: LookupRequest): boolean {
  if (kept.state !== 'ok') return true
  if (language !== undefined && foundValue(kept.record.fields.language) !== language) return false
  if (producer === 'browser' && kept.record.producer !== 'browser') return false
  return morePages === false || !kept.record.notes.includes(LANDING_PAGE_ALONE)
}

/** Captures and describes, without the store: the landing page, or the `page` at a URL. Never throws but for `cancelled`. */
export async function examine(
  site: Site,
  stages: Omit<Stages, 'store'>,
  request: LookupRequest & { readonly page?: string | undefined } = {},
): Promise<{ result: Result; snapshot?: Snapshot; isShell?: boolean }> {
  const { timeoutMs = stages.options.lookupTimeoutMs, signal: caller } = request
  const { page, producer, morePages, language } = request
  try {
    return await inTime({ who: site.domain, timeoutMs, signal: caller }, async (signal) => {
      const snapshot = await stages.capture(site, { page, producer, morePages, language, timeoutMs, signal })
      return { ...(await stages.judge(snapshot, signal)), snapshot }
    })
  } catch (thrown) {
    if (caller?.aborted) throw thrown
    const { code, message, retryable } = asBlazonError(thrown)
    return { result: { state: 'failed', domain: site.domain, code, message, retryable } }
  }
}

/** A snapshot's result: described when it is the brand's page, refused by class when it is not. Pure. */
export function judge(snapshot: Snapshot): Result {
  const record = describe(snapshot)
  const { domain, url, verdict, notes } = record
  if (verdict.class === 'brand') return { state: 'ok', domain, record }
  const evidence = [...verdict.evidence, ...notes]
  return { state: 'refused', domain, class: verdict.class, url, evidence, ...pauseOf(snapshot) }
}

/** A snapshot's record, every value with its evidence. Pure: the same snapshot gives the same bytes. Never throws on page input. */
export function describe(snapshot: Snapshot): BrandRecord {
  const verdict = verdictOf(snapshot)
  const { class: page } = verdict
  return recordOf(snapshot, verdict, page === 'brand' ? extractAll(snapshot) : extractNothing(page))
}
