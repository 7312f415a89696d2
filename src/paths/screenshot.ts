import { createHash } from 'node:crypto'
import type { ShotRequest } from '../capture/index.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import { BlazonError } from '../model/errors.ts'
import { failedResult } from '../model/failed-result.ts'
import { foundValue } from '../model/finding.ts'
import {
  lookOf,
  type PageShow,
  type ScreenshotRequest,
  type ScreenshotResult,
  type ScreenshotTarget,
} from '../model/screenshot.ts'
import type { PageClass, Site } from '../model/site.ts'
import type { LinkKind } from '../model/values.ts'
import { refusedFor } from '../snapshot/refused.ts'
import { lookUp } from './brand.ts'
import { meets } from './policy.ts'
import type { Asked, Ports } from './ports.ts'
import { storedReading } from './stored.ts'
import { withoutVisits } from './stored-only.ts'

/** Returns a stored picture while it is fresh, else opens the page and stores a new picture. */
export async function screenshotOf(
  { site, page: url, request, deadline }: Asked<ScreenshotRequest>,
  given: Ports,
): Promise<ScreenshotResult> {
  const { page, fullPage, prioritize: priority = 'quality', refresh, visit = true } = request
  const ports = visit ? given : withoutVisits(given, site)
  if (url !== undefined && page !== undefined)
    throw new BlazonError('invalid_input', 'Either a URL or a kind of page is shown, not both.')
  const { domain } = site
  const show = showOf(request)
  const whole = fullPage && show.scrollOffset === undefined ? 'fullPage' : 'viewport'
  const type = show.area ? 'area' : whole
  const look = lookOf(show)
  const target: ScreenshotTarget = { domain, page: url ?? page ?? '', type, priority, look }
  try {
    const { rules, used } = storedReading(request)
    const kept = refresh ? undefined : await ports.store.freshScreenshotOf(target, rules)
    if (kept) return used({ state: 'ok', domain, ...kept })
    const found = await findPage(site, ports, url, request, deadline)
    if ('state' in found) return found
    const shown = await shownPage(found, ports, { ...show, type, priority }, deadline)
    if (shown.state === 'ok') await ports.store.putScreenshot(target, shown)
    return { ...shown, domain }
  } catch (thrown) {
    return failedResult(domain, deadline.errorOf(thrown))
  }
}

/** The page to open, and the classes of pages of which a picture is taken. */
interface FoundPage {
  readonly site: Site
  readonly page: string | undefined
  readonly mayBe: ReadonlySet<PageClass>
}

type NoPage = Exclude<ScreenshotResult, { readonly state: 'ok' }>

const BRAND: ReadonlySet<PageClass> = new Set(['brand'])
/** Classes for a page that the caller names by its URL, which may be a login page. */
const NAMED: ReadonlySet<PageClass> = new Set(['brand', 'login_wall'])
/**
 * Classes for a linked page. A page of another site, whose class is `redirected`, is allowed, because shops,
 * job boards and login pages are often at other sites.
 */
const LINKED: ReadonlySet<PageClass> = new Set(['brand', 'login_wall', 'redirected'])

/** Finds the requested page. If the site's page is certainly not a brand's page, returns that result. */
async function findPage(
  site: Site,
  ports: Ports,
  url: string | undefined,
  { page, refresh }: ScreenshotRequest,
  deadline: Deadline,
): Promise<FoundPage | NoPage> {
  if (url !== undefined) return { site, page: url, mayBe: NAMED }
  if (!page) {
    const kept = refresh ? undefined : await ports.store.freshResultOf(site.domain)
    const known = kept && meets(kept, { morePages: false }) ? kept : undefined
    if (known && known.state !== 'ok') return known
    return { site, page: known?.record.url, mayBe: BRAND }
  }
  const { result } = await lookUp(ports, site, {}, deadline)
  if (result.state !== 'ok') return result
  const link = foundValue(result.record.fields.links)?.[page]
  return link === undefined ? unlinked(site, page) : { ...ports.pageAt(link), mayBe: LINKED }
}

function unlinked({ domain }: Site, page: LinkKind): NoPage {
  const message = `${domain} links no page of the kind "${page}".`
  return { state: 'failed', domain, code: 'not_found', message, retryable: false, unlinked: page }
}

/** Returns the settings of a request for the look of the page. */
function showOf({ viewport, colorScheme, scrollOffset, waitForMs, ...request }: ScreenshotRequest): PageShow {
  const { handleCookiePopup, clearPopups, area, format, quality } = request
  return {
    ...{ viewport, colorScheme, scrollOffset, waitForMs, handleCookiePopup, clearPopups },
    ...{ area, format, quality },
  }
}

async function shownPage(
  { site, page, mayBe }: FoundPage,
  ports: Pick<Ports, 'show'>,
  request: Omit<ShotRequest, 'page'>,
  deadline: Deadline,
): Promise<ScreenshotResult> {
  const { type } = request
  const { snapshot, verdict, picture } = await ports.show(site, { ...request, page }, deadline)
  const { url, notes, capturedAt } = snapshot
  const { domain } = site
  if (picture && mayBe.has(verdict.class)) {
    const hash = createHash('sha256').update(picture.bytes).digest('hex')
    return { state: 'ok', domain, url, capturedAt, type, ...picture, hash, notes }
  }
  if (verdict.class === 'brand') throw new BlazonError('unreachable', `${url} is nothing that can be shown.`)
  return refusedFor(snapshot, verdict.class, [...verdict.evidence, ...notes])
}
