import { BlazonError } from '../model/errors.ts'
import { type Finding, foundValue, isFound } from '../model/finding.ts'
import type { SitePages } from '../model/pages.ts'
import type { BrandRecord } from '../model/record.ts'
import type { PageReadings } from '../model/scrape.ts'
import type { ScreenshotType } from '../model/screenshot.ts'
import type {
  Address,
  Backdrop,
  Color,
  FontUse,
  KeyLinks,
  LinkKind,
  Logo,
  Resolution,
  Social,
} from '../model/values.ts'

/** The six keys of the wire, in its order: always all present, null when not found (contract §7.9). */
const WIRE_LINKS = [
  'careers',
  'blog',
  'terms',
  'privacy',
  'pricing',
  'contact',
] as const satisfies readonly LinkKind[]

interface WireLogo {
  readonly url: string
  readonly mode?: Logo['mode']
  readonly type: Logo['type']
  readonly colors: readonly Color[]
  readonly resolution?: WireResolution
  readonly group: number
}

interface WireBackdrop {
  readonly url: string
  readonly colors: readonly Color[]
  readonly resolution?: WireResolution
}

interface WireResolution {
  readonly width: number
  readonly height: number
  readonly aspect_ratio: number
}

interface WireAddress {
  readonly street?: string
  readonly city?: string
  readonly country?: string
  readonly country_code?: string
  readonly state_province?: string
  readonly state_code?: string
  readonly postal_code?: string
}

/**
 * `Brand` of the contract (§2). Unknown texts are left out; lists and `is_nsfw` are always there. Left out until they are looked for:
 * stock and industries.
 */
interface WireBrand {
  readonly domain: string
  readonly title?: string
  readonly description?: string
  readonly slogan?: string
  readonly email?: string
  readonly phone?: string
  readonly is_nsfw: boolean
  readonly colors: readonly Color[]
  readonly logos: readonly WireLogo[]
  readonly backdrops: readonly WireBackdrop[]
  readonly socials: readonly Social[]
  readonly address?: WireAddress
  readonly links: Readonly<Record<(typeof WIRE_LINKS)[number], string | null>>
  readonly fonts: readonly { readonly name: string; readonly usage: string }[]
}

/** The body of a brand answer. The same record gives the same text, whoever asks and whenever. */
export function brandBody(record: BrandRecord): string {
  return JSON.stringify({ status: 'ok', code: 200, brand: toBrand(record) })
}

/** As `brandBody`, with one more key: where each value comes from. */
export function explainedBrandBody(record: BrandRecord): string {
  return JSON.stringify({ status: 'ok', code: 200, brand: toBrand(record), explain: toExplain(record) })
}

/** `SimpleBrand` of the contract (§2): five keys of the same record. */
export function simplifiedBrandBody(record: BrandRecord): string {
  const { domain, title, colors, logos, backdrops } = toBrand(record)
  return JSON.stringify({
    status: 'ok',
    code: 200,
    brand: { domain, ...(title && { title }), colors, logos, backdrops },
  })
}

/** The body of a fonts answer (§3.5). A family that did not load has its reason in one more key. */
export function fontsBody({ domain, fields }: BrandRecord): string {
  const { fonts } = fields
  if ('error' in fonts) throw new BlazonError('internal', fonts.error)
  return JSON.stringify({ status: 'ok', code: 200, domain, fonts: (foundValue(fonts) ?? []).map(toFontUse) })
}

/** The body of a screenshot answer (§3.15); `url` shows the picture to whoever has it. */
export function screenshotBody(domain: string, url: string, type: ScreenshotType): string {
  return JSON.stringify({ status: 'ok', code: 200, domain, screenshot: url, screenshotType: type })
}

/** The body of an HTML answer (§3.17); `url` as it was asked for. */
export function htmlBody(url: string, { html }: PageReadings['html']): string {
  return JSON.stringify({ success: true, url, html })
}

/** The body of an images answer (§3.18). Other sizes of a picture stand in one more key. */
export function imagesBody(url: string, { images }: PageReadings['images']): string {
  return JSON.stringify({ success: true, url, images })
}

