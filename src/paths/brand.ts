import type { CaptureRequest } from '../capture/index.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import { failedResult } from '../model/failed-result.ts'
import { foundValue } from '../model/finding.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { Producer } from '../model/options.ts'
import type { Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { keepPolicy, meets, unrendered } from './policy.ts'
import { type ReadRules, storedReading } from './stored.ts'

/*
 * The main path: handle -> resolve -> Site -> capture -> Snapshot -> extract -> Findings -> record -> Record
 * -> store. The engine has resolved the handle; here a `Site` comes in, and the one `Result` of its domain
 * goes out and is stored. Capture, store and `judge` of `describe.ts` are parameters. `judge` is the pure
 * middle of the path; it runs in a process of its own, so that what it needs is loaded only there.
 */

/** How a brand is looked up. The deadline sets the time for it. */
export type BrandRequest = Omit<LookupRequest, 'timeoutMs' | 'signal'>

/** A result, and the snapshot from which it was made. */
export interface Examined {
  readonly result: Result
  /** Undefined when the result was already stored, or when there is no page. */
  readonly snapshot?: Snapshot | undefined
  /** True when the document is an empty frame for scripts to fill, so that the result has few values. */
  readonly isShell?: boolean | undefined
}

export interface BrandPorts {
  readonly examine: Examine['run']
  readonly store: {
    /** The result, also in a language: a fresh one, or a stale one that a service may still send. */
    freshResultOf(domain: string, language?: string, rules?: ReadRules): Promise<Result | undefined>
    staleResultOf(domain: string, language?: string): Promise<Result | undefined>
    putResult(result: Result, details: Pick<Examined & BrandRequest, 'snapshot' | 'language'>): Promise<void>
  }
}

export type Brand = ReturnType<typeof createBrand>

/** Looks a brand up: the fresh stored result if it meets the request, else a new result, which is stored. */
export function createBrand({ examine, store }: BrandPorts) {
  return {
    async run(site: Site, request: BrandRequest, deadline: Deadline): Promise<Examined> {
      const { refresh, language, keepSnapshot } = request
      const { rules, used } = storedReading(request)
      const kept = await store.freshResultOf(site.domain, language, rules)
      if (kept && !refresh && meets(kept, request)) return used({ result: kept })
      // The default page of the site may be in the requested language already.
      const plain =
        language && !refresh ? await store.freshResultOf(site.domain, undefined, rules) : undefined
      if (plain && meets(plain, request) && isIn(plain, language)) return used({ result: plain })
      const examined = await examine(site, request, deadline)
      const { result, snapshot: page } = examined
      const snapshot = keepSnapshot === false ? undefined : page
      const before = kept ?? (await store.staleResultOf(site.domain, language))
      if (keepPolicy({ result, kept: before })) await store.putResult(result, { language, snapshot })
      return examined
    },
  }
}

function isIn(kept: Result, language: string | undefined): boolean {
  return kept.state !== 'ok' || foundValue(kept.record.fields.language) === language
}

export interface ExaminePorts {
  readonly capture: (site: Site, request: CaptureRequest, deadline: Deadline) => Promise<Snapshot>
  readonly judge: (snapshot: Snapshot, signal: AbortSignal) => Promise<{ result: Result; isShell: boolean }>
  /** The producer for requests that name none. */
  readonly producer: Producer
}

export type Examine = ReturnType<typeof createExamine>

/** Captures and describes the landing page, or the `page` at a URL, without the store. */
export function createExamine({ capture, judge, producer: usual }: ExaminePorts) {
  return {
    async run(
      site: Site,
      { page, producer, morePages, language }: BrandRequest & { readonly page?: string | undefined },
      deadline: Deadline,
    ): Promise<Examined> {
      try {
        const snapshot = await capture(site, { page, producer, morePages, language }, deadline)
        const { result, isShell } = await judge(snapshot, deadline.signal)
        const needsBrowser = isShell || (result.state === 'refused' && usual !== 'cascade')
        const lacksBrowser = result.state === 'refused' && snapshot.reductions?.includes('not_rendered')
        const isReduced = lacksBrowser || (producer === 'cascade' && needsBrowser)
        return { result: isReduced ? unrendered(result) : result, snapshot, isShell }
      } catch (thrown) {
        return { result: failedResult(site.domain, deadline.errorOf(thrown)) }
      }
    },
  }
}
