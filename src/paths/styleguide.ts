import type { Deadline } from '../concurrency/deadline.ts'
import { BlazonError } from '../model/errors.ts'
import { failedResult } from '../model/failed-result.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { StyleguideResult, StyleRequest } from '../model/styleguide.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { lookUp } from './brand.ts'
import { examineByRules } from './examine.ts'
import type { Asked, Examined, Ports } from './ports.ts'

/**
 * Reads the style guide of a page from the stored snapshot of the brand's page, or from a new capture. A page
 * that the caller names by its URL is not stored, but the landing page may be stored already.
 */
export async function styleguideOf(asked: Asked<StyleRequest>, ports: Ports): Promise<StyleguideResult> {
  const { site, deadline } = asked
  try {
    const { result, snapshot } = await styledPage(asked, ports)
    if (result.state !== 'ok') return result
    if (!snapshot) throw new BlazonError('internal', `${site.domain} is described without its page.`)
    const { signal } = deadline
    const fontLinks = await ports.fontLinks(snapshot, signal)
    return { ...result, styleguide: await ports.guide(snapshot, signal), fontLinks }
  } catch (thrown) {
    return failedResult(site.domain, deadline.errorOf(thrown))
  }
}

/** Returns the page whose style the caller wants, with its result. */
export async function styledPage(
  { site, page, request: { colorScheme, ...request }, deadline }: Asked<StyleRequest>,
  ports: Ports,
): Promise<Examined> {
  // Stored pages were read in the scheme of the options.
  if (colorScheme !== undefined && colorScheme !== ports.options.colorScheme)
    return examineByRules(ports, site, { ...request, page, colorScheme }, deadline)
  if (page === undefined) return landingPage(site, request, ports, deadline)
  const kept = request.refresh ? undefined : await ports.store.freshResultOf(site.domain)
  const isPage = (of: Result | undefined) => of?.state === 'ok' && of.record.url === page
  if (isPage(kept)) {
    const landing = await landingPage(site, request, ports, deadline)
    // The new visit may have found another landing page.
    if (isPage(landing.result)) return landing
  }
  return examineByRules(ports, site, { ...request, page }, deadline)
}

async function landingPage(
  site: Site,
  request: LookupRequest,
  ports: Ports,
  deadline: Deadline,
): Promise<Examined> {
  const { result, snapshot } = await lookUp(ports, site, request, deadline)
  if (result.state !== 'ok') return { result }
  const page = snapshot ?? (await storedPage(result.record, ports))
  // A result in a language is stored without its page, and the page of an old result may have been deleted.
  return page ? { result, snapshot: page } : lookUp(ports, site, { ...request, refresh: true }, deadline)
}

/** Returns the stored page of a site, if it is the page from which the record was made. */
export async function storedPage(
  { domain, url, capturedAt }: BrandRecord,
  { store }: Ports,
): Promise<Snapshot | undefined> {
  const snapshot = await store.snapshotOf(domain)
  return snapshot?.url === url && snapshot.capturedAt === capturedAt ? snapshot : undefined
}
