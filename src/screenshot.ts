import { createHash } from 'node:crypto'
import { inTime } from './capture/abort.ts'
import type { Capturer } from './capture/index.ts'
import { asBlazonError, BlazonError } from './model/errors.ts'
import { foundValue } from './model/finding.ts'
import type { Screenshot, ScreenshotRequest, ScreenshotResult, ScreenshotTarget } from './model/screenshot.ts'
import type { PageClass, Site } from './model/site.ts'
import type { LinkKind } from './model/values.ts'
import { lookup, type Stages } from './pipeline.ts'
import { pauseOf } from './snapshot/pause.ts'

/** The path of a screenshot: the page is found, shown in a browser that paints, and its picture kept. */
export interface ScreenshotStages extends Stages {
  readonly shoot: Capturer['shoot']
  /** The page at a URL, with its site. */
  readonly pageAt: (url: string) => { readonly site: Site; readonly page: string }
  readonly store: Stages['store'] & {
    freshScreenshotOf(target: ScreenshotTarget): Screenshot | undefined
    putScreenshot(target: ScreenshotTarget, screenshot: Screenshot): void
  }
}

/** Of a site, or of one page by its absolute URL. */
export interface ShownAs extends ScreenshotRequest {
  readonly url?: string | undefined
}

/** A picture of a page, or why there is none: one that was taken while it is fresh, else a new one. Never throws but for `cancelled`. */
export async function lookupScreenshot(
  site: Site,
  stages: ScreenshotStages,
  request: ShownAs = {},
): Promise<ScreenshotResult> {
  const { timeoutMs = stages.options.lookupTimeoutMs, signal: caller } = request
  const { url, page, fullPage, prioritize: priority = 'quality', refresh } = request
  const type = fullPage ? 'fullPage' : 'viewport'
  const { domain } = site
  const target: ScreenshotTarget = { domain, page: url ?? page ?? '', type, priority }
  try {
    const kept = refresh ? undefined : stages.store.freshScreenshotOf(target)
    if (kept) return { state: 'ok', domain, ...kept }
    return await inTime({ who: domain, timeoutMs, signal: caller }, async (signal) => {
      const place = await placeOf(site, stages, { ...request, timeoutMs, signal })
      if ('state' in place) return place
      const made = await take(place, stages, { type, priority, timeoutMs, signal })
      if (made.state === 'ok') stages.store.putScreenshot(target, made)
      return { ...made, domain }
    })
  } catch (thrown) {
    if (caller?.aborted) throw thrown
    const { code, message, retryable } = asBlazonError(thrown)
    return { state: 'failed', domain, code, message, retryable }
  }
}

/** What is opened, and what it may turn out to be. */
interface Place {
  readonly site: Site
  readonly page: string | undefined
  readonly mayBe: ReadonlySet<PageClass>
}

type NoPlace = Exclude<ScreenshotResult, { readonly state: 'ok' }>

const BRAND: ReadonlySet<PageClass> = new Set(['brand'])
/** Whoever names the page means it. */
const NAMED: ReadonlySet<PageClass> = new Set(['brand', 'login_wall'])
/** Where the site's own link leads is what was asked for: shops, job boards and sign-in are often somebody else's. */
const LINKED: ReadonlySet<PageClass> = new Set(['brand', 'login_wall', 'redirected'])

/** The page that is meant; of a site whose page is known not to be a brand's, that. */
async function placeOf(site: Site, stages: ScreenshotStages, request: ShownAs): Promise<Place | NoPlace> {
  const { url, page, refresh, timeoutMs, signal } = request
  if (url !== undefined) return { site, page: url, mayBe: NAMED }
  const known = page
    ? await lookup(site, stages, { timeoutMs, signal })
    : refresh
      ? undefined
      : stages.store.freshResultOf(site.domain)
  if (known && known.state !== 'ok') return known
  if (!page) return { site, page: known?.record.url, mayBe: BRAND }
  const link = foundValue(known?.record.fields.links ?? { value: null, tried: [] })?.[page]
  if (link === undefined) return unlinked(site, page)
  return { ...stages.pageAt(link), mayBe: LINKED }
}

function unlinked({ domain }: Site, page: LinkKind): NoPlace {
  const message = `${domain} links no page of the kind "${page}".`
  return { state: 'failed', domain, code: 'not_found', message, retryable: false, unlinked: page }
}

async function take(
  { site, page, mayBe }: Place,
  { shoot }: Pick<ScreenshotStages, 'shoot'>,
  request: Parameters<Capturer['shoot']>[1],
): Promise<ScreenshotResult> {
  const { snapshot, verdict, picture } = await shoot(site, { ...request, page })
  const { url, notes, capturedAt } = snapshot
  if (picture && mayBe.has(verdict.class)) {
    const hash = createHash('sha256').update(picture.png).digest('hex')
    return { state: 'ok', domain: site.domain, url, capturedAt, type: request.type, ...picture, hash, notes }
  }
  if (verdict.class === 'brand') throw new BlazonError('unreachable', `${url} is nothing that can be shown.`)
  const evidence = [...verdict.evidence, ...notes]
  return {
    state: 'refused',
    domain: site.domain,
    class: verdict.class,
    url,
    evidence,
    ...pauseOf(snapshot),
  }
}
