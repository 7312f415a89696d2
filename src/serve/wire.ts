import type { z } from 'zod'
import { type Finding, foundValue, isFound } from '../model/finding.ts'
import type { EicPair } from '../model/industries.ts'
import type { BrandRecord } from '../model/record.ts'
import {
  type Address,
  type Backdrop,
  type Color,
  type FontUse,
  type KeyLinks,
  type LinkKind,
  type Logo,
  type Resolution,
  SERVED_SOCIAL_TYPES,
  type Social,
} from '../model/values.ts'
import type { BRAND } from './answers/brand.ts'
import { okBody } from './body.ts'

/** The six links of the contract in its order. All are always present, and null when not found (§7.9). */
const WIRE_LINKS = [
  'careers',
  'blog',
  'terms',
  'privacy',
  'pricing',
  'contact',
] as const satisfies readonly LinkKind[]

/**
 * `Brand` of the contract (§2). Texts that were not found are left out; lists and `is_nsfw` are always
 * present, and so is `industries`. `stock` is left out where the directory does not tell, and null for a
 * company that is not listed any more (§7.8).
 */
type WireBrand = z.infer<typeof BRAND>
type WireLogo = WireBrand['logos'][number]
type WireBackdrop = WireBrand['backdrops'][number]
type WireResolution = NonNullable<WireLogo['resolution']>
type WireAddress = NonNullable<WireBrand['address']>

/** The body of a brand answer. The same record always gives the same text. */
export function brandBody(record: BrandRecord): string {
  return okBody({ brand: toBrand(record) })
}

/** As `brandBody`, with one more key that tells where each value comes from. */
export function explainedBrandBody(record: BrandRecord): string {
  return okBody({ brand: toBrand(record), explain: toExplain(record) })
}

/** `SimpleBrand` of the contract (§2): five keys of the same record. */
export function simplifiedBrandBody(record: BrandRecord): string {
  const { domain, title, colors, logos, backdrops } = toBrand(record)
  return okBody({ brand: { domain, ...(title && { title }), colors, logos, backdrops } })
}

function toBrand({ domain, fields, stock }: BrandRecord): WireBrand {
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
    logos: toLogos(foundValue(fields.logos) ?? []),
    backdrops: (foundValue(fields.backdrops) ?? []).map(toBackdrop),
    socials: (foundValue(fields.socials) ?? []).filter(isServed).map(({ type, url }) => ({ type, url })),
    ...(address && { address: toAddress(address) }),
    ...(stock && { stock: foundValue(stock) ?? null }),
    links: toLinks(foundValue(fields.links) ?? {}),
    industries: { eic: (foundValue(fields.industries)?.eic ?? []).map(toEic) },
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

/** Clients of the contract know a closed list of networks (§4.7). */
function isServed({ type }: Social): boolean {
  return SERVED_SOCIAL_TYPES.some((served) => served === type)
}

/** Clients show the first logo, so one that is not there comes after the others, and never alone. */
function toLogos(logos: readonly Logo[]): WireLogo[] {
  const there = logos.filter(({ missing }) => !missing)
  return there.length === 0 ? [] : [...there, ...logos.filter(({ missing }) => missing)].map(toLogo)
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

function toEic({ industry, subindustry }: EicPair): EicPair {
  return { industry, subindustry }
}

/** A family that is used in two roles is listed once for each, so that clients find it by its usage. */
function toFonts({ family, roles }: FontUse): WireBrand['fonts'] {
  return roles.map((usage) => ({ name: family, usage }))
}

/**
 * For each field: the rule and the evidence of what was found, the rules tried in vain, or that it failed.
 */
function toExplain({ url, capturedAt, producer, notes, fields, stock }: BrandRecord): object {
  const { name: title, isNsfw: is_nsfw, ...others } = fields
  const entries = Object.entries({ title, ...others, is_nsfw, ...(stock && { stock }) }).map(
    ([key, finding]) => [key, explainFinding(finding)],
  )
  return { url, captured_at: capturedAt, producer, notes, fields: Object.fromEntries(entries) }
}

function explainFinding(finding: Finding<unknown>): object {
  if (isFound(finding)) {
    const { confidence, rule, evidence } = finding
    return { confidence, rule, evidence }
  }
  // The text of the error may name files of this machine. It is in the database, and not sent.
  return 'error' in finding ? { failed: true } : { tried: finding.tried }
}