/** The body of a Markdown answer (§3.19). Parts that were asked for stand in one more key. */
export function markdownBody(url: string, { markdown, chunks }: PageReadings['markdown']): string {
  return JSON.stringify({ success: true, url, markdown, ...(chunks && { chunks }) })
}

/** The body of a sitemap answer (§3.20). */
export function sitemapBody({ domain, urls, meta }: SitePages): string {
  return JSON.stringify({ success: true, domain, urls, meta })
}

function toBrand({ domain, fields }: BrandRecord): WireBrand {
  const title = foundValue(fields.name)
  const description = foundValue(fields.description)
  const slogan = foundValue(fields.slogan)
  const email = foundValue(fields.email)
  const phone = foundValue(fields.phone)
  const address = foundValue(fields.address)
  return {
    domain,
    ...(title && { title }),
    ...(description && { description }),
    ...(slogan && { slogan }),
    ...(email && { email }),
    ...(phone && { phone }),
    is_nsfw: foundValue(fields.isNsfw) ?? false,
    colors: (foundValue(fields.colors) ?? []).map(toColor),
    logos: (foundValue(fields.logos) ?? []).map(toLogo),
    backdrops: (foundValue(fields.backdrops) ?? []).map(toBackdrop),
    socials: (foundValue(fields.socials) ?? []).map(({ type, url }) => ({ type, url })),
    ...(address && { address: toAddress(address) }),
    links: toLinks(foundValue(fields.links) ?? {}),
    fonts: (foundValue(fields.fonts) ?? []).flatMap(toFonts),
  }
}

function toAddress({ street, city, country, ...codes }: Address): WireAddress {
  const { countryCode, stateProvince, stateCode, postalCode } = codes
  return {
    ...(street && { street }),
    ...(city && { city }),
    ...(country && { country }),
    ...(countryCode && { country_code: countryCode }),
    ...(stateProvince && { state_province: stateProvince }),
    ...(stateCode && { state_code: stateCode }),
    ...(postalCode && { postal_code: postalCode }),
  }
}

function toColor({ hex, name }: Color): Color {
  return { hex, name }
}

function toLogo({ url, mode, type, colors, resolution, group }: Logo): WireLogo {
  return {
    url,
    ...(mode && { mode }),
    type,
    colors: colors.map(toColor),
    ...(resolution && { resolution: toResolution(resolution) }),
    group,
  }
}

function toBackdrop({ url, colors, resolution }: Backdrop): WireBackdrop {
  return { url, colors: colors.map(toColor), ...(resolution && { resolution: toResolution(resolution) }) }
}

function toResolution({ width, height, aspectRatio }: Resolution): WireResolution {
  return { width, height, aspect_ratio: aspectRatio }
}

function toLinks(links: KeyLinks): WireBrand['links'] {
  return Object.fromEntries(WIRE_LINKS.map((kind) => [kind, links[kind] ?? null])) as WireBrand['links']
}

/** A family that leads in two roles is listed once for each, so that a search by usage finds it. */
function toFonts({ family, roles }: FontUse): WireBrand['fonts'] {
  return roles.map((usage) => ({ name: family, usage }))
}

function toFontUse({ family, uses, fallbacks, loadError, ...share }: FontUse): object {
  return {
    font: family,
    uses,
    fallbacks,
    num_elements: share.elements,
    num_words: share.words,
    percent_elements: share.percentElements,
    percent_words: share.percentWords,
    ...(loadError !== undefined && { load_error: loadError }),
  }
}

/** Per wire key: rule and evidence of what was found, the rules tried where nothing was, or that the rule set failed. */
function toExplain({ url, capturedAt, producer, notes, fields }: BrandRecord): object {
  const { name: title, isNsfw: is_nsfw, ...others } = fields
  const entries = Object.entries({ title, ...others, is_nsfw }).map(([key, finding]) => [
    key,
    explainFinding(finding),
  ])
  return { url, captured_at: capturedAt, producer, notes, fields: Object.fromEntries(entries) }
}

function explainFinding(finding: Finding<unknown>): object {
  if (isFound(finding)) {
    const { confidence, rule, evidence } = finding
    return { confidence, rule, evidence }
  }
  // The text of a crash may name files of this machine: it stays in the store and the log.
  return 'error' in finding ? { failed: true } : { tried: finding.tried }
}
