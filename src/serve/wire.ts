import { BlazonError } from '../model/errors.ts'
import { type Finding, foundValue, isFound } from '../model/finding.ts'
import type { SitePages } from '../model/pages.ts'
import type { BrandRecord } from '../model/record.ts'
import type { Color, FontUse, KeyLinks, LinkKind, Logo, Social } from '../model/values.ts'

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
  readonly resolution?: { readonly width: number; readonly height: number; readonly aspect_ratio: number }
  readonly group: number
}

/**
 * `Brand` of the contract (§2). Unknown texts are left out, lists are always there. Left out until they are
 * measured: slogan, email, phone, address, stock, industries, and `is_nsfw`, for a `false` nobody looked for would
 * be a claim.
 */
interface WireBrand {
  readonly domain: string
  readonly title?: string
  readonly description?: string
  readonly colors: readonly Color[]
  readonly logos: readonly WireLogo[]
  readonly backdrops: readonly never[]
  readonly socials: readonly Social[]
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

/** The body of a fonts answer (§3.5). A family that did not load has its reason in one more key. */
export function fontsBody({ domain, fields }: BrandRecord): string {
  const { fonts } = fields
  if ('error' in fonts) throw new BlazonError('internal', fonts.error)
  return JSON.stringify({ status: 'ok', code: 200, domain, fonts: (foundValue(fonts) ?? []).map(toFontUse) })
}

/** The body of a sitemap answer (§3.20). */
export function sitemapBody({ domain, urls, meta }: SitePages): string {
  return JSON.stringify({ success: true, domain, urls, meta })
}

function toBrand({ domain, fields }: BrandRecord): WireBrand {
  const title = foundValue(fields.name)
  const description = foundValue(fields.description)
  return {
    domain,
    ...(title && { title }),
    ...(description && { description }),
    colors: (foundValue(fields.colors) ?? []).map(toColor),
    logos: (foundValue(fields.logos) ?? []).map(toLogo),
    backdrops: [],
    socials: (foundValue(fields.socials) ?? []).map(({ type, url }) => ({ type, url })),
    links: toLinks(foundValue(fields.links) ?? {}),
    fonts: (foundValue(fields.fonts) ?? []).flatMap(toFonts),
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
    ...(resolution && {
      resolution: {
        width: resolution.width,
        height: resolution.height,
        aspect_ratio: resolution.aspectRatio,
      },
    }),
    group,
  }
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
  const { name: title, ...others } = fields
  const entries = Object.entries({ title, ...others }).map(([key, finding]) => [key, explainFinding(finding)])
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
