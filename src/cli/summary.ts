import type { Finding } from '../model/finding.ts'
import { foundValue } from '../model/finding.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import type { Address, Backdrop, Logo } from '../model/values.ts'
import { cut, type Painter, safe } from './terminal.ts'

/** A result as a person reads it: one brand with its colours as swatches, or why there is none. */
export function summaryOf(result: Result, painter: Painter): string {
  return result.state === 'ok' ? brandSummary(result.record, painter) : noBrandText(result, painter)
}

/** Why there is no brand. */
export function noBrandText(result: Exclude<Result, { state: 'ok' }>, painter: Painter): string {
  const domain = painter.bold(result.domain.padEnd(34))
  if (result.state === 'failed') return `${domain} ${painter.red('failed')}  ${safe(result.message)}\n`
  const why = result.evidence.map((reason) => `    ${painter.dim(cut(safe(reason), 140))}\n`).join('')
  return `${domain} ${painter.yellow(`not a brand: ${result.class.replaceAll('_', ' ')}`)}\n${why}`
}

function brandSummary({ domain, fields, notes }: BrandRecord, painter: Painter): string {
  const rows: [string, string | undefined][] = [
    ['about', shown(fields.description, (text) => cut(safe(text), 100))],
    ['claim', shown(fields.slogan, safe)],
    ['logo', shown(fields.logos, (logos) => logos.slice(0, 2).map(logoText).join('\n'))],
    ['backdrop', shown(fields.backdrops, (all) => all.slice(0, 2).map(backdropText).join('\n'))],
    ['colours', shown(fields.colors, (all) => all.map((one) => colorText(one, painter)).join('  '))],
    ['fonts', shown(fields.fonts, (all) => all.slice(0, 4).map(fontText).join(', '))],
    ['socials', shown(fields.socials, (all) => all.map((one) => one.url).join(' '))],
    ['links', shown(fields.links, (links) => Object.keys(links).join(' '))],
    ['contact', contactText(fields)],
    ...(foundValue(fields.isNsfw) ? [['adults', 'for adults only'] satisfies [string, string]] : []),
    ...notes.map((note): [string, string] => ['note', safe(note)]),
  ]
  const name = shown(fields.name, safe) ?? painter.dim('name not found')
  const lines = rows.map(
    ([label, text]) => `    ${painter.dim(label.padEnd(8))} ${indent(text) ?? painter.dim('not found')}`,
  )
  return `${painter.bold(domain.padEnd(34))} ${painter.green(name)}\n${lines.join('\n')}\n`
}

/** What was found of mail, telephone and address; nothing where all three are absent. */
function contactText({ email, phone, address }: BrandRecord['fields']): string | undefined {
  const parts = [shown(email, safe), shown(phone, safe), shown(address, addressText)].filter(Boolean)
  return parts.length > 0 ? parts.join('\n') : undefined
}

function addressText({ street, city, stateCode, postalCode, country }: Address): string {
  const parts = [street, city, [stateCode, postalCode].filter(Boolean).join(' '), country].filter(Boolean)
  return cut(safe(parts.join(', ')), 140)
}

function shown<T>(finding: Finding<T>, text: (value: T) => string): string | undefined {
  const value = foundValue(finding)
  return value === undefined ? undefined : text(value) || undefined
}

function indent(text: string | undefined): string | undefined {
  return text?.replaceAll('\n', `\n${' '.repeat(13)}`)
}

function colorText({ hex, name }: { hex: string; name: string }, painter: Painter): string {
  return [painter.swatch(hex), hex, painter.dim(name)].filter(Boolean).join(' ')
}

function fontText({ family, roles }: { family: string; roles: readonly string[] }): string {
  return `${safe(family)} (${roles.join(', ')})`
}

const GROUNDS = {
  light: 'for light ground',
  dark: 'for dark ground',
  has_opaque_background: 'on its own ground',
} as const

function backdropText({ url, resolution }: Backdrop): string {
  return `${cut(safe(url), 80)}${resolution ? ` (${resolution.width}x${resolution.height})` : ''}`
}

function logoText({ url, type, mode, resolution }: Logo): string {
  const size = resolution ? `${resolution.width}x${resolution.height}` : undefined
  const facts = [type, mode && GROUNDS[mode], size].filter(Boolean).join(', ')
  return `${cut(safe(url), 80)} (${facts})`
}
