import { distance } from '../formats/color.ts'
import { pageKey } from '../formats/url.ts'
import { foundValue } from '../model/finding.ts'
import type { BrandFields, Result } from '../model/record.ts'
import type { Address } from '../model/values.ts'
import type { GoldCase } from './case.ts'

/** What is scored of a case -> 0 to 1; what the case does not tell is not there. */
export type Scores = Readonly<Record<string, number>>

// Two colours count as one below this OKLab distance: about the difference between a declared colour and the same one
// after rounding, alpha and anti-aliasing; half of what separates neighbouring steps of common palettes.
const SAME_COLOR = 0.03

/** Scores a result against the truth. What is no brand is scored by its class alone. */
export function score(result: Result, expected: GoldCase): Scores {
  const { outcome: wanted = 'brand' } = expected
  const outcome = result.state === 'ok' ? 'brand' : result.state === 'refused' ? result.class : result.code
  const rows: Record<string, number | undefined> = { outcome: Number(outcome === wanted) }
  if (wanted === 'brand') {
    for (const [field, judge] of Object.entries(JUDGES)) {
      rows[field] = judge(expected, result.state === 'ok' ? result.record.fields : undefined)
    }
  }
  return Object.fromEntries(
    Object.entries(rows).filter((row): row is [string, number] => row[1] !== undefined),
  )
}

type Judge = (expected: GoldCase, fields: BrandFields | undefined) => number | undefined

const JUDGES: Readonly<Record<string, Judge>> = {
  name: ({ name, nameAlso = [] }, fields) => {
    if (name === undefined) return undefined
    const got = key(foundValue(fields?.name) ?? '')
    return Number([name, ...nameAlso].map(key).includes(got))
  },
  description: ({ descriptionIncludes: words }, fields) => {
    if (!words) return undefined
    const got = (foundValue(fields?.description) ?? '').toLowerCase()
    return Number(got !== '' && words.every((word) => got.includes(word.toLowerCase())))
  },
  slogan: ({ slogan }, fields) => {
    if (slogan === undefined) return undefined
    const got = foundValue(fields?.slogan)
    return Number(got === undefined ? slogan === null : (slogan ?? []).map(key).includes(key(got)))
  },
  logo_first: ({ logos }, fields) => {
    if (!logos || (!logos.first && (logos.form ?? 'image') === 'image')) return undefined
    const first = foundValue(fields?.logos)?.[0]
    if (logos.form === 'text') return Number(!first || first.type === 'icon')
    if (logos.form === 'inline svg') return Number(first?.url.startsWith('data:image/svg+xml') ?? false)
    return Number(logos.first?.some((url) => first && pageKey(url) === pageKey(first.url)) ?? false)
  },
  logo_icons: ({ logos }, fields) => {
    if (!logos?.icons?.length) return undefined
    const got = (foundValue(fields?.logos) ?? []).map(({ url }) => pageKey(url))
    return Number(logos.icons.some((url) => got.includes(pageKey(url))))
  },
  logo_no_strangers: ({ logos }, fields) => {
    if (!logos?.wrong?.length) return undefined
    const wrong = new Set(logos.wrong.map(pageKey))
    return Number(!(foundValue(fields?.logos) ?? []).some(({ url }) => wrong.has(pageKey(url))))
  },
  backdrop_first: ({ backdrops }, fields) => {
    if (!backdrops?.first) return undefined
    const [first] = foundValue(fields?.backdrops) ?? []
    return Number(first !== undefined && backdrops.first.map(pageKey).includes(pageKey(first.url)))
  },
  backdrop_no_strangers: ({ backdrops }, fields) => {
    if (!backdrops?.wrong?.length) return undefined
    const wrong = new Set(backdrops.wrong.map(pageKey))
    return Number(!(foundValue(fields?.backdrops) ?? []).some(({ url }) => wrong.has(pageKey(url))))
  },
  color_first: ({ colors }, fields) => {
    if (!colors) return undefined
    const first = foundValue(fields?.colors)?.[0]
    return Number(first !== undefined && isOneOf(first.hex, colors.primary))
  },
  color_precision: ({ colors }, fields) => {
    if (!colors) return undefined
    const got = foundValue(fields?.colors) ?? []
    const right = [...colors.primary, ...(colors.palette ?? [])]
    return got.length === 0 ? 0 : got.filter(({ hex }) => isOneOf(hex, right)).length / got.length
  },
  color_no_strangers: ({ colors }, fields) => {
    if (!colors?.wrong?.length) return undefined
    const { wrong } = colors
    return Number(!(foundValue(fields?.colors) ?? []).some(({ hex }) => isOneOf(hex, wrong)))
  },
  font_heading: ({ fonts }, fields) => fontScore(fonts?.heading, fields, 'heading'),
  font_body: ({ fonts }, fields) => fontScore(fonts?.body, fields, 'body'),
  socials: ({ socials }, fields) => {
    if (!socials) return undefined
    return f1(
      socials.map(({ url }) => pageKey(url)),
      (foundValue(fields?.socials) ?? []).map(({ url }) => pageKey(url)),
    )
  },
  links: ({ links }, fields) => {
    if (!links) return undefined
    const got = foundValue(fields?.links) ?? {}
    const tested = Object.keys(links) as (keyof typeof links)[]
    const pair = (kind: string, url: string) => `${kind} ${pageKey(url)}`
    return f1(
      tested.flatMap((kind) => (links[kind] ? [pair(kind, links[kind])] : [])),
      tested.flatMap((kind) => (got[kind] ? [pair(kind, got[kind])] : [])),
    )
  },
  email: ({ email }, fields) =>
    email === undefined
      ? undefined
      : Number((foundValue(fields?.email) ?? null) === (email?.toLowerCase() ?? null)),
  phone: ({ phone }, fields) =>
    phone === undefined ? undefined : Number((foundValue(fields?.phone) ?? null) === phone),
  address: ({ address }, fields) => {
    if (!address) return undefined
    const got = foundValue(fields?.address)
    const parts = Object.entries(address) as [keyof Address, string][]
    return parts.filter(([part, text]) => key(got?.[part] ?? '') === key(text)).length / parts.length
  },
  is_nsfw: ({ isNsfw }, fields) =>
    isNsfw === undefined ? undefined : Number(foundValue(fields?.isNsfw) === isNsfw),
}

function fontScore(
  wanted: readonly string[] | undefined,
  fields: BrandFields | undefined,
  role: 'heading' | 'body',
) {
  if (!wanted) return undefined
  const got = foundValue(fields?.fonts)?.find(({ roles }) => roles.includes(role))
  return Number(got !== undefined && wanted.map(key).includes(key(got.family)))
}

function isOneOf(hex: string, accepted: readonly string[]): boolean {
  return accepted.some((one) => distance(hex, one) <= SAME_COLOR)
}

/** Letters and digits only, so that case, marks and punctuation do not count. */
function key(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Harmonic mean of precision and recall; 1 when nothing was wanted and nothing given. */
function f1(wanted: readonly string[], got: readonly string[]): number {
  const right = new Set(got.filter((one) => wanted.includes(one))).size
  if (wanted.length + got.length === 0) return 1
  return (2 * right) / (new Set(wanted).size + new Set(got).size)
}
