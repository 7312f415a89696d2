import { createHash } from 'node:crypto'
import type { Deadline } from '../concurrency/deadline.ts'
import { bytesOfDataUrl } from '../formats/data-url.ts'
import { failedResult } from '../model/failed-result.ts'
import { foundValue } from '../model/finding.ts'
import {
  type KeptLogo,
  type LogoCandidate,
  type LogoRequest,
  type LogoResult,
  type LogoSpec,
  type LogoTask,
  logoSpec,
  logoVariant,
  type Named,
  type NoLogo,
} from '../model/logo.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import { factsAt, withFacts } from '../snapshot/pictures.ts'
import { bodyOf, resourceAt, type Snapshot } from '../snapshot/snapshot.ts'
import { lookUp } from './brand.ts'
import { withCorrections } from './corrections.ts'
import type { Asked, Examined, Ports } from './ports.ts'

/**
 * Returns a stored drawing while its result is fresh. Otherwise the logo is drawn from the pictures of the
 * brand's page and stored with the result. Without a visit, a drawing is not stored if the page has no logo.
 */
export async function logoOf(
  { site, request: { refresh = false, visit = true, ...style }, deadline, identified }: Asked<LogoRequest>,
  ports: Ports,
): Promise<LogoResult> {
  const { domain } = site
  const spec = logoSpec(style)
  const variant = logoVariant(spec)
  try {
    const kept = refresh ? undefined : await ports.store.freshRenditionOf(domain, variant)
    if (kept) return { state: 'ok', domain, ...kept }
    const stored = visit ? undefined : await storedPage(ports, site)
    if (!visit && !stored) return failed(domain, { tried: ['It has no fresh result, and was not visited.'] })
    const { result, snapshot } = stored ?? (await withPage(ports, site, refresh, deadline))
    const name = async () => (await ports.directory.companyOf(domain))?.name
    const known = identified?.company?.name ?? (result.state === 'ok' ? undefined : await name())
    const drawn = await drawnFrom({ result, snapshot }, site, spec, known, ports.draw, deadline.signal)
    if (drawn.state !== 'ok') return drawn
    const { state: _state, domain: _domain, ...made } = drawn
    if (!stored || isWhole(stored)) await ports.store.putRendition(variant, made, result)
    return drawn
  } catch (thrown) {
    return failedResult(domain, deadline.errorOf(thrown))
  }
}

/** Draws the logo of a brand in one style, as `allDrawnFrom` does. */
export async function drawnFrom(
  examined: Examined,
  site: Site,
  spec: LogoSpec,
  known: string | undefined,
  draw: Ports['draw'],
  signal: AbortSignal,
): Promise<LogoResult> {
  const [drawn] = await allDrawnFrom(examined, site, [spec], known, draw, signal)
  return drawn ?? failed(site.domain, { tried: [] })
}

/**
 * Draws the logo of a brand in each style, from its result and its page. `known` is the name of the brand if
 * there is no record.
 */
export async function allDrawnFrom(
  { result, snapshot }: Examined,
  site: Site,
  specs: readonly LogoSpec[],
  known: string | undefined,
  draw: Ports['draw'],
  signal: AbortSignal,
): Promise<readonly LogoResult[]> {
  const { domain } = site
  const task = taskFor(site, result, snapshot, specs, known)
  if (!task) return specs.map(() => result as Exclude<Result, { readonly state: 'ok' }>)
  return (await draw(task, signal)).map((drawn): LogoResult => {
    if (!('bytes' in drawn)) return failed(domain, drawn)
    const source = result.state === 'ok' ? drawn.source : { ...drawn.source, isUnread: true as const }
    const hash = createHash('sha256').update(drawn.bytes).digest('hex')
    const made: KeptLogo = { ...drawn, bytes: Buffer.from(drawn.bytes), source, hash }
    return { state: 'ok', domain, ...made }
  })
}

/** Returns the fresh stored result with its page, if they are stored. */
async function storedPage({ store }: Ports, { domain }: Site): Promise<Examined | undefined> {
  const kept = await store.freshResultOf(domain)
  return kept && withStoredPage(store, withCorrections(kept, await store.correctionsOf(domain)))
}

/** Returns a result with its page, if the stored page is the one from which the result was read. */
async function withStoredPage(store: Ports['store'], result: Result): Promise<Examined> {
  if (result.state !== 'ok') return { result }
  const page = await store.snapshotOf(result.domain)
  const { url, capturedAt } = result.record
  return page?.url === url && page.capturedAt === capturedAt ? { result, snapshot: page } : { result }
}

