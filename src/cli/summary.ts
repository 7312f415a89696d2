import type { Stock } from '../model/company.ts'
import type { Finding } from '../model/finding.ts'
import { foundValue } from '../model/finding.ts'
import type { Industries } from '../model/industries.ts'
import type { BrandRecord, FieldName, Result } from '../model/record.ts'
import type { Address, Backdrop, KeyLinks, Logo } from '../model/values.ts'
import { addressTexts } from './addresses.ts'
import { isShown, type Label } from './labels.ts'
import { cutAtWord, flow, hanging, wrapped } from './layout.ts'
import { type Painter, safe } from './terminal.ts'

/**
 * A result for people: the brand with swatches of its colours, or why there is none. With `only`, the lines
 * of these fields alone.
 */
export function summaryOf(result: Result, painter: Painter, only?: readonly FieldName[]): string {
  const text =
    result.state === 'ok' ? brandSummary(result.record, painter, only) : noBrandText(result, painter)
  return text + evidenceText(result.identified?.evidence ?? [], painter)
}

/** Why there is no brand. */
export function noBrandText(result: Exclude<Result, { state: 'ok' }>, painter: Painter): string {
  const why = result.state === 'failed' ? safe(result.message) : ''
  const state =
    result.state === 'failed'
      ? painter.red('failed')
      : painter.yellow(`not a brand: ${result.class.replaceAll('_', ' ')}`)
  const signs = result.state === 'failed' ? '' : evidenceText(result.evidence, painter)
  return `${headText(result.domain, why ? `${state}  ${why}` : state, painter)}${signs}`
}

/** The signs of a refusal, each cut to a sentence or two. */
export function evidenceText(evidence: readonly string[], painter: Painter): string {
  return evidence
    .map((sign) => wrapped(cutAtWord(safe(sign), MAX_TEXT_CELLS), cellsBeside(INDENT, painter)))
    .map((sign) => `${' '.repeat(INDENT)}${painter.dim(hanging(sign, INDENT))}\n`)
    .join('')
}

const INDENT = 4
const LABEL = 9
const DOMAIN = 34
const MAX_TEXT_CELLS = 140
/** A terminal may be narrower than that; the lines then break as it breaks them. */
const LEAST_CELLS = 20

/** The cells of a line that are left beside something. */
function cellsBeside(taken: number, { columns }: Painter): number {
  return Math.max(LEAST_CELLS, columns - taken)
}

/** The first line of a result; what does not fit beside the domain goes below it. */
function headText(domain: string, text: string, painter: Painter): string {
  const besides = `${painter.bold(domain.padEnd(DOMAIN))} `
  const [first = '', ...rest] = wrapped(text, cellsBeside(DOMAIN + 1, painter)).split('\n')
  return `${[besides + first, ...rest.map((line) => ' '.repeat(DOMAIN + 1) + line)].join('\n')}\n`
}

type Row = [label: Label, text: string | undefined]

function isSame(one: Finding<string>, other: Finding<string>): boolean {
  const value = foundValue(one)
  return value !== undefined && value === foundValue(other)
}

function brandSummary(
  { domain, fields, notes, stock }: BrandRecord,
  painter: Painter,
  only: readonly FieldName[] | undefined,
): string {
  const cells = cellsBeside(INDENT + LABEL, painter)
  const side = (items: readonly string[], between = ' ') => flow(items, between, cells)
  const text = (value: string, most: number) => wrapped(cutAtWord(safe(value), most), cells)
  const rows: Row[] = [
    ['about', shown(fields.description, (value) => text(value, 100))],
    // Some sites say their claim where others describe themselves; it is then shown once.
    ...(isSame(fields.slogan, fields.description) && isShown('about', only)
      ? []
      : [['claim', shown(fields.slogan, (value) => text(value, 300))] satisfies Row]),
    ['logo', shown(fields.logos, (logos) => picturesText(logos.slice(0, 2).map(logoParts), cells, painter))],
    [
      'backdrop',
      shown(fields.backdrops, (all) => picturesText(all.slice(0, 2).map(backdropParts), cells, painter)),
    ],
    [
      'colours',
      shown(fields.colors, (all) =>
        side(
          all.map((one) => colorText(one, painter)),
          '  ',
        ),
      ),
    ],
    ['fonts', shown(fields.fonts, (all) => side(withCommas(all.slice(0, 4).map(fontText))))],
    ['socials', shown(fields.socials, (all) => side(addressTexts(all.map(urlOf), cells, painter)))],
    ['links', shown(fields.links, (links) => linksText(links, cells, painter))],
    ['contact', contactText(fields, text)],
    ...(stock ? [['stock', stockText(stock)] satisfies [Label, string]] : []),
    ['industry', shown(fields.industries, (found) => text(industryText(found), MAX_TEXT_CELLS))],
    ...(foundValue(fields.isNsfw) ? [['adults', 'for adults only'] satisfies [Label, string]] : []),
    ...notes.map((note): [Label, string] => ['note', wrapped(safe(note), cells)]),
  ]
  const name = shown(fields.name, safe)
  const asked = rows.filter(([label]) => isShown(label, only))
  const lines = asked.map(([label, value]) => {
    const shownValue = value === undefined ? painter.dim('not found') : hanging(value, INDENT + LABEL)
    return `${' '.repeat(INDENT)}${painter.dim(label.padEnd(LABEL - 1))} ${shownValue}\n`
  })
  return (
    headText(domain, name ? painter.green(name) : painter.dim('name not found'), painter) + lines.join('')
  )
}

