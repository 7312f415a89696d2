import { inTurn } from './capture/abort.ts'
import type { CaptureRequest } from './capture/index.ts'
import { asBlazonError } from './model/errors.ts'
import { foundValue } from './model/finding.ts'
import type { LookupRequest } from './model/lookup.ts'
import type { Options } from './model/options.ts'
import type { Outline } from './model/outline.ts'
import { LANDING_PAGE_ALONE, type Result } from './model/record.ts'
import type { Site } from './model/site.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

/**
 * The main path: handle -> resolve -> Site -> capture -> Snapshot -> extract -> Findings -> record -> Record -> store.
 * A `Site` comes in, the one `Result` of its domain goes out and is kept. Capture and store are handed in, and so is `judge` of
 * `describe.ts`, the pure middle of it: it is done on a thread of its own, so that what it needs is loaded there alone.
 */
export interface Stages {
  readonly capture: (site: Site, request: CaptureRequest) => Promise<Snapshot>
  /** Extract and record. `isShell`: the document is a frame that scripts would fill. */
  readonly judge: (snapshot: Snapshot, signal: AbortSignal) => Promise<{ result: Result; isShell: boolean }>
  readonly store: {
    /** Of what the site says to everybody, or in the language of that tag. */
    freshResultOf(domain: string, language?: string): Result | undefined
    putResult(result: Result, kept: { snapshot: Snapshot | undefined; language: string | undefined }): void
  }
  readonly options: Options
}

/** Looks a site up: a fresh stored result that meets the request as it is, else the whole path, and its result is stored. */
export async function lookup(site: Site, stages: Stages, request: LookupRequest = {}): Promise<Result> {
  const { refresh, language, keepSnapshot } = request
  const freshIn = (tag?: string) => stages.store.freshResultOf(site.domain, tag)
  const kept = freshIn(language)
  if (kept && !refresh && meets(kept, request)) return kept
  // What the site says to everybody may be in that language.
  const plain = language === undefined || refresh ? undefined : freshIn()
  if (plain && meets(plain, request) && isIn(plain, language)) return plain
  const { result, snapshot, isShell } = await examine(site, stages, request)
  // Asked for without the browser that the page needs, or that may be let in: an answer for the hurried, not for those who come later.
  const isHurried = request.producer === 'cascade' && stages.options.producer !== 'cascade'
  const isReduced = (request.producer === 'cascade' && isShell) || (isHurried && result.state === 'refused')
  // A second look that failed does not undo the first, and what this machine lacks says nothing about a domain.
  const isNoNews = result.state === 'failed' && (kept?.state === 'ok' || result.code === 'unavailable')
  if (!isReduced && !isNoNews)
    stages.store.putResult(result, { language, snapshot: keepSnapshot === false ? undefined : snapshot })
  return result
}

/** Whether a stored result is what is asked for now, by one or by a list. What may succeed another time is tried when somebody asks. */
export function meets(kept: Outline, { producer, morePages }: LookupRequest): boolean {
  if (kept.state === 'failed') return !kept.retryable
  if (kept.state === 'refused') return true
  if (producer === 'browser' && kept.record.producer !== 'browser') return false
  return morePages === false || !kept.record.notes.includes(LANDING_PAGE_ALONE)
}

function isIn(kept: Result, language: string | undefined): boolean {
  return kept.state !== 'ok' || foundValue(kept.record.fields.language) === language
}

/** Captures and describes, without the store: the landing page, or the `page` at a URL. Never throws but for `cancelled`. */
export async function examine(
  site: Site,
  stages: Omit<Stages, 'store'>,
  request: LookupRequest & { readonly page?: string | undefined } = {},
): Promise<{ result: Result; snapshot?: Snapshot; isShell?: boolean }> {
  const { page, producer, morePages, language, timeoutMs, signal: caller } = request
  const limit = { who: site.domain, timeoutMs, usualMs: stages.options.lookupTimeoutMs, signal: caller }
  try {
    return await inTurn(limit, async (signal, begun) => {
      const asked = { page, producer, morePages, language, timeoutMs, begun, signal }
      const snapshot = await stages.capture(site, asked)
      return { ...(await stages.judge(snapshot, signal)), snapshot }
    })
  } catch (thrown) {
    if (caller?.aborted) throw thrown
    const { code, message, retryable } = asBlazonError(thrown)
    return { result: { state: 'failed', domain: site.domain, code, message, retryable } }
  }
}