/** Returns whether there is a page, and it has the whole of each large logo. */
function isWhole({ result, snapshot }: Examined): boolean {
  const logos = result.state === 'ok' ? foundValue(result.record.fields.logos) : undefined
  return snapshot !== undefined && !logos?.some(({ url }) => wasWhole(snapshot, url))
}

/**
 * Returns the result with its page. The page is captured again when it is no longer stored, or when only the
 * beginning of a large logo was stored. If this capture fails, the stored page is used.
 */
async function withPage(ports: Ports, site: Site, refresh: boolean, deadline: Deadline): Promise<Examined> {
  const examined = await lookUp(ports, site, { refresh }, deadline)
  if (examined.result.state !== 'ok' || examined.snapshot) return examined
  const stored = await withStoredPage(ports.store, examined.result)
  if (isWhole(stored)) return stored
  const again = await lookUp(ports, site, { refresh: true }, deadline)
  return stored.snapshot && again.result.state !== 'ok' ? stored : again
}

/** Returns whether a picture was complete in the capture although only its beginning is stored. */
function wasWhole(page: Snapshot, url: string): boolean {
  return (
    resourceAt(page, url)?.partial === true &&
    factsAt(withFacts(page, page.knownPictures ?? {}), url) !== undefined
  )
}

/** Codes of failures that are not caused by the site, or must not be hidden by a monogram. */
const NOT_OF_SITE: ReadonlySet<string> = new Set([
  ...['invalid_input', 'forbidden_target', 'timeout', 'cancelled', 'storage', 'unavailable', 'internal'],
])

/** Makes the task of drawing a logo; undefined when the result itself is returned to the caller. */
function taskFor(
  { unicode, label }: Site,
  result: Result,
  snapshot: Snapshot | undefined,
  specs: readonly LogoSpec[],
  known: string | undefined,
): LogoTask | undefined {
  // The letters of a monogram come from the label in Unicode, not from its punycode.
  const own = label.startsWith('xn--') ? unicode : label
  if (result.state === 'ok') {
    const { candidates, untried } = candidatesOf(result.record, snapshot)
    return { candidates, untried, specs, named: namedIn(result.record, own) }
  }
  const hasMonogram = specs.some(({ fallback }) => fallback === 'monogram')
  if (!hasMonogram || (result.state === 'failed' && NOT_OF_SITE.has(result.code))) return undefined
  const said =
    result.state === 'failed' ? result.message : `its page is: ${result.class.replaceAll('_', ' ')}.`
  const untried = [`The site could not be read: ${said}`]
  return { candidates: [], untried, specs, named: { name: known, label: own, colors: [] } }
}

function namedIn({ fields }: BrandRecord, label: string): Named {
  const colors = foundValue(fields.colors) ?? []
  const first = colors.filter(({ role }) => role === 'primary')
  const rest = colors.filter(({ role }) => role === undefined || INKS.has(role))
  return { name: foundValue(fields.name), label, colors: [...first, ...rest].map(({ hex }) => hex) }
}

/** Roles of colours that a monogram may use besides the primary colour. */
const INKS: ReadonlySet<string> = new Set(['secondary', 'accent'])

/** Returns the pictures of a record with their bytes from the page. */
function candidatesOf(
  { fields }: BrandRecord,
  snapshot: Snapshot | undefined,
): { readonly candidates: readonly LogoCandidate[]; readonly untried: readonly string[] } {
  const candidates: LogoCandidate[] = []
  const untried: string[] = []
  for (const { url, type, group, missing } of foundValue(fields.logos) ?? []) {
    const bytes = url.startsWith('data:') ? bytesOfDataUrl(url) : bytesAt(snapshot, url)
    if (bytes && bytes.length > 0 && !missing) candidates.push({ url, bytes, type, group })
    else untried.push(`${url.slice(0, 200)}: the page was stored without it.`)
  }
  return { candidates, untried }
}

function bytesAt(snapshot: Snapshot | undefined, url: string): Uint8Array | undefined {
  const resource = snapshot && resourceAt(snapshot, url)
  return resource && !resource.partial ? bodyOf(snapshot, resource) : undefined
}

function failed(domain: string, { tried }: NoLogo): LogoResult {
  const message = `${domain} has no logo of this kind. ${tried.join(' ')}`.trim()
  return { state: 'failed', domain, code: 'not_found', message, retryable: false }
}
