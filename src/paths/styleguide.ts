import type { Deadline } from '../concurrency/deadline.ts'
import { BlazonError } from '../model/errors.ts'
import { failedResult } from '../model/failed-result.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { Styleguide, StyleguideResult } from '../model/styleguide.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Brand, BrandRequest, Examine, Examined } from './brand.ts'

export interface StyleguidePorts {
  readonly brand: Brand['run']
  readonly examine: Examine['run']
  /** Age up to which a stored page is read without a new visit. */
  readonly maxAgeMs: number
  readonly guide: (snapshot: Snapshot, signal: AbortSignal) => Promise<Styleguide>
  readonly store: {
    freshResultOf(domain: string): Promise<Result | undefined>
    snapshotOf(domain: string): Promise<Snapshot | undefined>
  }
}

export interface StyleguideQuery extends BrandRequest {
  /** Absolute URL of a page of the site's. Default: its landing page. */
  readonly page?: string | undefined
}

/**
 * The styleguide of a page: it is read from the stored snapshot of the brand's page, or from a new capture. A
 * page that is requested by its URL is not stored, unless it is the landing page, which may be stored
 * already.
 */
export function createStyleguide({ brand, examine, maxAgeMs, guide, store }: StyleguidePorts) {
  const storedPage = async ({ domain, url, capturedAt }: BrandRecord): Promise<Snapshot | undefined> => {
    const snapshot = await store.snapshotOf(domain)
    return snapshot?.url === url && snapshot.capturedAt === capturedAt ? snapshot : undefined
  }
  const landingPage = async (site: Site, request: StyleguideQuery, deadline: Deadline): Promise<Examined> => {
    const { result, snapshot } = await brand(
      site,
      { ...request, maxAgeMs: request.maxAgeMs ?? maxAgeMs },
      deadline,
    )
    if (result.state !== 'ok') return { result }
    const page = snapshot ?? (await storedPage(result.record))
    // A result in a language is stored without its page, and the page of an old result may be deleted.
    return page ? { result, snapshot: page } : brand(site, { ...request, refresh: true }, deadline)
  }
  const pageOf = async (site: Site, request: StyleguideQuery, deadline: Deadline): Promise<Examined> => {
    const { page, refresh } = request
    if (page === undefined) return landingPage(site, request, deadline)
    const kept = refresh ? undefined : await store.freshResultOf(site.domain)
    const isKnown = kept?.state === 'ok' && kept.record.url === page
    return isKnown ? landingPage(site, request, deadline) : examine(site, request, deadline)
  }
  return {
    async run(site: Site, request: StyleguideQuery, deadline: Deadline): Promise<StyleguideResult> {
      try {
        const { result, snapshot } = await pageOf(site, request, deadline)
        if (result.state !== 'ok') return result
        if (!snapshot) throw new BlazonError('internal', `${site.domain} is described without its page.`)
        return { ...result, styleguide: await guide(snapshot, deadline.signal) }
      } catch (thrown) {
        return failedResult(site.domain, deadline.errorOf(thrown))
      }
    },
  }
}