/** The likeliest industry of the wire, and the likeliest NAICS code with its confidence. */
function industryText({ eic, naics }: Industries): string {
  const [pair] = eic
  const [code] = naics
  return [
    pair && `${pair.industry}: ${pair.subindustry}`,
    code && `NAICS ${code.code} ${code.name} (${SURENESS[code.confidence]})`,
  ]
    .filter(Boolean)
    .join(', ')
}

const SURENESS = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence, a guess',
} as const

/** E-mail, telephone and address as far as they were found; undefined when none was. */
function contactText(
  { email, phone, address }: BrandRecord['fields'],
  text: (value: string, most: number) => string,
): string | undefined {
  const whole = (value: string) => text(value, MAX_TEXT_CELLS)
  const parts = [shown(email, safe), shown(phone, safe), shown(address, (one) => whole(addressText(one)))]
  return parts.filter(Boolean).join('\n') || undefined
}

/** The symbol and its exchange, or that there is none any more. */
function stockText(stock: Finding<Stock>): string {
  const { ticker, exchange } = foundValue(stock) ?? {}
  return ticker === undefined ? 'not listed any more' : `${ticker} on ${exchange}`
}

function addressText({ street, city, stateCode, postalCode, country }: Address): string {
  const parts = [street, city, [stateCode, postalCode].filter(Boolean).join(' '), country]
  return parts.filter(Boolean).join(', ')
}

function shown<T>(finding: Finding<T>, text: (value: T) => string): string | undefined {
  const value = foundValue(finding)
  return value === undefined ? undefined : text(value) || undefined
}

function colorText({ hex, name }: { hex: string; name: string }, painter: Painter): string {
  return [painter.swatch(hex), hex, painter.dim(name)].filter(Boolean).join(' ')
}

function fontText({ family, roles }: { family: string; roles: readonly string[] }): string {
  return `${safe(family)} (${roles.join(', ')})`
}

/** Each item but the last one with a comma. */
function withCommas(items: readonly string[]): string[] {
  return items.map((item, at) => (at < items.length - 1 ? `${item},` : item))
}

const GROUNDS = {
  light: 'for light ground',
  dark: 'for dark ground',
  has_opaque_background: 'on its own ground',
} as const

/** On a terminal the address of a picture leaves room for what is known of it. */
const MAX_PICTURE_CELLS = 80

/** A picture a row: its address, and what is known of it. */
function picturesText(
  pictures: readonly (readonly [url: string, facts: string])[],
  cells: number,
  painter: Painter,
): string {
  const most = cells === Number.POSITIVE_INFINITY ? cells : Math.min(MAX_PICTURE_CELLS, cells)
  const urls = pictures.map(([url]) => url)
  return addressTexts(urls, most, painter)
    .map((text, at) => flow([text, ...bracketed(pictures[at]?.[1])], ' ', cells))
    .join('\n')
}

function bracketed(facts: string | undefined): string[] {
  return facts ? [`(${facts})`] : []
}

function urlOf({ url }: { readonly url: string }): string {
  return url
}

/** The kind of each key page and its address, as many in a line as fit. */
function linksText(links: KeyLinks, cells: number, painter: Painter): string {
  const kinds = Object.keys(links)
  const most = Math.max(LEAST_CELLS, cells - Math.max(0, ...kinds.map((kind) => kind.length)) - 1)
  const texts = addressTexts(Object.values(links), most, painter)
  const items = kinds.map((kind, at) => `${kind} ${texts[at]}`)
  return flow(items, '  ', cells)
}

function backdropParts({ url, resolution }: Backdrop): [url: string, facts: string] {
  return [url, sizeOf(resolution) ?? '']
}

function logoParts({ url, type, mode, resolution }: Logo): [url: string, facts: string] {
  return [url, [type, mode && GROUNDS[mode], sizeOf(resolution)].filter(Boolean).join(', ')]
}

function sizeOf(size: { width: number; height: number } | null | undefined): string | undefined {
  return size ? `${size.width}x${size.height}` : undefined
}
